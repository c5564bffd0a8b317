/** One way of serving for both: built files and recorded answers, all of them compressed with gzip. */
import { readFile } from 'node:fs/promises';
import { createServer, type ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';
import { extname, join, normalize } from 'node:path';
import { gzipSync } from 'node:zlib';

/** Answers to a path with its query below /api, or null for one that it does not know. */
export type Answers = (path: string) => Promise<string | null>;

/** Bytes sent since the last reset, compressed. */
export type Sent = { js: number; css: number; files: number };

export type Site = { url: string; sent: () => Sent; reset: () => void; close: () => Promise<void> };

const types: Partial<Record<string, string>> = {
  '.html': 'text/html; charset=utf-8',
  '.js': 'text/javascript; charset=utf-8',
  '.css': 'text/css; charset=utf-8',
  '.woff2': 'font/woff2',
};

/** Serves the folder of a build; every address without an ending is its page. */
export async function serveSite(folder: string, answers: Answers): Promise<Site> {
  const compressed = new Map<string, Buffer>();
  let sent: Sent = { js: 0, css: 0, files: 0 };

  const send = (response: ServerResponse, type: string, key: string, content: string | Buffer) => {
    const body = compressed.get(key) ?? gzipSync(content);
    compressed.set(key, body);
    if (type.includes('javascript')) sent = { ...sent, js: sent.js + body.length, files: sent.files + 1 };
    if (type.includes('css')) sent = { ...sent, css: sent.css + body.length, files: sent.files + 1 };
    response.writeHead(200, {
      'content-type': type,
      'content-encoding': 'gzip',
      'cache-control': 'no-store',
    });
    response.end(body);
  };

  const answer = async (path: string, response: ServerResponse) => {
    if (path.startsWith('/api/')) {
      const text = await answers(path);
      if (text !== null) return send(response, 'application/json', path, text);
    } else {
      const asked = normalize(path.split('?')[0] ?? '');
      const file = extname(asked) === '' ? '/index.html' : asked;
      const content = await readFile(join(folder, file)).catch(() => null);
      if (content !== null) return send(response, types[extname(file)] ?? 'text/plain', file, content);
    }
    response.writeHead(404).end();
  };

  const server = createServer((request, response) => {
    answer(request.url ?? '/', response).catch((error: unknown) => {
      console.error(error);
      response.writeHead(500).end();
    });
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  // Of a server that listens on a port the address is never a text.
  const { port } = server.address() as AddressInfo;
  return {
    url: `http://127.0.0.1:${port}`,
    sent: () => sent,
    reset: () => {
      sent = { js: 0, css: 0, files: 0 };
    },
    close: () =>
      new Promise((resolve) => {
        server.close(() => resolve());
        server.closeAllConnections();
      }),
  };
}
