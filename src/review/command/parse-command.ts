import {
  type Command,
  type CommandPlace,
  type MalformedCommand,
  maxQuestionLength,
  maxReasonLength,
} from './command.ts';

/** At least so many digits, so that a word like `add` or `bad` is none. */
const fingerprintStart = /^[0-9a-f]{4,16}$/;
const fingerprint = /^[0-9a-f]{16}$/;

/**
 * Reads the first line of a new comment's body; null for what is no command. One begins at the very start of the body:
 * what is quoted, indented, fenced or in code is talk about commands. All other lines are for people.
 */
export function parseCommand(body: string, place: CommandPlace): Command | MalformedCommand | null {
  const [line = ''] = body.split(/\r\n|\r|\n/, 1);
  if (!line.startsWith('/esbmc-')) return null;
  const [typed = '', ...words] = line.replace(/[ \t]+$/, '').split(/[ \t]+/);
  switch (typed) {
    case '/esbmc-fix':
      return parseFix(words);
    case '/esbmc-ignore':
      return parseIgnore(words, place);
    case '/esbmc-verify':
      return words.length === 0 ? { name: 'verify' } : malformed('`/esbmc-verify` takes nothing else.');
    case '/esbmc-explain':
      return parseExplain(words);
    case '/esbmc-ask':
      return parseAsk(words);
    case '/esbmc-help':
      return words.length === 0 ? { name: 'help' } : malformed('`/esbmc-help` takes nothing else.');
    default:
      return malformed('There is no such command.');
  }
}

function parseFix(words: readonly string[]): Command | MalformedCommand {
  const findings = words.filter((word) => word !== '--suggest');
  const [finding = null, ...others] = findings;
  const options = words.length - findings.length;
  const isFinding = finding === null || fingerprintStart.test(finding);
  if (!isFinding || others.length > 0 || options > 1) {
    return malformed('After `/esbmc-fix` may stand the name of a finding, and `--suggest`.');
  }
  return { name: 'fix', finding, isSuggestOnly: options === 1 };
}

function parseExplain(words: readonly string[]): Command | MalformedCommand {
  const [finding = null, ...others] = words;
  const isFinding = finding === null || fingerprintStart.test(finding);
  if (!isFinding || others.length > 0)
    return malformed('After `/esbmc-explain` may stand the name of a finding.');
  return { name: 'explain', finding };
}

function parseAsk(words: readonly string[]): Command | MalformedCommand {
  const question = words.join(' ');
  if (question === '') return malformed('After `/esbmc-ask` stands a question, on the same line.');
  if (question.length > maxQuestionLength)
    return malformed(`The question is longer than ${maxQuestionLength} characters.`);
  return { name: 'ask', question };
}

/** In a thread the finding is known, so that only a whole name is one: the reason may begin with any word. */
function parseIgnore(words: readonly string[], place: CommandPlace): Command | MalformedCommand {
  const [first = '', ...rest] = words;
  const pattern = place === 'thread' ? fingerprint : fingerprintStart;
  const isNamed = pattern.test(first);
  if (!isNamed && place === 'conversation') {
    return malformed('After `/esbmc-ignore` stand the name of a finding and the reason.');
  }
  const reason = (isNamed ? rest : words).join(' ');
  if (reason === '') return malformed('`/esbmc-ignore` needs a reason, for those who read it later.');
  if (reason.length > maxReasonLength) {
    return malformed(`The reason is longer than ${maxReasonLength} characters.`);
  }
  return { name: 'ignore', finding: isNamed ? first : null, reason };
}

function malformed(why: string): MalformedCommand {
  return { name: 'malformed', why };
}
