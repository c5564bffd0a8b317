import type { components } from '@consignment/client/generated/api';
import { nextFeeDay } from './domain/fee-days.ts';
import { feeSpells, spellAfter, spellOn, type FeeSpell, type FeeTerms } from './domain/fee-terms.ts';
import type { CurrencyCode } from '@consignment/domain/money/currency';
import { moneyToWire } from '@consignment/domain/money/money';
import { percentToWire } from '@consignment/domain/money/rate';
import type { FeeChargeRow, FeeSums } from './queries/fee-charges.ts';
import type { FeeRow } from './queries/fees.ts';

type Schemas = components['schemas'];

type At = { readonly currency: CurrencyCode; readonly today: string };

export function feeToWire(fee: FeeRow, sums: FeeSums, at: At): Schemas['Fee'] {
  const spells = feeSpells(fee.versions);
  return {
    ...spellsToWire(fee, spells, at),
    last_version: fee.versions.length,
    charged: moneyToWire(sums.charged, at.currency),
    waiting: moneyToWire(sums.waiting, at.currency),
  };
}

/** A fee as a vendor sees it: without the other vendors that it concerns, and paused where it does not concern this one. */
export function feeOfVendorToWire(fee: FeeRow, vendorId: number, at: At): Schemas['FeeOfVendor'] {
  const spells = feeSpells(fee.versions).map((spell) => ({
    ...spell,
    terms: termsFor(spell.terms, vendorId),
  }));
  return spellsToWire(fee, spells, at);
}

function termsFor(terms: FeeTerms | null, vendorId: number): FeeTerms | null {
  if (terms === null || terms.vendorIds === null) return terms;
  return terms.vendorIds.includes(vendorId) ? { ...terms, vendorIds: [vendorId] } : null;
}

function spellsToWire({ id, name, kind }: FeeRow, spells: readonly FeeSpell[], { currency, today }: At) {
  const wire = (spell: FeeSpell | null): Schemas['FeeVersion'] | null =>
    spell === null
      ? null
      : {
          version: spell.version,
          from_day: spell.from,
          terms: spell.terms === null ? null : feeTermsToWire(spell.terms, currency),
        };
  return {
    id,
    name,
    kind,
    held: wire(spellOn(spells, today)),
    coming: wire(spellAfter(spells, today)),
    next_on: nextFeeDay(spells, today),
  };
}

export function feeTermsToWire(terms: FeeTerms, currency: CurrencyCode): Schemas['FeeTerms'] {
  const { kind, day, month, method, prorated, waits } = terms;
  return {
    kind,
    amount: moneyToWire(terms.amount, currency),
    percent: terms.ppm === null ? null : percentToWire(terms.ppm),
    day,
    month,
    before_rate: terms.beforeRate,
    method,
    prorated,
    waits,
    vendors: terms.vendorIds === null ? null : [...terms.vendorIds],
  };
}

export function feeChargeToWire(row: FeeChargeRow, currency: CurrencyCode): Schemas['FeeCharge'] {
  return {
    id: row.id,
    fee: row.fee_id,
    fee_name: row.fee_name,
    version: row.version,
    vendor: row.vendor_id,
    vendor_name: row.vendor_name,
    day: row.day,
    amount: moneyToWire(row.amount, currency),
    state: row.state,
    cause: {
      from_day: row.from_day,
      until_day: row.until_day,
      order_name: row.order_name,
      title: row.title,
      invoice_number: row.invoice_number,
    },
    line_item: row.line_item_id,
    payout: row.taken_by,
  };
}
