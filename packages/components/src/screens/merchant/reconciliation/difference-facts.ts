import type { CurrencyCode } from '@consignment/domain/money/currency';
import { defineTexts, formatCount } from '@consignment/domain/text/texts';
import { formatDay, isDate } from '@consignment/domain/time/dates';
import {
  differenceFields,
  differenceSourceText,
  type DifferenceField,
} from '@consignment/domain/reconciliation/difference-kinds';
import { formatDecimal } from '@consignment/domain/money/money';
import { payRunExceptions, payRunExceptionTitle } from '@consignment/domain/pay-runs/pay-run';
import { payoutMethods, payoutMethodText } from '@consignment/domain/payouts/payout-method';
import { payoutFilters, payoutFilterText } from '@consignment/domain/payouts/payout-status';
import type { DifferenceFact, ShownDifference } from './difference.ts';

const texts = defineTexts('SidesOfDifferenceFacts', {
  theBooks: 'The books',
  theTotal: 'The total',
  itsLines: 'The lines',
  theLine: 'The line',
  theLedger: 'The ledger',
  found: 'Found',
  expected: 'Expected',
});

/** A figure as it is read; null where a side has none. */
export type FactRow = { field: string; here: string | null; there: string | null };

/**
 * The figures of a difference in words. One that each side has separately, such as a status in its own words, is in
 * one row; the names of its subject are above them already.
 */
export function factRows({
  facts,
  currency,
  title,
  vendor,
}: Pick<ShownDifference, 'facts' | 'currency' | 'title' | 'vendor'>): FactRow[] {
  const rows: FactRow[] = [];
  for (const fact of facts) {
    const row: FactRow = {
      field: fieldText(fact.field),
      here: fact.here === null ? null : valueText(fact, fact.here, currency),
      there: fact.there === null ? null : valueText(fact, fact.there, currency),
    };
    const values = [row.here, row.there].filter((value) => value !== null);
    const isName = (value: string) => title.includes(value) || value === vendor?.name;
    if (values.length === 0 || (fact.form === 'text' && values.every(isName))) continue;
    const before = rows.at(-1);
    if (before?.field === row.field && before.there === null && row.here === null) before.there = row.there;
    else rows.push(row);
  }
  return rows;
}

/** The name of a figure; one of a newer version is named as the server names it. */
function fieldText(field: string): string {
  return isField(field) ? differenceFields[field] : inWords(field);
}

function isField(field: string): field is DifferenceField {
  return Object.hasOwn(differenceFields, field);
}

function valueText({ form, field, currency }: DifferenceFact, value: string, own: CurrencyCode): string {
  switch (form) {
    case 'money':
      return formatDecimal(value, currency ?? own);
    case 'number':
      return /^-?\d+(\.\d+)?$/.test(value) ? formatCount(Number(value)) : value;
    case 'day':
      return isDate(value) ? formatDay(value) : value;
    case 'word':
      return wordText(field, value);
    case 'text':
      return value;
  }
}

/** A word of the API as the app has it elsewhere; one of a newer version is shown as it is. */
function wordText(field: string, word: string): string {
  return knownWords[field]?.(word) ?? inWords(word);
}

const knownWords: Readonly<Record<string, (word: string) => string | undefined>> = {
  status: (word) => textOf(payoutFilters, word, payoutFilterText),
  method: (word) => textOf(payoutMethods, word, payoutMethodText),
  reason: (word) => textOf(payRunExceptions, word, payRunExceptionTitle),
};

function textOf<Word extends string>(
  words: readonly Word[],
  word: string,
  text: (word: Word) => string,
): string | undefined {
  const known = words.find((one) => one === word);
  return known === undefined ? undefined : text(known);
}

/** 'not_paid' as 'Not paid'. */
function inWords(word: string): string {
  const words = word.replaceAll('_', ' ');
  return words.charAt(0).toUpperCase() + words.slice(1);
}

/** The names of the two sides; `there` is null where there is only one. */
export function sidesOf({ source, kind, facts }: Pick<ShownDifference, 'source' | 'kind' | 'facts'>): {
  here: string;
  there: string | null;
} {
  if (source !== 'books') return { here: texts.theBooks, there: differenceSourceText(source) };
  if (kind === 'total_off') return { here: texts.theTotal, there: texts.itsLines };
  if (kind !== 'line_off_ledger') return { here: texts.theBooks, there: null };
  return facts.some(({ field }) => field === 'commission')
    ? { here: texts.theLine, there: texts.theLedger }
    : { here: texts.found, there: texts.expected };
}
