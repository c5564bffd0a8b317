/** One sign-in and its present tokens. Times are milliseconds of this machine's clock. */
export type Tokens = {
  access: string;
  refresh: string;
  /** When the access token came; it is good for five minutes (spec foundations §9). */
  issuedAt: number;
  /** The same through every refresh, another for another sign-in. */
  signIn: string;
  /** With what name the person has logged in, where they have typed one. */
  who?: string;
};

/** Why a session ended. `elsewhere`: logged out, or logged in as somebody else, in another tab. */
export type EndReason = 'signed-out' | 'expired' | 'elsewhere';

/** As localStorage has them, or a store of the caller's own. */
export type SessionStorage = {
  getItem: (key: string) => string | null;
  setItem: (key: string, value: string) => void;
  removeItem: (key: string) => void;
};

/** Runs one piece of work at a time for each name, over all that share the session's storage. */
export type Locks = <T>(name: string, work: () => Promise<T>) => Promise<T>;

export type Session = {
  /** True in the browser's own storage; a session in memory ends with the page. */
  isKept: boolean;
  /** The present tokens; always read from storage, since another tab may have renewed them. */
  tokens: () => Tokens | null;
  isStale: (tokens: Tokens) => boolean;
  begin: (pair: { access: string; refresh: string }, who?: string) => void;
  /** Keeps the next tokens of a sign-in; false when that sign-in is over. */
  renew: (from: Tokens, pair: { access: string; refresh?: string }) => boolean;
  end: (reason: EndReason) => void;
  /** The person logs out: from here on every end counts as that. */
  leave: () => void;
  /**
   * Calls back once for each end of a session, in whichever tab it came about, with the name that the person had typed
   * to log in. A listener that keeps the page returns the promise of its next sign-in. Returns the way to stop.
   */
  onEnd: (listener: (reason: EndReason, who: string | null) => Promise<void> | void) => () => void;
  /** The sign-in that the page waits for, or has waited for, since a session ended; null where none was kept. */
  nextSignIn: () => Promise<void> | null;
  /**
   * Calls back when the server wants a proof that it is still the person (403 `proof_required`), and when they have to set
   * up a second factor first. The listener resolves to whether the call can be sent again. Returns the way to stop.
   */
  onAsked: (listener: (what: 'proof' | 'set-up') => Promise<boolean>) => () => void;
  /** Asks the person, once for all that want the same; false where nothing listens. */
  ask: (what: 'proof' | 'set-up') => Promise<boolean>;
  exclusively: <T>(work: () => Promise<T>) => Promise<T>;
  /**
   * A word that the last sign-in with a password gave to this browser, sent with the next one; null before the first.
   * It opens nothing, so it outlives the session: the server counts its attempts apart from those of strangers.
   */
  device: () => string | null;
  keepDevice: (device: string) => void;
};

export const accessLifetime = 5 * 60_000;

/** Renewed this long before the end, so that a slow request does not outlive its token. */
const margin = 30_000;

/** Stored in place of the tokens, so that other tabs distinguish a session that expired from a sign-out. */
const expired = 'expired';

/** Of the browser, whichever app of this address is logged in to. */
const deviceKey = 'consignment.device';

/**
 * `app` names the shell: the apps of one address keep their sessions apart. A page keeps them in localStorage, for all its
 * tabs. Without a page, or where the browser forbids localStorage, a session is in memory and each call makes another: a
 * server makes one for each person.
 */
