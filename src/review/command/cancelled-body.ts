import { type CommandId, renderMarker } from '../marker.ts';

/** What a reply says once nobody is at work on it any more. */
export function cancelledBody(command: CommandId, runUrl: string): string {
  const marker = renderMarker({ kind: 'reply', command, state: 'done' });
  return `${marker}\n⏹️ **Cancelled.** [The run](${runUrl}) ended before it had a result. Comment once more to try again.`;
}
