/*
 * Functions that read or fill a caller's buffer or use a stream, for ESBMC 8.4.0, whose own don't look at them (recv,
 * send, write, fwrite, puts, fputs), always succeed (read, write, fgets, ferror, and fopen but for want of memory),
 * always fail (fputc), give NULL back (asprintf) or don't exist (qsort, bsearch, getline, getdelim): what stands behind a call that always ends in one way is never
 * looked at.
 *
 * Of two definitions with the same type ESBMC keeps the first, of two with different types the last. This file is
 * linked first, and one parameter of each function points to a type that exists nowhere else: so whatever the
 * checked program defines itself, with whatever type, is kept. No header is included and no macro is trusted,
 * because the include folders, macros and -std of the checked program apply here, too (hence C89).
 */
#undef read
#undef recv
#undef write
#undef send
#undef fwrite
#undef puts
#undef fputs
#undef fputc
#undef fgets
#undef getline
#undef getdelim
#undef asprintf
#undef vasprintf
#undef ferror
#undef fopen
#undef qsort
#undef bsearch

struct esbmc_action_any {
  char byte;
};
typedef __SIZE_TYPE__ esbmc_action_length;
typedef __PTRDIFF_TYPE__ esbmc_action_result;

/*
 * ESBMC leaves the standard streams NULL, and a stream that is NULL can't be told from them. FILE is this structure in
 * glibc; where it is another one, what the program says about the streams is kept.
 */
struct _IO_FILE;
static char esbmc_action_streams[3];
struct _IO_FILE *stdin = (struct _IO_FILE *)&esbmc_action_streams[0];
struct _IO_FILE *stdout = (struct _IO_FILE *)&esbmc_action_streams[1];
struct _IO_FILE *stderr = (struct _IO_FILE *)&esbmc_action_streams[2];

void *malloc(esbmc_action_length);
void free(void *);
int __VERIFIER_nondet_int(void);
char __VERIFIER_nondet_char(void);
long __VERIFIER_nondet_long(void);
unsigned long __VERIFIER_nondet_ulong(void);

/* The first 32 bytes get any value, the last one shows whether the buffer is long enough; others keep theirs. */
void esbmc_action_write_bytes(char *to, esbmc_action_length length)
{
  esbmc_action_length i;
__ESBMC_HIDE:;
  if (length > 0)
    to[length - 1] = __VERIFIER_nondet_char();
  for (i = 0; i < 32 && i < length; i++)
    to[i] = __VERIFIER_nondet_char();
}

void esbmc_action_read_bytes(const char *from, esbmc_action_length length)
{
  char c;
__ESBMC_HIDE:;
  if (length > 0) {
    c = from[0];
    c = from[length - 1];
  }
}

/* That a string ends, as far as 256 characters can show, at most 16 of which are not known when it is unrolled. */
void esbmc_action_read_string(const char *text)
{
  int i;
  int unknown = 0;
__ESBMC_HIDE:;
  for (i = 0; i < 256 && unknown < 16; i++) {
    char c = text[i];
    if (c == 0)
      return;
    if (!__builtin_constant_p(c))
      unknown++;
  }
}

void esbmc_action_read_stream(const void *stream)
{
  char c;
__ESBMC_HIDE:;
  c = *(const char *)stream;
}

/* -1 for an error, 0 at the end, or any number of bytes up to `length`. */
esbmc_action_result esbmc_action_received(char *to, esbmc_action_length length)
{
  esbmc_action_result count = __VERIFIER_nondet_long();
__ESBMC_HIDE:;
  __ESBMC_assume(count >= -1);
  __ESBMC_assume(count <= 0 || (esbmc_action_length)count <= length);
  if (count > 0)
    esbmc_action_write_bytes(to, (esbmc_action_length)count);
  return count;
}

esbmc_action_result read(int file, struct esbmc_action_any *to, esbmc_action_length length)
{
__ESBMC_HIDE:;
  return file < 0 ? -1 : esbmc_action_received((char *)to, length);
}

esbmc_action_result recv(int socket, struct esbmc_action_any *to, esbmc_action_length length, int flags)
{
__ESBMC_HIDE:;
  return esbmc_action_received((char *)to, length);
}

/* All or nothing, as in ESBMC's own: partial writes make loops that no bound reaches. */
esbmc_action_result write(int file, const struct esbmc_action_any *from, esbmc_action_length length)
{
__ESBMC_HIDE:;
  esbmc_action_read_bytes((const char *)from, length);
  return file < 0 || __VERIFIER_nondet_int() ? -1 : (esbmc_action_result)length;
}

esbmc_action_result
send(int socket, const struct esbmc_action_any *from, esbmc_action_length length, int flags)
{
  esbmc_action_result count = __VERIFIER_nondet_long();
__ESBMC_HIDE:;
  esbmc_action_read_bytes((const char *)from, length);
  __ESBMC_assume(count >= -1);
  __ESBMC_assume(count <= 0 || (esbmc_action_length)count <= length);
  return count;
}

esbmc_action_length fwrite(
  const struct esbmc_action_any *from, esbmc_action_length size, esbmc_action_length count, void *stream)
{
  esbmc_action_length written = __VERIFIER_nondet_ulong();
__ESBMC_HIDE:;
  esbmc_action_read_stream(stream);
  /* A product that wraps around is not a length. */
  if (size > 0 && count > 0 && count <= (esbmc_action_length)-1 / size)
    esbmc_action_read_bytes((const char *)from, size * count);
  __ESBMC_assume(written <= count);
  return written;
}