export function createSession({
  app,
  storage = storageOfPage() ?? memory(),
  now = Date.now,
  locks = locksOfPage() ?? oneByOne(),
  events = eventsOfPage(),
}: {
  app: string;
  storage?: SessionStorage;
  now?: () => number;
  locks?: Locks;
  /** Where `storage` events of other tabs arrive. */
  events?: EventTarget | null;
}): Session {
  const key = `consignment.${app}.session`;
  const listeners = new Set<Parameters<Session['onEnd']>[0]>();
  const tokens = () => readTokens(storage.getItem(key));
  let known = tokens();
  let isLeaving = false;
  let nextSignIn: Promise<void> | null = null;
  let asker: Parameters<Session['onAsked']>[0] | null = null;
  const asking = new Map<'proof' | 'set-up', Promise<boolean>>();

  const notify = (reason: EndReason) => {
    const who = known?.who ?? null;
    known = null;
    nextSignIn = null;
    for (const listener of [...listeners]) nextSignIn = listener(reason, who) ?? nextSignIn;
  };
  const keep = (next: Tokens) => {
    known = next;
    storage.setItem(key, JSON.stringify(next));
  };

  events?.addEventListener('storage', (event) => {
    const changed = 'key' in event ? event.key : null;
    if (changed !== key && changed !== null) return;
    if (known !== null && tokens()?.signIn !== known.signIn)
      notify(storage.getItem(key) === expired ? 'expired' : 'elsewhere');
    else if (nextSignIn !== null) known = tokens();
  });

  return {
    isKept: typeof Storage === 'function' && storage instanceof Storage,
    tokens,
    isStale: ({ issuedAt }) => {
      const age = now() - issuedAt;
      // A clock that was set back would keep a dead token for as long.
      return age < 0 || age > accessLifetime - margin;
    },
    begin: ({ access, refresh }, who) => {
      const tokens = { access, refresh, issuedAt: now(), signIn: randomId() };
      keep(who === undefined ? tokens : { ...tokens, who });
    },
    renew: (from, pair) => {
      const present = tokens();
      if (present?.signIn !== from.signIn) return false;
      keep({ ...present, access: pair.access, refresh: pair.refresh ?? present.refresh, issuedAt: now() });
      return true;
    },
    end: (reason) => {
      known ??= tokens();
      if (known === null) return;
      if (reason === expired && !isLeaving) storage.setItem(key, expired);
      else storage.removeItem(key);
      notify(isLeaving ? 'signed-out' : reason);
    },
    leave: () => {
      isLeaving = true;
    },
    nextSignIn: () => nextSignIn,
    onEnd: (listener) => {
      listeners.add(listener);
      return () => listeners.delete(listener);
    },
    onAsked: (listener) => {
      asker = listener;
      return () => {
        if (asker === listener) asker = null;
      };
    },
    ask: (what) => {
      if (asker === null) return Promise.resolve(false);
      const running = asking.get(what);
      if (running !== undefined) return running;
      const answer = asker(what).finally(() => asking.delete(what));
      asking.set(what, answer);
      return answer;
    },
    exclusively: (work) => locks(`${key}.refresh`, work),
    device: () => storage.getItem(deviceKey),
    keepDevice: (device) => storage.setItem(deviceKey, device),
  };
}

/** A fresh key for what must happen once however often it is sent, such as a payout. */
export function newIdempotencyKey(): string {
  return randomId();
}

// crypto.randomUUID is missing where a page is served by plain http under a name other than localhost.
function randomId(): string {
  return Array.from(crypto.getRandomValues(new Uint8Array(16)), (byte) =>
    byte.toString(16).padStart(2, '0'),
  ).join('');
}

function readTokens(text: string | null): Tokens | null {
  if (text === null) return null;
  try {
    const found: unknown = JSON.parse(text);
    return isTokens(found) ? found : null;
  } catch {
    return null;
  }
}

function isTokens(value: unknown): value is Tokens {
  if (typeof value !== 'object' || value === null) return false;
  const { access, refresh, issuedAt, signIn, who = '' } = value as Record<keyof Tokens, unknown>;
  const texts = [access, refresh, signIn, who];
  return texts.every((text) => typeof text === 'string') && typeof issuedAt === 'number';
}

/*
 * Of a page alone. Node, Deno and Bun have some of these globals as well, for the whole process: with them the sessions of
 * all the people that a server serves would be one, or wait for each other.
 */

/** Null where the browser forbids it, or has none. */
function storageOfPage(): SessionStorage | null {
  try {
    const storage = window.localStorage;
    storage.getItem('');
    return storage;
  } catch {
    return null;
  }
}

/** Null without Web Locks, as where a page is served by plain http under a name other than localhost. */
function locksOfPage(): Locks | null {
  if (typeof window === 'undefined' || !('locks' in navigator)) return null;
  const { locks } = navigator;
  return (name, work) => locks.request(name, work);
}

/** React Native has a window without events. */
function eventsOfPage(): EventTarget | null {
  return typeof window !== 'undefined' && 'addEventListener' in window ? window : null;
}

function memory(): SessionStorage {
  const kept = new Map<string, string>();
  return {
    getItem: (key) => kept.get(key) ?? null,
    setItem: (key, value) => void kept.set(key, value),
    removeItem: (key) => void kept.delete(key),
  };
}

/** Tabs that share no lock may refresh twice at once, which the server forgives for 30 seconds. */
function oneByOne(): Locks {
  let last: Promise<unknown> = Promise.resolve();
  return (_name, work) => {
    const mine = last.then(work, work);
    last = mine;
    return mine;
  };
}
