import type { Problem } from '@consignment/client/problem';
import { lazy, Suspense, useSyncExternalStore } from 'react';

/** Why the last question failed, and in how many seconds the next one follows; null when all is well. */
export type PollingTrouble = { problem: Problem; seconds: number } | null;

const notice = () =>
  import('@consignment/components/parts/PollingNotice').then(
    ({ PollingNotice }) => ({ default: PollingNotice }),
    () => ({ default: Plainly }),
  );

// It is seldom shown, and comes with the first question: when one fails it may be too late.
const Notice = lazy(notice);

export function preparePollingNotice(): void {
  void notice();
}

function Plainly({ problem }: NonNullable<PollingTrouble>) {
  return <p role="status">{problem.detail}</p>;
}

/** Of each part of the page that asks again and again and gets no answer. */
const troubles = new Map<string, NonNullable<PollingTrouble>>();
let shown: PollingTrouble = null;
const listeners = new Set<() => void>();

export function tellPolling(id: string, trouble: PollingTrouble): void {
  if (trouble === null) troubles.delete(id);
  else troubles.set(id, trouble);
  shown = [...troubles.values()].at(-1) ?? null;
  for (const listener of listeners) listener();
}

function subscribe(listener: () => void) {
  listeners.add(listener);
  return () => {
    listeners.delete(listener);
  };
}

/** Says that work of the server cannot be followed at the moment, and when it is asked for again. */
export function PollingTroubles() {
  const trouble = useSyncExternalStore(subscribe, () => shown);
  if (trouble === null) return null;
  return (
    <Suspense>
      <Notice {...trouble} />
    </Suspense>
  );
}
