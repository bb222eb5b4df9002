/** Of the driver: values that are made of bytes. */
export const bytesText = `/* Where a run is given bytes, its values are made of them, and of zeros when they are used up. */
static const unsigned char *bytes;
static unsigned long bytes_left;
static unsigned byte(void)
{
  if (bytes_left == 0) return 0;
  bytes_left--;
  return *bytes++;
}

static long long number_of_bytes(unsigned size)
{
  word value = 0;
  unsigned choice = size == 1 ? 255 : byte();
  if (choice < 160) return choice % 16;
  if (choice < 190) return boundaries[byte() % boundary_count];
  for (unsigned at = 0; at < size && at < 8; at++) value |= (word)byte() << 8 * at;
  return (long long)value;
}
`;

/** Of the driver's own `main`: a run with bytes, as hexadecimal digits, that writes its inputs down. */
export const givenText = `static void give_bytes(const char *digits)
{
  static unsigned char given[512];
  unsigned value;
  while (bytes_left < sizeof given && sscanf(digits + 2 * bytes_left, "%2x", &value) == 1)
    given[bytes_left++] = (unsigned char)value;
  bytes = given;
  shows = 1;
  start();
}
`;
