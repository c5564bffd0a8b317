import { flushSync } from 'react-dom';
import { waitFor } from 'storybook/test';
import { draftStore } from './draft-store.tsx';

/*
 * At the end of each story in a test run its forms are filled in, and it is drawn again as after a reload. Restore must
 * then bring every value back. A form that keeps no draft passes.
 */

const store = draftStore();

export const { KeepDrafts } = store;

/** A story begins without the drafts of the one before. */
export const forgetDrafts = store.forget;

/** Throws with the fields that a restored form no longer holds. */
export async function expectFormsRestored(): Promise<void> {
  // Other stories cost nothing.
  if (!store.isShown() || document.querySelector('form') === null) return;
  store.forget();
  store.drawAnew();
  await settled();
  // A value can bring further fields.
  fill();
  await settled();
  fill();
  await settled();
  const typed = store.fields();
  if (typed.length === 0) return;
  const before = shown(typed);
  store.drawAnew();
  await waitFor(() => {
    const offers = [...document.querySelectorAll('button')].filter(
      ({ textContent }) => textContent === 'Restore',
    );
    for (const offer of offers) flushSync(() => offer.click());
    const after = shown(typed);
    const lost = before.filter((one) => !after.includes(one));
    if (lost.length > 0) throw new Error(`After Restore a form lacks ${lost.join(', ')}.`);
  });
}

/** Changes each field to something that it did not hold. */
function fill(): void {
  for (const element of document.querySelectorAll<HTMLElement>('form input, form select, form textarea')) {
    if (
      element.matches(':disabled, [readonly], [type=password], [type=file], [type=hidden], [role=combobox]')
    ) {
      continue;
    }
    if (filled.has(element)) continue;
    filled.add(element);
    if (element instanceof HTMLInputElement && element.type === 'radio') {
      const choices = [...(element.form?.querySelectorAll<HTMLInputElement>('[type=radio]') ?? [])].filter(
        ({ name }) => name === element.name,
      );
      for (const choice of choices) filled.add(choice);
      choices.find(({ checked }) => !checked)?.click();
    } else if (element.matches('[type=checkbox]')) element.click();
    else if (element instanceof HTMLSelectElement) enter(element, [...element.options].at(-1)?.value ?? '');
    else if (element instanceof HTMLInputElement || element instanceof HTMLTextAreaElement) {
      enter(element, textFor(element));
    }
  }
}

const filled = new WeakSet<Element>();

function textFor({ type, inputMode }: HTMLInputElement | HTMLTextAreaElement): string {
  if (type === 'date') return '2026-03-05';
  if (type === 'color') return '#336699';
  return inputMode === 'decimal' || inputMode === 'numeric' ? '12' : 'Typed';
}

/** Through the element's own setter, which React listens to. */
function enter(element: HTMLInputElement | HTMLTextAreaElement | HTMLSelectElement, value: string): void {
  Object.getOwnPropertyDescriptor(Object.getPrototypeOf(element), 'value')?.set?.call(element, value);
  element.dispatchEvent(
    new Event(element instanceof HTMLSelectElement ? 'change' : 'input', { bubbles: true }),
  );
}

/** The fields of all forms: each choice with its state, and those in `typed` with their values. */
function shown(typed: readonly string[]): string[] {
  return [...document.querySelectorAll<HTMLInputElement>('form input, form select, form textarea')].map(
    (field) => {
      const words = field.ariaLabel ?? field.labels?.[0]?.textContent ?? field.name;
      // A choice may lack a name, and a person still makes it.
      if (['checkbox', 'radio'].includes(field.type)) return `${words}: ${String(field.checked)}`;
      return typed.includes(field.name) ? `${words}: ${field.value}` : words;
    },
  );
}

/** Waits until the last change is drawn. */
function settled(): Promise<void> {
  return new Promise((done) => setTimeout(done));
}
