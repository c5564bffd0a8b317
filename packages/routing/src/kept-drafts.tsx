/*
 * What somebody had typed when their session ended, until they are back: the page is left for the sign-in, and a form
 * that is drawn again in the same place, for the same person and in the same tab, gets back what was typed into it.
 */

type Storage = Pick<globalThis.Storage, 'getItem' | 'setItem' | 'removeItem'>;

/** A form, or a dialog for the fields of it that stand in no form. */
type Place = HTMLElement;
/** By the name of the field; of a radio button, which one. */
type Draft = Record<string, string | boolean>;
type Kept = { who: string; forms: Record<string, Draft> };

export type Drafts = {
  /** Keeps what was typed into the forms of the page and was not saved. */
  keep: () => void;
  forget: () => void;
};

type Field = HTMLInputElement | HTMLTextAreaElement | HTMLSelectElement;

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
  onBack: () => void;
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
      onBack();
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
      const forms: Kept['forms'] = {};
      for (const field of typed) {
        const place = placeOf(field);
        if (place === null || !field.isConnected || field.name === '') continue;
        if (isRadio(field) && !field.checked) continue;
        forms[nameOf(place)] = { ...forms[nameOf(place)], [field.name]: valueOf(field) };
      }
      if (owner === null || Object.keys(forms).length === 0) return;
      storage?.setItem(key, JSON.stringify({ who: owner, forms } satisfies Kept));
    },
    forget: () => {
      typed.clear();
      storage?.removeItem(key);
    },
  };
}

const dialogs = '[role=dialog], [role=alertdialog]';

function placeOf(field: Field): Place | null {
  return field.form ?? field.closest<Place>(dialogs);
}

function fieldsOf(place: Place): Field[] {
  const all = [...place.querySelectorAll('input, textarea, select')];
  return all.filter(isField).filter((field) => placeOf(field) === place);
}

/** The page, the dialog if there is one, and the form: two records never have the same. */
function nameOf(place: Place): string {
  const dialog = place.closest(dialogs);
  const ids = ['aria-labelledby', 'aria-describedby'].map((name) => dialog?.getAttribute(name) ?? '');
  const words = ids.map((id) => (id === '' ? '' : (document.getElementById(id)?.textContent ?? '')));
  const { pathname, search } = window.location;
  return [pathname + search, ...words, place.getAttribute('aria-label') ?? ''].join('\n');
}

/** What of a draft the place has no field for. */
function without(draft: Draft, place: Place): Draft {
  const present = new Set(fieldsOf(place).map(({ name }) => name));
  return Object.fromEntries(Object.entries(draft).filter(([name]) => !present.has(name)));
}

/** As a person does it, so that whoever follows the typing hears of it. */
function fill(place: Place, draft: Draft): void {
  for (const field of fieldsOf(place)) {
    if (isSecret(field)) continue;
    const value = draft[field.name];
    if (value === undefined) continue;
    if (isRadio(field)) {
      if (field.value === value && !field.checked) field.click();
    } else if (field instanceof HTMLInputElement && field.type === 'checkbox') {
      if (field.checked !== value) field.click();
    } else if (field.value !== value) {
      // React overrides the property of the element itself to tell its own changes from a person's.
      const prototype: object = Object.getPrototypeOf(field) as object;
      Object.getOwnPropertyDescriptor(prototype, 'value')?.set?.call(field, value);
      const kind = field instanceof HTMLSelectElement ? 'change' : 'input';
      field.dispatchEvent(new Event(kind, { bubbles: true }));
    }
  }
}

function valueOf(field: Field): string | boolean {
  return field instanceof HTMLInputElement && field.type === 'checkbox' ? field.checked : field.value;
}

function isRadio(field: Field): field is HTMLInputElement {
  return field instanceof HTMLInputElement && field.type === 'radio';
}

function isField(target: unknown): target is Field {
  return (
    target instanceof HTMLInputElement ||
    target instanceof HTMLTextAreaElement ||
    target instanceof HTMLSelectElement
  );
}

/** Passwords and keys are not kept, files cannot be, and a choice from a list is more than its words. */
function isSecret(field: Field): boolean {
  const isHidden = field instanceof HTMLInputElement && ['password', 'file', 'hidden'].includes(field.type);
  return isHidden || field.autocomplete.includes('password') || field.getAttribute('role') === 'combobox';
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
