import { callGraph } from '../../../project/call-graph.ts';
import { editedFunctions } from '../edited-file.ts';
import type { EditRule } from './edit-rule.ts';

/**
 * What a repair changes ran before the violation, called what did, or is called by it: the rest nobody looks at. Other
 * files of the unit are there because the unit calls them.
 */
export const relatedFunctions: EditRule = (edit, { finding: { counterexample, entry } }) => {
  const { property, steps, calls } = counterexample;
  if (edit.path !== property.location.file) return null;
  const places = [property.location, ...calls, ...steps.map(({ location }) => location)];
  const ran = [entry, ...places.flatMap((place) => place.function ?? [])];
  const graph = callGraph(edit.before.file);
  const related = new Set(ran.flatMap((name) => [name, ...graph.reachableFrom(name)]));
  const stranger = editedFunctions(edit).find((name) => !related.has(name));
  return stranger === undefined
    ? null
    : `it changes \`${stranger}\`, which has nothing to do with the finding`;
};
