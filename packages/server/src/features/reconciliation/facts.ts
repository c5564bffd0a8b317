import { dayAt } from '@consignment/domain/time/zone';
import type { DifferenceField } from '@consignment/domain/reconciliation/difference-kinds';
import type { KeptFact } from '../../database/column-types.ts';

type Value = number | null;
type Text = string | null;

/* The figures of both sides, as differences keep them. */

export const money = (field: DifferenceField, here: Value, there: Value, currency?: string): KeptFact => ({
  field,
  form: 'money',
  here,
  there,
  ...(currency === undefined ? {} : { currency }),
});

export const count = (field: DifferenceField, here: Value, there: Value): KeptFact => ({
  field,
  form: 'number',
  here,
  there,
});

/** Texts of files may be of any length. */
const longestText = 255;

export const words = (field: DifferenceField, here: Text, there: Text): KeptFact => ({
  field,
  form: 'text',
  here: short(here),
  there: short(there),
});

/** A word of the API, such as a status. */
export const word = (field: DifferenceField, here: Text, there: Text): KeptFact => ({
  field,
  form: 'word',
  here,
  there,
});

export const day = (field: DifferenceField, here: Text, there: Text): KeptFact => ({
  field,
  form: 'day',
  here,
  there,
});

export function dayFact(instant: Date | string, timeZone: string): string {
  return dayAt(new Date(instant), timeZone);
}

function short(text: Text): Text {
  if (text === null || text.length <= longestText) return text;
  return `${text.slice(0, longestText - 1).toWellFormed()}…`;
}
