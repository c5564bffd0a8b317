/*
 * What somebody types, until it is saved: a page that is loaded anew, or a browser that has ended, offers it back to
 * the same person in the same form. Passwords and keys are never kept.
 */
import type { DraftOffer } from '@consignment/components/primitives/draft-context';
import {
  dialogs,
  draftOf,
  fill,
  isField,
  isSecret,
  nameOf,
  placeOf,
  without,
  type Draft,
  type Field,
} from './draft-fields.tsx';

type Storage = Pick<globalThis.Storage, 'getItem' | 'setItem' | 'removeItem' | 'key' | 'length'>;
type Stored = { at: number; draft: Draft };

/** Milliseconds. A draft of the day before is still known; an older one is not what is meant any more. */
const longest = 24 * 60 * 60_000;
/** After the last letter, so that typing costs nothing. */
const pause = 400;

type Options = {
  /** Begins the key of each draft. */
  key: string;
  /** The person who is signed in, and whose page it is; null keeps nothing. */
  who: () => string | null;
  /** What was typed into before this was there. */
  before: ReadonlySet<EventTarget>;
  /** Told when there may be another offer. */
  onOffers: () => void;
  storage?: Storage | null;
  now?: () => number;
};

export function storeDrafts({
  key,
  who,
  before,
  onOffers,
  storage = browserStorage(),
  now = Date.now,
}: Options) {
  const typed = new Set<Field>();
  let timer: ReturnType<typeof setTimeout> | undefined;

  /** The place of each form that is shown: when it is gone its name cannot be read from the page. */
  const known = new WeakMap<HTMLFormElement, { name: string; path: string; isInDialog: boolean }>();

  const itemOf = (name: string): string | null => {
    const person = who();
    return person === null ? null : `${key}\n${person}\n${name}`;
  };
  const drop = (name: string) => {
    const item = itemOf(name);
    if (item !== null) storage?.removeItem(item);
  };
  const stored = (name: string): Stored | null => {
    const item = itemOf(name);
    const found = item === null ? null : read(storage?.getItem(item) ?? null);
    return found !== null && now() - found.at < longest ? found : null;
  };

  const keep = () => {
    clearTimeout(timer);
    // A search is no draft: only what a form may be offered back.
    const offered = [...typed].filter(({ form }) => form !== null && known.has(form));
    for (const [name, draft] of Object.entries(draftOf(offered))) {
      const item = itemOf(name);
      if (item !== null) write(storage, item, { at: now(), draft });
    }
  };
  const note = ({ target }: { target: EventTarget | null }) => {
    // Words typed to sign in are no draft, though their form may stand until the page of a signed-in person is there.
    if (who() === null) return;
    if (!isField(target) || isSecret(target) || placeOf(target) === null) return;
    typed.add(target);
    clearTimeout(timer);
    timer = setTimeout(keep, pause);
  };
  const forgetTyped = (form: HTMLFormElement) => {
    for (const field of typed) if (field.form === form || !field.isConnected) typed.delete(field);
  };

  sweep(storage, key, (at) => now() - at >= longest);
  for (const target of before) note({ target });
  document.addEventListener('input', note, true);
  // The last chance of a page that is left or put aside; a crash has none, so each pause keeps as well.
  document.addEventListener('visibilitychange', keep);
  window.addEventListener('pagehide', keep);
  window.addEventListener('storage', onOffers);

  return {
    offerFor: (form: HTMLFormElement): DraftOffer | null => {
      const name = nameOf(form);
      const isInDialog = form.closest(dialogs) !== null;
      known.set(form, { name, path: window.location.pathname, isInDialog });
      // What is typed here now is not offered to whoever types it.
      if ([...typed].some((field) => field.form === form)) return null;
      const found = stored(name);
      if (found === null) return null;
      // Of another version of the form nothing fits.
      const missing = Object.keys(without(found.draft, form)).length;
      if (missing === Object.keys(found.draft).length) return null;
      return {
        from: since(now() - found.at),
        onRestore: () => {
          fill(form, found.draft);
          // A choice may have brought more fields along.
          if (missing > 0) requestAnimationFrame(() => fill(form, found.draft));
          onOffers();
        },
        onDiscard: () => {
          drop(name);
          onOffers();
        },
      };
    },
    saved: (form: HTMLFormElement) => {
      clearTimeout(timer);
      drop(nameOf(form));
      forgetTyped(form);
      keep();
      onOffers();
    },
    left: (form: HTMLFormElement) => {
      const place = known.get(form);
      // Only drawn anew, or in the place of its page stands what went wrong with it.
      setTimeout(() => {
        if (place === undefined || form.isConnected) return;
        if (!place.isInDialog && window.location.pathname === place.path) return;
        forgetTyped(form);
        drop(place.name);
      });
    },
    keep,
    /** One that was given back in another way. */
    drop,
    /** Who signs out takes everything along. */
    forget: () => {
      clearTimeout(timer);
      typed.clear();
      sweep(storage, key, () => true);
    },
  };
}

/** `just now`, `5 minutes ago`, `2 hours ago`. */
function since(milliseconds: number): string {
  const minutes = Math.floor(milliseconds / 60_000);
  if (minutes < 1) return 'just now';
  const words = new Intl.RelativeTimeFormat('en');
  return minutes < 60 ? words.format(-minutes, 'minute') : words.format(-Math.floor(minutes / 60), 'hour');
}

function itemsOf(storage: Storage | null, key: string): string[] {
  const all = Array.from({ length: storage?.length ?? 0 }, (_, at) => storage?.key(at) ?? '');
  return all.filter((item) => item.startsWith(`${key}\n`));
}

function sweep(storage: Storage | null, key: string, isOver: (at: number) => boolean): void {
  for (const item of itemsOf(storage, key)) {
    const found = read(storage?.getItem(item) ?? null);
    if (found === null || isOver(found.at)) storage?.removeItem(item);
  }
}

function read(text: string | null): Stored | null {
  try {
    const found: unknown = JSON.parse(text ?? 'null');
    const isStored = typeof found === 'object' && found !== null && 'at' in found && 'draft' in found;
    // Nobody else writes there.
    return isStored ? (found as Stored) : null;
  } catch {
    return null;
  }
}

function write(storage: Storage | null, item: string, stored: Stored): void {
  try {
    storage?.setItem(item, JSON.stringify(stored));
  } catch {
    // A full storage keeps no more drafts, and what is typed is on the page all the same.
    return;
  }
}

function browserStorage(): Storage | null {
  try {
    return window.localStorage;
  } catch {
    return null;
  }
}
