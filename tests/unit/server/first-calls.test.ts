import { fetchFirst, forgetFirstAnswers } from '@consignment/client/first-answers';
import { createSession } from '@consignment/client/session';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { beginCalls } from '../../../shells/server/first-calls.ts';
import { memoryStorage } from '../client/test-session.ts';

const key = 'consignment.test.session';
const chosen = 'consignment.language./';
const ofShop = 'consignment.language-of-shop./';
const now = Date.parse('2026-03-01T12:00:00Z');
const held = { access: 'old', refresh: 'refresh-1', issuedAt: now, signIn: 'one', who: 'ada' };
const anHour = 60 * 60_000;
const page = {
  session: 'test',
  base: '/',
  api: '/api',
  languages: ['de'],
  every: ['/session/'],
  own: ['/vendors/:id/'],
};

const storage = memoryStorage();
/** The requests as sent, each as its address and token. */
let sent: string[] = [];
let renewal: () => Response = () => Response.json({ access: 'new', refresh: 'refresh-2' });
let locked: string[] = [];

const keep = (tokens: object) => storage.setItem(key, JSON.stringify(tokens));
const kept = () => JSON.parse(storage.getItem(key) ?? 'null') as unknown;

function fetched(asked: string | Request, init?: RequestInit): Promise<Response> {
  const request = new Request(
    new URL(typeof asked === 'string' ? asked : asked.url, 'https://shop.test'),
    init,
  );
  const { pathname, search } = new URL(request.url);
  const token = (asked instanceof Request ? asked : request).headers.get('Authorization') ?? 'none';
  sent.push(`${pathname}${search} ${token}`);
  return Promise.resolve(pathname.endsWith('/token/refresh/') ? renewal() : Response.json({ of: pathname }));
}

function open(path: string) {
  const { origin, pathname, search } = new URL(path, 'https://shop.test');
  vi.stubGlobal('location', { origin, pathname, search });
  return beginCalls(page);
}

function callOf(path: string, access: string, signal?: AbortSignal, language = 'en'): Request {
  const headers = { Authorization: `Bearer ${access}`, 'Accept-Language': language };
  return new Request(new URL(path, 'https://shop.test'), { headers, signal: signal ?? null });
}

beforeEach(() => {
  vi.useFakeTimers({ now, toFake: ['Date'] });
  [sent, locked] = [[], []];
  renewal = () => Response.json({ access: 'new', refresh: 'refresh-2' });
  for (const kept of [key, chosen, ofShop]) storage.removeItem(kept);
  vi.stubGlobal('window', globalThis);
  vi.stubGlobal('localStorage', storage);
  vi.stubGlobal('fetch', fetched);
  vi.stubGlobal('navigator', {
    languages: ['sv-SE', 'en-US'],
    locks: {
      request: (name: string, work: () => unknown) => {
        locked.push(name);
        return work();
      },
    },
  });
});

afterEach(() => {
  forgetFirstAnswers();
  vi.unstubAllGlobals();
  vi.useRealTimers();
});

