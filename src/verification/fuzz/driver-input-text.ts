import { driverMarks } from './driver-marks.ts';

/** Of a driver: texts for arguments, and what a run finds on standard input. */
export const inputText = `static unsigned long make_text(char *to, unsigned long most)
{
  unsigned long size = 0, wanted;
  unsigned choice = below(10);
  if (choice < 3) return (unsigned long)snprintf(to, most, "%lld", number(4));
  if (choice < 6 && text_count > 0) return (unsigned long)snprintf(to, most, "%s", texts[below(text_count)]);
  wanted = choice == 9 ? 20 + below(300) : below(12);
  if (wanted >= most) wanted = most - 1;
  while (size < wanted) {
    char one = choice == 9 ? 'A' : (char)character();
    if (one != 0) to[size++] = one;
  }
  to[size] = 0;
  return size;
}

static void give_standard_input(void)
{
  static char text[4096];
  unsigned long size = 0;
  unsigned count = below(12);
  int ends[2];
  while (count-- > 0 && size < 3000) {
    unsigned long made = make_text(text + size, 400);
    size += made < 400 ? made : 399;
    text[size++] = below(2) ? ' ' : '\\n';
  }
  if (shows) {
    fprintf(stderr, "\\n${driverMarks.stdin} ");
    show_bytes((unsigned char *)text, size);
  }
  if (pipe(ends) != 0) return;
  if (size == 0 || write(ends[1], text, size) > 0) dup2(ends[0], 0);
  close(ends[1]);
  close(ends[0]);
}
`;
