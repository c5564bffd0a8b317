/*
 * The values typed into a form, until they are saved: a reloaded page, or a browser that was closed, offers them
 * back to the same person in the same form.
 */
import { defineTexts, reader } from '@consignment/domain/text/texts';
import type { Drafts, DraftValues } from '@consignment/components/primitives/forms/DraftProvider';

const texts = defineTexts('Drafts', {
  justNow: 'just now',
});

type Stored = { at: number; values: DraftValues };
/** `values` are the last that were seen, as JSON: saved values are not kept again unchanged. */
type Place = { item: string | null; values: string; isTyped: boolean };

/** Milliseconds. A draft of the day before is still known; an older one is no longer relevant. */
const longest = 24 * 60 * 60_000;

/** `key` begins the name of each draft; `who` is the person who is logged in, and whose page it is. */
export function createDrafts({ key, who }: { key: string; who: () => string | null }) {
  const stored = storage();
  const shown = new Set<Place>();
  const itemOf = (form: string): string | null => {
    const person = who();
    const { pathname, search } = window.location;
    // Words typed to log in are no draft.
    return person === null ? null : [key, person, pathname + search, form].join('\n');
  };
  const isOld = ({ at }: Stored) => Date.now() - at >= longest;
  const sweep = (isGone: (draft: Stored) => boolean) => {
    for (const item of stored.names(`${key}\n`)) {
      const draft = stored.read(item);
      if (draft === null || isGone(draft)) stored.remove(item);
    }
  };
  sweep(isOld);

  const drafts: Drafts = {
    subscribe: (look) => {
      look();
      window.addEventListener('storage', look);
      return () => window.removeEventListener('storage', look);
    },
    open: (form, isInDialog, begin) => {
      const { pathname } = window.location;
      const place: Place = { item: itemOf(form), values: '{}', isTyped: false };
      shown.add(place);
      const drop = () => {
        if (place.item !== null) stored.remove(place.item);
        place.isTyped = false;
      };
      const end = begin({
        find: () => {
          // Without a session the page waits for it, and its drafts remain in their places.
          place.item = itemOf(form) ?? place.item;
          // The person who is typing here is not offered their own words.
          const draft = place.item === null || place.isTyped ? null : stored.read(place.item);
          if (place.item === null || draft === null || isOld(draft)) return null;
          return { values: draft.values, from: since(Date.now() - draft.at) };
        },
        keep: (values) => {
          const item = itemOf(form);
          const text = JSON.stringify(values);
          if (item === null || text === place.values) return;
          Object.assign(place, { item, values: text });
          if (Object.keys(values).length > 0) {
            place.isTyped = true;
            stored.write(item, { at: Date.now(), values });
          } else if (place.isTyped) drop();
        },
        drop,
      });
      return () => {
        end();
        shown.delete(place);
        // Only drawn again, or replaced by the page's problem.
        setTimeout(() => {
          const isShown = [...shown].some(({ item }) => item === place.item);
          if (!isShown && (isInDialog || window.location.pathname !== pathname)) drop();
        });
      };
    },
  };

  return {
    drafts,
    /** A person who logs out takes everything along. */
    forget: () => {
      shown.clear();
      sweep(() => true);
    },
  };
}

/** `just now`, `5 minutes ago`, `2 hours ago`. */
function since(milliseconds: number): string {
  const minutes = Math.floor(milliseconds / 60_000);
  if (minutes < 1) return texts.justNow;
  const words = new Intl.RelativeTimeFormat(reader.language().locale);
  return minutes < 60 ? words.format(-minutes, 'minute') : words.format(-Math.floor(minutes / 60), 'hour');
}

/** JSON in the browser's storage. A full or forbidden storage keeps nothing: the typed text is still on the page. */
function storage() {
  const attempt = <T>(work: (storage: Storage) => T, otherwise: T): T => {
    try {
      return work(window.localStorage);
    } catch {
      return otherwise;
    }
  };
  return {
    names: (start: string) =>
      attempt((storage) => Object.keys(storage).filter((name) => name.startsWith(start)), []),
    // Only this file writes there.
    read: (name: string) =>
      attempt((storage) => JSON.parse(storage.getItem(name) ?? 'null') as Stored | null, null),
    write: (name: string, kept: Stored) =>
      attempt((storage) => storage.setItem(name, JSON.stringify(kept)), undefined),
    remove: (name: string) => attempt((storage) => storage.removeItem(name), undefined),
  };
}
