import { feeHas } from '@consignment/domain/fees/fee-kinds';
import { capitalized } from '@consignment/domain/commission/rule-text';
import { feeTermsText } from '@consignment/domain/fees/fee-text';
import type { CurrencyCode } from '@consignment/domain/money/currency';
import { isolated } from '@consignment/domain/text/direction';
import { defineTexts, formatList } from '@consignment/domain/text/texts';
import { formatDay } from '@consignment/domain/time/dates';
import { countOfVendors } from '../../../parts/people/count-of-vendors.ts';
import type { VendorChoice } from '../../../parts/people/SetVendorDialog.tsx';
import { vendorsText, type FeeDraft, type FeeTerms } from './fee.ts';

const texts = defineTexts('FeeReview', {
  all: 'From {day}, all vendors pay {terms}.',
  some: '{n, plural, one {From {day}, {vendors} pays {terms}.} other {From {day}, {vendors} pay {terms}.}}',
  paused:
    'From {day}, vendors are no longer charged “{name}”. If they are charged by the day, the rest of the period is given back.',
  prorated: 'A period that the fee covers in part is charged by its days.',
  inFull: 'A period is charged in full if its first day counts, and otherwise not at all.',
  waits: 'A charge waits until the vendor has earned enough.',
  belowZero: 'A vendor’s balance may fall below zero.',
  mail: 'Vendors who may pay more will get an email.',
  name: 'Name',
  terms: 'Terms',
  for: 'For',
  parts: 'Part periods',
  partsByDays: 'By their days',
  partsInFull: 'By their first day',
  low: 'When the balance is low',
  lowWaits: 'The charge waits',
  lowBelow: 'The balance may fall below zero',
});

/** A value of the fee before and after the edit. */
export type FeeChange = { term: string; before: string; after: string };

/** The words of a fee before it is saved. */
export type FeeReview = { sentences: string[]; changes: FeeChange[] };

type Before = { name: string; terms: FeeTerms | null };

/** `before` is the fee that is edited; null for a new one. */
export function feeReview(
  draft: FeeDraft,
  {
    before,
    vendors,
    currency,
  }: { before: Before | null; vendors: readonly VendorChoice[]; currency: CurrencyCode },
): FeeReview {
  const { terms } = draft;
  const day = formatDay(draft.from_day);
  if (terms === null) return { sentences: [texts.paused({ day, name: isolated(draft.name) })], changes: [] };
  const words = feeTermsText(terms, currency);
  const sentences = [
    terms.vendors === null
      ? texts.all({ day, terms: words })
      : texts.some({ day, terms: words, n: terms.vendors.length, vendors: namesOf(vendors) }),
    ...(feeHas(terms.kind, 'prorated') ? [terms.prorated ? texts.prorated : texts.inFull] : []),
    terms.waits ? texts.waits : texts.belowZero,
    texts.mail,
  ];
  return { sentences, changes: before === null ? [] : changesOf(draft.name, terms, before, currency) };
}

/** As many are named; beyond them, their number. */
const mostNamed = 3;

function namesOf(vendors: readonly VendorChoice[]): string {
  return vendors.length > mostNamed
    ? countOfVendors(vendors.length)
    : formatList(vendors.map(({ name }) => isolated(name)));
}

function changesOf(name: string, terms: FeeTerms, before: Before, currency: CurrencyCode): FeeChange[] {
  const held = before.terms;
  const renamed = [{ term: texts.name, before: before.name, after: name }];
  const others =
    held === null
      ? []
      : [
          { term: texts.terms, before: wordsOf(held, currency), after: wordsOf(terms, currency) },
          { term: texts.for, before: vendorsText(held), after: vendorsText(terms) },
          { term: texts.parts, before: partsText(held), after: partsText(terms) },
          { term: texts.low, before: lowText(held), after: lowText(terms) },
        ];
  return [...renamed, ...others].filter((change) => change.before !== change.after);
}

function wordsOf(terms: FeeTerms, currency: CurrencyCode): string {
  return capitalized(feeTermsText(terms, currency));
}

function partsText({ prorated }: FeeTerms): string {
  return prorated ? texts.partsByDays : texts.partsInFull;
}

function lowText({ waits }: FeeTerms): string {
  return waits ? texts.lowWaits : texts.lowBelow;
}
