/**
 * The client where there is less than in a browser: all its modules, in a context that has the globals of the web that each
 * server and edge runtime has, and no other. tests/tried/runtimes.test.ts runs it in those runtimes themselves.
 */
import { globSync } from 'node:fs';
import { basename, join } from 'node:path';
import { createContext, runInContext } from 'node:vm';
import { answerShapes } from '@consignment/client/generated/answer-shapes-merchant';
import { afterEach, beforeAll, describe, expect, it } from 'vitest';
import { build, type Rolldown } from 'vite';
import { anAnswer } from './an-answer.ts';
import { aWireProblem, sendJson, startTestServer } from './test-server.ts';
import { memoryStorage } from './test-session.ts';

type Modules = {
  answer: typeof import('@consignment/client/answer');
  'create-client': typeof import('@consignment/client/create-client');
  session: typeof import('@consignment/client/session');
  'sign-in': typeof import('@consignment/client/sign-in');
  'sign-out': typeof import('@consignment/client/sign-out');
};

const sources = join(import.meta.dirname, '../../../packages/client/src');
const credentials = { email: 'owner@shop.example', password: 'moss under glass' };

let code: string;
beforeAll(async () => {
  code = await bundled();
});

let server: Awaited<ReturnType<typeof startTestServer>> | null = null;
afterEach(async () => {
  await server?.close();
  server = null;
});

describe('the client without a page', () => {
  it('loads, logs in, renews a token once for two clients, and logs out', async () => {
    const { baseUrl, seen } = await tokenServer();
    const {
      answer,
      'create-client': createClient,
      session: sessions,
      'sign-in': signIn,
      'sign-out': signOut,
    } = runtime();
    let time = 0;
    const session = sessions.createSession({ app: 'test', now: () => time });
    const clientOf = () =>
      createClient.createClient({ session, shapes: answerShapes, baseUrl: `${baseUrl}/` });
    const [one, other] = [clientOf(), clientOf()];
    const read = (client: typeof one) => answer.answerOf(client.GET('/vendors/payouts/'));

    expect(await signIn.signInAs('merchant', { client: one, session }, credentials)).toEqual({ is: 'done' });
    time = sessions.accessLifetime;
    expect(await Promise.all([read(one), read(other)])).toMatchObject([{ count: 0 }, { count: 0 }]);
    await signOut.signOut({ client: one, session });

    expect(session.tokens()).toBeNull();
    expect(seen.map(({ path, authorization }) => [path, authorization])).toEqual([
      ['/api/token/', null],
      ['/api/token/refresh/', null],
      ['/api/vendors/payouts/', 'Bearer second'],
      ['/api/vendors/payouts/', 'Bearer second'],
      ['/api/vendors/logout/', 'Bearer second'],
    ]);
  });

  it('says of a relative address what to write instead, when it is asked', async () => {
    const { answer, 'create-client': createClient, session: sessions } = runtime();
    const client = createClient.createClient({
      session: sessions.createSession({ app: 'test' }),
      shapes: answerShapes,
    });
    await expect(answer.answerOf(client.GET('/health/'))).rejects.toThrow(
      'There is no server at “/api”. Pass createClient a full address as baseUrl.',
    );
  });

  it('makes a session for each person, though the process has a localStorage and Web Locks', async () => {
    const localStorage = memoryStorage();
    const locks = { request: () => Promise.reject(new Error('This lock is of the whole process.')) };
    const { createSession } = runtime({ localStorage, navigator: { locks } }).session;
    const [one, other] = [createSession({ app: 'portal' }), createSession({ app: 'portal' })];
    one.begin({ access: 'a', refresh: 'r' });
    expect(one.tokens()).toMatchObject({ access: 'a' });
    expect(other.tokens()).toBeNull();
    expect(localStorage.getItem('consignment.portal.session')).toBeNull();
    await expect(one.exclusively(() => Promise.resolve('done'))).resolves.toBe('done');
  });

  it('goes on with the next piece of work when one has failed', async () => {
    const session = runtime().session.createSession({ app: 'test' });
    const order: string[] = [];
    const work = (name: string, outcome: () => unknown) =>
      session.exclusively(async () => {
        order.push(`${name} begins`);
        await Promise.resolve();
        order.push(`${name} ends`);
        return outcome();
      });
    const failed = work('one', () => {
      throw new Error('This one fails.');
    });
    const next = work('other', () => 'done');
    await expect(failed).rejects.toThrow('This one fails.');
    await expect(next).resolves.toBe('done');
    expect(order).toEqual(['one begins', 'one ends', 'other begins', 'other ends']);
  });
});

