import { defineTexts } from '@consignment/domain/text/texts';
import * as z from 'zod/mini';

const texts = defineTexts('KeyValueRows', {
  enterKey: 'Enter a key.',
  tooLongKey: 'Use at most 255 characters.',
  twice: 'The key “{key}” is used twice.',
  tooLongValue: 'Use at most {n, plural, one {# character} other {# characters}}.',
});

/** A row of a list that is written as a whole. */
export type KeyValue = { id: number; key: string; value: string };

/** Without an `id` it is new. */
export type KeyValueDraft = { id?: number; key: string; value: string };

/** A row of the form; `name` is its place in the draft, whatever is added or removed around it. */
export type KeyValueRow = { name: string; id?: number };

export type RowsDraft = { rows: Record<string, { key: string; value: string }> };

export function rowsOf(saved: readonly KeyValue[]): KeyValueRow[] {
  return saved.map(({ id }) => ({ name: `field${id}`, id }));
}

export function rowsDraft(saved: readonly KeyValue[]): RowsDraft {
  return { rows: Object.fromEntries(saved.map(({ id, key, value }) => [`field${id}`, { key, value }])) };
}

/** The rows of the draft that are still there, trimmed and in order. */
export function keyValuesOf(draft: RowsDraft, rows: readonly KeyValueRow[]): KeyValueDraft[] {
  return rows.map(({ name, id }) => {
    const { key, value } = draft.rows[name] ?? { key: '', value: '' };
    return { ...(id === undefined ? {} : { id }), key: key.trim(), value: value.trim() };
  });
}

/** Of the `rows`, each needs a key, and no two the same; a value has `longest` characters at most. */
export function rowsSchema(rows: readonly KeyValueRow[], longest: number) {
  const row = z.object({ key: z.string(), value: z.string() });
  return z.object({ rows: z.record(z.string(), row) }).check(({ value: draft, issues }) => {
    const seen = new Set<string>();
    keyValuesOf(draft, rows).forEach(({ key, value }, at) => {
      const name = rows[at]?.name ?? '';
      const refuse = (field: 'key' | 'value', message: string) =>
        issues.push({ code: 'custom', message, input: draft, path: ['rows', name, field] });
      if (key === '') refuse('key', texts.enterKey);
      else if (key.length > 255) refuse('key', texts.tooLongKey);
      else if (seen.has(key)) refuse('key', texts.twice({ key }));
      if (value.length > longest) {
        refuse('value', texts.tooLongValue({ n: longest }));
      }
      seen.add(key);
    });
  });
}
