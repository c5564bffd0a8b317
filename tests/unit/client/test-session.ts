import { createSession, type Locks, type Session, type SessionStorage } from '@consignment/client/session';

export function memoryStorage(): SessionStorage {
  const kept = new Map<string, string>();
  return {
    getItem: (key) => kept.get(key) ?? null,
    setItem: (key, value) => void kept.set(key, value),
    removeItem: (key) => void kept.delete(key),
  };
}

/** A stand-in for navigator.locks of all tabs of a browser, for all sessions that share it. */
export function sharedLocks(): Locks {
  const queues = new Map<string, Promise<unknown>>();
  return (name, work) => {
    const before = queues.get(name) ?? Promise.resolve();
    const mine = before.then(work, work);
    queues.set(name, mine);
    return mine;
  };
}

export type Clock = { now: () => number; forward: (milliseconds: number) => void };

export function aClock(start = Date.parse('2026-03-01T12:00:00Z')): Clock {
  let time = start;
  return {
    now: () => time,
    forward: (milliseconds) => {
      time += milliseconds;
    },
  };
}

/** One tab; give tabs of one browser the same storage, locks and clock. */
export function aTab(
  shared: { storage?: SessionStorage; locks?: Locks; clock?: Clock; events?: EventTarget } = {},
): Session {
  return createSession({
    app: 'test',
    storage: shared.storage ?? memoryStorage(),
    locks: shared.locks ?? sharedLocks(),
    now: (shared.clock ?? aClock()).now,
    events: shared.events ?? null,
  });
}