describe('the first calls of a page', () => {
  it('are sent with the tokens of the session, and used once', async () => {
    keep(held);
    await open('/vendors/7');
    expect(sent).toEqual(['/api/session/ Bearer old', '/api/vendors/7/ Bearer old']);
    const answer = await fetchFirst(callOf('/api/vendors/7/', 'old'));
    expect(await answer.json()).toEqual({ of: '/api/vendors/7/' });
    expect(sent).toHaveLength(2);
    await fetchFirst(callOf('/api/vendors/7/', 'old'));
    expect(sent).toHaveLength(3);
  });

  it('leave out those of the page where its address has a query', async () => {
    keep(held);
    await open('/vendors/7?tab=payouts');
    expect(sent).toEqual(['/api/session/ Bearer old']);
  });

  it.each([null, 'expired', '{"access":'])('are not sent where storage holds %j', async (text) => {
    if (text !== null) storage.setItem(key, text);
    await open('/vendors/7');
    expect(sent).toEqual([]);
  });

  it('wait for new tokens where those held are old', async () => {
    keep({ ...held, issuedAt: now - anHour });
    await open('/');
    expect(locked).toEqual([`${key}.refresh`]);
    expect(sent.slice(0, 2)).toEqual(['/api/token/refresh/ none', '/api/session/ Bearer new']);
    expect(kept()).toEqual({ ...held, access: 'new', refresh: 'refresh-2' });
  });

  it('are left to the app after a refused renewal, with the session as it was', async () => {
    const old = { ...held, issuedAt: now - anHour };
    keep(old);
    renewal = () => new Response(null, { status: 401 });
    await open('/');
    expect(sent).toEqual(['/api/token/refresh/ none']);
    expect(kept()).toEqual(old);
  });

  it('do not bring back a session that ended during the renewal', async () => {
    keep({ ...held, issuedAt: now - anHour });
    renewal = () => {
      storage.removeItem(key);
      return Response.json({ access: 'new' });
    };
    await open('/');
    expect(sent).toHaveLength(1);
    expect(kept()).toBeNull();
  });

  it('do not replace the session of another person', async () => {
    keep({ ...held, issuedAt: now - anHour });
    const other = { ...held, access: 'other', signIn: 'two' };
    renewal = () => {
      keep(other);
      return Response.json({ access: 'new' });
    };
    await open('/');
    expect(sent).toHaveLength(1);
    expect(kept()).toEqual(other);
  });

  it('answer neither another token nor a page after the first', async () => {
    keep(held);
    await open('/vendors/7');
    await fetchFirst(callOf('/api/session/', 'of somebody else'));
    expect(sent.at(-1)).toBe('/api/session/ Bearer of somebody else');
    forgetFirstAnswers();
    await fetchFirst(callOf('/api/vendors/7/', 'old'));
    expect(sent).toHaveLength(4);
  });

  it.each([
    { age: -1, isOld: true },
    { age: 0, isOld: false },
    { age: 270_000, isOld: false },
    { age: 270_001, isOld: true },
  ])('count tokens of $age ms as the session does', async ({ age, isOld }) => {
    const tokens = { ...held, issuedAt: now - age };
    keep(tokens);
    await open('/');
    expect(locked.length > 0).toBe(isOld);
    expect(createSession({ app: 'test', storage }).isStale(tokens)).toBe(isOld);
  });

  it('are in the language of the app', async () => {
    keep(held);
    storage.setItem(ofShop, 'de');
    await open('/?page=1');
    await fetchFirst(callOf('/api/session/', 'old'));
    expect(sent).toHaveLength(1);

    storage.setItem(chosen, 'de');
    await open('/?page=1');
    await fetchFirst(callOf('/api/session/', 'old', undefined, 'de'));
    expect(sent).toHaveLength(2);

    // The person chose another language in another tab.
    await open('/?page=1');
    await fetchFirst(callOf('/api/session/', 'old', undefined, 'fr'));
    expect(sent).toHaveLength(4);
  });

  it('do not answer an API of another address', async () => {
    keep(held);
    await open('/?page=1');
    const { headers } = callOf('/api/session/', 'old');
    await fetchFirst(new Request('https://elsewhere.test/api/session/', { headers }));
    expect(sent).toHaveLength(2);
  });

  it('do not answer a person who has logged out', async () => {
    keep(held);
    await open('/?page=1');
    await fetchFirst(new Request('https://shop.test/api/session/', { headers: { 'Accept-Language': 'en' } }));
    expect(sent.at(-1)).toBe('/api/session/ none');
  });

  it('report a lost connection like any other call, and are then sent again', async () => {
    keep(held);
    vi.stubGlobal('fetch', () => Promise.reject(new TypeError('Failed to fetch')));
    await open('/?page=1');
    await expect(fetchFirst(callOf('/api/session/', 'old'))).rejects.toThrow('Failed to fetch');
    vi.stubGlobal('fetch', fetched);
    await fetchFirst(callOf('/api/session/', 'old'));
    expect(sent).toHaveLength(1);
  });

  it('end once the first page is there without them', async () => {
    keep(held);
    const signals: AbortSignal[] = [];
    vi.stubGlobal('fetch', (_address: string, { signal }: { signal: AbortSignal }) => {
      signals.push(signal);
      return new Promise<Response>(() => undefined);
    });
    await open('/?page=1');
    forgetFirstAnswers();
    expect(signals.map(({ aborted }) => aborted)).toEqual([true]);
  });

  it('end for a call that is cancelled', async () => {
    keep(held);
    const cancelled = (_address: string, { signal }: { signal: AbortSignal }) =>
      new Promise<Response>((_resolve, reject) => {
        signal.addEventListener('abort', () => reject(signal.reason as Error));
      });
    vi.stubGlobal('fetch', cancelled);
    await open('/?page=1');
    const stop = new AbortController();
    const answer = fetchFirst(callOf('/api/session/', 'old', stop.signal));
    stop.abort(new Error('left'));
    await expect(answer).rejects.toThrow('left');
  });
});
