import { kindsOf, type DifferenceSource } from '@consignment/domain/reconciliation/difference-kinds';
import { startOfDay } from '@consignment/domain/time/zone';
import type { Sealer } from '../../common/sealed.ts';
import type { Tx } from '../../database/database.ts';
import type { ComparedRole } from '../../database/rows.ts';
import type { Methods } from '../../payments/methods.ts';
import { absentOrders, nextDifferingOrders, nextComparedOrders, shareOf } from './queries/compared-orders.ts';
import { bookedPayouts, comparedPayments, vendorsInPayments } from './queries/compared-payments.ts';
import { returnDifferences } from './queries/compared-returns.ts';
import {
  knownAmong,
  saveFindings,
  settleSource,
  settleUnseen,
  type Finder,
  type DifferenceFound,
} from './queries/differences.ts';
import type { Advance, ReconciliationRun } from './queries/runs.ts';
import { markCompared, sourceOf, type ComparedSource } from './queries/sources.ts';
import { readRules } from '../../pricing/shop-rules.ts';
import { shopOf } from '../../queries/shops/shops.ts';
import {
  jobFindings,
  openRefundFindings,
  lineBlockers,
  lineFindings,
  sumsFindings,
  vendorFindings,
} from './blocker-findings.ts';
import { booksFindings } from './books-findings.ts';
import { compareOrders, type ComparedOf } from './compare-orders.ts';
import { dayFact } from './facts.ts';
import { absentFinding } from './order-differences.ts';
import { paymentDifferences } from './payment-differences.ts';
import { returnFinding } from './return-findings.ts';

export type StepGiven = { readonly methods: Methods; readonly secrets: Sealer; readonly now: Date };

/** Orders that are looked at together, and those among them that are compared one by one. */
const ordersAtOnce = { looked: 5000, compared: 500 };

const done = { after: null, part: 1 } as const;
const nothing: Advance = { ...done, found: 0, settled: 0 };

/**
 * Takes the next part of the step that a run is at. It writes differences, and which orders of the books those of a source are;
 * nothing else. `share` is the part of the usual work that fits.
 */
export async function takeStep(
  tx: Tx,
  run: ReconciliationRun,
  given: StepGiven,
  share: number,
): Promise<Advance> {
  const step = run.steps[run.step];
  switch (step) {
    case 'books':
      return whole(tx, finderOf(run, 'books', given), await booksFindings(tx, run.shop_id), kindsOf('books'));
    case 'blockers':
      return blockers(tx, run, given);
    case 'platform':
    case 'orders':
      return ofSource(tx, run, step, given, (source, finder) => orders(tx, run, source, finder, share));
    case 'refunds':
      return ofSource(tx, run, step, given, async (source, finder) => {
        const findings = (await returnDifferences(tx, source)).map(returnFinding);
        return atOnce(tx, source, finder, findings);
      });
    case 'paypal':
    case 'bank':
      return ofSource(tx, run, step, given, async (source, finder) =>
        atOnce(tx, source, finder, await paymentFindings(tx, source, step)),
      );
    default:
      return nothing;
  }
}

function finderOf(run: ReconciliationRun, source: DifferenceSource, { now }: StepGiven): Finder {
  return { shopId: run.shop_id, source, runId: run.id, now };
}

/** All differences of these kinds: those no longer found are settled. */
async function whole(
  tx: Tx,
  finder: Finder,
  findings: readonly DifferenceFound[],
  kinds: ReturnType<typeof kindsOf>,
): Promise<Advance> {
  const found = await saveFindings(tx, finder, findings);
  return { ...done, found, settled: await settleUnseen(tx, finder, { kinds }) };
}

async function blockers(tx: Tx, run: ReconciliationRun, given: StepGiven): Promise<Advance> {
  const finder = finderOf(run, 'books', given);
  const known = [
    ...(await sumsFindings(tx, run.shop_id)),
    ...(await openRefundFindings(tx, run.shop_id)),
    ...(await lineFindings(tx, run.shop_id)),
    ...(await jobFindings(tx, run.shop_id)),
  ];
  const vendors = await vendorFindings(tx, run.shop_id, given);
  return vendors === null
    ? whole(tx, finder, known, ['order_sums_off', 'refund_to_assign', ...lineBlockers, 'not_recalculated'])
    : whole(tx, finder, [...known, ...vendors], kindsOf('blockers'));
}

