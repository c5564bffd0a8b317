import { audit } from '../../../packages/server/src/features/features.ts';
import type { Difference } from '../../../packages/server/src/ledger/difference.ts';
import type { Database } from '../../../packages/server/src/database/database.ts';

/** All rows of a shop with money, at one moment; minor units. */
export type Snapshot = Awaited<ReturnType<typeof snapshotOf>>;
export type LineRow = Snapshot['lines'][number];

export function snapshotOf(database: Database, shopId: number) {
  return database.asShop({ shopId, vendorIds: null, readOnly: true }, async (tx) => {
    const differences: Difference[] = await audit(tx, shopId);
    const lines = await tx
      .selectFrom('line_items')
      .select([
        'id',
        'kind',
        'order_id',
        'reverses_id',
        'vendor_id',
        'price',
        'quantity',
        'allocated_discount',
        'returned_quantity',
        'commission_state',
        'commission_full',
        'commission_reversed',
        'commission_amount',
        'commission_source',
        'commission_rate_ppm',
        'terms_discount_share',
        'net_sales',
        'payout_id',
      ])
      .where('shop_id', '=', shopId)
      .orderBy('id')
      .execute();
    const payouts = await tx
      .selectFrom('payouts')
      .select(['id', 'vendor_id', 'invoice_number', 'lines_amount', 'additional_pay', 'amount', 'status'])
      .where('shop_id', '=', shopId)
      .orderBy('id')
      .execute();
    const items = await tx
      .selectFrom('payout_items')
      .select(['payout_id', 'line_item_id', 'amount', 'active'])
      .where('shop_id', '=', shopId)
      .orderBy('payout_id')
      .orderBy('line_item_id')
      .execute();
    const totals = await tx
      .selectFrom('vendor_totals')
      .select(['vendor_id', 'due', 'paid', 'earned', 'total_sales'])
      .where('shop_id', '=', shopId)
      .orderBy('vendor_id')
      .execute();
    const entries = await tx
      .selectFrom('ledger_entries as e')
      .innerJoin('ledger_transactions as t', 't.id', 'e.transaction_id')
      .select([
        't.id',
        't.kind',
        't.currency',
        't.payout_id',
        't.line_item_id',
        'e.account',
        'e.vendor_id',
        'e.amount',
      ])
      .where('e.shop_id', '=', shopId)
      .orderBy('t.id')
      .orderBy('e.account')
      .orderBy('e.amount')
      .execute();
    const runs = await tx
      .selectFrom('pay_runs')
      .select(['id', 'amount', 'approved_at', 'canceled_at'])
      .where('shop_id', '=', shopId)
      .orderBy('id')
      .execute();
    const runVendors = await tx
      .selectFrom('pay_run_vendors')
      .select(['run_id', 'vendor_id', 'method', 'amount', 'exception', 'is_left_out', 'payout_id'])
      .select('waiting_count')
      .where('shop_id', '=', shopId)
      .orderBy('run_id')
      .orderBy('vendor_id')
      .execute();
    const attempts = await tx
      .selectFrom('pay_run_payouts')
      .select(['run_id', 'vendor_id', 'payout_id', 'attempt'])
      .where('shop_id', '=', shopId)
      .orderBy('payout_id')
      .execute();
    const keys = await tx
      .selectFrom('payment_settings')
      .select('live_check')
      .where('shop_id', '=', shopId)
      .executeTakeFirst();
    const blocked = await tx
      .selectFrom('payout_transfers as t')
      .innerJoin('payouts as p', (join) =>
        join.onRef('p.shop_id', '=', 't.shop_id').onRef('p.id', '=', 't.payout_id'),
      )
      .select(['p.vendor_id', 't.receiver'])
      .where('t.shop_id', '=', shopId)
      .where('t.provider_status', '=', 'BLOCKED')
      .execute();
    // A vendor without sales has a row of zeros or none.
    const moved = totals.filter(
      ({ due, paid, earned, total_sales: sales }) => due || paid || earned || sales,
    );
    const payRuns = { runs, runVendors, attempts };
    const money = { differences, lines, payouts, items, totals: moved, entries };
    return { ...money, ...payRuns, blocked, keys: keys?.live_check ?? null };
  });
}
