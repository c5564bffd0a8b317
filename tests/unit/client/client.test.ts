import { answerOf, deletionOf, knownOf, listOf, outcomeOf, settled } from '@consignment/client/answer';
import { createClient } from '@consignment/client/create-client';
import { answerShapes } from '@consignment/client/generated/answer-shapes-merchant';
import { toProblem, type Problem } from '@consignment/client/problem';
import type { ServerResponse } from 'node:http';
import { afterEach, describe, expect, it } from 'vitest';
import { anAnswer } from './an-answer.ts';
import { aWireProblem, sendJson, startTestServer, type Seen } from './test-server.ts';
import { aTab } from './test-session.ts';

let server: Awaited<ReturnType<typeof startTestServer>> | null = null;
afterEach(async () => {
  await server?.close();
  server = null;
});

async function clientOf(
  answer: (response: ServerResponse, seen: Seen) => void | Promise<void>,
  options: { timeout?: number } = {},
) {
  server = await startTestServer(answer);
  const session = aTab();
  session.begin({ access: 'access', refresh: 'refresh' });
  const pauses: number[] = [];
  const client = createClient({
    ...options,
    session,
    shapes: answerShapes,
    baseUrl: server.baseUrl,
    wait: (milliseconds) => {
      pauses.push(milliseconds);
      return Promise.resolve();
    },
  });
  return { client, pauses, session, seen: server.seen };
}

async function problemBehind(call: Promise<unknown>): Promise<Problem> {
  return call.then(
    (value) => {
      throw new Error(`The call was expected to fail and gave ${JSON.stringify(value)}.`);
    },
    (cause: unknown) => toProblem(cause),
  );
}

const aShop = anAnswer('get /{platform}/shops/', { id: 1, name: 'Rookery Market' });
const healthy = anAnswer('get /health/', { status: 'ok' });
const paid = anAnswer('post /vendors/payouts/create/');
const aPayout = { vendor: 7, all_line_items: true };

describe('a client with a key', () => {
  async function programOf(answer: (response: ServerResponse, seen: Seen) => void) {
    server = await startTestServer(answer);
    const key = `csg_live_12_${'a'.repeat(64)}`;
    const client = createClient({ key, shapes: answerShapes, baseUrl: server.baseUrl, wait: async () => {} });
    return { client, key, seen: server.seen };
  }
  const ask = { params: { path: { platform: 'shopify' as const } } };

  it('sends it as it is', async () => {
    const { client, key, seen } = await programOf((response) => sendJson(response, 200, aShop));
    await expect(answerOf(client.GET('/{platform}/shops/', ask))).resolves.toEqual(aShop);
    expect(seen.map(({ authorization }) => authorization)).toEqual([`Bearer ${key}`]);
  });

  it('is refused once, and renews nothing', async () => {
    const refusal = aWireProblem(401, 'key_refused', 'This key has been revoked.');
    const { client, seen } = await programOf((response) => sendJson(response, 401, refusal));
    const problem = await problemBehind(client.GET('/{platform}/shops/', ask));
    expect(problem).toMatchObject({ status: 401, code: 'key_refused' });
    expect(seen).toHaveLength(1);
  });

  it('asks again after a fault that passes', async () => {
    const { client, seen } = await programOf((response) =>
      seen.length === 1 ? sendJson(response, 503, {}) : sendJson(response, 200, aShop),
    );
    await expect(answerOf(client.GET('/{platform}/shops/', ask))).resolves.toEqual(aShop);
    expect(seen).toHaveLength(2);
  });
});

