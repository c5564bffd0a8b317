import type { MovingCause } from '@consignment/domain/moves/moving-lines';
import { oldAmount } from './old-amount.ts';
import { lineFaults, plantIn, type FaultyLine, type LineFault } from './old-faults.ts';
import { oldFiles, type OldFiles, type OldPayout, type OldRow } from './old-files.ts';
import {
  makeHabits,
  makeProducts,
  makeSales,
  makeVendors,
  type OldSale,
  type OldVendor,
} from './old-sales.ts';
import { randomOf, type Random } from './random.ts';

/*
 * A made-up former app: a random shop's year as it would come out of it, with faults planted in it. The same seed makes the same shop. The
 * orders, the products and the refunds are files that the import reads; the other three are the move's.
 */

export type OldAppAsk = {
  readonly seed: number;
  readonly vendors: number;
  readonly payouts: number;
  readonly linesPerPayout: number;
  /** Each of these causes is planted at least once, in a separate payout. */
  readonly plant: readonly MovingCause[];
  /** Of the other payouts, the percentage that has a random one of these causes. */
  readonly faulty?: number;
};

export type OldApp = OldFiles & {
  /** To be set before the check. */
  readonly shop: {
    readonly discountShare: 'vendor' | 'store' | 'equal';
    readonly discountBeforePercentage: boolean;
    readonly calculateByProfit: boolean;
  };
  /** The rates in ppm, to be set before the check. */
  readonly vendors: readonly OldVendor[];
  readonly planted: readonly Planted[];
  readonly payouts: readonly OldPayout[];
  /** Rows that no payout has paid. */
  readonly unpaid: readonly OldRow[];
};

/** `cents` is what the former app paid beyond our rules. `order` and `sku` are '' for a fault of a payout's sum. */
export type Planted = {
  readonly cause: MovingCause;
  readonly payout: string;
  readonly order: string;
  readonly sku: string;
  readonly cents: number;
};

export function makeOldApp(ask: OldAppAsk): OldApp {
  const random = randomOf(ask.seed);
  const habits = makeHabits(random);
  const vendors = makeVendors(random, ask.vendors);
  const payees = Array.from({ length: ask.payouts }, (_, at) => vendors[at % vendors.length]).filter(
    (vendor) => vendor !== undefined,
  );
  const products = makeProducts(random, vendors);
  const linesOf = new Map(vendors.map((vendor) => [vendor, random.int(0, 3)]));
  for (const vendor of payees) linesOf.set(vendor, (linesOf.get(vendor) ?? 0) + ask.linesPerPayout);
  const sales = makeSales(random, products, linesOf);
  const left = Map.groupBy(sales, ({ product }) => product.vendor);
  const rowOf = (sale: OldSale, wrong: FaultyLine | null = null): OldRow => ({
    order: sale.order,
    day: sale.day,
    product: sale.product,
    facts: wrong?.facts ?? sale.facts,
    amount: wrong?.amount ?? oldAmount(sale.facts, habits),
  });

  const planted: Planted[] = [];
  const payouts: OldPayout[] = [];
  const isPlanted = new Set<MovingCause>();
  const wanted = [...new Set(ask.plant)];
  for (const [at, vendor] of payees.entries()) {
    const number = `PO-${String(at + 1).padStart(4, '0')}`;
    const sold = (left.get(vendor) ?? []).splice(0, ask.linesPerPayout);
    const due = wanted.filter((cause) => !isPlanted.has(cause));
    const tried =
      due.length > 0 ? random.shuffled(due) : random.chance(ask.faulty ?? 0) ? [random.pick(wanted)] : [];
    let payout: OldPayout = {
      number,
      vendor,
      day: Math.max(0, ...sold.map(({ day }) => day)) + random.int(2, 9),
      rows: sold.map((sale) => rowOf(sale)),
      amount: 0,
    };
    payout = { ...payout, amount: sumOf(payout.rows) };
    for (const cause of tried) {
      const found = faulty(random, cause, payout, (place) => {
        const sale = sold[place];
        return sale === undefined || !isLineFault(cause)
          ? null
          : wrongly(rowOf, sale, plantIn(random, cause, sale.facts, habits));
      });
      if (found === null) continue;
      payout = found.payout;
      planted.push(found.planted);
      isPlanted.add(cause);
      break;
    }
    payouts.push(payout);
  }
  const missed = wanted.filter((cause) => !isPlanted.has(cause));
  if (missed.length > 0) throw new Error(`Seed ${ask.seed} has no place for ${missed.join(', ')}.`);

  const unpaid = [...left.values()].flat().map((sale) => rowOf(sale));
  return {
    ...oldFiles({ vendors, products, sales, payouts, unpaid }),
    shop: {
      discountShare: habits.discount,
      discountBeforePercentage: habits.isDiscountFirst,
      calculateByProfit: habits.profit === 'each',
    },
    vendors,
    planted,
    payouts,
    unpaid,
  };
}

function isLineFault(cause: MovingCause): cause is LineFault {
  return lineFaults.some((fault) => fault === cause);
}

function wrongly(
  rowOf: (sale: OldSale, wrong: FaultyLine) => OldRow,
  sale: OldSale,
  wrong: FaultyLine | null,
): OldRow | null {
  return wrong === null ? null : rowOf(sale, wrong);
}

function sumOf(rows: readonly OldRow[]): number {
  return rows.reduce((sum, { amount }) => sum + amount, 0);
}

/** A payout with one fault; null where it has no place for it. */
function faulty(
  random: Random,
  cause: MovingCause,
  payout: OldPayout,
  wrongRow: (place: number) => OldRow | null,
): { payout: OldPayout; planted: Planted } | null {
  const { number, rows, amount } = payout;
  const whole = { cause, payout: number, order: '', sku: '' };
  if (cause === 'missing_row') {
    if (amount === 0) return null;
    return { payout: { ...payout, rows: [] }, planted: { ...whole, cents: amount } };
  }
  if (cause === 'sum') {
    // More than the lines could have been rounded by.
    const cents = random.int(50, 5000);
    return { payout: { ...payout, amount: amount + cents }, planted: { ...whole, cents } };
  }
  if (cause === 'missing_order') {
    const [like] = rows;
    if (like === undefined) return null;
    const row = { ...like, order: `#X${number}`, amount: random.int(100, 5000) };
    return {
      payout: { ...payout, rows: [...rows, row], amount: amount + row.amount },
      planted: { ...whole, order: row.order, sku: row.product.sku, cents: row.amount },
    };
  }
  for (const place of random.shuffled([...rows.keys()])) {
    const [right, wrong] = [rows[place], wrongRow(place)];
    if (right === undefined || wrong === null) continue;
    const cents = wrong.amount - right.amount;
    return {
      payout: { ...payout, rows: rows.with(place, wrong), amount: amount + cents },
      planted: { ...whole, order: right.order, sku: right.product.sku, cents },
    };
  }
  return null;
}
