import { createServer, type IncomingMessage } from 'node:http';
import type { AddressInfo } from 'node:net';
import { z } from 'zod';

/** GitHub's cache service, version 2, as far as entries are made and found; contents go to and come from `/blob`. */
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

export async function startCacheService(): Promise<LocalCacheService> {
  const entries: Entry[] = [];
  let url = '';
  const twirp: Record<string, (body: unknown) => object> = {
    CreateCacheEntry: (body) => {
      const { key, version } = reserve.parse(body);
      if (entries.some((one) => one.key === key && one.version === version)) return { ok: false };
      entries.push({ key, version, content: Buffer.alloc(0), isWhole: false });
      return { ok: true, signed_upload_url: `${url}/blob/${entries.length - 1}` };
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
      // The exact key first, then the newest that starts with one of the others.
      const found = [key, ...restore_keys].flatMap((wanted) =>
        entries
          .filter((one) => one.isWhole && one.version === version && one.key.startsWith(wanted))
          .toReversed(),
      )[0];
      if (found === undefined) return { ok: false };
      const signed_download_url = `${url}/blob/${entries.indexOf(found)}`;
      return { ok: true, signed_download_url, matched_key: found.key };
    },
  };
  const server = createServer(async (request, response) => {
    const path = new URL(request.url ?? '', 'http://localhost').pathname;
    const method = /^\/twirp\/github\.actions\.results\.api\.v1\.CacheService\/(\w+)$/.exec(path)?.[1] ?? '';
    const blob = entries[Number(/^\/blob\/(\d+)$/.exec(path)?.[1] ?? -1)];
    const body = await bodyOf(request);
    const call = twirp[method];
    if (request.method === 'POST' && call !== undefined) {
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
