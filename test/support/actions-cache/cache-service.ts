import { createServer, type IncomingMessage } from 'node:http';
import type { AddressInfo } from 'node:net';
import { z } from 'zod';

/**
 * GitHub's cache service, version 2, and version 1 as GitHub Enterprise Server has it, as far as entries are made and
 * found; contents go to and come from `/blob`.
 */
export interface LocalCacheService extends AsyncDisposable {
  /** What the runner tells a job about it. */
  readonly env: Record<string, string>;
  /** Keys of whole entries, the oldest first. */
  readonly keys: () => readonly string[];
}

interface Entry {
  readonly key: string;
  /** Of the paths and the compression: caches of others are not found. */
  readonly version: string;
  content: Buffer;
  isWhole: boolean;
}

const reserve = z.object({ key: z.string().max(512), version: z.string() });
const finalize = reserve.extend({ size_bytes: z.coerce.number() });
const lookup = reserve.extend({ restore_keys: z.array(z.string()).default([]) });
const firstPath = '/_apis/artifactcache/';

export async function startCacheService(): Promise<LocalCacheService> {
  const entries: Entry[] = [];
  let url = '';
  // The exact key first, then the newest that starts with one of the others.
  const find = (keys: readonly string[], version: string) =>
    keys.flatMap((wanted) =>
      entries
        .filter((one) => one.isWhole && one.version === version && one.key.startsWith(wanted))
        .toReversed(),
    )[0];
  const reserved = (body: unknown): number | null => {
    const { key, version } = reserve.parse(body);
    if (entries.some((one) => one.key === key && one.version === version)) return null;
    return entries.push({ key, version, content: Buffer.alloc(0), isWhole: false }) - 1;
  };
  const twirp: Record<string, (body: unknown) => object> = {
    CreateCacheEntry: (body) => {
      const at = reserved(body);
      return at === null ? { ok: false } : { ok: true, signed_upload_url: `${url}/blob/${at}` };
    },
    FinalizeCacheEntryUpload: (body) => {
      const { key, version, size_bytes } = finalize.parse(body);
      const entry = entries.find((one) => one.key === key && one.version === version);
      if (entry === undefined || entry.content.length !== size_bytes) return { ok: false };
      entry.isWhole = true;
      return { ok: true, entry_id: String(entries.indexOf(entry)) };
    },
    GetCacheEntryDownloadURL: (body) => {
      const { key, version, restore_keys } = lookup.parse(body);
      const found = find([key, ...restore_keys], version);
      if (found === undefined) return { ok: false };
      const signed_download_url = `${url}/blob/${entries.indexOf(found)}`;
      return { ok: true, signed_download_url, matched_key: found.key };
    },
  };
  const first = (method: string, target: URL, body: Buffer): readonly [status: number, answer?: object] => {
    const [what, id] = target.pathname.slice(firstPath.length).split('/');
    const entry = entries[Number(id ?? 0) - 1];
    if (method === 'GET' && what === 'cache') {
      const { keys = '', version = '' } = Object.fromEntries(target.searchParams);
      const found = find(keys.split(','), version);
      if (found === undefined) return [204];
      return [200, { archiveLocation: `${url}/blob/${entries.indexOf(found)}`, cacheKey: found.key }];
    }
    if (method === 'POST' && id === undefined) {
      const at = reserved(JSON.parse(body.toString('utf8')));
      // From 1: `@actions/cache` takes 0 for no id.
      return at === null ? [409, { message: 'it is there' }] : [201, { cacheId: at + 1 }];
    }
    if (entry === undefined) return [404];
    // One piece is all that a cache of tests needs.
    if (method === 'PATCH') entry.content = body;
    else entry.isWhole = true;
    return [204];
  };
  const server = createServer(async (request, response) => {
    const target = new URL(request.url ?? '', 'http://localhost');
    const path = target.pathname;
    const method = /^\/twirp\/github\.actions\.results\.api\.v1\.CacheService\/(\w+)$/.exec(path)?.[1] ?? '';
    const blob = entries[Number(/^\/blob\/(\d+)$/.exec(path)?.[1] ?? -1)];
    const body = await bodyOf(request);
    const call = twirp[method];
    if (path.startsWith(firstPath)) {
      const [status, answer] = first(request.method ?? '', target, body);
      response.writeHead(status, { 'content-type': 'application/json' });
      response.end(answer === undefined ? undefined : JSON.stringify(answer));
    } else if (request.method === 'POST' && call !== undefined) {
      response.setHeader('content-type', 'application/json');
      response.end(JSON.stringify(call(JSON.parse(body.toString('utf8')))));
    } else if (request.method === 'PUT' && blob !== undefined) {
      blob.content = body;
      response.writeHead(201).end();
    } else if (request.method === 'GET' && blob !== undefined) {
      response.setHeader('content-length', blob.content.length);
      response.end(blob.content);
    } else response.writeHead(404).end();
  });
  await new Promise<void>((ready) => server.listen(0, '127.0.0.1', ready));
  url = `http://127.0.0.1:${(server.address() as AddressInfo).port}`;
  return {
    env: {
      ACTIONS_CACHE_SERVICE_V2: 'true',
      ACTIONS_RESULTS_URL: `${url}/`,
      ACTIONS_CACHE_URL: `${url}/`,
      // Of no real job: the package looks for the scopes in it.
      ACTIONS_RUNTIME_TOKEN: `e30.${Buffer.from(JSON.stringify({ scp: 'Actions.Results:1:1' })).toString('base64url')}.e30`,
    },
    keys: () => entries.filter(({ isWhole }) => isWhole).map(({ key }) => key),
    [Symbol.asyncDispose]: async () => {
      server.closeAllConnections();
      await new Promise((closed) => server.close(closed));
    },
  };
}

async function bodyOf(request: IncomingMessage): Promise<Buffer> {
  const chunks: Buffer[] = [];
  for await (const chunk of request) chunks.push(chunk as Buffer);
  return Buffer.concat(chunks);
}
