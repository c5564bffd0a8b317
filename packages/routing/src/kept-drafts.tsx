/*
 * What somebody had typed when their session ended, until they are back: the page is left for the sign-in, and a form
 * that is drawn again in the same place, for the same person and in the same tab, gets back what was typed into it.
 */

type Storage = Pick<globalThis.Storage, 'getItem' | 'setItem' | 'removeItem'>;

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
    if (isField(target) && target.form !== null && !isSecret(target)) typed.add(target);
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
    for (const form of document.querySelectorAll('form')) {
      const name = nameOf(form);
      const { [name]: draft, ...others } = kept.forms;
      if (draft === undefined) continue;
      if (Object.keys(others).length === 0) storage?.removeItem(key);
      else storage?.setItem(key, JSON.stringify({ ...kept, forms: others }));
      kept.forms = others;
      fill(form, draft);
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
        const { form } = field;
        if (form === null || !field.isConnected || field.name === '') continue;
        if (isRadio(field) && !field.checked) continue;
        forms[nameOf(form)] = { ...forms[nameOf(form)], [field.name]: valueOf(field) };
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

/** The page, the dialog if there is one, and the form: two records never have the same. */
function nameOf(form: HTMLFormElement): string {
  const dialog = form.closest('[role=dialog], [role=alertdialog]');
  const ids = ['aria-labelledby', 'aria-describedby'].map((name) => dialog?.getAttribute(name) ?? '');
  const words = ids.map((id) => (id === '' ? '' : (document.getElementById(id)?.textContent ?? '')));
  const { pathname, search } = window.location;
  return [pathname + search, ...words, form.getAttribute('aria-label') ?? ''].join('\n');
}

/** As a person does it, so that whoever follows the typing hears of it. */
function fill(form: HTMLFormElement, draft: Draft): void {
  for (const field of form.elements) {
    if (!isField(field) || isSecret(field)) continue;
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
