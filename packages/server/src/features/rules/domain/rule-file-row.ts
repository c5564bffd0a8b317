import type { RuleDraft } from '../../../database/column-types.ts';
import type { CurrencyCode } from '@consignment/domain/money/currency';
import {
  rulePlaces,
  targetKey,
  versionOn,
  type DatedRule,
  type DatedRules,
  type RuleMeasure,
  type RuleValue,
} from '@consignment/domain/commission/dated-rules';
import { defineTexts } from '@consignment/domain/text/texts';
import { dayAfter } from '@consignment/domain/time/periods';
import { readRuleDraft, type DraftFault, type SentRule, type SentStep } from './rule-draft.ts';
import type { RuleFileColumn } from './rule-file.ts';

const texts = defineTexts('RuleFileRow', {
  notId: '{column}: “{text}” is not an id. Copy the id from the exported file.',
  noneOf: '{column}: “{text}” is not one of {allowed}.',
  noPlace: 'place is empty. Enter one of {places}.',
  unclearVendor:
    'vendor: Either no vendor or more than one vendor is named “{vendor}”. Enter the vendor’s id in vendor_id.',
  noFirstDay: 'from_day is empty. Enter the first day as YYYY-MM-DD.',
  inDay: '{column}: {why} Write it as YYYY-MM-DD.',
  inStep: '{column}, step {step}: {why}',
});

/* A row of a file of rules as a draft. */

/** The cells of a row by column, '' for one that is empty or missing. */
export type RuleRowCells = Readonly<Record<RuleFileColumn, string>>;

export type ReadRuleRow =
  | {
      readonly is: 'draft';
      readonly draft: RuleDraft;
      /** As written beside its id, or in place of it; '' where there is none. */
      readonly vendorName: string;
    }
  /** A setting, or a version that does not hold any more: it says what was there when the file was made. */
  | { readonly is: 'left_out' }
  /** A sentence for each fault, with the remedy. */
  | { readonly is: 'refused'; readonly faults: readonly string[] };

/** States of rows that make no draft. */
const leftOut = new Set(['setting', 'over', 'replaced', 'taken_back']);

/** Reads a row. A vendor may be named in place of its id; `vendorIdOf` says which it is, null where there is none or several. */
export function readRuleRow(
  cells: RuleRowCells,
  currency: CurrencyCode,
  vendorIdOf: (name: string) => number | null,
): ReadRuleRow {
  if (leftOut.has(cells.state.toLowerCase())) return { is: 'left_out' };
  const faults: string[] = [];
  const id = (column: 'vendor_id' | 'product_id' | 'variant_id') => {
    const text = cells[column];
    if (text === '') return null;
    const number = Number(text);
    if (/^\d+$/.test(text) && Number.isSafeInteger(number) && number > 0) return number;
    faults.push(texts.notId({ column, text }));
    return null;
  };
  const word = <Word extends string>(column: RuleFileColumn, words: readonly Word[]): Word | null => {
    const text = cells[column];
    const found = words.find((one) => one === text.toLowerCase());
    if (found !== undefined) return found;
    if (text !== '') faults.push(texts.noneOf({ column, text, allowed: words.join(', ') }));
    return null;
  };
  const place = word('place', rulePlaces);
  if (place === null && cells.place === '') faults.push(texts.noPlace({ places: rulePlaces.join(', ') }));
  const vendorName = unquoted(cells.vendor);
  const vendor = id('vendor_id') ?? (vendorName === '' ? null : vendorIdOf(vendorName));
  if (vendor === null && vendorName !== '' && cells.vendor_id === '')
    faults.push(texts.unclearVendor({ vendor: vendorName }));
  if (cells.from_day === '') faults.push(texts.noFirstDay);
  const sent: SentRule = {
    place: place ?? 'global',
    vendor,
    product: id('product_id'),
    variant: id('variant_id'),
    name: cells.name === '' ? null : unquoted(cells.name),
    from_day: cells.from_day,
    until_day: cells.until_day === '' ? null : cells.until_day,
    measure: word('measure', ['unit_price', 'vendor_sales'] satisfies RuleMeasure[]),
    steps: stepsOf(cells.steps),
    floor: cells.floor === '' ? null : cells.floor,
    cap: cells.cap === '' ? null : cells.cap,
    bounds_per: word('per', ['unit', 'line']),
  };
  // The rest of such a row would be judged by what it does not say.
  if (faults.length > 0) return { is: 'refused', faults };
  const read = readRuleDraft(sent, currency);
  if (read.is === 'ok') return { is: 'draft', draft: read.draft, vendorName };
  return { is: 'refused', faults: read.faults.map(faultText) };
}

