import type { Drafts } from '@consignment/components/primitives/forms/DraftProvider';

type Kept = ReturnType<typeof import('./drafts.ts').createDrafts>;

/** `createDrafts`, loaded when a person first types into the page, or from the start where a draft waits. */
export function draftsOnUse(options: { key: string; who: () => string | null }) {
  let kept: Kept | null = null;
  let loading: Promise<Kept> | null = null;
  const load = () =>
    (loading ??= (isWaiting(options.key) ? Promise.resolve() : firstInput())
      .then(() => import('./drafts.ts'))
      .then(({ createDrafts }) => (kept = createDrafts(options))));
  const drafts: Drafts = {
    subscribe: (look) => kept?.drafts.subscribe(look) ?? (() => undefined),
    open: (...form) => {
      if (kept !== null) return kept.drafts.open(...form);
      let close: (() => void) | null = null;
      let isClosed = false;
      const open = ({ drafts: loaded }: Kept) => {
        if (!isClosed) close = loaded.open(...form);
      };
      // Without it a form works as well.
      load().then(open, () => undefined);
      return () => {
        isClosed = true;
        close?.();
      };
    },
  };
  if (isWaiting(options.key)) load().catch(() => undefined);
  return { drafts, forget: () => kept?.forget() };
}

function firstInput(): Promise<void> {
  return new Promise((resolve) => {
    for (const kind of ['input', 'change']) {
      document.addEventListener(kind, () => resolve(), { once: true, capture: true });
    }
  });
}

function isWaiting(key: string): boolean {
  try {
    return Object.keys(window.localStorage).some((item) => item.startsWith(`${key}\n`));
  } catch {
    return false;
  }
}
