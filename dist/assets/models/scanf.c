/*
 * scanf, fscanf and sscanf for ESBMC 8.4.0, which never calls a body of that name, checks %s only together with
 * arithmetic, and crashes on a format that is not a literal. The names are redirected to these on the command line
 * (-Dscanf=esbmc_action_scanf), in the checked program's own definitions and headers as well.
 *
 * For the order of definitions and the rules about headers see buffers.c, for the global state see sprintf.c.
 *
 * What is written is what some input leads to: an input may end or not match at any conversion, a word from a stream
 * is as long as its width allows. For sscanf the input is read: words and numbers have the length that they have
 * there; of a set (%[...]) only one character counts. Values of numbers are unknown, of words from a stream the first
 * 16 characters are written. At most 16 conversions are looked at, and nothing of a format that is not known when the
 * program is unrolled (__builtin_constant_p then tells what is known).
 */
struct esbmc_action_any;
typedef __SIZE_TYPE__ esbmc_action_length;

int __VERIFIER_nondet_int(void);
char __VERIFIER_nondet_char(void);
long __VERIFIER_nondet_long(void);
double __VERIFIER_nondet_double(void);
void __ESBMC_atomic_begin(void);
void __ESBMC_atomic_end(void);

const char *esbmc_action_input; /* null for a stream */
const char *esbmc_action_scan_format;
esbmc_action_length esbmc_action_scan_at;

/* The conversion that was read last. */
char esbmc_action_scan_kind; /* 0: none, the format ends here */
int esbmc_action_scan_width; /* 0: none */
int esbmc_action_scan_bytes; /* -2: hh, -1: h, 0: none, 1: as wide as long, 2: long double */
int esbmc_action_is_ignored; /* the flag * */

int esbmc_action_is_blank(char c)
{
__ESBMC_HIDE:;
  return c == ' ' || (c >= '\t' && c <= '\r');
}

void esbmc_action_skip_blanks(void)
{
__ESBMC_HIDE:;
  while (esbmc_action_is_blank(*esbmc_action_input))
    esbmc_action_input++;
}

/* Whether the character can be part of a number; a little more than that is taken for one. */
int esbmc_action_is_numeric(char c)
{
__ESBMC_HIDE:;
  if (c == '+' || c == '-' || (c >= '0' && c <= '9'))
    return 1;
  return esbmc_action_scan_kind != 'd' && esbmc_action_scan_kind != 'u' &&
         (c == '.' || (c >= 'a' && c <= 'x') || (c >= 'A' && c <= 'X'));
}

/* Goes on to the next conversion, and in the input past what the format has before it. 0 where it does not match. */
int esbmc_action_skip_text(void)
{
  int n;
__ESBMC_HIDE:;
  for (n = 0; n < 128; n++) {
    char c = esbmc_action_scan_format[esbmc_action_scan_at];
    if (c == 0 || !__builtin_constant_p(c))
      return 1;
    if (c == '%') {
      if (esbmc_action_scan_format[esbmc_action_scan_at + 1] != '%')
        return 1;
      esbmc_action_scan_at++;
    }
    esbmc_action_scan_at++;
    if (esbmc_action_input == 0)
      continue;
    if (esbmc_action_is_blank(c))
      esbmc_action_skip_blanks();
    else if (*esbmc_action_input == c)
      esbmc_action_input++;
    else
      return 0;
  }
  return 1;
}