/** A cell that would be a formula has an apostrophe before it in a file. */
function unquoted(text: string): string {
  return /^'[=+\-@\uFF1D\uFF0B\uFF0D\uFF20]/.test(text) ? text.slice(1) : text;
}

/** '0=60%; 20.01=50%'; a single value for all may be without its beginning. */
function stepsOf(text: string): SentStep[] {
  return text
    .split(';')
    .map((step) => step.trim())
    .filter((step) => step !== '')
    .map((step) => {
      const [before, after] = step.split('=', 2);
      const [from, value] = after === undefined ? ['0', before ?? ''] : [before ?? '', after];
      return { from: from.trim(), ...valueOf(value.trim()) };
    });
}

function valueOf(text: string): Pick<SentStep, 'kind' | 'value'> {
  const word = text.toLowerCase();
  if (word === 'cost' || word === 'none') return { kind: word, value: null };
  if (text.endsWith('%')) return { kind: 'percent', value: text.slice(0, -1).trim() };
  return { kind: 'unit_amount', value: text };
}

const columnOf: Readonly<Record<string, RuleFileColumn>> = {
  vendor: 'vendor_id',
  product: 'product_id',
  variant: 'variant_id',
  bounds_per: 'per',
};

/** Named by its column, and the number of its step. */
function faultText({ pointer, why }: DraftFault): string {
  const [, field = '', step] = pointer.split('/');
  const column = columnOf[field] ?? field;
  if (column === 'from_day' || column === 'until_day') return texts.inDay({ column, why });
  if (step === undefined) return `${column}: ${why}`;
  return texts.inStep({ column, step: Number(step) + 1, why });
}

/**
 * True where a draft says what is there: a version of the same days and value that still counts on one of them, or this value on all
 * of its days.
 */
export function changesNothing(rules: DatedRules, { target, from, until, value }: RuleDraft): boolean {
  const versions = rules.get(targetKey(target)) ?? [];
  const isInForce = (version: DatedRule, day: string) => lastOn(versions, day)?.id === version.id;
  const isSaid = versions.some(
    (version) =>
      version.from === from &&
      version.until === until &&
      isSame(version.value, value) &&
      daysWithin(versions, version).some((day) => isInForce(version, day)),
  );
  if (isSaid) return true;
  return daysWithin(versions, { from, until }).every((day) => {
    const held = versionOn(versions, day);
    return held === null ? value.steps.length === 0 : isSame(held.value, value);
  });
}

/** As `versionOn`, with one that ends the rule. */
function lastOn(versions: readonly DatedRule[], day: string): DatedRule | undefined {
  return versions
    .filter(({ from, until }) => from <= day && (until === null || day <= until))
    .toSorted((one, other) => one.id - other.id)
    .at(-1);
}

/** Days of a range, each the first of a stretch in which the versions that hold are the same. */
function daysWithin(
  versions: readonly DatedRule[],
  { from, until }: { readonly from: string; readonly until: string | null },
): string[] {
  const starts = versions.flatMap((version) => [
    version.from,
    ...(version.until === null ? [] : [dayAfter(version.until)]),
  ]);
  const days = new Set([from, ...starts.filter((day) => day > from && (until === null || day <= until))]);
  return [...days].sort();
}

function isSame(one: RuleValue, other: RuleValue): boolean {
  return comparable(one) === comparable(other);
}

function comparable({ measure, steps, bounds }: RuleValue): string {
  return JSON.stringify([
    measure,
    steps.map(({ from, kind, value }) => [from, kind, value]),
    bounds === null ? null : [bounds.floor, bounds.cap, bounds.per],
  ]);
}
