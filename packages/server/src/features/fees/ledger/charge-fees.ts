import { isPeriodic } from '../domain/fee-terms.ts';
import { feeCauseText } from '@consignment/domain/fees/fee-text';
import { moneyToWire } from '@consignment/domain/money/money';
import { daysAfter, lastMonth } from '@consignment/domain/time/periods';
import { dayAt } from '@consignment/domain/time/zone';
import { inEnglish } from '../../../common/language.ts';
import type { Tx } from '../../../database/database.ts';
import { insertCustomItem } from '../../../ledger/custom-item.ts';
import type { Act, Entry } from '../../../ledger/record.ts';
import { lockSettings } from '../../../pricing/shop-rules.ts';
import { shopOf } from '../../../queries/shops/shops.ts';
import type { FeeVendor } from '../domain/fee-facts.ts';
import { feePlan, type PlannedCharge } from '../domain/fee-plan.ts';
import {
  calendarTargets,
  firstDayOf,
  itemTargets,
  minimumTargets,
  payoutTargets,
  processingTargets,
  type FeeTarget,
} from '../domain/fee-targets.ts';
import {
  chargedCauses,
  chargedInMonth,
  linesToCharge,
  ordersToCharge,
  payoutsToCharge,
  vendorsToCharge,
} from '../queries/fee-facts.ts';
import { feesOf, type FeeRow } from '../queries/fees.ts';

/** Sales and payouts of the last year are looked at. */
const salesBack = 366;

type Shop = {
  readonly id: number;
  readonly currency: string;
  readonly timeZone: string;
  readonly today: string;
  readonly now: Date;
  readonly vendors: readonly FeeVendor[];
};

/**
 * Charges all that is due by the fees of a shop, and gives back what has come back. A charge is a custom item below 0, which the
 * next payout takes off, or it waits until its vendor has earned enough. Running it twice changes nothing. Returns the entries for
 * the history, one for each fee.
 *
 * The settings of the shop are held: no line is priced and nothing is paid meanwhile.
 */
export async function chargeFees(tx: Tx, { shopId, now }: Omit<Act, 'by'>): Promise<Entry[]> {
  await lockSettings(tx, shopId, 'change');
  const { currency, time_zone: timeZone } = await shopOf(tx, shopId);
  const today = dayAt(now, timeZone);
  const vendors = await vendorsToCharge(tx, shopId, timeZone);
  const shop: Shop = { id: shopId, currency, timeZone, today, now, vendors };
  const fees = await feesOf(tx, shopId);
  const entries: Entry[] = [];
  // A minimum counts what the other fees have charged.
  const isMinimum = ({ kind }: FeeRow) => kind === 'monthly_minimum';
  for (const fee of [...fees.filter((one) => !isMinimum(one)), ...fees.filter(isMinimum)]) {
    const charges = await chargeFee(tx, shop, fee);
    if (charges.length === 0) continue;
    const amount = charges.reduce((sum, one) => sum + one.amount, 0);
    const after = { charges: charges.length, amount: moneyToWire(amount, currency), currency };
    entries.push({ event: 'fee.charged', id: fee.id, after });
  }
  await releaseWaiting(tx, shop);
  return entries;
}

/** The charges that it has written, those of 0 left out. */
async function chargeFee(tx: Tx, shop: Shop, fee: FeeRow): Promise<PlannedCharge[]> {
  const first = firstDayOf(fee);
  if (first === null || first > shop.today) return [];
  const targets = await targetsOf(tx, shop, fee, first);
  const isByCalendar = isPeriodic(fee.kind) || fee.kind === 'once' || fee.kind === 'monthly_minimum';
  const charged = await chargedCauses(tx, shop.id, {
    fees: [fee.id],
    causes: isByCalendar ? 'calendar' : targets.map(({ cause }) => cause),
  });
  const known = new Set(charged.map(({ vendorId, cause }) => `${vendorId} ${cause}`));
  // The minimum of a month is worked out once.
  const isOpen = ({ vendorId, cause }: FeeTarget) =>
    fee.kind !== 'monthly_minimum' || !known.has(`${vendorId} ${cause}`);
  const plan = feePlan(targets.filter(isOpen), charged);
  for (const { id, amount } of plan.waiting) {
    await tx
      .updateTable('fee_charges')
      .set(amount === 0 ? { state: 'waived' } : { amount })
      .where('shop_id', '=', shop.id)
      .where('id', '=', id)
      .execute();
  }
  for (const charge of plan.charges) await writeCharge(tx, shop, fee, charge);
  return plan.charges.filter(({ amount }) => amount !== 0);
}

async function targetsOf(tx: Tx, shop: Shop, fee: FeeRow, first: string): Promise<FeeTarget[]> {
  const { id: shopId, timeZone, today, vendors } = shop;
  const earliest = daysAfter(today, -salesBack);
  const ask = { shopId, feeId: fee.id, from: first > earliest ? first : earliest, timeZone };
  switch (fee.kind) {
    case 'per_item':
      return itemTargets(fee, await linesToCharge(tx, ask));
    case 'processing':
      return processingTargets(fee, await ordersToCharge(tx, ask));
    case 'per_payout':
      return payoutTargets(fee, await payoutsToCharge(tx, ask));
    case 'monthly_minimum': {
      const { start, end } = lastMonth(today);
      const charged = await chargedInMonth(tx, shopId, { firstDay: start, lastDay: end });
      return minimumTargets(fee, vendors, { today, charged });
    }
    default:
      return calendarTargets(fee, vendors, today);
  }
}

