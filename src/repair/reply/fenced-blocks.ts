/** A piece of a reply that stands between fences. */
export interface FencedBlock {
  /** The first word behind the opening fence, in lower case; empty where there is none. */
  readonly language: string;
  readonly text: string;
  /** False when the reply ends before the closing fence. */
  readonly isClosed: boolean;
}

const opening = /^ {0,3}(`{3,}|~{3,})[ \t]*([^`]*)$/;

/** The fenced blocks of a reply, in order; a fence is closed by one of the same kind that is at least as long. */
export function fencedBlocks(reply: string): readonly FencedBlock[] {
  const blocks: FencedBlock[] = [];
  let open: { fence: string; language: string; lines: string[] } | null = null;
  const close = (isClosed: boolean) => {
    if (open !== null) blocks.push({ language: open.language, text: open.lines.join('\n'), isClosed });
    open = null;
  };
  for (const line of reply.split('\n')) {
    const [, fence = '', info = ''] = opening.exec(line) ?? [];
    if (open === null) {
      if (fence !== '') open = { fence, language: languageIn(info), lines: [] };
    } else if (closes(line, open.fence)) close(true);
    else open.lines.push(line);
  }
  close(false);
  return blocks;
}

function closes(line: string, fence: string): boolean {
  const text = line.trim();
  return text.length >= fence.length && text === (fence[0] ?? '').repeat(text.length);
}

function languageIn(info: string): string {
  return /^[\w+#-]*/.exec(info.trim())?.[0].toLowerCase() ?? '';
}
