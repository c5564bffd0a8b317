import { createSession, newIdempotencyKey, type EndReason } from '@consignment/client/session';
import { describe, expect, it } from 'vitest';
import { aTab, memoryStorage } from './test-session.ts';

const pair = { access: 'access', refresh: 'refresh' };

function storageEvent(key: string | null): Event {
  return Object.assign(new Event('storage'), { key });
}

function aWatchedTab(storage = memoryStorage()) {
  const events = new EventTarget();
  const session = aTab({ storage, events });
  const ends: EndReason[] = [];
  session.onEnd((reason) => void ends.push(reason));
  return { session, events, ends, storage };
}

const key = 'consignment.test.session';

describe('a session', () => {
  it('is found again by the next page of the same app, and by no other app', () => {
    const storage = memoryStorage();
    aTab({ storage }).begin(pair);
    expect(aTab({ storage }).tokens()).toMatchObject(pair);
    expect(createSession({ app: 'portal', storage, events: null }).tokens()).toBeNull();
  });

  it.each(['', 'null', '{}', '{"access":1,"refresh":"r","issuedAt":0,"signIn":"s"}', '{"access":'])(
    'is none where storage holds %j',
    (text) => {
      const storage = memoryStorage();
      storage.setItem(key, text);
      expect(aTab({ storage }).tokens()).toBeNull();
    },
  );

  it('reports once that it has ended, and again for the next one', () => {
    const { session, ends } = aWatchedTab();
    session.begin(pair);
    session.end('signed-out');
    session.end('expired');
    session.begin(pair);
    session.end('expired');
    expect(ends).toEqual(['signed-out', 'expired']);
  });

  it('ends with a sign-out in another tab', () => {
    const { session, events, ends, storage } = aWatchedTab();
    session.begin(pair);
    storage.removeItem(key);
    events.dispatchEvent(storageEvent(key));
    expect(ends).toEqual(['elsewhere']);
  });

  it('ends when the browser forgets all of its storage', () => {
    const { session, events, ends, storage } = aWatchedTab();
    session.begin(pair);
    storage.removeItem(key);
    events.dispatchEvent(storageEvent(null));
    expect(ends).toEqual(['elsewhere']);
  });

  it('ends when another person logs in in another tab, and continues when that tab only renews', () => {
    const { session, events, ends, storage } = aWatchedTab();
    session.begin(pair);
    const other = aTab({ storage });
    const present = other.tokens();
    if (present === null) throw new Error('The other tab does not see the session.');
    other.renew(present, { access: 'next', refresh: 'next' });
    events.dispatchEvent(storageEvent(key));
    expect(ends).toEqual([]);
    other.begin(pair);
    events.dispatchEvent(storageEvent(key));
    expect(ends).toEqual(['elsewhere']);
  });

  it('expires in all tabs at once, each of which knows whose it was', () => {
    const storage = memoryStorage();
    aTab({ storage }).begin(pair, 'ana@example.com');
    const events = new EventTarget();
    const [one, other] = [aTab({ storage }), aTab({ storage, events })];
    const ends: unknown[] = [];
    one.onEnd((...end) => void ends.push(end));
    other.onEnd((...end) => void ends.push(end));
    one.end('expired');
    events.dispatchEvent(storageEvent(key));
    expect(ends).toEqual([
      ['expired', 'ana@example.com'],
      ['expired', 'ana@example.com'],
    ]);
    expect(other.tokens()).toBeNull();
  });

  it('that another tab begins is followed by a page that waits for one', () => {
    const { session, events, ends, storage } = aWatchedTab();
    session.onEnd((reason) => (reason === 'expired' ? Promise.resolve() : undefined));
    session.begin(pair);
    expect(session.nextSignIn()).toBeNull();
    session.end('expired');
    expect(session.nextSignIn()).not.toBeNull();
    aTab({ storage }).begin(pair);
    events.dispatchEvent(storageEvent(key));
    storage.removeItem(key);
    events.dispatchEvent(storageEvent(key));
    expect(ends).toEqual(['expired', 'elsewhere']);
    expect(session.nextSignIn()).toBeNull();
  });

  it('that a person logs out of has not expired', () => {
    const { session, ends, storage } = aWatchedTab();
    session.begin(pair);
    session.leave();
    session.end('expired');
    expect(ends).toEqual(['signed-out']);
    expect(storage.getItem(key)).toBeNull();
  });

  it('ignores what other parts of the page store', () => {
    const { session, events, ends, storage } = aWatchedTab();
    session.begin(pair);
    storage.removeItem(key);
    events.dispatchEvent(storageEvent('theme'));
    expect(ends).toEqual([]);
  });

  it('keeps no tokens of a sign-in that is over', () => {
    const { session } = aWatchedTab();
    session.begin(pair);
    const before = session.tokens();
    if (before === null) throw new Error('The session did not begin.');
    session.begin({ access: 'second', refresh: 'second' });
    expect(session.renew(before, { access: 'late', refresh: 'late' })).toBe(false);
    expect(session.tokens()).toMatchObject({ access: 'second' });
  });
});

it('makes another idempotency key each time, long enough for the server', () => {
  const keys = Array.from({ length: 100 }, newIdempotencyKey);
  expect(new Set(keys).size).toBe(100);
  expect(keys.every((one) => /^[0-9a-f]{32}$/.test(one))).toBe(true);
});
