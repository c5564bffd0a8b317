import { standingOf } from '@consignment/domain/payouts/payout-status';
import { formatMoney } from '@consignment/domain/money/money';
import { expect } from 'vitest';
import { centsOf, csvFor, fetchFile, recordsOf } from '../exports/files.ts';
import { pagesOf } from '../exports/pdf.ts';
import { settled } from '../settled.ts';
import type { ModelShop } from './shop.ts';
import { snapshotOf, type Snapshot } from './snapshot.ts';
import { minor } from './taking.ts';

/*
 * The invariants of the API after a sequence: all views show the same money.
 */

export async function expectInvariantsAtTheEnd(shop: ModelShop): Promise<void> {
  await I12(shop);
  const before = await books(shop);
  await I4(shop, before);
  await I16(shop);
  I13(before, await books(shop));
}

/** A second recalculation changes nothing, and recalculation by vendor equals that of the shop. */
async function I12(shop: ModelShop): Promise<void> {
  const { model, vendors, world } = shop;
  const token = await shop.token();
  const whole = async () => {
    await world.server.ok('calculateCommissions', { token });
    await settled(world.server);
    return books(shop);
  };
  model.price(model.lines);
  const once = await whole();
  for (const { id } of vendors.toReversed()) {
    await world.server.ok('updateVendorCommissions', { token, params: { vendorId: id } });
  }
  await world.server.ok('recalculateTotals', { token, query: { page: 1 } });
  expect(await books(shop), 'I12').toEqual(once);
  expect(await whole(), 'I12').toEqual(once);
}

/** Reading and exporting change nothing. */
function I13(before: Snapshot, after: Snapshot): void {
  expect(after, 'I13').toEqual(before);
}

/** The shop equals the sum of its vendors: on the dashboard, in the list, in files and on invoices. */
async function I4(shop: ModelShop, snapshot: Snapshot): Promise<void> {
  const { server } = shop.world;
  const token = await shop.token();
  const file = async (path: string) => recordsOf(await fetchFile(server, `/api${path}`, csvFor(token)));
  const shown = (
    all: readonly { commission_due: string; commission_paid: string; commission_earned: string }[],
  ) => ({
    due: sumOf(all.map((one) => minor(one.commission_due))),
    paid: sumOf(all.map((one) => minor(one.commission_paid))),
    earned: sumOf(all.map((one) => minor(one.commission_earned))),
  });
  const of = (key: 'due' | 'paid' | 'earned') => sumOf(snapshot.totals.map((totals) => totals[key]));
  const wanted = { due: of('due'), paid: of('paid'), earned: of('earned') };

  const combined = await server.ok('getCombinedCommissionTotals', { token });
  expect(shown([combined]), 'I4 combined').toEqual(wanted);
  const vendors = await server.ok('listCommissionTotals', { token, query: { page_size: 1000 } });
  expect(shown(vendors.results), 'I4 list').toEqual(wanted);
  const derived = await server.ok('listCalculatedCommissionTotals', { token, query: { page_size: 1000 } });
  expect(shown(derived.results), 'I4 derived').toEqual(wanted);
  // The money that one vendor owes back is no part of what is due to another.
  const each = vendors.results.map(({ commission_due: due }) => minor(due));
  const owedToEach = sumOf(each.map((due) => Math.max(due, 0)));
  expect(
    {
      due: minor(combined.dues.due),
      count: combined.dues.due_count,
      owedBack: minor(combined.dues.owed_back),
      by: combined.dues.owed_back_count,
    },
    'I4 due and owed back',
  ).toEqual({
    due: owedToEach,
    count: each.filter((due) => due > 0).length,
    owedBack: sumOf(each.map((due) => Math.max(-due, 0))),
    by: each.filter((due) => due < 0).length,
  });
  const leaders = await server.ok('listDueVendors', { token, query: { limit: 1000 } });
  const owed = vendors.results.filter(({ commission_due: due }) => minor(due) > 0);
  expect(shown(leaders.results).due, 'I4 dashboard').toBe(shown(owed).due);
  const { results: months } = await server.ok('getCommissionTotalsHistory', {
    token,
    query: { start_date: '2000-01-01', end_date: '2032-12-31' },
  });
  const charted = {
    due: minor(months.at(-1)?.due ?? ''),
    paid: sumOf(months.map(({ paid }) => minor(paid))),
    earned: sumOf(months.map(({ earned }) => minor(earned))),
  };
  expect(charted, 'I4 history').toEqual({ ...wanted, due: owedToEach });

  const listed = await file('/vendors/commission-totals/?format=csv');
  const columns = {
    due: centsOf(listed, 'Due'),
    paid: centsOf(listed, 'Paid'),
    earned: centsOf(listed, 'Earned'),
  };
  expect(columns, 'I4 vendors.csv').toEqual(wanted);
  const lines = await file('/vendors/commissions/?format=csv');
  const byStatus = (status: string) =>
    centsOf(
      lines.filter(({ Status }) => Status === status),
      'Earned',
    );
  const added = { due: byStatus('Unpaid'), paid: byStatus('Paid'), earned: centsOf(lines, 'Earned') };
  expect(added, 'I4 commissions.csv').toEqual(wanted);
  const counting = snapshot.payouts.filter(({ status }) => standingOf(status) !== 'void');

  // Invoices are independent documents, so the newest one suffices.
  const newest = counting.at(-1);
  if (newest === undefined) return;
  const { url } = await server.ok('exportPayout', { token, query: { id: newest.id } });
  const pages = pagesOf((await fetchFile(server, url)).bytes).flat();
  expect(pages, 'I4 invoice').toContain(`Total|${formatMoney(newest.amount, 'GBP')}`);
}

