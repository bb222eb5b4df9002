import { codeSpan } from '../code-span.ts';
import { escapeMarkdown } from '../escape-markdown.ts';
import { jsonText } from '../json-text.ts';
import { messageMarkdown, quoted } from '../message.ts';
import { plainText } from '../plain-text.ts';
import { messageTerminal, terminalStyle } from '../terminal-style.ts';
import type { Explanation } from './explanation.ts';

/** What a model said about a finding, as far as the facts bear it out. */
export interface ModelPart {
  /** One sentence each, in their order, as messages. */
  readonly sentences: readonly string[];
  /** What was not shown, or why there is no answer: messages. */
  readonly notes: readonly string[];
}

interface Section {
  readonly title: string;
  readonly lines: readonly string[];
  readonly isList: boolean;
}

/** An explanation for a terminal. */
export function explanationText(explanation: Explanation, model: ModelPart, hasColor: boolean): string {
  const style = terminalStyle(hasColor);
  const say = (message: string) => messageTerminal(message, style, hasColor);
  const place = `${plainText(explanation.file)}:${explanation.line}:`;
  const blocks = sectionsOf(explanation, model).map(({ title, lines, isList }) =>
    [style.bold(title), ...lines.map((line) => `  ${isList ? '- ' : ''}${say(line)}`)].join('\n'),
  );
  const head = `${style.bold(place)} ${say(explanation.summary)}`;
  return `${[head, ...blocks, `finding ${explanation.fingerprint}`].join('\n\n')}\n`;
}

/** An explanation as Markdown in which nothing of the code or of a model is anything but text. */
export function explanationMarkdown(explanation: Explanation, model: ModelPart): string {
  const blocks = sectionsOf(explanation, model).map((section) => sectionMarkdown(section, '### '));
  const { file, line, summary, fingerprint } = explanation;
  const head = `## ${escapeMarkdown(explanation.title)} in ${codeSpan(`${file}:${line}`)}\n\n${messageMarkdown(summary)}`;
  return `${[head, ...blocks, `<sub>finding ${codeSpan(fingerprint)}</sub>`].join('\n\n')}\n`;
}

/** What is explained without a model, for a comment that has a first line of its own. */
export function explanationSections(explanation: Explanation): string {
  return sectionsOf(explanation, { sentences: [], notes: [] })
    .map((section) => sectionMarkdown(section, '#### '))
    .join('\n\n');
}

function sectionMarkdown({ title, lines, isList }: Section, mark: string): string {
  const body = lines.map((line) => `${isList ? '- ' : ''}${messageMarkdown(line)}`);
  return `${mark}${escapeMarkdown(title)}\n\n${body.join(isList ? '\n' : '\n\n')}`;
}

export function explanationJson(explanation: Explanation, model: ModelPart): string {
  const { states, statement, ...rest } = explanation;
  const shown = states.shown.map(({ location, text }) => ({
    file: plainText(location.file),
    line: location.line,
    function: location.function === null ? null : plainText(location.function),
    text,
  }));
  return jsonText({
    schema: 1,
    ...rest,
    file: plainText(rest.file),
    function: rest.function === null ? null : plainText(rest.function),
    statement: plainText(statement),
    states: { shown, leftOut: states.leftOut },
    model: { sentences: model.sentences, notes: model.notes },
  });
}

function sectionsOf(explanation: Explanation, model: ModelPart): readonly Section[] {
  const { title, meaning, certainty, inputs, assumptions, guard, next } = explanation;
  const sections: Section[] = [
    { title: `What it is: ${title}`, lines: [meaning, certainty.join(' ')], isList: false },
    { title: 'With these inputs', lines: inputs, isList: true },
    { title: 'Taken for granted', lines: assumptions, isList: true },
    { title: 'How the program gets there', lines: stateLines(explanation), isList: true },
    { title: 'What is missing', lines: [guard.text], isList: false },
    { title: 'What to do', lines: next, isList: true },
    { title: 'In the words of the model', lines: model.sentences, isList: false },
    { title: 'About the model', lines: model.notes, isList: false },
  ];
  return sections.filter(({ lines }) => lines.some((line) => line !== ''));
}

/** The states in their order, the violated line last. */
export function stateLines({
  states,
  file,
  line,
  function: name,
  statement,
}: Explanation): readonly string[] {
  const place = (at: { file: string; line: number; function: string | null }) =>
    `${at.file === file ? '' : `${quoted(at.file)}, `}line ${at.line}${at.function === null ? '' : `, ${quoted(at.function)}`}`;
  const { shown, leftOut } = states;
  return [
    ...shown.map(({ location, text }) => `${place(location)}: ${text}`),
    `${place({ file, line, function: name })}: it goes wrong here${statement === '' ? '' : `: ${quoted(statement, 120)}`}`,
    ...(leftOut === 0 ? [] : [`${leftOut} ${leftOut === 1 ? 'state' : 'states'} of the trace left out`]),
  ];
}
