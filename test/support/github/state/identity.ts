/** Hands out ids, node ids and times: the same in every run, so that a rendered conversation is reproducible. */
export interface Identity {
  id(): number;
  nodeId(prefix: string, id: number): string;
  /** ISO time with seconds, one second later at each call. */
  now(): string;
}

const FIRST_ID = 2_000_000_001;
const FIRST_TIME = Date.UTC(2026, 0, 5, 9, 0, 0);
const SECOND = 1000;

export function createIdentity(): Identity {
  let lastId = FIRST_ID;
  let lastTime = FIRST_TIME;
  return {
    id: () => lastId++,
    nodeId: (prefix, id) => `${prefix}_${Buffer.from(`local:${id}`).toString('base64url')}`,
    now: () => {
      lastTime += SECOND;
      return isoSeconds(new Date(lastTime));
    },
  };
}

const isoSeconds = (date: Date): string => date.toISOString().replace(/\.\d+Z$/, 'Z');