/** A vendor sees the same lines and payouts as the shop, without hidden fields, and no others. */
async function I16(shop: ModelShop): Promise<void> {
  const { server } = shop.world;
  const [vendor] = shop.vendors;
  const [merchants, vendors] = [await shop.token('merchant'), await shop.token('vendor')];
  const query = { page_size: 1000 };
  const narrowed = { ...query, vendor_id: vendor?.id };
  const asked = await questionsOf(shop, vendor?.id);
  for (const list of ['listCommissions', 'listPayouts'] as const) {
    const whole: readonly object[] = (await server.ok(list, { token: merchants, query: narrowed })).results;
    const own: readonly object[] = (await server.ok(list, { token: vendors, query })).results;
    expect(own.length, `I16 ${list}`).toBe(whole.length);
    own.forEach((row, index) => expect(bare(whole[index], asked), `I16 ${list}`).toMatchObject(row));
    expect(JSON.stringify(own), `I16 ${list}`).not.toMatch(/cost_per_item|"note on|"-0(\.0+)?"/);
  }
  const params = { id: vendor?.id ?? 0 };
  const whole = await server.ok('getVendorCommissionTotals', { token: merchants, params });
  const own = await server.ok('getVendorCommissionTotals', { token: vendors, params });
  expect(whole, 'I16 totals').toMatchObject(own);
  expect(own, 'I16 totals').not.toHaveProperty('store_profit');
}

/** The vendor's latest question about each line, by line. */
async function questionsOf({ id, world }: ModelShop, vendorId: number | undefined): Promise<Questions> {
  const rows = await world.server.database.asSystem((tx) =>
    tx
      .selectFrom('questions')
      .select(['id', 'number', 'state', 'line_item_id'])
      .where('shop_id', '=', id)
      .where('vendor_id', '=', vendorId ?? null)
      .orderBy('id')
      .execute(),
  );
  return new Map(rows.map(({ line_item_id: line, ...question }) => [line, question]));
}

type Questions = ReadonlyMap<number | null, object>;

/**
 * Without the fields of the shop alone: the cost in a trace, the message of PayPal about a payout, and what the vendor
 * before asked about a line that has passed to this one.
 */
function bare(row: object | undefined, asked: Questions): object {
  const hidden: Readonly<Record<string, unknown>> = { cost: null, provider_problem: '' };
  const left = JSON.parse(JSON.stringify(row ?? {}), (key, value: unknown) =>
    Object.hasOwn(hidden, key) ? hidden[key] : value,
  ) as { readonly id?: number; readonly question?: unknown };
  return left.question === undefined ? left : { ...left, question: asked.get(left.id ?? 0) ?? null };
}

function books({ world, id }: ModelShop): Promise<Snapshot> {
  return snapshotOf(world.server.database, id);
}

function sumOf(amounts: readonly number[]): number {
  return amounts.reduce((sum, amount) => sum + amount, 0);
}
