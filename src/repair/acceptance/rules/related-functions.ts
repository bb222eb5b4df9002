import type { CFile, CFunction } from '../../../project/c-file.ts';
import { callGraph } from '../../../project/call-graph.ts';
import { editedFunctions } from '../edited-file.ts';
import type { EditRule, RuleFacts } from './edit-rule.ts';

/**
 * What a repair changes ran before the violation, called what did, or is called by it: the rest nobody looks at. In
 * another file of the unit that is what the unit calls there.
 */
export const relatedFunctions: EditRule = (edit, { finding: { counterexample, entry }, unit }) => {
  const { property, steps, calls } = counterexample;
  const isOfViolation = edit.path === property.location.file;
  if (!isOfViolation && unit.length === 0) return null;
  const places = [property.location, ...calls, ...steps.map(({ location }) => location)];
  const ran = [entry, ...places.flatMap((place) => place.function ?? [])];
  const graph = callGraph(isOfViolation ? edit.before.file : wholeOf(unit));
  const related = new Set(ran.flatMap((name) => [name, ...graph.reachableFrom(name)]));
  const isPublic = (name: string) =>
    edit.before.file.functions.some((one) => one.name === name && !one.isStatic);
  const stranger = editedFunctions(edit).find((name) => {
    return !related.has(isOfViolation || isPublic(name) ? name : ownName(name, edit.path));
  });
  return stranger === undefined
    ? null
    : `it changes \`${stranger}\`, which has nothing to do with the finding`;
};

/** All files as one, in which a static function can be told from those of its name in other files. */
function wholeOf(unit: RuleFacts['unit']): Pick<CFile, 'functions' | 'declarations'> {
  const parts = unit.map(({ path, file }) => {
    const own = new Set(file.functions.filter(({ isStatic }) => isStatic).map(({ name }) => name));
    const named = (name: string) => (own.has(name) ? ownName(name, path) : name);
    return {
      functions: file.functions.map((one): CFunction => {
        return { ...one, name: named(one.name), mentions: one.mentions.map(named) };
      }),
      declarations: file.declarations.map((one) => ({ ...one, mentions: one.mentions.map(named) })),
    };
  });
  return {
    functions: parts.flatMap(({ functions }) => functions),
    declarations: parts.flatMap(({ declarations }) => declarations),
  };
}

function ownName(name: string, path: string): string {
  return `${name} of ${path}`;
}
