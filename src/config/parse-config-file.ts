import { type Document, isMap, isScalar, LineCounter, parseDocument, visit } from 'yaml';
import { ConfigurationError } from '../domain/errors.ts';
import { type ConfigInput, fileSettings } from './config.ts';
import { camelCase, kebabCase } from './kebab-case.ts';

/**
 * Reads `.github/esbmc.yml`. Throws ConfigurationError with `name:line` of each problem.
 * @param name how the file is called in messages
 */
export function parseConfigFile(text: string, name: string): ConfigInput {
  const lines = new LineCounter();
  const document = parseDocument(text, { lineCounter: lines, uniqueKeys: true });
  const at = (offset: number | undefined) =>
    `${name}:${offset === undefined ? 1 : lines.linePos(offset).line}`;
  const syntax = document.errors[0];
  if (syntax !== undefined)
    throw new ConfigurationError(`${at(syntax.pos[0])}: ${firstLine(syntax.message)}`);
  if (document.contents === null) return {};
  if (!isMap(document.contents))
    throw new ConfigurationError(`${at(0)}: must be a list of settings, \`name: value\``);
  const alias = firstAlias(document);
  if (alias !== undefined)
    throw new ConfigurationError(`${at(alias)}: write the value out instead of an alias`);
  const values = document.toJS() as Record<string, unknown>;
  const settings = Object.fromEntries(Object.entries(values).map(([key, value]) => [camelCase(key), value]));
  const result = fileSettings.safeParse(settings);
  if (result.success)
    return Object.fromEntries(Object.entries(result.data).filter(([, value]) => value !== undefined));
  const problems = result.error.issues.map((issue) => {
    const keys = issue.code === 'unrecognized_keys' ? issue.keys : [String(issue.path[0] ?? '')];
    const key = kebabCase(keys[0] ?? '');
    const said =
      issue.code === 'unrecognized_keys' ? `is not a setting; known are ${knownSettings()}` : issue.message;
    return `${at(offsetOf(document, key))}: \`${key}\` ${said}`;
  });
  throw new ConfigurationError(problems.join('\n'));
}

function offsetOf(document: Document, key: string): number | undefined {
  if (!isMap(document.contents)) return undefined;
  const pair = document.contents.items.find((item) => isScalar(item.key) && item.key.value === key);
  return pair !== undefined && isScalar(pair.key) ? pair.key.range?.[0] : undefined;
}

/** An alias may expand without end, and the file needs none. */
function firstAlias(document: Document): number | undefined {
  let found: number | undefined;
  visit(document, {
    Alias: (_, alias) => {
      found = alias.range?.[0] ?? 0;
      return visit.BREAK;
    },
  });
  return found;
}

function knownSettings(): string {
  return Object.keys(fileSettings.shape).map(kebabCase).join(', ');
}

function firstLine(message: string): string {
  return message.split('\n')[0] ?? message;
}
