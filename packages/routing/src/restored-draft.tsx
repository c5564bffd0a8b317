import { lazy, Suspense, useSyncExternalStore } from 'react';
import { useLocation } from 'react-router-dom';

// It is seldom shown.
const Banner = lazy(async () => ({
  default: (await import('@consignment/components/primitives/Banner')).Banner,
}));

/** The page on which something typed came back, as the history knows it. */
let place: string | null = null;
const listeners = new Set<() => void>();

export function showDraftIsBack(): void {
  place = window.location.pathname;
  for (const listener of listeners) listener();
}

function subscribe(listener: () => void) {
  listeners.add(listener);
  return () => {
    listeners.delete(listener);
  };
}

/** Says that a form has got back what was typed before the sign-in, for as long as its page is shown. */
export function RestoredDraft() {
  const at = useSyncExternalStore(subscribe, () => place);
  useLocation();
  if (at === null || at !== window.location.pathname) return null;
  return (
    <Suspense>
      <aside aria-label="What you typed">
        <Banner
          tone="info"
          title="What you typed before you were signed out is back. It is not saved yet."
          announcement="polite"
        />
      </aside>
    </Suspense>
  );
}