describe('the client on a page', () => {
  const refused = {
    get localStorage(): Storage {
      throw new DOMException('The operation is insecure.', 'SecurityError');
    },
  };
  it.each([
    ['that may not use its storage', { window: refused, navigator: {} }],
    ['whose storage is switched off', { window: { localStorage: null }, navigator: {} }],
    ['of a kind without storage, events or locks', { window: {}, navigator: {} }],
  ])('%s keeps its session in memory', async (_name, globals) => {
    const session = runtime(globals).session.createSession({ app: 'test' });
    session.begin({ access: 'a', refresh: 'r' });
    expect(session.tokens()).toMatchObject({ access: 'a' });
    await expect(session.exclusively(() => Promise.resolve('done'))).resolves.toBe('done');
  });

  it('uses its localStorage, its locks and the events of its other tabs', async () => {
    const localStorage = memoryStorage();
    const names: string[] = [];
    const request = (name: string, work: () => Promise<unknown>) => {
      names.push(name);
      return work();
    };
    const window = Object.assign(new EventTarget(), { localStorage });
    const session = runtime({ window, navigator: { locks: { request } } }).session.createSession({
      app: 'test',
    });
    const ends: string[] = [];
    session.onEnd((reason) => void ends.push(reason));
    session.begin({ access: 'a', refresh: 'r' });
    expect(localStorage.getItem('consignment.test.session')).toContain('"access":"a"');
    await session.exclusively(() => Promise.resolve());
    expect(names).toEqual(['consignment.test.session.refresh']);
    localStorage.removeItem('consignment.test.session');
    window.dispatchEvent(new Event('storage'));
    expect(ends).toEqual(['elsewhere']);
  });

  it('of a browser that does not say whether a request has a body asks again after a refused token', async () => {
    class RequestOfFirefox extends Request {
      override get body(): null {
        // TypeScript follows the standard, which this browser does not.
        return undefined as unknown as null;
      }
    }
    const { baseUrl, seen } = await tokenServer();
    const {
      answer,
      'create-client': createClient,
      session: sessions,
    } = runtime({ Request: RequestOfFirefox });
    const session = sessions.createSession({ app: 'test' });
    session.begin({ access: 'revoked', refresh: 'r' });
    const client = createClient.createClient({ session, shapes: answerShapes, baseUrl });
    await expect(answer.answerOf(client.GET('/vendors/payouts/'))).resolves.toMatchObject({ count: 0 });
    expect(seen.map(({ authorization }) => authorization)).toEqual(['Bearer revoked', null, 'Bearer second']);
  });
});

/** Knows the token `second` only, which a refresh gives. */
async function tokenServer() {
  server = await startTestServer((response, { path, authorization }) => {
    if (path === '/api/token/' || path === '/api/token/refresh/') {
      const access = path === '/api/token/' ? 'first' : 'second';
      sendJson(response, 200, { access, refresh: 'r', role: 'merchant' });
    } else if (authorization !== 'Bearer second') {
      sendJson(response, 401, aWireProblem(401, 'unauthenticated', 'Log in first.'));
    } else if (path === '/api/vendors/logout/') {
      sendJson(response, 200, anAnswer('get /vendors/logout/'));
    } else {
      sendJson(response, 200, { count: 0, next: null, previous: null, results: [], totals: [] });
    }
  });
  return server;
}

/** The modules, with these globals beside those that all runtimes have. */
function runtime(globals: object = {}): Modules {
  const common = {
    AbortController,
    clearTimeout,
    crypto,
    DOMException,
    fetch,
    FormData,
    Headers,
    Request,
    Response,
    setTimeout,
    TextEncoder,
    URL,
    URLSearchParams,
  };
  const context = createContext({ ...common, ...globals });
  runInContext(code, context);
  // The bundle's one global.
  return (context as unknown as { client: Modules }).client;
}

async function bundled(): Promise<string> {
  const files = globSync(join(sources, '{*.ts,generated/answer-shapes-*.ts}'));
  const entry = files.map((file) => `export * as '${basename(file, '.ts')}' from '${file}';`).join('\n');
  const output = await build({
    configFile: false,
    logLevel: 'warn',
    plugins: [
      {
        name: 'all-modules',
        resolveId: (id) => (id.endsWith('all-modules') ? '\0all-modules' : null),
        load: (id) => (id === '\0all-modules' ? entry : null),
      },
    ],
    build: {
      write: false,
      minify: false,
      lib: { entry: 'all-modules', formats: ['iife'], name: 'client' },
    },
  });
  // One format and no watcher: one output.
  const [chunk] = (output as Rolldown.RolldownOutput[]).flatMap((one) => one.output);
  if (chunk?.type !== 'chunk') throw new Error('The client was not bundled.');
  return chunk.code;
}