describe('an answer', () => {
  it.each([200, 201])('is the body of a %i', async (status) => {
    const { client } = await clientOf((response) => sendJson(response, status, aShop));
    await expect(
      answerOf(client.GET('/{platform}/shops/', { params: { path: { platform: 'shopify' } } })),
    ).resolves.toEqual(aShop);
  });

  it.each([202, 204, 304, 418])('is no success with %i', async (status) => {
    const { client } = await clientOf((response) => {
      response
        .writeHead(status, { 'Content-Type': 'application/json' })
        .end(status === 202 ? '{}' : undefined);
    });
    expect(await problemBehind(answerOf(client.GET('/health/')))).toMatchObject({ status });
  });

  it("has '' where a GET says None at the top, and None where it is deeper or comes from a POST", async () => {
    const some = { name: 'None', nested: { name: 'None' }, list: ['None'], note: 'None of it' };
    const body = { ...healthy, ...paid, ...some };
    const { client } = await clientOf((response) => sendJson(response, 200, body));
    const got = await answerOf(client.GET('/health/'));
    expect(got).toEqual({ ...body, name: '' });
    const posted = await answerOf(client.POST('/vendors/payouts/create/', { body: aPayout }));
    expect(posted).toEqual(body);
  });

  it('sends the bearer token, but never with a sign-in', async () => {
    const { client, seen } = await clientOf((response) =>
      sendJson(response, 200, { ...healthy, ...anAnswer('post /token/') }),
    );
    await answerOf(client.GET('/health/'));
    await answerOf(client.POST('/token/', { body: { email: 'a', password: 'b' } }));
    expect(seen.map(({ authorization }) => authorization)).toEqual(['Bearer access', null]);
  });

  it('sends a token of the caller’s own in the place of it, and its refusal ends no session', async () => {
    const { client, seen, session } = await clientOf((response) =>
      sendJson(response, 401, aWireProblem(401, 'session_ended', 'This reset link was used.')),
    );
    const body = { new_password1: 'moss under glass', new_password2: 'moss under glass' };
    const headers = { Authorization: 'Bearer of a reset link' };
    const problem = await problemBehind(answerOf(client.PUT('/accounts/reset-password/', { body, headers })));
    expect(problem).toMatchObject({ status: 401, code: 'session_ended' });
    expect(seen.map(({ authorization }) => authorization)).toEqual(['Bearer of a reset link']);
    expect(session.tokens()).not.toBeNull();
  });
});

