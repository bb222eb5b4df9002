/*
 * scanf, fscanf and sscanf for ESBMC 8.4.0, which never calls a body of that name, checks %s only together with
 * arithmetic, and crashes on a format that is not a literal. The names are redirected to these on the command line
 * (-Dscanf=esbmc_action_scanf), in the checked program's own definitions and headers as well.
 *
 * For the order of definitions and the rules about headers see buffers.c.
 *
 * What is written is what some input leads to: an input may end or not match at any conversion, a word from a stream
 * is as long as its width allows. For sscanf the input is read: words and numbers have the length that they have
 * there; of a set (%[...]) only one character counts. Values of numbers are unknown. At most 16 conversions are looked at, and nothing
 * of a format that is not known when the program is unrolled (__builtin_constant_p then tells what is known).
 */
struct esbmc_action_any;
typedef __SIZE_TYPE__ esbmc_action_length;

int __VERIFIER_nondet_int(void);
char __VERIFIER_nondet_char(void);
long __VERIFIER_nondet_long(void);
double __VERIFIER_nondet_double(void);

struct esbmc_action_scan {
  esbmc_action_length end; /* where the format goes on */
  int width;               /* 0: none */
  int size;                /* -2: hh, -1: h, 0: none, 1: as wide as long, 2: long double */
  int ignored;             /* the flag * */
  char kind;               /* 0: the format ends here */
};

int esbmc_action_is_blank(char c)
{
__ESBMC_HIDE:;
  return c == ' ' || (c >= '\t' && c <= '\r');
}

const char *esbmc_action_skip_blanks(const char *input)
{
__ESBMC_HIDE:;
  while (esbmc_action_is_blank(*input))
    input++;
  return input;
}

/* Whether the character can be part of a number; a little more than that is taken for one. */
int esbmc_action_is_numeric(char c, char kind)
{
__ESBMC_HIDE:;
  if (c == '+' || c == '-' || (c >= '0' && c <= '9'))
    return 1;
  return kind != 'd' && kind != 'u' && (c == '.' || (c >= 'a' && c <= 'x') || (c >= 'A' && c <= 'X'));
}

/*
 * Goes on in the format to the next conversion, and in the input past what the format has before it; `*input` is null
 * for a stream, which is taken to match. Gives 0 where the input does not match.
 */
int esbmc_action_skip_text(const char *format, esbmc_action_length *at, const char **input)
{
  int n;
__ESBMC_HIDE:;
  for (n = 0; n < 128; n++) {
    char c = format[*at];
    if (c == 0 || !__builtin_constant_p(c))
      return 1;
    if (c == '%' && format[*at + 1] != '%')
      return 1;
    if (c == '%')
      (*at)++;
    (*at)++;
    if (*input == 0)
      continue;
    if (esbmc_action_is_blank(c))
      *input = esbmc_action_skip_blanks(*input);
    else if (**input == c)
      (*input)++;
    else
      return 0;
  }
  return 1;
}

/* The conversion whose % stands at `at`; its kind is 0 where the format ends. */
struct esbmc_action_scan esbmc_action_scan_at(const char *format, esbmc_action_length at)
{
  struct esbmc_action_scan how = {0, 0, 0, 0, 0};
  char c = format[at];
  int n;
__ESBMC_HIDE:;
  if (!__builtin_constant_p(c) || c != '%')
    return how;
  at++;
  if (format[at] == '*') {
    how.ignored = 1;
    at++;
  }
  for (n = 0; n < 6 && format[at] >= '0' && format[at] <= '9'; n++) {
    how.width = how.width * 10 + (format[at] - '0');
    at++;
  }
  if (format[at] == 'h') {
    how.size = format[at + 1] == 'h' ? -2 : -1;
    at += format[at + 1] == 'h' ? 2 : 1;
  } else if (format[at] == 'l') {
    how.size = 1;
    at += format[at + 1] == 'l' ? 2 : 1;
  } else if (format[at] == 'z' || format[at] == 'j' || format[at] == 't') {
    how.size = 1;
    at++;
  } else if (format[at] == 'L') {
    how.size = 2;
    at++;
  }
  how.kind = format[at];
  if (how.kind == '[') {
    at++;
    if (format[at] == '^')
      at++;
    if (format[at] == ']')
      at++;
    for (n = 0; n < 64 && format[at] != 0 && format[at] != ']'; n++)
      at++;
  }
  how.end = format[at] == 0 ? at : at + 1;
  return how;
}

/* A word of the input, or one from a stream; the terminator comes first, as its place shows an overflow. */
void esbmc_action_write_word(char *to, esbmc_action_length length, const char *input, char kind)
{
  esbmc_action_length i;
__ESBMC_HIDE:;
  if (kind != 'c')
    to[length] = 0;
  else if (length > 0)
    to[length - 1] = __VERIFIER_nondet_char();
  if (input != 0) {
    for (i = 0; i < length; i++)
      to[i] = input[i];
    return;
  }
  for (i = 0; i < 64 && i < length; i++) {
    char c = __VERIFIER_nondet_char();
    __ESBMC_assume(kind == 'c' || c != 0);
    __ESBMC_assume(kind != 's' || !esbmc_action_is_blank(c));
    to[i] = c;
  }
}

/* How long a word or a set from a stream is: anything from 1 to its width; %c takes exactly its width. */
esbmc_action_length esbmc_action_any_length(int width, char kind)
{
  int length = __VERIFIER_nondet_int();
__ESBMC_HIDE:;
  if (kind == 'c')
    return (esbmc_action_length)width;
  __ESBMC_assume(length >= 1 && (width == 0 || length <= width));
  return (esbmc_action_length)length;
}

