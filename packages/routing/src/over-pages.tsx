import { useSyncExternalStore, type ReactElement } from 'react';

let parts: readonly ReactElement[] = [];
const listeners = new Set<() => void>();

/**
 * Shows a part over every page that is seldom needed, and so comes with its own code. It takes the place of the one with
 * its key. Returns the way to take it away.
 */
export function showOverPages(part: ReactElement): () => void {
  const others = () => parts.filter(({ key }) => key !== part.key);
  const show = (next: typeof parts) => {
    parts = next;
    for (const listener of listeners) listener();
  };
  show([...others(), part]);
  return () => show(others());
}

/** Is there a page that such a part can be shown over? */
export function isPageShown(): boolean {
  return listeners.size > 0;
}

function subscribe(listener: () => void) {
  listeners.add(listener);
  return () => {
    listeners.delete(listener);
  };
}

export function OverPages() {
  return useSyncExternalStore(subscribe, () => parts);
}
