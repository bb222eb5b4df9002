import { createServer, type IncomingMessage, type ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';
import { onTestFinished } from 'vitest';

export interface ReleaseServer {
  readonly apiUrl: string;
  /** Method and path of each request, in order. */
  readonly requests: string[];
}

export interface ServedRelease {
  readonly tag: string;
  readonly asset: string;
  readonly content: Buffer;
  /** As the API announces it. */
  readonly digest: string | null;
  readonly fault?: 'rate-limit' | 'cut-download' | 'html';
}

/**
 * A local code host for one release of esbmc/esbmc, as strict as GitHub: no answer without a user agent, the asset
 * behind a redirect to a storage that refuses credentials, 404 as JSON for everything else.
 */
export async function releaseServer(release: ServedRelease): Promise<ReleaseServer> {
  const requests: string[] = [];
  const server = createServer((request, response) => {
    requests.push(`${request.method} ${request.url}`);
    answer(request, response, release, `http://${request.headers.host}`);
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  onTestFinished(() => {
    server.closeAllConnections();
    server.close();
  });
  return { apiUrl: `http://127.0.0.1:${(server.address() as AddressInfo).port}`, requests };
}

function answer(request: IncomingMessage, response: ServerResponse, release: ServedRelease, origin: string) {
  const { tag, asset, content, digest, fault } = release;
  const json = (status: number, body: object, headers: Record<string, string> = {}) =>
    response.writeHead(status, { 'content-type': 'application/json', ...headers }).end(JSON.stringify(body));
  const download = `/esbmc/esbmc/releases/download/${tag}/${asset}`;

  if (request.method !== 'GET') return json(405, { message: 'Method not allowed' });
  if (request.url === `/repos/esbmc/esbmc/releases/tags/${tag}`) {
    if (request.headers['user-agent'] === undefined || request.headers['user-agent'] === 'node') {
      return json(403, { message: 'Request forbidden by administrative rules. Set a User-Agent.' });
    }
    const { authorization } = request.headers;
    if (authorization !== undefined && authorization !== 'Bearer right')
      return json(401, { message: 'Bad credentials' });
    if (fault === 'rate-limit') {
      const headers = { 'x-ratelimit-remaining': '0', 'x-ratelimit-reset': '1900000000' };
      return json(403, { message: 'API rate limit exceeded for 127.0.0.1.' }, headers);
    }
    if (fault === 'html') return response.writeHead(200, { 'content-type': 'text/html' }).end('<html>');
    const other = { id: 1, name: 'esbmc-macos.zip', state: 'uploaded', size: 1, digest: null };
    const served = { id: 2, name: asset, state: 'uploaded', size: content.length, digest };
    const assets = [
      { ...other, browser_download_url: `${origin}/esbmc/esbmc/releases/download/${tag}/esbmc-macos.zip` },
      { ...served, browser_download_url: `${origin}${download}` },
    ];
    return json(200, { id: 7, tag_name: tag, draft: false, prerelease: false, assets });
  }
  if (request.url === download) {
    return response.writeHead(302, { location: `${origin}/storage/2?signature=x` }).end();
  }
  if (request.url === '/storage/2?signature=x') {
    if (request.headers.authorization !== undefined)
      return json(400, { message: 'Only one auth mechanism allowed' });
    response.writeHead(200, { 'content-length': String(content.length) });
    if (fault !== 'cut-download') return response.end(content);
    response.write(content.subarray(0, content.length / 2));
    return setTimeout(() => response.destroy(), 50);
  }
  return json(404, { message: 'Not Found', status: '404' });
}
