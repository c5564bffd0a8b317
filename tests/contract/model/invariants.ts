import { discountShares } from '@consignment/domain/commission/commission-shares';
import { standingOf } from '@consignment/domain/payouts/payout-status';
import { expect } from 'vitest';
import type { LineRow, Snapshot } from './snapshot.ts';

/*
 * The money invariants by number. I4, I12, I13 and I16 need the API and are in ending.ts.
 */

/** PayPal's own state: each credit by batch id, and the payouts whose money was returned. */
export type AtPaypal = {
  readonly batchIds: readonly string[];
  readonly givenBack: ReadonlySet<string>;
};

export type Seen = { readonly before: Snapshot; readonly now: Snapshot; readonly paypal: AtPaypal };

export function expectInvariants(seen: Seen): void {
  expect(seen.now.differences, 'audit').toEqual([]);
  for (const hold of invariants) hold(seen);
}

/** Every ledger transaction sums to 0 in its currency. */
function I1({ now }: Seen): void {
  const sums = new Map<string, number>();
  for (const { id, currency, amount } of now.entries) {
    const key = `${id} ${currency}`;
    sums.set(key, (sums.get(key) ?? 0) + amount);
  }
  expect(
    [...sums].filter(([, sum]) => sum !== 0),
    'I1',
  ).toEqual([]);
}

/** Lines, custom items, additional pay and reversals of a vendor sum to its earnings. */
function I2({ now }: Seen): void {
  for (const { vendor_id, earned } of now.totals) {
    const lines = now.lines.filter(
      (line) => line.vendor_id === vendor_id && line.commission_state === 'accrued',
    );
    const extra = payoutsOf(now, vendor_id).filter((payout) => standingOf(payout.status) !== 'void');
    const made = sumOf(lines, 'commission_amount') + sumOf(extra, 'additional_pay');
    expect(made, `I2 of vendor ${vendor_id}`).toBe(earned);
  }
}

/** The earnings of a vendor are paid, on their way, or due. */
function I3({ now }: Seen): void {
  for (const { vendor_id, due, earned } of now.totals) {
    const inOne = (standing: string) =>
      sumOf(
        payoutsOf(now, vendor_id).filter(({ status }) => standingOf(status) === standing),
        'amount',
      );
    expect(inOne('settled') + inOne('in_flight') + due, `I3 of vendor ${vendor_id}`).toBe(earned);
  }
}

/** A payout equals the sum of its lines and the additional pay. */
function I5({ now }: Seen): void {
  for (const payout of now.payouts) {
    const items = now.items.filter(({ payout_id }) => payout_id === payout.id);
    expect(sumOf(items, 'amount') + payout.additional_pay, `I5 of payout ${payout.id}`).toBe(payout.amount);
  }
}

/** A line is in at most one payout that is not void, which is the one that it names. */
function I6({ now }: Seen): void {
  const standing = new Map(now.payouts.map(({ id, status }) => [id, standingOf(status)]));
  const holding = Map.groupBy(
    now.items.filter(({ payout_id }) => standing.get(payout_id) !== 'void'),
    ({ line_item_id }) => line_item_id,
  );
  for (const line of now.lines) {
    const of = (holding.get(line.id) ?? []).map(({ payout_id }) => payout_id);
    expect(of, `I6 of line ${line.id}`).toEqual(line.payout_id === null ? [] : [line.payout_id]);
  }
  for (const { payout_id, active } of now.items)
    expect(active, 'I6').toBe(standing.get(payout_id) !== 'void');
}

/** A paid line never changes. */
function I7({ before, now }: Seen): void {
  const lines = linesById(now);
  for (const was of before.lines.filter(({ payout_id }) => payout_id !== null)) {
    const is = lines.get(was.id);
    if (is?.payout_id !== was.payout_id) continue;
    // Its refund is recorded and taken off a later payout.
    expect({ ...is, returned_quantity: 0 }, `I7 of line ${was.id}`).toEqual({ ...was, returned_quantity: 0 });
  }
  const gone = before.lines.filter(({ id, payout_id }) => payout_id !== null && !lines.has(id));
  expect(gone, 'I7').toEqual([]);
}

/** PayPal has paid each batch id at most once. */
function I8({ paypal }: Seen): void {
  expect(new Set(paypal.batchIds).size, 'I8').toBe(paypal.batchIds.length);
}

/** No line is payable while its money may be at PayPal or with the vendor. */
function I9({ now, paypal }: Seen): void {
  const sent = new Set(
    paypal.batchIds.filter((id) => !paypal.givenBack.has(id)).map((id) => Number(id.split('_')[1])),
  );
  const freed = now.payouts.filter(({ id, status }) => sent.has(id) && standingOf(status) === 'void');
  expect(freed, 'I9').toEqual([]);
}