/* Reads a conversion and goes on behind it; its kind is 0 where there is none. */
void esbmc_action_read_scan(void)
{
  char c = esbmc_action_scan_format[esbmc_action_scan_at];
  int n;
__ESBMC_HIDE:;
  esbmc_action_scan_kind = 0;
  if (!__builtin_constant_p(c) || c != '%')
    return;
  esbmc_action_is_ignored = 0;
  esbmc_action_scan_width = 0;
  esbmc_action_scan_bytes = 0;
  esbmc_action_scan_at++;
  if (esbmc_action_scan_format[esbmc_action_scan_at] == '*') {
    esbmc_action_is_ignored = 1;
    esbmc_action_scan_at++;
  }
  for (n = 0; n < 6; n++) {
    c = esbmc_action_scan_format[esbmc_action_scan_at];
    if (c < '0' || c > '9')
      break;
    esbmc_action_scan_width = esbmc_action_scan_width * 10 + (c - '0');
    esbmc_action_scan_at++;
  }
  if (c == 'h' || c == 'l') {
    esbmc_action_scan_bytes = c == 'h' ? -1 : 1;
    esbmc_action_scan_at++;
    if (esbmc_action_scan_format[esbmc_action_scan_at] == c) {
      esbmc_action_scan_bytes = c == 'h' ? -2 : 1;
      esbmc_action_scan_at++;
    }
  } else if (c == 'z' || c == 'j' || c == 't' || c == 'L') {
    esbmc_action_scan_bytes = c == 'L' ? 2 : 1;
    esbmc_action_scan_at++;
  }
  esbmc_action_scan_kind = esbmc_action_scan_format[esbmc_action_scan_at];
  if (esbmc_action_scan_kind == '[') {
    esbmc_action_scan_at++;
    if (esbmc_action_scan_format[esbmc_action_scan_at] == '^')
      esbmc_action_scan_at++;
    if (esbmc_action_scan_format[esbmc_action_scan_at] == ']')
      esbmc_action_scan_at++;
    for (n = 0; n < 64; n++) {
      c = esbmc_action_scan_format[esbmc_action_scan_at];
      if (c == 0 || c == ']')
        break;
      esbmc_action_scan_at++;
    }
  }
  if (esbmc_action_scan_format[esbmc_action_scan_at] != 0)
    esbmc_action_scan_at++;
}

/* How long a word or a set from a stream is: anything from 1 to its width; %c takes exactly its width. */
esbmc_action_length esbmc_action_any_length(void)
{
  int length = __VERIFIER_nondet_int();
__ESBMC_HIDE:;
  if (esbmc_action_scan_kind == 'c')
    return esbmc_action_scan_width == 0 ? 1 : (esbmc_action_length)esbmc_action_scan_width;
  __ESBMC_assume(length >= 1);
  __ESBMC_assume(esbmc_action_scan_width == 0 || length <= esbmc_action_scan_width);
  return (esbmc_action_length)length;
}

/* How many characters of the input the conversion takes; 0 where it does not match. */
esbmc_action_length esbmc_action_taken(void)
{
  const char *input;
  esbmc_action_length width =
    esbmc_action_scan_width == 0 ? (esbmc_action_length)-1 : (esbmc_action_length)esbmc_action_scan_width;
  esbmc_action_length length;
__ESBMC_HIDE:;
  if (esbmc_action_scan_kind != 'c' && esbmc_action_scan_kind != '[')
    esbmc_action_skip_blanks();
  input = esbmc_action_input;
  if (esbmc_action_scan_kind == '[')
    return input[0] == 0 ? 0 : 1;
  if (esbmc_action_scan_kind == 'c') {
    width = esbmc_action_scan_width == 0 ? 1 : width;
    for (length = 0; length < width && input[length] != 0; length++)
      ;
    return length == width ? length : 0;
  }
  for (length = 0; length < width && input[length] != 0; length++) {
    if (esbmc_action_scan_kind == 's' ? esbmc_action_is_blank(input[length]) : !esbmc_action_is_numeric(input[length]))
      break;
  }
  return length;
}

/* A word of the input, or one from a stream; the terminator comes first, as its place shows an overflow. */
void esbmc_action_write_word(char *to, esbmc_action_length length)
{
  esbmc_action_length i;
__ESBMC_HIDE:;
  if (esbmc_action_scan_kind != 'c')
    to[length] = 0;
  else
    to[length - 1] = __VERIFIER_nondet_char();
  if (esbmc_action_input != 0) {
    for (i = 0; i < length; i++)
      to[i] = (esbmc_action_input - length)[i];
    return;
  }
  for (i = 0; i < 16; i++) {
    char c = __VERIFIER_nondet_char();
    if (i >= length)
      break;
    __ESBMC_assume(esbmc_action_scan_kind == 'c' || c != 0);
    __ESBMC_assume(esbmc_action_scan_kind != 's' || !esbmc_action_is_blank(c));
    to[i] = c;
  }
}

void esbmc_action_begin_scan(const char *input, const char *format)
{
__ESBMC_HIDE:;
  __ESBMC_atomic_begin();
  esbmc_action_input = input;
  esbmc_action_scan_format = format;
  esbmc_action_scan_at = 0;
}