describe('a problem', () => {
  it('has the words, the code and the pointers of the server', async () => {
    const wire = {
      ...aWireProblem(422, 'nothing_to_pay', 'There is nothing to pay.'),
      errors: [{ detail: 'There is nothing to pay.', code: 'nothing_to_pay', pointer: '/line_item_ids' }],
    };
    const { client } = await clientOf((response) => sendJson(response, 422, wire));
    expect(await problemBehind(answerOf(client.POST('/vendors/payouts/create/', { body: aPayout })))).toEqual(
      {
        status: 422,
        code: 'nothing_to_pay',
        detail: 'There is nothing to pay.',
        errors: [{ detail: 'There is nothing to pay.', code: 'nothing_to_pay', pointer: '/line_item_ids' }],
      },
    );
  });

  it('is about the password when a sign-in gets 401, and the session goes on', async () => {
    const { client, seen } = await clientOf((response) =>
      sendJson(response, 401, aWireProblem(401, 'invalid_credentials', 'Wrong.')),
    );
    const call = client.POST('/vendors/login/', { body: { email: 'a', password: 'b' } });
    expect(await problemBehind(answerOf(call))).toMatchObject({ code: 'invalid_credentials' });
    expect(seen).toHaveLength(1);
  });

  it('is about the link when the word of a shop’s platform gets 401, and the session goes on', async () => {
    const { client, seen, session } = await clientOf((response) =>
      sendJson(response, 401, aWireProblem(401, 'invalid_credentials', 'Not signed.')),
    );
    const params = { path: { platform: 'shopify' }, query: { hmac: '00' } } as const;
    const call = client.GET('/{platform}/authenticate-shop/', { params });
    expect(await problemBehind(answerOf(call))).toMatchObject({ code: 'invalid_credentials' });
    expect(seen.map(({ authorization }) => authorization)).toEqual([null]);
    expect(session.tokens()).not.toBeNull();
  });

  it.each([
    ['a page of HTML', 500, '<html><h1>nginx</h1></html>', 'internal'],
    ['nothing at all', 500, '', 'internal'],
    ['half of a problem', 422, '{"detail":"Not', 'invalid_value'],
    ['JSON of another kind', 404, '{"error":"gone"}', 'not_found'],
    ['a null', 403, 'null', 'forbidden'],
  ])('has plain words when the server answers with %s', async (_name, status, text, code) => {
    const { client } = await clientOf((response) => {
      response.writeHead(status, { 'Content-Type': 'text/html' }).end(text);
    });
    const problem = await problemBehind(answerOf(client.GET('/health/')));
    expect(problem).toMatchObject({ status, code });
    expect(problem.detail).toMatch(/^[A-Z][^<>{}]+\.$/);
    expect(problem.errors).toEqual([{ detail: problem.detail, code }]);
  });

  it.each([
    ['HTML', 'text/html', '<html></html>'],
    ['an empty body', 'application/json', ''],
    ['JSON that breaks off', 'application/json', '{"results":[{"id":1},'],
    ['null', 'application/json', 'null'],
  ])('is there when a 200 carries %s', async (_name, type, text) => {
    const { client } = await clientOf((response) => {
      response.writeHead(200, { 'Content-Type': type, 'Content-Length': Buffer.byteLength(text) }).end(text);
    });
    expect(await problemBehind(answerOf(client.GET('/health/')))).toMatchObject({ code: 'unreadable' });
  });

  it('is not made of a style sheet, which is read as text', async () => {
    for (const text of ['.a{color:red}', '']) {
      const { client } = await clientOf((response) => {
        response.writeHead(200, { 'Content-Type': 'text/css; charset=utf-8' }).end(text);
      });
      const { data } = await client.GET('/vendors/portal-css/', { parseAs: 'text' });
      expect(data ?? '').toBe(text);
      await server?.close();
    }
  });

  it('says that the server cannot be reached when nothing listens', async () => {
    const { client, pauses } = await clientOf((response) => sendJson(response, 200, {}));
    await server?.close();
    expect(await problemBehind(answerOf(client.GET('/health/')))).toMatchObject({
      status: null,
      code: 'offline',
    });
    expect(pauses).toEqual([300, 1200]);
  });

  it('says that it took too long when the answer does not come', async () => {
    const { client } = await clientOf(() => undefined, { timeout: 30 });
    const call = client.POST('/vendors/payouts/create/', { body: aPayout });
    expect(await problemBehind(answerOf(call))).toMatchObject({ status: null, code: 'timeout' });
  });

  it('says that it was cancelled, and tries no further', async () => {
    const stop = new AbortController();
    const { client, seen } = await clientOf(() => stop.abort());
    const call = client.GET('/health/', { signal: stop.signal });
    expect(await problemBehind(answerOf(call))).toMatchObject({ status: null, code: 'cancelled' });
    expect(seen).toHaveLength(1);
  });

  it('reports that it took too long when the caller stops waiting, and tries no further', async () => {
    const stop = new AbortController();
    const { client, seen, pauses } = await clientOf(() =>
      stop.abort(new DOMException('The answer took too long.', 'TimeoutError')),
    );
    const call = client.GET('/health/', { signal: stop.signal });
    expect(await problemBehind(answerOf(call))).toMatchObject({ status: null, code: 'timeout' });
    expect(seen).toHaveLength(1);
    expect(pauses).toEqual([]);
  });

  it('becomes the outcome of a save', async () => {
    const { client } = await clientOf((response, { path }) =>
      path.includes('create')
        ? sendJson(response, 409, aWireProblem(409, 'already_paid', 'It is paid already.'))
        : sendJson(response, 200, {}),
    );
    const refused = await outcomeOf(answerOf(client.POST('/vendors/payouts/create/', { body: aPayout })));
    expect(refused).toMatchObject({ is: 'refused', problem: { detail: 'It is paid already.' } });
    const done = await outcomeOf(
      answerOf(client.DELETE('/vendors/payouts/{id}/delete/', { params: { path: { id: 7 } } })),
    );
    expect(done).toEqual({ is: 'done' });
  });
});

