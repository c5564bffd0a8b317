import { answerOf } from '@consignment/client/answer';
import { createClient } from '@consignment/client/create-client';
import { answerShapes } from '@consignment/client/generated/answer-shapes-merchant';
import { toProblem, type Problem } from '@consignment/client/problem';
import { accessLifetime, type EndReason, type Locks, type Session } from '@consignment/client/session';
import type { ServerResponse } from 'node:http';
import { afterEach, describe, expect, it } from 'vitest';
import { aWireProblem, sendJson, startTestServer, type Seen } from './test-server.ts';
import { aClock, aTab, memoryStorage, sharedLocks } from './test-session.ts';

type Server = Awaited<ReturnType<typeof startTestServer>>;

let server: Server | null = null;
afterEach(async () => {
  await server?.close();
  server = null;
});

const isRefresh = ({ path }: Seen) => path === '/api/token/refresh/';
const refreshes = () => server?.seen.filter(isRefresh) ?? [];

/** Knows one access token at a time and gives the next for the refresh token that belongs to it. */
async function startTokenServer(
  change: (response: ServerResponse, seen: Seen) => boolean | Promise<boolean> = () => false,
): Promise<Server> {
  let turn = 1;
  server = await startTestServer(async (response, seen) => {
    if (await change(response, seen)) return;
    if (isRefresh(seen)) {
      if (seen.body !== JSON.stringify({ refresh: `refresh-${turn}` })) {
        sendJson(response, 401, aWireProblem(401, 'session_ended', 'Your session has ended.'));
        return;
      }
      turn += 1;
      sendJson(response, 200, { access: `access-${turn}`, refresh: `refresh-${turn}`, role: 'merchant' });
    } else if (seen.authorization === `Bearer access-${turn}`) {
      sendJson(response, 200, { count: 0, next: null, previous: null, results: [], totals: [] });
    } else {
      sendJson(response, 401, aWireProblem(401, 'unauthenticated', 'Log in first.'));
    }
  });
  return server;
}

function listPayouts(session: Session, baseUrl: string) {
  const client = createClient({ session, shapes: answerShapes, baseUrl, wait: () => Promise.resolve() });
  return answerOf(client.GET('/vendors/payouts/'));
}

function endsOf(session: Session): EndReason[] {
  const reasons: EndReason[] = [];
  session.onEnd((reason) => void reasons.push(reason));
  return reasons;
}

const noLocks: Locks = (_name, work) => work();

const first = { access: 'access-1', refresh: 'refresh-1' };
const revoked = { access: 'access-0', refresh: 'refresh-0' };

async function problemBehind(call: Promise<unknown>): Promise<Problem> {
  return call.then(
    () => {
      throw new Error('The call was expected to fail.');
    },
    (cause: unknown) => toProblem(cause),
  );
}

