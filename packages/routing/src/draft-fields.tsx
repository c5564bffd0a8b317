/* The fields of the forms of a page, as they are kept and given back. */

/** A form, or a dialog for the fields of it that stand in no form. */
export type Place = HTMLElement;
/** By the name of the field; of a radio button, which one. */
export type Draft = Record<string, string | boolean>;
export type Field = HTMLInputElement | HTMLTextAreaElement | HTMLSelectElement;

export const dialogs = '[role=dialog], [role=alertdialog]';

export function placeOf(field: Field): Place | null {
  return field.form ?? field.closest<Place>(dialogs);
}

function fieldsOf(place: Place): Field[] {
  const all = [...place.querySelectorAll('input, textarea, select')];
  return all.filter(isField).filter((field) => placeOf(field) === place);
}

/** The page, the dialog if there is one, and the form: two records never have the same. */
export function nameOf(place: Place): string {
  const dialog = place.closest(dialogs);
  const ids = ['aria-labelledby', 'aria-describedby'].map((name) => dialog?.getAttribute(name) ?? '');
  const words = ids.map((id) => (id === '' ? '' : (document.getElementById(id)?.textContent ?? '')));
  const { pathname, search } = window.location;
  return [pathname + search, ...words, place.getAttribute('aria-label') ?? ''].join('\n');
}

/** What of a draft the place has no field for. */
export function without(draft: Draft, place: Place): Draft {
  const present = new Set(fieldsOf(place).map(({ name }) => name));
  return Object.fromEntries(Object.entries(draft).filter(([name]) => !present.has(name)));
}

/** As a person does it, so that whoever follows the typing hears of it. */
export function fill(place: Place, draft: Draft): void {
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

export function isField(target: unknown): target is Field {
  return (
    target instanceof HTMLInputElement ||
    target instanceof HTMLTextAreaElement ||
    target instanceof HTMLSelectElement
  );
}

/** Passwords and keys are not kept, files cannot be, and a choice from a list is more than its words. */
export function isSecret(field: Field): boolean {
  const isHidden = field instanceof HTMLInputElement && ['password', 'file', 'hidden'].includes(field.type);
  return isHidden || field.autocomplete.includes('password') || field.getAttribute('role') === 'combobox';
}

/** What was typed into fields that are still there, by the names of their places. */
export function draftOf(typed: Iterable<Field>): Record<string, Draft> {
  const forms: Record<string, Draft> = {};
  for (const field of typed) {
    const place = placeOf(field);
    if (place === null || !field.isConnected || field.name === '') continue;
    if (isRadio(field) && !field.checked) continue;
    forms[nameOf(place)] = { ...forms[nameOf(place)], [field.name]: valueOf(field) };
  }
  return forms;
}