describe('an answer of another shape', () => {
  const aLine = { results: [], count: 0, next: null, previous: null };
  it.each([
    ['nothing', null],
    ['a list', []],
    ['a list in the place of an object', { ...aLine, results: {} }],
    ['a text in the place of a number', { ...aLine, count: 'seven' }],
    ['a record without what it needs', { ...aLine, results: [{ id: 1 }] }],
    ['no count', { results: [] }],
  ])('is not let through: %s', async (_name, body) => {
    const { client } = await clientOf((response) => sendJson(response, 200, body));
    expect(await problemBehind(answerOf(client.GET('/imports/')))).toMatchObject({ code: 'unreadable' });
  });

  it('is taken unchecked where the shapes of its part do not come', async () => {
    server = await startTestServer((response) => sendJson(response, 200, { results: 'none' }));
    const key = `csg_live_12_${'a'.repeat(64)}`;
    const shapes = { ...answerShapes, later: () => Promise.reject(new Error('The file is gone.')) };
    const client = createClient({ key, shapes, baseUrl: server.baseUrl });
    await expect(answerOf(client.GET('/imports/'))).resolves.toEqual({ results: 'none' });
  });

  it('may have unknown keys', async () => {
    const body = { ...aLine, newer: 'than this client' };
    const { client } = await clientOf((response) => sendJson(response, 200, body));
    await expect(answerOf(client.GET('/imports/'))).resolves.toEqual(body);
  });
});

describe('one odd row of a list', () => {
  // A payout is a record of many kinds of values.
  const page = (rows: readonly object[]) => ({
    count: rows.length,
    next: null,
    previous: null,
    results: rows,
    totals: [],
  });
  const row = (id: number, own: object = {}) => ({
    ...anAnswer('post /vendors/payouts/create/'),
    id,
    ...own,
  });
  const rows = [row(1), row(2, { amount: { odd: 'seven' } }), row(3)];
  const payouts = async (answered: object) => {
    const { client } = await clientOf((response) => sendJson(response, 200, answered));
    return () => client.GET('/vendors/payouts/', { params: { query: {} } });
  };

  it('keeps its place in a list that can show it as such, and none of its values', async () => {
    const ask = await payouts(page(rows));
    const { results, count } = await listOf(ask());
    expect([count, results[0], results[2]]).toEqual([3, rows[0], rows[2]]);
    expect(results[1]).toMatchObject({ id: 2, isUnreadable: true });
    expect(JSON.stringify(results[1])).not.toContain('seven');
  });

  it('is refused where it does not fit', async () => {
    const ask = await payouts(page(rows));
    expect(await problemBehind(answerOf(ask()))).toMatchObject({ code: 'unreadable' });
  });

  it.each([
    ['half of the rows', page([row(1), row(2, { amount: 2 })])],
    ['what is around the rows', { ...page(rows), count: 'seven' }],
  ])('is no odd row where %s cannot be read', async (_name, answered) => {
    const ask = await payouts(answered);
    expect(await problemBehind(listOf(ask()))).toMatchObject({ code: 'unreadable' });
  });
});

describe('a region of a page', () => {
  it.each([
    [422, { is: 'failed', problem: { status: 422 } }],
    [200, { is: 'ready', value: { status: 'ok' } }],
  ])('with a %i', async (status, expected) => {
    const { client } = await clientOf((response) =>
      sendJson(response, status, status === 200 ? healthy : aWireProblem(422, 'invalid_value', 'No.')),
    );
    expect(await settled(answerOf(client.GET('/health/')))).toMatchObject(expected);
  });

  it('does not outlive the session', async () => {
    const { client } = await clientOf((response) =>
      sendJson(response, 401, aWireProblem(401, 'session_ended', 'Over.')),
    );
    await expect(settled(answerOf(client.GET('/vendors/payouts/')))).rejects.toThrow('Over.');
  });
});

