import { defineTexts } from '../text/texts.ts';

/* An entry of the history, as the server, the apps and programs know it. */

const texts = defineTexts('HistoryEntry', { formerMember: 'Former member {token}' });

/** Which kind of actor an act is by: a person, a program's key, a job of the server, a platform's message, a command. */
export const byKinds = ['person', 'key', 'job', 'platform', 'command'] as const;
export type ByKind = (typeof byKinds)[number];

/**
 * A value in an entry: a text, a number, a switch, none, or a list of texts and numbers. Money is a decimal text. Never a secret, and
 * never data of a person.
 */
export type HistoryValue = string | number | boolean | null | readonly (string | number)[];

/** Values by field. `withheld` lists the fields that changed and whose values are not kept. */
export type HistoryValues = Readonly<Record<string, HistoryValue>>;

/** The values of a change before and after it; both empty where nothing changed. */
export type HistoryChange = { readonly before: HistoryValues; readonly after: HistoryValues };

/** The field of `after` with the names of the fields that changed and whose values are not kept. */
export const withheldField = 'withheld';

/**
 * The fields that differ, with their values before and after. Fields of `kept` are kept with their values; of `withheld`,
 * which are data of people or secrets, only the name of a field that changed.
 */
export function changeOf<Row extends object>(
  before: Row,
  after: Row,
  fields: {
    readonly kept: readonly (keyof Row & string)[];
    readonly withheld?: readonly (keyof Row & string)[];
  },
): HistoryChange {
  const changed = (field: keyof Row) => JSON.stringify(before[field]) !== JSON.stringify(after[field]);
  const kept = fields.kept.filter(changed);
  const withheld = (fields.withheld ?? []).filter(changed);
  const valuesOf = (row: Row) => Object.fromEntries(kept.map((field) => [field, valueOf(row[field])]));
  return {
    before: valuesOf(before),
    after: { ...valuesOf(after), ...(withheld.length > 0 ? { [withheldField]: withheld } : {}) },
  };
}

/** True where a change names no field. */
export function isNoChange({ before, after }: HistoryChange): boolean {
  return Object.keys(before).length === 0 && Object.keys(after).length === 0;
}

function valueOf(value: unknown): HistoryValue {
  if (value === undefined || value === null) return null;
  if (typeof value === 'string' || typeof value === 'number' || typeof value === 'boolean') return value;
  if (Array.isArray(value)) return value.map((one) => (typeof one === 'number' ? one : String(one)));
  return JSON.stringify(value);
}

/**
 * How a person appears whose login was deleted: always alike, so that acts of one person stay together. `token` is four or
 * more characters that say nothing of the person.
 */
export function formerMember(token: string): string {
  return texts.formerMember({ token });
}
