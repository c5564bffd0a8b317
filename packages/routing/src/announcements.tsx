import type { ToastMessage, ToastRegion } from '@consignment/components/primitives/ToastRegion';
import { useSyncExternalStore } from 'react';

/** Milliseconds; a message stays long enough to be read, and is gone before the next task. */
const shownFor = 8_000;
const drawnAfter = 100;

type Shown = { Region: typeof ToastRegion | null; messages: readonly ToastMessage[] };

let shown: Shown = { Region: null, messages: [] };
let count = 0;
const listeners = new Set<() => void>();

function show(next: Partial<Shown>) {
  shown = { ...shown, ...next };
  for (const listener of listeners) listener();
}

function dismiss(id: string) {
  show({ messages: shown.messages.filter((message) => message.id !== id) });
}

/** Says in one sentence what was done, on whichever page the person is by then. It is read out once. */
export function announce(text: string): void {
  count += 1;
  const id = String(count);
  const say = () => {
    // Of the same news twice in a row the second is news again.
    show({ messages: [...shown.messages.filter((message) => message.text !== text), { id, text }] });
    setTimeout(() => dismiss(id), shownFor);
  };
  if (shown.Region !== null) return say();
  // It comes with the first news. Without it nothing is said, and what was done is done.
  import('@consignment/components/primitives/ToastRegion').then(
    ({ ToastRegion: Region }) => {
      // A region reads out what comes into it, so that it has to be there, empty, before.
      show({ Region });
      setTimeout(say, drawnAfter);
    },
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
  const { Region, messages } = useSyncExternalStore(subscribe, () => shown);
  return Region === null ? null : <Region messages={messages} onDismiss={dismiss} />;
}
