import { Agent, request } from 'node:http';
import { createService } from '@consignment/server/actions/service';
import { testConfig } from '../../config.ts';
import { createServer } from '@consignment/server/http/create-server';
import type { Database } from '@consignment/server/database/database';
import { owner } from './fill.ts';

/** The server over a filled database, asked by the owner of the shop. */
export type Shop = {
  readonly database: Database;
  readonly shopId: number;
  /**
   * Asks below /api and takes the answer whole, compressed as a browser would get it; throws on any but 200 and 201. Not
   * `fetch`, which unpacks and reads it in this process, as its reader and not the server would.
   */
  readonly call: (path: string, body?: object) => Promise<void>;
  /** The same, with the answer as it comes. */
  readonly open: (path: string, init?: RequestInit) => Promise<Response>;
  readonly close: () => Promise<void>;
};

export async function openShopServer(database: Database, shopId: number, dataDir: string): Promise<Shop> {
  const service = createService(testConfig({ dataDir }), Promise.resolve(database), { version: 'bench' });
  const server = await createServer(service, {
    localToken: null,
    shells: [],
    onFailure: (_id, error) => console.error(error),
  });
  const url = await server.listen({ port: 0, host: '127.0.0.1' });
  let session = { token: '', until: 0 };
  async function signIn(): Promise<void> {
    const answer = await fetch(`${url}/api/token/`, {
      method: 'POST',
      headers: { 'content-type': 'application/json' },
      body: JSON.stringify(owner),
    });
    // The answer of create-token; anything else has no token and the next call says so.
    const { access } = (await answer.json()) as { access: string };
    // A token lives five minutes.
    session = { token: access, until: performance.now() + 240_000 };
  }
  const open = async (path: string, init: RequestInit = {}) => {
    if (performance.now() > session.until) await signIn();
    const headers = new Headers(init.headers);
    headers.set('authorization', `Bearer ${session.token}`);
    const answer = await fetch(`${url}/api${path}`, { ...init, headers });
    if (!answer.ok) throw new Error(`${path}: ${answer.status} ${await answer.text()}`);
    return answer;
  };
  const agent = new Agent({ keepAlive: true });
  const call = async (path: string, body?: object) => {
    if (performance.now() > session.until) await signIn();
    const authorization = `Bearer ${session.token}`;
    const headers = { authorization, 'accept-encoding': 'gzip', 'content-type': 'application/json' };
    const method = body === undefined ? 'GET' : 'POST';
    await new Promise<void>((resolve, reject) => {
      const asked = request(`${url}/api${path}`, { agent, method, headers }, (answer) => {
        const status = answer.statusCode ?? 0;
        answer.resume().once('error', reject);
        answer.once('end', () => {
          if (status === 200 || status === 201) resolve();
          else reject(new Error(`${path}: ${status}`));
        });
      });
      asked.once('error', reject).end(body === undefined ? undefined : JSON.stringify(body));
    });
  };
  await signIn();
  return {
    database,
    shopId,
    open,
    call,
    async close() {
      agent.destroy();
      await server.close();
    },
  };
}