async function ofSource(
  tx: Tx,
  run: ReconciliationRun,
  role: ComparedRole,
  given: StepGiven,
  compare: (source: ComparedSource, finder: Finder) => Promise<Advance>,
): Promise<Advance> {
  const source = await sourceOf(tx, run.shop_id, role);
  if (source === null) {
    const settled = await settleSource(tx, { shopId: run.shop_id, source: role, now: given.now });
    return { ...nothing, settled };
  }
  const advance = await compare(source, finderOf(run, role, given));
  if (advance.after === null) await markCompared(tx, { shopId: run.shop_id, id: source.id }, given.now);
  return advance;
}

/** Once a source was compared, only the differences that are known of it are looked at again. */
async function atOnce(
  tx: Tx,
  source: ComparedSource,
  finder: Finder,
  findings: readonly DifferenceFound[],
): Promise<Advance> {
  const looked = source.compared_at === null ? findings : await knownAmong(tx, finder, findings);
  const kinds = kindsOf(source.role === 'refunds' ? 'orders' : 'payouts');
  return whole(tx, finder, looked, kinds);
}

/** The place of a step is an order of the source, or below 0 an order of the books that the source may lack. */
async function orders(
  tx: Tx,
  run: ReconciliationRun,
  source: ComparedSource,
  finder: Finder,
  share: number,
): Promise<Advance> {
  const rules = await readRules(tx, run.shop_id);
  const of: ComparedOf = {
    source,
    shop: { currency: rules.currency, timeZone: rules.timeZone },
    startsAt: rules.startsAt,
    now: finder.now,
  };
  const size = (most: number) => Math.max(1, Math.round(most * share));
  const isAgain = source.compared_at !== null;
  if (run.after_id >= 0) {
    const next = isAgain
      ? await again(tx, source, run.after_id, size(ordersAtOnce.compared))
      : await first(tx, source, run.after_id, size(ordersAtOnce.looked), size(ordersAtOnce.compared));
    if (next === null) return { after: -1, part: 0.9, found: 0, settled: 0 };
    const found = await saveFindings(tx, finder, await compareOrders(tx, of, next.compared));
    return { after: next.last, part: 0.9 * (await shareOf(tx, source, next.last)), found, settled: 0 };
  }
  const limit = size(ordersAtOnce.looked);
  const absent = await absentOrders(tx, source, { after: -run.after_id - 1, limit, onlyKnown: isAgain });
  const found = await saveFindings(
    tx,
    finder,
    absent.map((order) => absentFinding(order, of.shop)),
  );
  const last = absent.at(-1);
  if (last !== undefined && absent.length === limit) {
    return { after: -last.id - 1, part: 0.95, found, settled: 0 };
  }
  return { ...done, found, settled: await settleUnseen(tx, finder, { kinds: kindsOf('orders') }) };
}

type Next = { readonly last: number; readonly compared: readonly number[] };

async function first(
  tx: Tx,
  source: ComparedSource,
  after: number,
  limit: number,
  most: number,
): Promise<Next | null> {
  const looked = await nextComparedOrders(tx, source, { after, limit });
  if (looked === null) return null;
  const compared = looked.others.slice(0, most);
  // Those after the last one that is compared now are looked at again.
  const last = compared.length < looked.others.length ? (compared.at(-1) ?? looked.last) : looked.last;
  return { last, compared };
}

async function again(tx: Tx, source: ComparedSource, after: number, limit: number): Promise<Next | null> {
  const compared = await nextDifferingOrders(tx, source, { after, limit });
  const last = compared.at(-1);
  return last === undefined ? null : { last, compared };
}

const dayMs = 24 * 60 * 60 * 1000;

async function paymentFindings(
  tx: Tx,
  source: ComparedSource,
  role: 'paypal' | 'bank',
): Promise<DifferenceFound[]> {
  const { currency, timeZone } = await readRules(tx, source.shop_id);
  const payments = await comparedPayments(tx, source);
  const { first_at: from, last_at: until } = source;
  const days =
    from === null || until === null
      ? null
      : { first: dayFact(from, timeZone), last: dayFact(until, timeZone) };
  const payouts = await bookedPayouts(tx, source.shop_id, {
    ids: payments.flatMap(({ payoutId }) => payoutId ?? []),
    files: payments.flatMap(({ file }) => file ?? []),
    // Money may be booked some days after its payout was made, or before it was recorded.
    from: days === null ? null : new Date(startOfDay(days.first, timeZone).getTime() - 10 * dayMs),
    until: days === null ? null : new Date(startOfDay(days.last, timeZone).getTime() + 10 * dayMs),
  });
  const { name } = await shopOf(tx, source.shop_id);
  const vendors = await vendorsInPayments(tx, source.shop_id);
  return paymentDifferences({ role, days, payments }, payouts, { name, currency, timeZone, vendors });
}
