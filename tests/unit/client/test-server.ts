import { createServer, type IncomingMessage, type ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';

export type Seen = {
  method: string;
  path: string;
  authorization: string | null;
  key: string | null;
  body: string;
};

type Answer = (response: ServerResponse, seen: Seen) => void | Promise<void>;

/** A real HTTP server on this machine: it answers by script, keeps what it saw, and can break in every way. */
export async function startTestServer(answer: Answer): Promise<{
  baseUrl: string;
  seen: Seen[];
  close: () => Promise<void>;
}> {
  const seen: Seen[] = [];
  const server = createServer((request, response) => {
    void (async () => {
      const one: Seen = {
        method: request.method ?? '',
        path: request.url ?? '',
        authorization: request.headers.authorization ?? null,
        key: headerOf(request, 'idempotency-key'),
        body: await textOf(request),
      };
      seen.push(one);
      await answer(response, one);
    })();
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  // A listening TCP server has an AddressInfo.
  const { port } = server.address() as AddressInfo;
  return {
    baseUrl: `http://127.0.0.1:${port}/api`,
    seen,
    close: () =>
      new Promise((resolve) => {
        server.closeAllConnections();
        server.close(() => resolve());
      }),
  };
}

export function sendJson(response: ServerResponse, status: number, body: unknown): void {
  const type = status < 400 ? 'application/json' : 'application/problem+json';
  response.writeHead(status, { 'Content-Type': `${type}; charset=utf-8` }).end(JSON.stringify(body));
}

export function aWireProblem(status: number, code: string, detail: string): object {
  return {
    type: 'about:blank',
    title: 'Refused',
    status,
    detail,
    message: detail,
    code,
    errors: [{ detail, code }],
  };
}

function headerOf(request: IncomingMessage, name: string): string | null {
  const value = request.headers[name];
  return typeof value === 'string' ? value : null;
}

async function textOf(request: IncomingMessage): Promise<string> {
  const chunks: Buffer[] = [];
  for await (const chunk of request) chunks.push(chunk as Buffer);
  return Buffer.concat(chunks).toString('utf8');
}
