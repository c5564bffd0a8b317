/**
 * The app proxy of the shop platform as a process: it forwards the requests below one folder of the shop's domain,
 * without cookies, and signs each address with the secret of the app.
 */
import { createHmac } from 'node:crypto';
import { createServer, type IncomingMessage, type ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';

export const platformApp = { key: 'app-key', secret: 'hush hush' };

const folder = '/apps/vendor-portal';

export type Proxy = {
  /** The domain of the shop, without a trailing slash. */
  readonly url: string;
  /** A query in the form that the proxy forwards; `at` is in seconds since 1970. */
  signed(query: string, at: number): string;
  /** Sets the customer who is logged in to the shop; '' logs out. The platform's cookie is left out. */
  shopKnows(customer: string): void;
  /** The forwarded addresses, as the server received them. */
  passedOn(): readonly string[];
  /** Requests to other folders, which the shop's own pages would answer. */
  unanswered(): readonly string[];
  close(): Promise<void>;
};

export async function startProxy(target: string, shop: string): Promise<Proxy> {
  const outside: string[] = [];
  const passed: string[] = [];
  let customer = '';
  const signed = (query: string, at: number) => {
    const params = new URLSearchParams(query);
    params.append('shop', shop);
    params.append('logged_in_customer_id', customer);
    params.append('path_prefix', folder);
    params.append('timestamp', String(at));
    const keys = [...new Set(params.keys())].toSorted();
    const text = keys.map((key) => `${key}=${params.getAll(key).join(',')}`).join('');
    params.append('signature', createHmac('sha256', platformApp.secret).update(text).digest('hex'));
    return params.toString();
  };
  const pass = async (request: IncomingMessage, response: ServerResponse) => {
    const [path = '', query = ''] = (request.url ?? '').split('?', 2);
    if (!`${path}/`.startsWith(`${folder}/`)) {
      outside.push(path);
      response.writeHead(404).end('A page of the shop.');
      return;
    }
    const parts: Buffer[] = [];
    for await (const part of request as AsyncIterable<Buffer>) parts.push(part);
    const { authorization, accept = '*/*', 'content-type': type } = request.headers;
    const address = `${path}?${signed(query, Math.floor(Date.now() / 1000))}`;
    passed.push(address);
    const answer = await fetch(`${target}${address}`, {
      method: request.method ?? 'GET',
      redirect: 'manual',
      headers: {
        accept,
        ...(authorization === undefined ? {} : { authorization }),
        ...(type === undefined ? {} : { 'content-type': type }),
      },
      ...(parts.length === 0 ? {} : { body: Buffer.concat(parts) }),
    });
    const kept = [...answer.headers].filter(
      ([name]) => !['content-encoding', 'content-length', 'transfer-encoding', 'set-cookie'].includes(name),
    );
    response.writeHead(answer.status, Object.fromEntries(kept)).end(Buffer.from(await answer.arrayBuffer()));
  };
  const server = createServer((request, response) => {
    pass(request, response).catch((error: unknown) => response.writeHead(502).end(String(error)));
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  // The address of a server on a port.
  const { port } = server.address() as AddressInfo;
  return {
    url: `http://127.0.0.1:${port}`,
    signed,
    shopKnows: (id) => {
      customer = id;
    },
    passedOn: () => passed,
    unanswered: () => outside.filter((path) => path !== '/favicon.ico'),
    close: () =>
      new Promise((resolve, reject) => {
        server.close((error) => (error === undefined ? resolve() : reject(error)));
        server.closeAllConnections();
      }),
  };
}
