import { useSyncExternalStore, type ReactElement } from 'react';

let parts: readonly ReactElement[] = [];
const listeners = new Set<() => void>();

/**
 * Shows a part over every page, such as a toast, whose code is loaded when it is first needed. It replaces the part with
 * the same key. Returns a function that removes it.
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

/** True once the first page is drawn. */
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
