/*
 * What somebody had typed when their session ended, until they are back: the page is left for the sign-in, and a form
 * that is drawn again in the same place, for the same person and in the same tab, gets back what was typed into it.
 */

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
  type Place,
} from './draft-fields.tsx';

type Storage = Pick<globalThis.Storage, 'getItem' | 'setItem' | 'removeItem'>;

type Kept = { who: string; forms: Record<string, Draft> };

export type Drafts = {
  /** Keeps what was typed into the forms of the page and was not saved. */
  keep: () => void;
  forget: () => void;
};

/**
 * Follows what is typed from now on. `who` names the person who is signed in, or was last; without a name nothing is
 * kept, since the next may be somebody else. `onBack` is told each time that a form has got its own back.
 */
export function watchDrafts({
  key,
  who,
  onBack,
  before,
  storage = tabStorage(),
}: {
  key: string;
  who: () => string | null;
  onBack: (name: string) => void;
  /** What was typed into before this was there. */
  before: ReadonlySet<EventTarget>;
  storage?: Storage | null;
}): Drafts {
  const typed = new Set<Field>();
  let owner = who();

  const note = ({ target }: { target: EventTarget | null }) => {
    owner = who() ?? owner;
    for (const field of typed) if (!field.isConnected) typed.delete(field);
    if (isField(target) && placeOf(target) !== null && !isSecret(target)) typed.add(target);
  };
  for (const target of before) note({ target });
  document.addEventListener('input', note, true);

  const giveBack = () => {
    const kept = read(storage, key);
    if (kept === null) return;
    const present = who();
    if (present === null) return;
    if (kept.who !== present) {
      storage?.removeItem(key);
      return;
    }
    for (const place of document.querySelectorAll<Place>(`form, ${dialogs}`)) {
      const name = nameOf(place);
      const { [name]: draft, ...others } = kept.forms;
      if (draft === undefined) continue;
      // A row that was added is not there before it is added again.
      const waiting = without(draft, place);
      if (Object.keys(waiting).length === Object.keys(draft).length) continue;
      kept.forms = Object.keys(waiting).length === 0 ? others : { ...others, [name]: waiting };
      if (Object.keys(kept.forms).length === 0) storage?.removeItem(key);
      else storage?.setItem(key, JSON.stringify(kept));
      fill(place, draft);
      onBack(name);
    }
  };
  if (read(storage, key) !== null) {
    giveBack();
    const observer = new MutationObserver(() => {
      if (read(storage, key) === null) observer.disconnect();
      else giveBack();
    });
    observer.observe(document.body, { childList: true, subtree: true });
  }

  return {
    keep: () => {
      const forms: Kept['forms'] = draftOf(typed);
      if (owner === null || Object.keys(forms).length === 0) return;
      storage?.setItem(key, JSON.stringify({ who: owner, forms } satisfies Kept));
    },
    forget: () => {
      typed.clear();
      storage?.removeItem(key);
    },
  };
}

function read(storage: Storage | null, key: string): Kept | null {
  try {
    const kept: unknown = JSON.parse(storage?.getItem(key) ?? 'null');
    const isKept = typeof kept === 'object' && kept !== null && 'who' in kept && 'forms' in kept;
    // Nobody else writes there.
    return isKept ? (kept as Kept) : null;
  } catch {
    return null;
  }
}

function tabStorage(): Storage | null {
  try {
    return window.sessionStorage;
  } catch {
    return null;
  }
}
