import { dueFees } from './fee-days.ts';
import { itemFee, minimumFee, payoutFee, processingShares } from './fee-amounts.ts';
import { feeSpells, spellOn, type FeeSpell, type FeeTerms, type FeeVersion } from './fee-terms.ts';
import { daysAfter, lastMonth } from '@consignment/domain/time/periods';
import type { FeeVendor, MadePayout, OrderedItem, FeeSale } from './fee-facts.ts';

/** The sum that a vendor is to pay for a cause. Minor units; 0 where it pays nothing for it. */
export type FeeTarget = {
  readonly vendorId: number;
  readonly cause: string;
  readonly version: number;
  readonly amount: number;
  readonly waits: boolean;
  readonly period?: { readonly from: string; readonly until: string };
  readonly order?: { readonly id: number; readonly name: string };
  readonly line?: { readonly id: number; readonly title: string };
  readonly payout?: { readonly id: number; readonly invoiceNumber: number };
};

/** How far charges are made up for, if none could be made: three months. */
const lookBack = 92;

type Fee = { readonly versions: readonly FeeVersion[] };

/** Of a fee by the calendar, as far as it is due by `today`. A hidden vendor pays nothing, also when it is shown again. */
export function calendarTargets(fee: Fee, vendors: readonly FeeVendor[], today: string): FeeTarget[] {
  const spells = feeSpells(fee.versions);
  return vendors.flatMap(({ id, since, isHidden }) => {
    const own = spells.map((spell) => ({ ...spell, terms: concerns(spell.terms, id) ? spell.terms : null }));
    const due = dueFees(own, { vendorSince: since, lookBackTo: daysAfter(today, -lookBack), today });
    return due.map(({ version, day, until, amount }) => ({
      vendorId: id,
      cause: until === null ? 'once' : `day:${day}`,
      version,
      amount: isHidden ? 0 : amount,
      waits: waitsIn(own, version),
      ...(until === null ? {} : { period: { from: day, until } }),
    }));
  });
}

/** Of a minimum, for the month before today's, where the fee and the vendor were there for all of it. */
export function minimumTargets(
  fee: Fee,
  vendors: readonly FeeVendor[],
  { today, charged }: { readonly today: string; readonly charged: ReadonlyMap<number, number> },
): FeeTarget[] {
  const { start, end } = lastMonth(today);
  const spell = spellOn(feeSpells(fee.versions), start);
  if (spell === null) return [];
  const { terms, version, until } = spell;
  if (terms === null || (until !== null && until < end)) return [];
  return vendors
    .filter(({ id, since }) => since <= start && concerns(terms, id))
    .map(({ id, isHidden }) => ({
      vendorId: id,
      cause: `month:${start.slice(0, 7)}`,
      version,
      amount: isHidden ? 0 : minimumFee(terms, charged.get(id) ?? 0),
      waits: terms.waits,
      period: { from: start, until: end },
    }));
}

/** Of a fee for each item: by the terms on the day of the sale. */
export function itemTargets(fee: Fee, lines: readonly FeeSale[]): FeeTarget[] {
  const spells = feeSpells(fee.versions);
  return lines.flatMap((line) => {
    const held = heldFor(spells, line.day, line.vendorId);
    if (held === null) return [];
    return [
      {
        vendorId: line.vendorId,
        cause: `line:${line.id}`,
        version: held.version,
        amount: itemFee(held.terms, line),
        waits: held.terms.waits,
        order: { id: line.orderId, name: line.orderName },
        line: { id: line.id, title: line.title },
      },
    ];
  });
}

/** Of a share in the processing of orders: the sum over a vendor's lines of each order. */
export function processingTargets(fee: Fee, lines: readonly OrderedItem[]): FeeTarget[] {
  const spells = feeSpells(fee.versions);
  return [...Map.groupBy(lines, ({ orderId }) => orderId)].flatMap(([orderId, ofOrder]) => {
    const day = ofOrder[0]?.day ?? '';
    const terms = spellOn(spells, day)?.terms;
    if (terms === null || terms === undefined) return [];
    const shares = processingShares(
      terms,
      ofOrder.map(({ net }) => net),
    );
    const byVendor = new Map<number, number>();
    for (const [at, { vendorId }] of ofOrder.entries()) {
      if (vendorId !== null) byVendor.set(vendorId, (byVendor.get(vendorId) ?? 0) + (shares[at] ?? 0));
    }
    return [...byVendor].flatMap(([vendorId, amount]) => {
      const held = heldFor(spells, day, vendorId);
      if (held === null) return [];
      const order = { id: orderId, name: ofOrder[0]?.orderName ?? '' };
      const { version } = held;
      return [{ vendorId, cause: `order:${orderId}`, version, amount, waits: terms.waits, order }];
    });
  });
}

/** Of a fee for each payout: by the terms on the day on which it was made. */
export function payoutTargets(fee: Fee, payouts: readonly MadePayout[]): FeeTarget[] {
  const spells = feeSpells(fee.versions);
  return payouts.flatMap(({ id, invoiceNumber, vendorId, day, amount, method, isPaid }) => {
    const held = heldFor(spells, day, vendorId);
    if (held === null || (held.terms.method !== null && held.terms.method !== method)) return [];
    return [
      {
        vendorId,
        cause: `payout:${id}`,
        version: held.version,
        amount: isPaid ? payoutFee(held.terms, amount) : 0,
        waits: held.terms.waits,
        payout: { id, invoiceNumber },
      },
    ];
  });
}

/** The first day of a fee, before which it concerns no sale and no payout; null where it never holds. */
export function firstDayOf(fee: Fee): string | null {
  return feeSpells(fee.versions).find(({ terms }) => terms !== null)?.from ?? null;
}

function heldFor(
  spells: readonly FeeSpell[],
  day: string,
  vendorId: number,
): { readonly version: number; readonly terms: FeeTerms } | null {
  const spell = spellOn(spells, day);
  if (spell === null || spell.terms === null || !concerns(spell.terms, vendorId)) return null;
  return { version: spell.version, terms: spell.terms };
}

function concerns(terms: FeeTerms | null, vendorId: number): boolean {
  return terms !== null && (terms.vendorIds === null || terms.vendorIds.includes(vendorId));
}

function waitsIn(spells: readonly FeeSpell[], version: number): boolean {
  return spells.find((spell) => spell.version === version)?.terms?.waits === true;
}