/* What is returned where the input ends before the first conversion. */
int esbmc_action_counted(int count)
{
__ESBMC_HIDE:;
  if (count > 0)
    return count;
  if (esbmc_action_input == 0)
    return __VERIFIER_nondet_int() ? -1 : 0;
  return *esbmc_action_input == 0 ? -1 : 0;
}

/* The arguments can be read only where the function is variadic, hence a macro. */
#define ESBMC_ACTION_SCAN(args)                                                              \
  for (n = 0; n < 16; n++) {                                                                 \
    if (!esbmc_action_skip_text())                                                           \
      break;                                                                                 \
    esbmc_action_read_scan();                                                                \
    c = esbmc_action_scan_kind;                                                              \
    if (c == 0)                                                                              \
      break;                                                                                 \
    length = 0;                                                                              \
    if (c != 'n') {                                                                          \
      if (esbmc_action_input != 0) {                                                         \
        length = esbmc_action_taken();                                                       \
        esbmc_action_input += length;                                                        \
      } else if (!__VERIFIER_nondet_int())                                                   \
        length = esbmc_action_any_length();                                                  \
      if (length == 0) {                                                                     \
        count = esbmc_action_counted(count);                                                 \
        break;                                                                               \
      }                                                                                      \
    }                                                                                        \
    if (esbmc_action_is_ignored)                                                             \
      continue;                                                                              \
    if (c == 's' || c == '[' || c == 'c')                                                    \
      esbmc_action_write_word(__builtin_va_arg(args, char *), length);                       \
    else if (c == 'd' || c == 'i' || c == 'u' || c == 'x' || c == 'X' || c == 'o' ||         \
             c == 'n') {                                                                     \
      if (esbmc_action_scan_bytes == 1)                                                      \
        *__builtin_va_arg(args, long *) = __VERIFIER_nondet_long();                          \
      else if (esbmc_action_scan_bytes == -1)                                                \
        *__builtin_va_arg(args, short *) = (short)__VERIFIER_nondet_int();                   \
      else if (esbmc_action_scan_bytes == -2)                                                \
        *__builtin_va_arg(args, signed char *) = (signed char)__VERIFIER_nondet_int();       \
      else                                                                                   \
        *__builtin_va_arg(args, int *) = __VERIFIER_nondet_int();                            \
    } else if (c == 'f' || c == 'e' || c == 'g' || c == 'a' || c == 'F' || c == 'E' ||       \
               c == 'G') {                                                                   \
      if (esbmc_action_scan_bytes == 2)                                                      \
        *__builtin_va_arg(args, long double *) = __VERIFIER_nondet_double();                 \
      else if (esbmc_action_scan_bytes == 1)                                                 \
        *__builtin_va_arg(args, double *) = __VERIFIER_nondet_double();                      \
      else                                                                                   \
        *__builtin_va_arg(args, float *) = (float)__VERIFIER_nondet_double();                \
    } else                                                                                   \
      break;                                                                                 \
    if (c != 'n')                                                                            \
      count++;                                                                               \
  }

#define ESBMC_ACTION_SCAN_VARIABLES \
  esbmc_action_length length;       \
  int count = 0;                    \
  char c;                           \
  int n;                            \
  __builtin_va_list args;

int esbmc_action_scanf(struct esbmc_action_any *format, ...)
{
  ESBMC_ACTION_SCAN_VARIABLES
__ESBMC_HIDE:;
  esbmc_action_begin_scan(0, (const char *)format);
  __builtin_va_start(args, format);
  ESBMC_ACTION_SCAN(args)
  __builtin_va_end(args);
  __ESBMC_atomic_end();
  return count;
}

int esbmc_action_fscanf(void *stream, struct esbmc_action_any *format, ...)
{
  ESBMC_ACTION_SCAN_VARIABLES
__ESBMC_HIDE:;
  esbmc_action_begin_scan(0, (const char *)format);
  __builtin_va_start(args, format);
  ESBMC_ACTION_SCAN(args)
  __builtin_va_end(args);
  __ESBMC_atomic_end();
  return count;
}

int esbmc_action_sscanf(const char *input, struct esbmc_action_any *format, ...)
{
  ESBMC_ACTION_SCAN_VARIABLES
__ESBMC_HIDE:;
  esbmc_action_begin_scan(input, (const char *)format);
  __builtin_va_start(args, format);
  ESBMC_ACTION_SCAN(args)
  __builtin_va_end(args);
  __ESBMC_atomic_end();
  return count;
}
