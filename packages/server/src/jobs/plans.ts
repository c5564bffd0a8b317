import { applyTaxSetting } from '../imports/write/tax-setting.ts';
import { trackVendors } from '../imports/write/vendors.ts';
import type { Tx } from '../database/database.ts';
import { importShop } from '../queries/imports/shop.ts';
import {
  assignLines,
  assignProducts,
  countOf,
  countUnpaidLines,
  nextIds,
  nextUnpaidLines,
  nextUnpaidOrders,
  spanOfUnpaidOrders,
  trackedLines,
  trackedProducts,
  type Assigned,
  type Tracked,
} from '../queries/job-rows.ts';
import { priceLines } from '../pricing/pricing.ts';
import { forgetSales } from '../pricing/vendor-sales.ts';
import type { JobCursor } from '../database/column-types.ts';
import type { ShopJobKind } from '../database/rows.ts';
import type { ShopJob } from '../queries/shops/shop-jobs.ts';
import { deriveTotals } from '../pricing/totals.ts';

/** The input of a step: the job's shop and vendor, and the time. */
export type StepOf = { readonly shopId: number; readonly vendorId: number | null; readonly now: Date };

/** A step processes its rows in batches; each batch is a transaction. */
export type Step = {
  /** Shown beside the progress bar. */
  readonly description: string;
  /** The step's share of the whole job. */
  readonly weight: number;
  /** The number of rows to process, or another measure of the way that `advance` counts in. */
  readonly count: (tx: Tx, of: StepOf) => Promise<number>;
  /** The most rows of a batch. */
  readonly inChunk: number;
  /**
   * Handles the next rows after the cursor, `size` of them or somewhat more. Returns their number and the cursor of
   * the last; null when none are left.
   */
  readonly advance: (
    tx: Tx,
    of: StepOf,
    after: JobCursor | null,
    size: number,
  ) => Promise<{ readonly handled: number; readonly after: JobCursor | null }>;
};

/** Assigns each product the vendor that tracking gives it, created where it is missing. */
const findVendors: Step = {
  description: 'Finding the vendors of products',
  weight: 15,
  inChunk: 1000,
  count: (tx, { shopId }) => countOf(tx, 'products', shopId),
  async advance(tx, of, after, size) {
    const ids = await nextIds(tx, 'products', of.shopId, after?.id ?? 0, size);
    const moved = await retracked(tx, of, await trackedProducts(tx, of.shopId, ids));
    await assignProducts(tx, of.shopId, moved);
    return withCursor(ids, size);
  },
};

/** The same for unpaid lines, which are then priced by their new vendor's rules. */
const findAndPriceLines: Step = {
  description: 'Calculating commissions',
  weight: 80,
  // Lines are read into memory to find their vendors.
  inChunk: 1000,
  count: (tx, { shopId }) => countOf(tx, 'orders', shopId),
  async advance(tx, of, after, size) {
    const orders = await nextIds(tx, 'orders', of.shopId, after?.id ?? 0, size);
    const moved = await retracked(tx, of, await trackedLines(tx, of.shopId, orders));
    await assignLines(tx, of.shopId, moved);
    await priceLines(tx, of.shopId, { orders });
    return withCursor(orders, size);
  },
};

const priceShop: Step = {
  description: 'Calculating commissions',
  weight: 100,
  // Lines of neighbouring orders are read and written together.
  inChunk: 10_000,
  count: (tx, { shopId }) => spanOfUnpaidOrders(tx, shopId),
  async advance(tx, of, after, size) {
    const { shopId } = of;
    const next = await nextUnpaidOrders(tx, shopId, after?.id ?? 0, size);
    if (next === null) return { handled: 0, after: null };
    const { range, lineCount } = next;
    if (after === null) await forgetSales(tx, shopId);
    await applyTaxSetting(tx, of, range);
    await priceLines(tx, shopId, range);
    return {
      handled: range.through - (after?.id ?? range.after),
      after: lineCount < size ? null : { id: range.through },
    };
  },
};

function priceVendor(vendorId: number): Step {
  return {
    description: 'Calculating commissions',
    weight: 100,
    inChunk: 6000,
    count: (tx, { shopId }) => countUnpaidLines(tx, shopId, vendorId),
    async advance(tx, of, after, size) {
      const { shopId } = of;
      const { ids, last } = await nextUnpaidLines(tx, { shopId, vendorId }, after, size);
      // Of a whole shop's recalculation that was split by vendor.
      await applyTaxSetting(tx, of, { lines: ids });
      await priceLines(tx, shopId, { lines: ids });
      return { handled: ids.length, after: ids.length < size ? null : last };
    },
  };
}

const addUp: Step = {
  description: 'Adding up totals',
  weight: 5,
  inChunk: 200,
  count: (tx, { shopId }) => countOf(tx, 'vendors', shopId),
  async advance(tx, { shopId }, after, size) {
    const vendors = await nextIds(tx, 'vendors', shopId, after?.id ?? 0, size);
    await deriveTotals(tx, shopId, vendors);
    return withCursor(vendors, size);
  },
};

// Fetches come before these steps (fetched.ts); a reconciliation and an inbox consist of fetches only.
const plans = {
  sync: () => [findVendors, findAndPriceLines, addUp],
  recalculation: ({ vendorId }) => [vendorId === null ? priceShop : priceVendor(vendorId)],
  totals: () => [addUp],
  reconcile: () => [],
  inbox: () => [],
} satisfies Record<ShopJobKind, (job: ShopJob) => readonly Step[]>;

export function planOf(job: ShopJob): readonly Step[] {
  return plans[job.kind](job);
}

function withCursor(ids: readonly number[], size: number): { handled: number; after: JobCursor | null } {
  const last = ids.at(-1);
  return { handled: ids.length, after: last === undefined || ids.length < size ? null : { id: last } };
}

/** The rows whose vendor has changed. */
async function retracked(tx: Tx, { shopId, now }: StepOf, rows: readonly Tracked[]): Promise<Assigned[]> {
  const shop = await importShop(tx, shopId);
  const vendors = await trackVendors(tx, { shop, now }, rows);
  return rows
    .map((row) => ({ id: row.id, vendorId: vendors.idOf(row), before: row.vendorId }))
    .filter(({ vendorId, before }) => vendorId !== before)
    .map(({ id, vendorId }) => ({ id, vendorId }));
}