/* How many characters of the input the conversion takes; 0 where it does not match. */
esbmc_action_length esbmc_action_taken(const char *input, struct esbmc_action_scan how)
{
  esbmc_action_length width = how.width == 0 ? (esbmc_action_length)-1 : (esbmc_action_length)how.width;
  esbmc_action_length length;
__ESBMC_HIDE:;
  if (how.kind == '[')
    return input[0] == 0 ? 0 : 1;
  if (how.kind == 'c') {
    width = how.width == 0 ? 1 : width;
    for (length = 0; length < width && input[length] != 0; length++)
      ;
    return length == width ? length : 0;
  }
  for (length = 0; length < width && input[length] != 0; length++) {
    if (how.kind == 's' ? esbmc_action_is_blank(input[length]) : !esbmc_action_is_numeric(input[length], how.kind))
      break;
  }
  return length;
}

#define ESBMC_ACTION_SCAN_VARIABLES \
  struct esbmc_action_scan how;     \
  esbmc_action_length at = 0;       \
  esbmc_action_length length;       \
  int count = 0;                    \
  int n;                            \
  __builtin_va_list args;

/*
 * The arguments can be read only where the function is variadic, hence a macro. `input` is null for a stream, where
 * any input may come and may end.
 */
#define ESBMC_ACTION_SCAN(input)                                                                     \
  for (n = 0; n < 16; n++) {                                                                         \
    if (!esbmc_action_skip_text(format, &at, &input))                                                \
      break;                                                                                         \
    how = esbmc_action_scan_at(format, at);                                                          \
    if (how.kind == 0)                                                                               \
      break;                                                                                         \
    at = how.end;                                                                                    \
    if (how.kind == 'n')                                                                             \
      length = 0;                                                                                    \
    else if (input != 0) {                                                                           \
      if (how.kind != 'c' && how.kind != '[')                                                        \
        input = esbmc_action_skip_blanks(input);                                                     \
      length = esbmc_action_taken(input, how);                                                       \
      if (length == 0)                                                                               \
        return count == 0 && *input == 0 ? -1 : count;                                               \
      input += length;                                                                               \
    } else {                                                                                         \
      if (__VERIFIER_nondet_int())                                                                   \
        return count == 0 && __VERIFIER_nondet_int() ? -1 : count;                                   \
      length = esbmc_action_any_length(how.kind == 'c' && how.width == 0 ? 1 : how.width, how.kind); \
    }                                                                                                \
    if (how.ignored)                                                                                 \
      continue;                                                                                      \
    if (how.kind == 's' || how.kind == '[' || how.kind == 'c')                                       \
      esbmc_action_write_word(                                                                       \
        __builtin_va_arg(args, char *), length, input == 0 ? 0 : input - length, how.kind);          \
    else if (how.kind == 'd' || how.kind == 'i' || how.kind == 'u' || how.kind == 'x' ||             \
             how.kind == 'X' || how.kind == 'o' || how.kind == 'n') {                                \
      if (how.size == 1)                                                                             \
        *__builtin_va_arg(args, long *) = __VERIFIER_nondet_long();                                  \
      else if (how.size == -1)                                                                       \
        *__builtin_va_arg(args, short *) = (short)__VERIFIER_nondet_int();                           \
      else if (how.size == -2)                                                                       \
        *__builtin_va_arg(args, signed char *) = (signed char)__VERIFIER_nondet_int();               \
      else                                                                                           \
        *__builtin_va_arg(args, int *) = __VERIFIER_nondet_int();                                    \
    } else if (how.kind == 'f' || how.kind == 'e' || how.kind == 'g' || how.kind == 'a' ||           \
               how.kind == 'F' || how.kind == 'E' || how.kind == 'G') {                              \
      if (how.size == 2)                                                                             \
        *__builtin_va_arg(args, long double *) = __VERIFIER_nondet_double();                         \
      else if (how.size == 1)                                                                        \
        *__builtin_va_arg(args, double *) = __VERIFIER_nondet_double();                              \
      else                                                                                           \
        *__builtin_va_arg(args, float *) = (float)__VERIFIER_nondet_double();                        \
    } else                                                                                           \
      break;                                                                                         \
    if (how.kind != 'n')                                                                             \
      count++;                                                                                       \
  }

int esbmc_action_scanf(struct esbmc_action_any *format_, ...)
{
  const char *format = (const char *)format_;
  const char *input = 0;
  ESBMC_ACTION_SCAN_VARIABLES
__ESBMC_HIDE:;
  __builtin_va_start(args, format_);
  ESBMC_ACTION_SCAN(input)
  __builtin_va_end(args);
  return count;
}

int esbmc_action_fscanf(void *stream, struct esbmc_action_any *format_, ...)
{
  const char *format = (const char *)format_;
  const char *input = 0;
  ESBMC_ACTION_SCAN_VARIABLES
__ESBMC_HIDE:;
  __builtin_va_start(args, format_);
  ESBMC_ACTION_SCAN(input)
  __builtin_va_end(args);
  return count;
}

int esbmc_action_sscanf(const char *input, struct esbmc_action_any *format_, ...)
{
  const char *format = (const char *)format_;
  ESBMC_ACTION_SCAN_VARIABLES
__ESBMC_HIDE:;
  __builtin_va_start(args, format_);
  ESBMC_ACTION_SCAN(input)
  __builtin_va_end(args);
  return count;
}
