import type { ToastMessage } from '@consignment/components/primitives/ToastRegion';
import { lazy, Suspense, useSyncExternalStore } from 'react';

/** Milliseconds; a message stays long enough to be read, and is gone before the next task. */
const shownFor = 8_000;
const drawnAfter = 100;

const region = () => import('@consignment/components/primitives/ToastRegion');

// It comes with the first news. Without it nothing is said, and what was done is done.
const Region = lazy(() =>
  region().then(
    ({ ToastRegion }) => ({ default: ToastRegion }),
    () => ({ default: () => <></> }),
  ),
);

let messages: readonly ToastMessage[] | null = null;
let count = 0;
const listeners = new Set<() => void>();

function show(next: readonly ToastMessage[]) {
  messages = next;
  for (const listener of listeners) listener();
}

function dismiss(id: string) {
  show((messages ?? []).filter((message) => message.id !== id));
}

/** Says in one sentence what was done, on whichever page the person is by then. It is read out once. */
export function announce(text: string): void {
  count += 1;
  const id = String(count);
  const say = () => {
    // Of the same news twice in a row the second is news again.
    show([...(messages ?? []).filter((message) => message.text !== text), { id, text }]);
    setTimeout(() => dismiss(id), shownFor);
  };
  if (messages !== null) return say();
  // A region reads out what comes into it, so that it has to be there, empty, before.
  show([]);
  region().then(
    () => setTimeout(say, drawnAfter),
    () => undefined,
  );
}

/** Of a commission that was set by hand, or taken back by null. */
export function newsOfOverride(override: unknown): string {
  return override === null ? 'The commission is worked out by the rates again.' : 'The commission was set.';
}

function subscribe(listener: () => void) {
  listeners.add(listener);
  return () => {
    listeners.delete(listener);
  };
}

/** Where it is said. Once there it stays, so that what comes into it is read out. */
export function Announcements() {
  const shown = useSyncExternalStore(subscribe, () => messages);
  if (shown === null) return null;
  return (
    <Suspense>
      <Region messages={shown} onDismiss={dismiss} />
    </Suspense>
  );
}
