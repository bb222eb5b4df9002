const numbers =
  /^(f(abs|min|max|mod|loor|dim|ma)|ceil|sqrt|cbrt|hypot|pow|exp2?|expm1|log(2|10|1p)?|a?sinh?|a?cosh?|a?tanh?|atan2|round|trunc|erf)[fl]?$|^(abs|labs|rand|str(len|n?cmp|tol|toul|tod|tof)|memcmp|ato[ifl]|v?s?n?printf|fprintf|s?scanf|puts|putchar|getchar|is(alpha|digit|space|alnum|upper|lower)|to(upper|lower))$/;

const nothing = /^(free|exit|_Exit|abort|srand|qsort|perror)$/;

/** What a function of the standard library returns, of those that return a number or nothing; null for the others. */
export function libraryResult(name: string): 'number' | 'void' | null {
  if (numbers.test(name) || /^(__VERIFIER_)?nondet_\w+$/.test(name)) return 'number';
  return nothing.test(name) ? 'void' : null;
}
