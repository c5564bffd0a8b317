import { createClient } from '@consignment/client/create-client';
import { answerShapes } from '@consignment/client/generated/answer-shapes-merchant';
import { restrictedCalls } from '@consignment/client/generated/restricted-calls-merchant';
import { createRights } from '@consignment/client/rights';
import type { ServerResponse } from 'node:http';
import { afterEach, describe, expect, it } from 'vitest';
import { aWireProblem, sendJson, startTestServer, type Seen } from './test-server.ts';
import { aTab } from './test-session.ts';

let server: Awaited<ReturnType<typeof startTestServer>> | null = null;
afterEach(async () => {
  await server?.close();
  server = null;
});

const facts = {
  party: 'merchant',
  login_id: 7,
  name: 'Robin Fell',
  email: 'robin@shop.example',
  shop: 'shop.example',
  vendor_ids: null,
  preferences: {},
};

async function app(answer: (response: ServerResponse, seen: Seen) => void) {
  server = await startTestServer(answer);
  const session = aTab();
  session.begin({ access: 'a', refresh: 'r' });
  const { baseUrl, seen } = server;
  const client = createClient({ session, shapes: answerShapes, baseUrl, wait: () => Promise.resolve() });
  return { client, session, seen, rights: createRights(client, session, restrictedCalls) };
}

describe('the rights of a person', () => {
  it('are read once for a sign-in, and decides restricted calls and parts alone', async () => {
    const { rights, seen } = await app((response) =>
      sendJson(response, 200, { ...facts, role: 'bookkeeper' }),
    );
    await Promise.all([rights.ready(), rights.ready()]);
    await rights.ready();
    expect(seen).toHaveLength(1);
    expect(rights.may('getVendor')).toBe(true);
    expect(rights.may('createStatement')).toBe(true);
    expect(rights.may('createPayout')).toBe(false);
    expect(rights.may('listOrders.format')).toBe(true);
  });

  it('are none that is restricted before the role is known', async () => {
    const { rights } = await app((response) => sendJson(response, 200, { ...facts, role: 'owner' }));
    expect(rights.may('createPayout')).toBe(false);
    expect(rights.may('listPayouts')).toBe(true);
    await rights.ready();
    expect(rights.may('createPayout')).toBe(true);
  });

  it('stay while the same person signs in again over the page, and are read again by the next one', async () => {
    const { rights, session, seen } = await app((response) =>
      sendJson(response, 200, { ...facts, role: 'owner' }),
    );
    await rights.ready();
    session.end('expired');
    session.begin({ access: 'b', refresh: 's' });
    expect(rights.may('createPayout')).toBe(true);
    expect(seen).toHaveLength(1);
    await rights.ready();
    expect(seen).toHaveLength(2);
    expect(rights.may('createPayout')).toBe(true);
  });

  it('are read again for another sign-in', async () => {
    const roles = ['owner', 'support'];
    const { rights, session } = await app((response) =>
      sendJson(response, 200, { ...facts, role: roles.shift() }),
    );
    await rights.ready();
    session.end('signed-out');
    session.begin({ access: 'b', refresh: 's' });
    expect(rights.may('createPayout')).toBe(false);
    await rights.ready();
    expect(rights.may('createPayout')).toBe(false);
    expect(rights.may('listOrders.format')).toBe(false);
  });

  it('are read again after a refusal, since the role may have changed', async () => {
    const roles = ['owner', 'support'];
    const { rights, client } = await app((response, { path }) =>
      path.endsWith('/session/')
        ? sendJson(response, 200, { ...facts, role: roles.shift() })
        : sendJson(response, 403, aWireProblem(403, 'forbidden', 'Your account is not allowed to do this.')),
    );
    await rights.ready();
    await expect(client.GET('/vendors/signups/')).rejects.toThrow();
    await rights.ready();
    expect(rights.may('createPayout')).toBe(false);
  });

  it('are asked for again where the question failed', async () => {
    let isAway = true;
    const { rights } = await app((response) => {
      if (isAway) sendJson(response, 403, aWireProblem(403, 'portal_closed', 'Closed.'));
      else sendJson(response, 200, { ...facts, role: 'owner' });
    });
    await expect(rights.ready()).rejects.toThrow();
    isAway = false;
    expect((await rights.ready()).role).toBe('owner');
  });
});
