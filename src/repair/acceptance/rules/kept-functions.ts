import type { CFile, CFunction } from '../../../project/c-file.ts';
import { functionNames } from '../../../project/function-names.ts';
import { isLibraryFunction } from '../../../project/harness/library-functions.ts';
import { moreOftenIn } from '../count-items.ts';
import type { EditRule } from './edit-rule.ts';

/** Of the C library too: a function of that name is taken for the library's by whoever reads a call. */
const reservedName =
  /^_|^(?:is|to)(?:alnum|alpha|ascii|blank|cntrl|digit|graph|lower|print|punct|space|upper|xdigit)$|^(?:str|mem|wcs)[a-z]{2,5}$/;

/** All functions stay, with their signatures; what is new is static, has a body, and takes nobody's name. */
export const keptFunctions: EditRule = ({ before, after }) => {
  if (!after.file.isComplete) return 'the patched file can not be read to its end';
  const [gone] = moreOftenIn(signaturesOf(before.file), signaturesOf(after.file));
  if (gone !== undefined) return `it takes away or changes \`${gone}\``;
  const known = new Set(before.tokens.map(({ text }) => text));
  const added = definitionsOf(after.file).filter(({ name }) => !definesOne(before.file, name));
  const taken = added.find(({ name }) => known.has(name));
  if (taken !== undefined) return `it defines \`${taken.name}\`, which is a name that the file uses already`;
  const reserved = added.find(({ name }) => isLibraryFunction(name) || reservedName.test(name));
  if (reserved !== undefined) return `it defines \`${reserved.name}\`, which is a name of the C library`;
  const open = added.find(({ isStatic }) => !isStatic);
  if (open !== undefined) return `it adds the function \`${open.name}\` to the program without \`static\``;
  const [again] = moreOftenIn(signaturesOf(after.file), signaturesOf(before.file)).filter((signature) => {
    return !added.some((one) => signatureOf(one) === signature || prototypeOf(one) === signature);
  });
  return again === undefined ? null : `it adds a declaration of \`${again}\``;
};

function definitionsOf({ functions }: CFile): readonly CFunction[] {
  return functions.filter(({ isDefinition }) => isDefinition);
}

function definesOne(file: CFile, name: string): boolean {
  return functionNames(file).defined.has(name);
}

function signaturesOf({ functions }: CFile): readonly string[] {
  return functions.map(signatureOf);
}

function signatureOf(one: CFunction): string {
  return one.isDefinition ? written(one, one.definer ?? '') : prototypeOf(one);
}

function prototypeOf(one: CFunction): string {
  return `${written(one, '')};`;
}

/** Names of parameters count: two that change places are another function. */
function written(
  { name, isStatic, returnType, parameters, isVariadic, conditions }: CFunction,
  definer: string,
): string {
  const types = [
    ...parameters.map(({ type, name: own }) => `${type} ${own ?? ''}`.trim()),
    ...(isVariadic ? ['...'] : []),
  ];
  const around = conditions.length === 0 ? '' : ` /* ${conditions.join(', ')} */`;
  return `${definer}${isStatic ? 'static ' : ''}${returnType} ${name}(${types.join(', ')})${around}`;
}