/** The reversed part of a commission lies between 0 and the whole. */
function I10({ now }: Seen): void {
  const taken = Map.groupBy(now.lines, ({ reverses_id }) => reverses_id);
  for (const line of now.lines.filter(({ kind }) => kind === 'product')) {
    const back = line.commission_reversed - sumOf(taken.get(line.id) ?? [], 'commission_full');
    expect(back, `I10 of line ${line.id}`).toBeGreaterThanOrEqual(0);
    expect(back, `I10 of line ${line.id}`).toBeLessThanOrEqual(line.commission_full);
  }
}

/** The shares of vendor and store sum to the discount, and the commission is reduced by the share of the vendor. */
function I11({ now }: Seen): void {
  for (const line of now.lines) {
    const { terms_discount_share: share, allocated_discount: discount } = line;
    if (share === null) continue;
    const { vendor, store } = discountShares(discount, share);
    expect(vendor + store, `I11 of line ${line.id}`).toBe(discount);
    if (line.commission_rate_ppm !== 1_000_000) continue;
    // The whole price belongs to the vendor, so its commission is reduced by its share of the discount only.
    const short = line.price * line.quantity - line.commission_full;
    expect(share === 'equal' ? [vendor, store] : [vendor], `I11 of line ${line.id}`).toContain(short);
  }
}

/** Amounts are integers that a double represents exactly, and none is −0. */
function I14({ now }: Seen): void {
  const { lines, payouts, items, totals, entries } = now;
  for (const row of [lines, payouts, items, totals, entries].flat()) {
    for (const [name, value] of Object.entries(row)) {
      if (typeof value !== 'number') continue;
      expect(Number.isSafeInteger(value) && !Object.is(value, -0), `I14 of ${name} ${value}`).toBe(true);
    }
  }
}

/** Ledger entries are only added; invoice numbers rise and are never reused. */
function I15({ before, now }: Seen): void {
  expect(now.entries.slice(0, before.entries.length), 'I15').toEqual(before.entries);
  const numbers = now.payouts.map(({ invoice_number }) => invoice_number);
  expect(numbers, 'I15').toEqual(numbers.toSorted((a, b) => a - b));
  expect(new Set(numbers).size, 'I15').toBe(numbers.length);
  const kept = before.payouts.map(({ id, invoice_number }) => [id, invoice_number]);
  expect(
    now.payouts.slice(0, kept.length).map(({ id, invoice_number }) => [id, invoice_number]),
    'I15',
  ).toEqual(kept);
}

/**
 * The first payouts of an approved run sum to the amount that was approved. A vendor is paid again for the same amount, and
 * at most one of its payouts counts.
 */
function I17({ now }: Seen): void {
  const payouts = new Map(now.payouts.map((payout) => [payout.id, payout]));
  for (const run of now.runs.filter(({ approved_at: at }) => at !== null)) {
    const made = now.attempts
      .filter(({ run_id: id }) => id === run.id)
      .flatMap(({ payout_id: id, attempt }) => {
        const payout = payouts.get(id);
        return payout === undefined ? [] : [{ ...payout, attempt }];
      });
    const first = made.filter(({ attempt }) => attempt === 1);
    expect(sumOf(first, 'amount'), `I17 of run ${run.id}`).toBe(run.amount);
    for (const [vendor, all] of Map.groupBy(made, ({ vendor_id: id }) => id)) {
      const counting = all.filter(({ status }) => standingOf(status) !== 'void');
      expect(counting.length, `I17 of run ${run.id} and vendor ${vendor}`).toBeLessThanOrEqual(1);
      expect(new Set(all.map(({ amount }) => amount)).size, `I17 of run ${run.id}`).toBe(1);
    }
  }
}

/** A payout whose lines are free again stays as it is, so that it frees them once. */
function I18({ before, now }: Seen): void {
  const statuses = new Map(now.payouts.map(({ id, status }) => [id, status]));
  for (const { id, status } of before.payouts) {
    if (standingOf(status) === 'void') expect(statuses.get(id), `I18 of payout ${id}`).toBe(status);
  }
}

const invariants = [I1, I2, I3, I5, I6, I7, I8, I9, I10, I11, I14, I15, I17, I18];

function payoutsOf({ payouts }: Snapshot, vendor: number) {
  return payouts.filter(({ vendor_id }) => vendor_id === vendor);
}

function linesById({ lines }: Snapshot): Map<number, LineRow> {
  return new Map(lines.map((line) => [line.id, line]));
}

function sumOf<Key extends string>(rows: readonly Readonly<Record<Key, number>>[], key: Key): number {
  return rows.reduce((sum, row) => sum + row[key], 0);
}