describe('a session over several requests', () => {
  it('sends the access token as it is while it is fresh', async () => {
    const { baseUrl, seen } = await startTokenServer();
    const session = aTab();
    session.begin(first);
    await listPayouts(session, baseUrl);
    expect(seen.map(({ authorization }) => authorization)).toEqual(['Bearer access-1']);
  });

  it('renews shortly before the five minutes are over', async () => {
    const { baseUrl } = await startTokenServer();
    const clock = aClock();
    const session = aTab({ clock });
    session.begin(first);
    clock.forward(accessLifetime - 31_000);
    await listPayouts(session, baseUrl);
    expect(refreshes()).toHaveLength(0);
    clock.forward(2_000);
    await listPayouts(session, baseUrl);
    expect(refreshes()).toHaveLength(1);
    expect(session.tokens()).toMatchObject({ access: 'access-2', refresh: 'refresh-2' });
  });

  it('renews when the clock of the machine was set back', async () => {
    const { baseUrl } = await startTokenServer();
    const clock = aClock();
    const session = aTab({ clock });
    session.begin(first);
    clock.forward(-3_600_000);
    await listPayouts(session, baseUrl);
    expect(refreshes()).toHaveLength(1);
  });

  it('renews and asks again after one 401', async () => {
    let isFirst = true;
    const { baseUrl } = await startTokenServer((response, seen) => {
      if (isRefresh(seen) || !isFirst) return false;
      isFirst = false;
      sendJson(response, 401, aWireProblem(401, 'unauthenticated', 'Too old.'));
      return true;
    });
    const session = aTab();
    const ends = endsOf(session);
    session.begin(first);
    await expect(listPayouts(session, baseUrl)).resolves.toMatchObject({ count: 0 });
    expect(refreshes()).toHaveLength(1);
    expect(ends).toEqual([]);
  });

  it.each([
    ['', sharedLocks()],
    [', where the browser has no locks', noLocks],
  ])('renews once for many requests at the same time%s', async (_name, locks) => {
    const { baseUrl } = await startTokenServer();
    const clock = aClock();
    const session = aTab({ clock, locks });
    session.begin(first);
    clock.forward(accessLifetime);
    const client = createClient({ session, shapes: answerShapes, baseUrl });
    await Promise.all(Array.from({ length: 8 }, () => answerOf(client.GET('/vendors/payouts/'))));
    expect(refreshes()).toHaveLength(1);
  });

  it('renews once when two tabs want to at the same time, however slow the answer', async () => {
    const { baseUrl } = await startTokenServer(async (_response, seen) => {
      if (isRefresh(seen)) await new Promise((resolve) => setTimeout(resolve, 50));
      return false;
    });
    const clock = aClock();
    const shared = { storage: memoryStorage(), locks: sharedLocks(), clock };
    const tabs = [aTab(shared), aTab(shared)];
    tabs[0]?.begin(first);
    clock.forward(accessLifetime);
    await Promise.all(tabs.map((tab) => listPayouts(tab, baseUrl)));
    expect(refreshes()).toHaveLength(1);
  });

  it('takes the tokens that another tab has renewed meanwhile, after a 401', async () => {
    const { baseUrl } = await startTokenServer();
    const shared = { storage: memoryStorage(), locks: sharedLocks() };
    const [one, two] = [aTab(shared), aTab(shared)];
    one.begin(revoked);
    const stale = one.tokens();
    if (stale === null) throw new Error('The session did not begin.');
    const asked = listPayouts(two, baseUrl);
    one.renew(stale, first);
    await asked;
    expect(refreshes()).toHaveLength(0);
  });
});