describe('a fault that passes', () => {
  /** Fails so many times, then answers. */
  function failing(times: number, fail: (response: ServerResponse) => void) {
    let left = times;
    return (response: ServerResponse) => {
      if (left === 0) {
        sendJson(response, 200, { ...paid, ...healthy });
      } else {
        left -= 1;
        fail(response);
      }
    };
  }
  const cut = (response: ServerResponse) => void response.destroy();
  const halfWay = (response: ServerResponse) => {
    response.writeHead(200, { 'Content-Type': 'application/json', 'Content-Length': 100 });
    response.write('{"status":', () => response.destroy());
  };
  const unavailable = (response: ServerResponse) =>
    sendJson(response, 503, aWireProblem(503, 'unavailable', 'Starting.'));
  const badGateway = (response: ServerResponse) => void response.writeHead(502).end('<h1>Bad Gateway</h1>');

  it.each([
    ['a cut connection', cut],
    ['an answer that breaks off', halfWay],
    ['a 503', unavailable],
    ['a 502', badGateway],
  ])('is survived by a GET: %s', async (_name, fault) => {
    const { client, seen, pauses } = await clientOf(failing(2, fault));
    await expect(answerOf(client.GET('/health/'))).resolves.toMatchObject({ status: 'ok' });
    expect(seen).toHaveLength(3);
    expect(pauses).toEqual([300, 1200]);
  });

  it('is reported after the third time', async () => {
    const { client, seen } = await clientOf(failing(3, unavailable));
    expect(await problemBehind(answerOf(client.GET('/health/')))).toMatchObject({ status: 503 });
    expect(seen).toHaveLength(3);
  });

  it.each([
    ['a cut connection', cut],
    ['a 503', unavailable],
  ])('never makes a payout without a key go out twice: %s', async (_name, fault) => {
    const { client, seen } = await clientOf(failing(1, fault));
    await problemBehind(answerOf(client.POST('/vendors/payouts/create/', { body: aPayout })));
    expect(seen).toHaveLength(1);
  });

  it('sends a payout again with the same key and the same body', async () => {
    const { client, seen } = await clientOf(failing(2, cut));
    await answerOf(
      client.POST('/vendors/payouts/create/', {
        params: { header: { 'Idempotency-Key': 'one-payout' } },
        body: aPayout,
      }),
    );
    expect(seen.map(({ key, body }) => [key, body])).toEqual(
      Array(3).fill(['one-payout', JSON.stringify(aPayout)]),
    );
  });

  it('waits for the first of two equal payouts to end', async () => {
    const inFlight = (response: ServerResponse) =>
      sendJson(response, 409, aWireProblem(409, 'in_flight', 'The same payout is being made.'));
    const { client, seen } = await clientOf(failing(1, inFlight));
    const header = { 'Idempotency-Key': 'one-payout' };
    await answerOf(client.POST('/vendors/payouts/create/', { params: { header }, body: aPayout }));
    expect(seen).toHaveLength(2);
  });

  it.each([400, 404, 409, 422, 429, 500])('is not what a %i is', async (status) => {
    const { client, seen } = await clientOf(
      failing(1, (response) => sendJson(response, status, aWireProblem(status, 'stale', 'No.'))),
    );
    expect(await problemBehind(answerOf(client.GET('/health/')))).toMatchObject({ status });
    expect(seen).toHaveLength(1);
  });
});

describe('a wait that the server asks for', () => {
  const refusing = (status: number, headers: Record<string, string>) =>
    clientOf((response) => {
      for (const [name, value] of Object.entries(headers)) response.setHeader(name, value);
      sendJson(response, status, aWireProblem(status, 'too_many_requests', 'Too many.'));
    });
  const server = 'Sun, 01 Mar 2026 12:00:00 GMT';

  it.each([
    ['seconds', { 'Retry-After': '30' }, 30],
    [
      'a date, by the clock of the server',
      { 'Retry-After': 'Sun, 01 Mar 2026 12:00:45 GMT', Date: server },
      45,
    ],
    ['more than anybody waits', { 'Retry-After': '999999' }, 3600],
  ])('is given in seconds: %s', async (_name, headers, expected) => {
    const { client } = await refusing(429, headers);
    expect(await problemBehind(answerOf(client.GET('/health/')))).toMatchObject({ retryAfter: expected });
  });

  it.each([
    ['nothing', {}],
    ['no time', { 'Retry-After': 'soon' }],
    ['0', { 'Retry-After': '0' }],
    ['a time that is over', { 'Retry-After': 'Sun, 01 Mar 2026 11:00:00 GMT', Date: server }],
  ])('is not there where the server says %s', async (_name, headers) => {
    const { client } = await refusing(429, headers);
    expect(await problemBehind(answerOf(client.GET('/health/')))).not.toHaveProperty('retryAfter');
  });

  it('is kept before another attempt where it is short', async () => {
    const { client, pauses, seen } = await refusing(503, { 'Retry-After': '2' });
    expect(await problemBehind(answerOf(client.GET('/health/')))).toMatchObject({ retryAfter: 2 });
    expect(pauses).toEqual([2000, 2000]);
    expect(seen).toHaveLength(3);
  });

  it('is left to the person where it is long', async () => {
    const { client, pauses, seen } = await refusing(503, { 'Retry-After': '20' });
    expect(await problemBehind(answerOf(client.GET('/health/')))).toMatchObject({ retryAfter: 20 });
    expect(pauses).toEqual([]);
    expect(seen).toHaveLength(1);
  });
});

