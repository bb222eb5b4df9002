import { namesIn } from '../review/names-in.ts';
import type { ClaimRule } from './claim-rule.ts';

/** Words of C and of its library that need not stand in the source. */
const ofLanguage = new Set(
  `NULL int char short long unsigned signed float double void const static struct union enum bool _Bool size_t ssize_t
   ptrdiff_t int8_t int16_t int32_t int64_t uint8_t uint16_t uint32_t uint64_t malloc calloc realloc free assert
   memcpy memset memmove strlen strcpy strncpy INT_MAX INT_MIN UINT_MAX SIZE_MAX main true false ESBMC esbmc inline
   volatile restrict extern typedef abort exit`.split(/\s+/),
);

/** English that follows "function" or "variable". */
const english = new Set(
  `is was that which who and or to in on at of with has have can may must will does do did returns return reads read
   writes write itself here there this the a an it call calls called being before after when where while from for by
   as are not then takes gets uses used body name named value values declaration definition parameter pointer argument
   arguments array index access passed set holds contains becomes goes should could would if into inside out needs
   points without only also never always used accessed dereference whose against so because but under beyond past
   bound bounds exceeds reaches via through`.split(/\s+/),
);

/** Variables and functions that are named must be those of the code. */
export const codeClaims: ClaimRule = (sentence, { names }) => {
  const quoted = [...sentence.matchAll(/`([^`]+)`/g)].flatMap(([, code = '']) => namesIn(code));
  const prose = sentence.replace(/`[^`]*`/g, ' ` ');
  const called = [...prose.matchAll(/\b([A-Za-z_]\w*)\(\)/g)].map(([, name = '']) => name);
  const shaped = prose.match(/\b(?:[a-z]+_\w+|[a-z]+[A-Z]\w*|_\w+)\b/g) ?? [];
  const titled = [
    ...prose.matchAll(
      /\b(?:function|variable|parameter|array|pointer|macro|argument|field|member|struct|constant) (?:named |called )?'?([A-Za-z_]\w*)'?/gi,
    ),
  ].flatMap(([, name = '']) => (english.has(name.toLowerCase()) ? [] : [name]));
  const unknown = [...quoted, ...called, ...shaped, ...titled].find(
    (name) => !names.has(name) && !ofLanguage.has(name),
  );
  return unknown === undefined ? null : `there is no ${unknown}`;
};
