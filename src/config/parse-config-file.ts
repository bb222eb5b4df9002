import { type Document, LineCounter, parseDocument, visit } from 'yaml';
import { ConfigurationError } from '../domain/errors.ts';
import { type ConfigInput, fileSettings } from './config.ts';
import { camelCase, kebabCase } from './kebab-case.ts';
import { type SettingPath, settingName, settingOffset } from './setting-path.ts';

/** Who has more to mend runs it again. */
const mostProblems = 20;

/**
 * Reads `.github/esbmc.yml`. Throws ConfigurationError with `name:line` of each problem.
 * @param name how the file is called in messages
 */
export function parseConfigFile(text: string, name: string): ConfigInput {
  const lines = new LineCounter();
  const document = parseDocument(text, { lineCounter: lines, uniqueKeys: true });
  const at = (offset: number) => `${name}:${lines.linePos(offset).line}`;
  const syntax = document.errors[0];
  if (syntax !== undefined)
    throw new ConfigurationError(`${at(syntax.pos[0])}: ${firstLine(syntax.message)}`);
  if (document.contents === null) return {};
  const alias = firstAlias(document);
  if (alias !== null) throw new ConfigurationError(`${at(alias)}: write the value out instead of an alias`);
  const result = fileSettings.safeParse(withCamelCase(document.toJS()));
  if (result.success) {
    const set = Object.entries(result.data).filter(([, value]) => value !== undefined);
    return Object.fromEntries(set) as ConfigInput;
  }
  const problems = result.error.issues.slice(0, mostProblems).flatMap((issue): string[] => {
    const path: SettingPath = issue.path.map((step) =>
      typeof step === 'number' ? step : kebabCase(String(step)),
    );
    const say = (place: SettingPath, said: string) =>
      `${at(settingOffset(document, place))}: \`${settingName(place)}\` ${said}`;
    if (issue.code === 'unrecognized_keys')
      return issue.keys.slice(0, mostProblems).map((key) => {
        return say([...path, kebabCase(key)], `is not a setting; known are ${knownIn(path)}`);
      });
    if (path.length === 0) return [`${at(0)}: must be a list of settings, \`name: value\``];
    return [say(path, issue.message)];
  });
  throw new ConfigurationError(problems.join('\n'));
}

/** Names at all depths; the file has no setting whose keys are the user's own. */
function withCamelCase(value: unknown): unknown {
  if (Array.isArray(value)) return value.map(withCamelCase);
  if (typeof value !== 'object' || value === null) return value;
  return Object.fromEntries(
    Object.entries(value).map(([key, inner]) => [camelCase(key), withCamelCase(inner)]),
  );
}

/** An alias may expand without end, and the file needs none. */
function firstAlias(document: Document): number | null {
  let found: number | null = null;
  visit(document, {
    Alias: (_, alias) => {
      found = alias.range?.[0] ?? 0;
      return visit.BREAK;
    },
  });
  return found;
}

function knownIn(path: SettingPath): string {
  const { overrides, suppressions, modelPrices, prompts } = fileSettings.shape;
  const lists = new Map<unknown, object>([
    ['overrides', overrides.unwrap().element.shape],
    ['suppressions', suppressions.unwrap().element.shape],
    ['model-prices', modelPrices.unwrap().shape],
    ['prompts', prompts.unwrap().shape],
  ]);
  return Object.keys(lists.get(path[0]) ?? fileSettings.shape)
    .map(kebabCase)
    .join(', ');
}

function firstLine(message: string): string {
  return message.split('\n')[0] ?? message;
}
