import { createClient } from '@consignment/client/create-client';
import { answerShapes } from '@consignment/client/generated/answer-shapes-merchant';
import type { EndReason } from '@consignment/client/session';
import { signInAs, signInToPortal } from '@consignment/client/sign-in';
import { signOut } from '@consignment/client/sign-out';
import type { ServerResponse } from 'node:http';
import { afterEach, describe, expect, it } from 'vitest';
import { aWireProblem, sendJson, startTestServer, type Seen } from './test-server.ts';
import { aTab, memoryStorage } from './test-session.ts';

let server: Awaited<ReturnType<typeof startTestServer>> | null = null;
afterEach(async () => {
  await server?.close();
  server = null;
});

async function app(answer: (response: ServerResponse, seen: Seen) => void) {
  server = await startTestServer(answer);
  const session = aTab();
  const { baseUrl, seen } = server;
  return {
    client: createClient({ session, shapes: answerShapes, baseUrl, wait: () => Promise.resolve() }),
    session,
    seen,
  };
}

const credentials = { email: 'owner@demo.example', password: 'a-password' };

describe('logging in', () => {
  it('begins a session for the role of the app', async () => {
    const { client, session } = await app((response) =>
      sendJson(response, 200, { access: 'a', refresh: 'r', role: 'merchant' }),
    );
    expect(await signInAs('merchant', { client, session }, credentials)).toEqual({ is: 'done' });
    expect(session.tokens()).toMatchObject({ access: 'a', refresh: 'r' });
  });

  it('lets the shop’s own people into the app of its sales reps, in which they pay reps', async () => {
    const { client, session } = await app((response) =>
      sendJson(response, 200, { access: 'a', refresh: 'r', role: 'merchant' }),
    );
    expect(await signInAs('salesrep', { client, session }, credentials)).toEqual({ is: 'done' });
  });

  it('begins none for another role, and ends on the server what was begun there', async () => {
    const { client, session, seen } = await app((response) =>
      sendJson(response, 200, { access: 'a', refresh: 'r', role: 'salesrep' }),
    );
    const outcome = await signInAs('merchant', { client, session }, credentials);
    expect(outcome).toMatchObject({
      is: 'refused',
      problem: { code: 'other_app', elsewhere: { app: 'salesreps', href: '/salesreps/sign-in' } },
    });
    expect(session.tokens()).toBeNull();
    expect(seen.at(-1)).toMatchObject({ path: '/api/vendors/logout/', authorization: 'Bearer a' });
  });

  it.each([
    ['https://shop.test/apps/vendor-portal/login?shop=a.example', true],
    ['javascript:alert(1)', false],
  ])('names the app of a login that the server sends to %s: %s', async (href, isLed) => {
    const elsewhere = { app: 'portal', href };
    const { client, session } = await app((response) =>
      sendJson(response, 403, { ...aWireProblem(403, 'other_app', 'For vendors.'), elsewhere }),
    );
    const outcome = await signInAs('merchant', { client, session }, credentials);
    expect(outcome.is === 'refused' ? outcome.problem.elsewhere : 'done').toEqual(
      isLed ? elsewhere : undefined,
    );
    expect(session.tokens()).toBeNull();
  });

  it('reports a wrong password in the words of the server', async () => {
    const { client, session } = await app((response) =>
      sendJson(
        response,
        401,
        aWireProblem(401, 'invalid_credentials', 'The email or password is incorrect.'),
      ),
    );
    expect(await signInAs('merchant', { client, session }, credentials)).toMatchObject({
      is: 'refused',
      problem: { detail: 'The email or password is incorrect.' },
    });
  });

  it.each([
    [null, '/api/vendors/login/'],
    ['demo.example', '/api/vendors/login/?shop=demo.example'],
  ])('to the portal of %s', async (shop, path) => {
    const { client, session, seen } = await app((response) =>
      sendJson(response, 200, { access: 'a', refresh: 'r', message: '' }),
    );
    expect(await signInToPortal({ client, session, shop }, credentials)).toEqual({ is: 'done' });
    expect(seen.map((one) => one.path)).toEqual([path]);
    expect(session.tokens()).toMatchObject({ access: 'a' });
  });
});

describe('the device token of this browser', () => {
  const answer = { access: 'a', refresh: 'r', role: 'merchant', message: '', device: 'd-1' };

  it('is kept from a sign-in, outlives the session, and goes along with the next one, in every app', async () => {
    const storage = memoryStorage();
    const first = await app((response) => sendJson(response, 200, answer));
    const session = aTab({ storage });
    await signInAs('merchant', { client: first.client, session }, credentials);
    session.end('signed-out');
    const other = aTab({ storage });
    expect(other.device()).toBe('d-1');
    await signInToPortal({ client: first.client, session: other, shop: null }, credentials);
    expect(first.seen.map(({ body }) => JSON.parse(body) as unknown)).toEqual([
      credentials,
      { ...credentials, device: 'd-1' },
    ]);
  });

  it('stays as it was where a sign-in is refused', async () => {
    const { client, session } = await app((response) =>
      sendJson(
        response,
        401,
        aWireProblem(401, 'invalid_credentials', 'The email or password is incorrect.'),
      ),
    );
    session.keepDevice('d-1');
    await signInAs('merchant', { client, session }, credentials);
    expect(session.device()).toBe('d-1');
  });
});

describe('logging out', () => {
  it.each([200, 500])('ends the session here when the server answers %i', async (status) => {
    const { client, session, seen } = await app((response) => sendJson(response, status, {}));
    const ends: EndReason[] = [];
    session.onEnd((reason) => void ends.push(reason));
    session.begin({ access: 'a', refresh: 'r' });
    await signOut({ client, session });
    expect(seen[0]).toMatchObject({ path: '/api/vendors/logout/', authorization: 'Bearer a' });
    expect(ends).toEqual(['signed-out']);
    expect(session.tokens()).toBeNull();
  });

  it('reports one end only, also when the session was over on the server', async () => {
    const { client, session } = await app((response) =>
      sendJson(response, 401, aWireProblem(401, 'session_ended', 'Over.')),
    );
    const ends: EndReason[] = [];
    session.onEnd((reason) => void ends.push(reason));
    session.begin({ access: 'a', refresh: 'r' });
    await signOut({ client, session });
    expect(ends).toHaveLength(1);
  });
});
