import { answerOf } from '@consignment/client/answer';
import { createClient } from '@consignment/client/create-client';
import { answerShapes } from '@consignment/client/generated/answer-shapes-merchant';
import { RequestFailed } from '@consignment/client/problem';
import { finishSignIn, signInAs } from '@consignment/client/sign-in';
import type { ServerResponse } from 'node:http';
import { afterEach, describe, expect, it } from 'vitest';
import { aWireProblem, sendJson, startTestServer, type Seen } from './test-server.ts';
import { aTab } from './test-session.ts';

let server: Awaited<ReturnType<typeof startTestServer>> | null = null;
afterEach(async () => {
  await server?.close();
  server = null;
});

async function app(answer: (response: ServerResponse, seen: Seen) => void) {
  server = await startTestServer(answer);
  const session = aTab();
  session.begin({ access: 'a', refresh: 'r' });
  const { baseUrl, seen } = server;
  const wait = () => Promise.resolve();
  return { client: createClient({ session, shapes: answerShapes, baseUrl, wait }), session, seen };
}

const proofRequired = aWireProblem(403, 'proof_required', 'Please confirm that it’s you.');

/** Refuses every call until the person has proved who they are. */
async function untilProved() {
  let isProved = false;
  const opened = await app((response) =>
    isProved ? sendJson(response, 200, {}) : sendJson(response, 403, proofRequired),
  );
  let asked = 0;
  opened.session.onAsked(() => {
    asked += 1;
    isProved = true;
    return Promise.resolve(true);
  });
  const end = () => answerOf(opened.client.POST('/sessions/end-others/'));
  return { ...opened, end, asked: () => asked };
}

describe('a call that needs a proof', () => {
  it('asks for it, and is sent again with the same key', async () => {
    const { client, seen, asked } = await untilProved();
    const header = { 'Idempotency-Key': 'one-and-the-same-key' };
    const body = { email: 'robin@demo.example' };
    await answerOf(client.POST('/security/reset/', { headers: header, body }));
    expect(asked()).toBe(1);
    expect(seen).toHaveLength(2);
    expect(seen[1]).toEqual(seen[0]);
  });

  it('asks once for all that want it at the same time', async () => {
    const { end, asked } = await untilProved();
    await Promise.all([end(), end(), end()]);
    expect(asked()).toBe(1);
  });

  it('is refused where the person closes the question, and where nothing asks', async () => {
    const { client, session, seen } = await app((response) => sendJson(response, 403, proofRequired));
    const end = () => answerOf(client.POST('/sessions/end-others/'));
    await expect(end()).rejects.toThrow('Please confirm that it’s you.');
    session.onAsked(() => Promise.resolve(false));
    await expect(end()).rejects.toBeInstanceOf(RequestFailed);
    expect(seen).toHaveLength(2);
  });

  it('is sent again once only', async () => {
    const { client, session, seen } = await app((response) => sendJson(response, 403, proofRequired));
    session.onAsked(() => Promise.resolve(true));
    await expect(answerOf(client.POST('/sessions/end-others/'))).rejects.toBeInstanceOf(RequestFailed);
    expect(seen).toHaveLength(2);
  });
});

describe('a sign-in with a second factor', () => {
  const second_factor = {
    token: 't',
    methods: ['code', 'passkey'],
    passkey: { challenge: 'c', rpId: 'x.example' },
  };

  it('begins no session before the factor is shown, and offers no passkey that the page cannot ask for', async () => {
    const { client, session, seen } = await app((response, { path }) =>
      path === '/api/token/'
        ? sendJson(response, 403, {
            ...aWireProblem(403, 'second_factor_required', 'Confirm that it’s you.'),
            second_factor,
          })
        : sendJson(response, 200, { access: 'a2', refresh: 'r2', role: 'merchant', device: 'd' }),
    );
    session.end('signed-out');
    const known = { client, session };
    const credentials = { email: 'owner@demo.example', password: 'a-password' };
    const outcome = await signInAs('merchant', known, credentials);
    expect(outcome.is === 'refused' ? outcome.problem.secondFactor?.methods : null).toEqual(['code']);
    expect(session.tokens()).toBeNull();
    expect(await finishSignIn(known, { code: '492039' })).toEqual({ is: 'done' });
    expect(session.tokens()).toMatchObject({ access: 'a2', who: 'owner@demo.example' });
    expect(seen.at(-1)).toMatchObject({ path: '/api/token/second-factor/' });
    // It is used up.
    expect(await finishSignIn(known, { code: '492039' })).toMatchObject({ is: 'refused' });
  });
});