describe('a session that cannot go on', () => {
  it('ends when the server refuses the refresh token', async () => {
    const { baseUrl } = await startTokenServer();
    const session = aTab();
    const ends = endsOf(session);
    session.begin(revoked);
    const problem = await problemBehind(listPayouts(session, baseUrl));
    expect(problem).toMatchObject({ status: 401, code: 'session_ended' });
    expect(ends).toEqual(['expired']);
    expect(session.tokens()).toBeNull();
  });

  it('ends when the server refuses the new token too, and asks no third time', async () => {
    const { baseUrl, seen } = await startTokenServer((response, one) => {
      if (isRefresh(one)) return false;
      sendJson(response, 401, aWireProblem(401, 'unauthenticated', 'No.'));
      return true;
    });
    const session = aTab();
    const ends = endsOf(session);
    session.begin(first);
    expect(await problemBehind(listPayouts(session, baseUrl))).toMatchObject({ code: 'unauthenticated' });
    expect(seen.map(({ path }) => path)).toEqual([
      '/api/vendors/payouts/',
      '/api/token/refresh/',
      '/api/vendors/payouts/',
    ]);
    expect(ends).toEqual(['expired']);
  });

  it('reports it once, however many requests fail by it', async () => {
    const { baseUrl } = await startTokenServer();
    const session = aTab();
    const ends = endsOf(session);
    session.begin(revoked);
    await Promise.all([1, 2, 3].map(() => problemBehind(listPayouts(session, baseUrl))));
    expect(ends).toEqual(['expired']);
  });

  it.each([
    ['an error of the server', 500],
    ['a gateway', 502],
    ['too many attempts', 429],
  ])('goes on after %s while renewing', async (_name, status) => {
    let isDown = true;
    const { baseUrl } = await startTokenServer((response, seen) => {
      if (!isRefresh(seen) || !isDown) return false;
      response.writeHead(status, { 'Content-Type': 'text/html' }).end('<h1>Oops</h1>');
      return true;
    });
    const clock = aClock();
    const session = aTab({ clock });
    const ends = endsOf(session);
    session.begin(first);
    clock.forward(accessLifetime);
    expect(await problemBehind(listPayouts(session, baseUrl))).toMatchObject({ status });
    expect(ends).toEqual([]);
    isDown = false;
    await expect(listPayouts(session, baseUrl)).resolves.toMatchObject({ count: 0 });
  });

  it('goes on after an unreadable answer while renewing', async () => {
    let isBroken = true;
    const { baseUrl } = await startTokenServer((response, seen) => {
      if (!isRefresh(seen) || !isBroken) return false;
      sendJson(response, 200, { access: 7 });
      return true;
    });
    const session = aTab();
    session.begin(revoked);
    expect(await problemBehind(listPayouts(session, baseUrl))).toMatchObject({ code: 'unreadable' });
    expect(session.tokens()).toMatchObject(revoked);
    isBroken = false;
  });

  it('keeps nothing that arrives after logging out', async () => {
    let signOut: () => void = () => undefined;
    const { baseUrl } = await startTokenServer((_response, seen) => {
      if (isRefresh(seen)) signOut();
      return false;
    });
    const clock = aClock();
    const session = aTab({ clock });
    const ends = endsOf(session);
    signOut = () => session.end('signed-out');
    session.begin(first);
    clock.forward(accessLifetime);
    expect(await problemBehind(listPayouts(session, baseUrl))).toMatchObject({ code: 'session_ended' });
    expect(session.tokens()).toBeNull();
    expect(ends).toEqual(['signed-out']);
  });

  it('keeps the old refresh token where the answer has none', async () => {
    const { baseUrl } = await startTokenServer((response, seen) => {
      if (isRefresh(seen)) sendJson(response, 200, { access: 'access-1' });
      return isRefresh(seen);
    });
    const session = aTab();
    session.begin({ access: 'access-0', refresh: 'refresh-1' });
    await listPayouts(session, baseUrl);
    expect(session.tokens()).toMatchObject(first);
  });
});

describe('a session that ended under a page that stays', () => {
  it('lets a question wait for the next sign-in, and leaves what changes something to the person', async () => {
    const { baseUrl, seen } = await startTokenServer();
    const session = aTab();
    const { promise: signIn, resolve: signedIn } = Promise.withResolvers<undefined>();
    session.onEnd(() => signIn);
    session.begin(revoked);
    const asked = [listPayouts(session, baseUrl), listPayouts(session, baseUrl)];
    const client = createClient({ session, shapes: answerShapes, baseUrl, wait: () => Promise.resolve() });
    const saved = client.POST('/{platform}/install/', {
      params: { path: { platform: 'shopify' } },
      body: { shop: 'a.example' },
    });
    expect(await problemBehind(saved)).toMatchObject({ status: 401, code: 'session_ended' });
    // A page asks on while the session is over.
    asked.push(listPayouts(session, baseUrl));
    session.begin(first);
    signedIn(undefined);
    for (const one of asked) await expect(one).resolves.toMatchObject({ count: 0 });
    expect(seen.filter(({ path }) => path.includes('/install/'))).toHaveLength(1);
  });

  it('asks no more where the next sign-in is refused the same', async () => {
    const { baseUrl } = await startTokenServer((response, one) => {
      if (!isRefresh(one)) sendJson(response, 401, aWireProblem(401, 'unauthenticated', 'No.'));
      return !isRefresh(one);
    });
    const session = aTab();
    let ends = 0;
    session.onEnd(() => {
      ends += 1;
      if (ends > 1) return undefined;
      return Promise.resolve().then(() => session.begin({ access: 'access-2', refresh: 'refresh-2' }));
    });
    session.begin(first);
    expect(await problemBehind(listPayouts(session, baseUrl))).toMatchObject({ status: 401 });
    expect(ends).toBe(2);
  });
});
