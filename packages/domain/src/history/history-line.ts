import { isCurrency, type CurrencyCode } from '../money/currency.ts';
import { formatDecimal } from '../money/money.ts';
import { formatDay } from '../time/dates.ts';
import { payoutFilters, payoutFilterText } from '../payouts/payout-status.ts';
import { eventWords, isHistoryObject } from './history.ts';
import { withheldField, type HistoryValue, type HistoryValues } from './history-entry.ts';
import { fieldWords, valueWords } from './history-fields.ts';
import { historyObjects } from './history-objects.ts';

/* An act in one line, in the words of the screens: 'Tidewater Toys: rate 52.5% to 46%', or 'Payout #1042 · Tidewater Toys: made a payout'. */

type Entry = {
  readonly event: string;
  readonly object: { readonly type: string; readonly id: string };
  /** Empty where the object is known by its id alone, as is the next where it concerns no vendor. */
  readonly object_name: string;
  readonly vendor_name: string;
  readonly before: HistoryValues;
  readonly after: HistoryValues;
};

/** A field with what it was, what it is, or neither where its values are not kept. */
export type LinePart = {
  readonly field: string;
  readonly before: string | null;
  readonly after: string | null;
};

export type HistoryLine = {
  /** The thing that it is about, such as 'Tidewater Toys' or 'Payout #1042'. */
  readonly subject: string;
  /** The vendor that it concerns, where that is not the subject. */
  readonly vendor: string | null;
  /** The act; null where the parts say what changed. */
  readonly act: string | null;
  readonly parts: readonly LinePart[];
};

/** `currency` is of amounts whose entry names none. */
export function historyLine(entry: Entry, currency: CurrencyCode): HistoryLine {
  const { before, after, vendor_name: vendor } = entry;
  const subject = subjectOf(entry);
  const isChange = withheldField in after || Object.keys(before).some((field) => field in after);
  return {
    subject,
    vendor: vendor === '' || vendor === subject ? null : vendor,
    act: isChange ? null : eventWords(entry.event),
    parts: partsOf(entry, currency),
  };
}

function subjectOf({ object, object_name: name, vendor_name: vendor }: Entry): string {
  if (object.type === 'vendor' && name !== '') return name;
  if (ofVendor.has(object.type) && name === '' && vendor !== '') return vendor;
  const kind = isHistoryObject(object.type) ? historyObjects[object.type] : object.type;
  return `${kind} ${name === '' ? object.id : name}`;
}

/** Objects that go by the name of their vendor. */
const ofVendor: ReadonlySet<string> = new Set(['vendor', 'rule', 'rule_version']);

function partsOf(entry: Entry, otherwise: CurrencyCode): LinePart[] {
  const { before, after } = entry;
  const named = [after['currency'], before['currency']].find((one) => typeof one === 'string');
  const currency = named !== undefined && isCurrency(named) ? named : otherwise;
  const hasMoney = [...moneyFields].some((field) => field in before || field in after);
  const fields = [...new Set([...Object.keys(before), ...Object.keys(after)])].filter(
    // An amount is written with its currency.
    (field) => field !== withheldField && !(field === 'currency' && hasMoney),
  );
  const words = (field: string, value: HistoryValue | undefined) =>
    value === undefined ? null : valueIn(field, value, { type: entry.object.type, currency });
  const withheld = after[withheldField];
  return [
    ...fields.map((field) => ({
      field: fieldWords(field),
      before: words(field, before[field]),
      after: words(field, after[field]),
    })),
    ...(Array.isArray(withheld) ? withheld : []).map((field) => ({
      field: fieldWords(String(field)),
      before: null,
      after: null,
    })),
  ];
}

const percentFields: ReadonlySet<string> = new Set(['commission_rate', 'global_commission', 'percent']);
const moneyFields: ReadonlySet<string> = new Set([
  'additional_pay',
  'amount',
  'below_minimum_payout',
  'commission',
  'minimum_payout',
  'paid_before_available',
  'second_above',
]);

type Of = { readonly type: string; readonly currency: CurrencyCode };

function valueIn(field: string, value: HistoryValue, { type, currency }: Of): string {
  const text = valueWords(value);
  if (percentFields.has(field) && isNumber(text)) return `${text}%`;
  if (moneyFields.has(field) && isNumber(text)) return formatDecimal(text, currency);
  if (isDay.test(text)) return formatDay(text);
  const status = payoutFilters.find((one) => type === 'payout' && field === 'status' && one === value);
  return status === undefined ? text : payoutFilterText(status);
}

const isDay = /^\d{4}-\d{2}-\d{2}$/;

function isNumber(text: string): boolean {
  return /^-?\d+(\.\d+)?$/.test(text);
}
