import { readFileSync } from 'node:fs';

/** Whether a path lies on a mount with the option `noexec`, by /proc/self/mountinfo as it is now, see proc(5). */
export function noExecMounts(): (path: string) => boolean {
  const mounts = readFileSync('/proc/self/mountinfo', 'utf8')
    .split('\n')
    .flatMap((line) => {
      const [, , , , point, options] = line.split(' ');
      if (point === undefined || options === undefined) return [];
      return [{ point: unescaped(point), isNoExec: options.split(',').includes('noexec') }];
    });
  return (path) => {
    const above = mounts.filter(
      ({ point }) => point === '/' || path === point || path.startsWith(`${point}/`),
    );
    // Of two at the same place the later one is on top.
    const nearest = above.reduce<(typeof above)[number] | null>(
      (best, one) => (best === null || one.point.length >= best.point.length ? one : best),
      null,
    );
    return nearest?.isNoExec === true;
  };
}

function unescaped(text: string): string {
  return text.replace(/\\([0-7]{3})/g, (_, digits: string) =>
    String.fromCharCode(Number.parseInt(digits, 8)),
  );
}