describe('what must not be done twice', () => {
  const remove = (status: number, body: unknown) =>
    clientOf((response) => sendJson(response, status, body)).then(({ client }) =>
      outcomeOf(
        deletionOf(answerOf(client.DELETE('/vendors/payouts/{id}/delete/', { params: { path: { id: 3 } } }))),
      ).then(knownOf),
    );

  it('is done when it was deleted already: the answer may have been lost', async () => {
    expect(
      await remove(409, aWireProblem(409, 'already_deleted', 'This payout has already been deleted.')),
    ).toEqual({ is: 'done' });
  });

  it('is refused when the server says so', async () => {
    expect(await remove(409, aWireProblem(409, 'money_sent', 'The money has been sent.'))).toMatchObject({
      is: 'refused',
      problem: { code: 'money_sent' },
    });
  });

  it.each([
    [500, aWireProblem(500, 'internal', 'Something went wrong.')],
    [200, []],
  ])('is not known to be done or not after an answer of %i that says nothing', async (status, body) => {
    expect(await remove(status, body)).toMatchObject({ is: 'unknown' });
  });
});

describe('an upload', () => {
  it('sends the file as it is, once', async () => {
    const { client, seen } = await clientOf((response) =>
      sendJson(response, 200, anAnswer('put /imports/{id}/files/{role}/')),
    );
    const file = new Blob(['Name,Price\nLamp,3\n'], { type: 'text/csv' });
    await answerOf(
      client.PUT('/imports/{id}/files/{role}/', {
        params: { path: { id: 3, role: 'orders' } },
        headers: { 'Content-Type': 'text/csv' },
        body: file,
        bodySerializer: (body) => body,
      }),
    );
    expect(seen).toMatchObject([
      { method: 'PUT', authorization: 'Bearer access', body: 'Name,Price\nLamp,3\n' },
    ]);
  });

  it('is not sent again when the token is refused, but the next one has a new token', async () => {
    const send = (client: Awaited<ReturnType<typeof clientOf>>['client']) =>
      answerOf(
        client.PUT('/imports/{id}/files/{role}/', {
          params: { path: { id: 3, role: 'orders' } },
          headers: { 'Content-Type': 'text/csv' },
          body: new Blob(['Name\n'], { type: 'text/csv' }),
          bodySerializer: (body) => body,
        }),
      );
    const { client, seen, session } = await clientOf((response, { path, authorization }) => {
      if (path.endsWith('/token/refresh/')) sendJson(response, 200, { access: 'second', refresh: 'next' });
      else if (authorization === 'Bearer second')
        sendJson(response, 200, anAnswer('put /imports/{id}/files/{role}/'));
      else sendJson(response, 401, aWireProblem(401, 'unauthenticated', 'Please log in to continue.'));
    });
    expect(await problemBehind(send(client))).toMatchObject({ status: 401 });
    expect(session.tokens()?.access).toBe('second');
    await send(client);
    expect(seen.map(({ authorization }) => authorization)).toEqual(['Bearer access', null, 'Bearer second']);
  });
});