int puts(const struct esbmc_action_any *text)
{
__ESBMC_HIDE:;
  esbmc_action_read_string((const char *)text);
  return __VERIFIER_nondet_int();
}

int fputs(const struct esbmc_action_any *text, void *stream)
{
__ESBMC_HIDE:;
  esbmc_action_read_stream(stream);
  esbmc_action_read_string((const char *)text);
  return __VERIFIER_nondet_int();
}

int fputc(int character, struct esbmc_action_any *stream)
{
__ESBMC_HIDE:;
  esbmc_action_read_stream(stream);
  return __VERIFIER_nondet_int() ? (int)(unsigned char)character : -1;
}

int ferror(struct esbmc_action_any *stream)
{
__ESBMC_HIDE:;
  esbmc_action_read_stream(stream);
  return __VERIFIER_nondet_int();
}

/* A file may be missing however much memory there is; fclose of ESBMC frees what this returns. */
void *fopen(const struct esbmc_action_any *path, const char *how)
{
__ESBMC_HIDE:;
  esbmc_action_read_string((const char *)path);
  esbmc_action_read_string(how);
  return __VERIFIER_nondet_int() ? 0 : malloc(1);
}

/* A line of any length that fits, or nothing. */
char *fgets(struct esbmc_action_any *to, int size, void *stream)
{
  int length = __VERIFIER_nondet_int();
__ESBMC_HIDE:;
  esbmc_action_read_stream(stream);
  if (size <= 0 || __VERIFIER_nondet_int())
    return 0;
  esbmc_action_write_bytes((char *)to, (esbmc_action_length)size);
  __ESBMC_assume(length >= 0 && length < size);
  ((char *)to)[length] = 0;
  return (char *)to;
}

/* A line of any length, in the caller's block where that is long enough, or nothing; the block is the caller's to free. */
esbmc_action_result esbmc_action_read_line(char **line, esbmc_action_length *size, const void *stream)
{
  esbmc_action_length length = __VERIFIER_nondet_ulong();
  char *block;
__ESBMC_HIDE:;
  esbmc_action_read_stream(stream);
  if (__VERIFIER_nondet_int())
    return -1;
  __ESBMC_assume(length > 0 && length < 0x10000000);
  block = *line;
  if (block == 0 || *size <= length) {
    block = malloc(length + 1);
    if (block == 0)
      return -1;
    free(*line);
    *line = block;
    *size = length + 1;
  }
  esbmc_action_write_bytes(block, length);
  block[length] = 0;
  return (esbmc_action_result)length;
}

esbmc_action_result getline(char **line, esbmc_action_length *size, struct esbmc_action_any *stream)
{
__ESBMC_HIDE:;
  return esbmc_action_read_line(line, size, stream);
}

esbmc_action_result
getdelim(char **line, esbmc_action_length *size, int end, struct esbmc_action_any *stream)
{
__ESBMC_HIDE:;
  return esbmc_action_read_line(line, size, stream);
}

/* A text of any length in a new block; what the format asks for is not looked at. */
int esbmc_action_print_block(char **to)
{
  int length = __VERIFIER_nondet_int();
  char *block;
__ESBMC_HIDE:;
  __ESBMC_assume(length >= 0 && length < 0x10000000);
  block = malloc((esbmc_action_length)length + 1);
  if (block == 0)
    return -1;
  esbmc_action_write_bytes(block, (esbmc_action_length)length);
  block[length] = 0;
  *to = block;
  return length;
}

int asprintf(char **to, const struct esbmc_action_any *format, ...)
{
__ESBMC_HIDE:;
  return esbmc_action_print_block(to);
}

int vasprintf(char **to, const struct esbmc_action_any *format, __builtin_va_list arguments)
{
__ESBMC_HIDE:;
  return esbmc_action_print_block(to);
}

/* Compares two elements, any two: their order is left as it was. */
void qsort(
  struct esbmc_action_any *base, esbmc_action_length count, esbmc_action_length size,
  int (*compare)(const void *, const void *))
{
  esbmc_action_length i = __VERIFIER_nondet_ulong();
  esbmc_action_length j = __VERIFIER_nondet_ulong();
__ESBMC_HIDE:;
  if (count < 2)
    return;
  esbmc_action_read_bytes((const char *)base, count * size);
  __ESBMC_assume(i < count && j < count && i != j);
  compare((const char *)base + i * size, (const char *)base + j * size);
}

/* Looks at the first 16 elements one by one, so that what is there is found, and beyond them at any one. */
void *bsearch(
  const struct esbmc_action_any *key, const void *base, esbmc_action_length count, esbmc_action_length size,
  int (*compare)(const void *, const void *))
{
  const char *element = base;
  esbmc_action_length i;
__ESBMC_HIDE:;
  for (i = 0; i < 16 && i < count; i++) {
    if (compare(key, element + i * size) == 0)
      return (void *)(element + i * size);
  }
  if (i == count)
    return 0;
  i = __VERIFIER_nondet_ulong();
  __ESBMC_assume(i >= 16 && i < count);
  return compare(key, element + i * size) == 0 ? (void *)(element + i * size) : 0;
}