async function writeCharge(tx: Tx, shop: Shop, fee: FeeRow, charge: PlannedCharge): Promise<void> {
  const { target, amount, nth, state } = charge;
  const item =
    state === 'charged' && amount !== 0
      ? await addItem(tx, shop, { ...charge.target, name: fee.name, amount })
      : null;
  await tx
    .insertInto('fee_charges')
    .values({
      shop_id: shop.id,
      fee_id: fee.id,
      version: target.version,
      vendor_id: target.vendorId,
      charged_vendor_id: target.vendorId,
      cause: target.cause,
      nth,
      day: shop.today,
      amount,
      state,
      from_day: target.period?.from ?? null,
      until_day: target.period?.until ?? null,
      order_id: target.order?.id ?? null,
      sold_line_id: target.line?.id ?? null,
      payout_id: target.payout?.id ?? null,
      line_item_id: item,
      made_at: shop.now,
    })
    .execute();
}

type Item = Pick<FeeTarget, 'vendorId' | 'period' | 'order' | 'line' | 'payout'> & {
  readonly name: string;
  readonly amount: number;
};

async function addItem(
  tx: Tx,
  shop: Shop,
  { name, vendorId, amount, period, order, line, payout }: Item,
): Promise<number> {
  const cause = inEnglish(() =>
    feeCauseText({
      from_day: period?.from ?? null,
      until_day: period?.until ?? null,
      order_name: order?.name ?? null,
      title: line?.title ?? null,
      invoice_number: payout?.invoiceNumber ?? null,
    }),
  );
  const title = `${amount < 0 ? 'Given back: ' : ''}${name}${cause === '' ? '' : ` (${cause})`}`;
  const { id: shopId, currency, now } = shop;
  return insertCustomItem(tx, { shopId, vendorId, currency, now, title, amount: -amount });
}

/** Charges what waits, the oldest first, as far as each vendor has earned enough for it. */
async function releaseWaiting(tx: Tx, shop: Shop): Promise<void> {
  const waiting = await tx
    .selectFrom('fee_charges as c')
    .innerJoin('fees as f', (join) =>
      join.onRef('f.shop_id', '=', 'c.shop_id').onRef('f.id', '=', 'c.fee_id'),
    )
    .leftJoin('vendor_totals as t', (join) =>
      join.onRef('t.shop_id', '=', 'c.shop_id').onRef('t.vendor_id', '=', 'c.vendor_id'),
    )
    .leftJoin('orders as o', (join) =>
      join.onRef('o.shop_id', '=', 'c.shop_id').onRef('o.id', '=', 'c.order_id'),
    )
    .leftJoin('line_items as l', (join) =>
      join.onRef('l.shop_id', '=', 'c.shop_id').onRef('l.id', '=', 'c.sold_line_id'),
    )
    .leftJoin('payouts as p', (join) =>
      join.onRef('p.shop_id', '=', 'c.shop_id').onRef('p.id', '=', 'c.payout_id'),
    )
    .select(['c.id', 'c.vendor_id', 'c.amount', 'c.from_day', 'c.until_day', 'f.name', 't.due'])
    .select([
      'o.name as order_name',
      'o.id as order_id',
      'l.id as line_id',
      'l.title',
      'p.id as payout_id',
      'p.invoice_number',
    ])
    .where('c.shop_id', '=', shop.id)
    .where('c.state', '=', 'waiting')
    .orderBy('c.id')
    .execute();
  const left = new Map<number, number>();
  for (const row of waiting) {
    const due = left.get(row.vendor_id) ?? row.due ?? 0;
    // A later charge never overtakes an earlier one.
    if (due < row.amount) {
      left.set(row.vendor_id, -1);
      continue;
    }
    left.set(row.vendor_id, due - row.amount);
    const item = await addItem(tx, shop, {
      name: row.name,
      vendorId: row.vendor_id,
      amount: row.amount,
      ...(row.from_day === null
        ? {}
        : { period: { from: row.from_day, until: row.until_day ?? row.from_day } }),
      ...(row.order_id === null ? {} : { order: { id: row.order_id, name: row.order_name ?? '' } }),
      ...(row.line_id === null ? {} : { line: { id: row.line_id, title: row.title ?? '' } }),
      ...(row.payout_id === null
        ? {}
        : { payout: { id: row.payout_id, invoiceNumber: row.invoice_number ?? 0 } }),
    });
    await tx
      .updateTable('fee_charges')
      .set({ state: 'charged', line_item_id: item, day: shop.today })
      .where('shop_id', '=', shop.id)
      .where('id', '=', row.id)
      .execute();
  }
}
