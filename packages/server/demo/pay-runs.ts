import type { Tx } from '../src/database/database.ts';
import { draftPayRun } from '../src/features/pay-runs/ledger/draft-pay-run.ts';
import { insertPayRun, changePayRun } from '../src/features/pay-runs/queries/pay-runs.ts';
import { shopOf } from '../src/queries/shops/shops.ts';

type Of = { readonly shopId: number; readonly now: Date };

/**
 * The last payday as a finished pay run, and a draft of what is due now, with those who cannot be paid. No payout and no other figure
 * changes. Does nothing where the shop has runs.
 */
export async function addPayRuns(tx: Tx, of: Of): Promise<void> {
  const { shopId } = of;
  const known = await tx.selectFrom('pay_runs').select('id').where('shop_id', '=', shopId).executeTakeFirst();
  if (known !== undefined) return;
  await finishedRun(tx, of);
  await draft(tx, of);
}

async function finishedRun(tx: Tx, { shopId }: Of): Promise<void> {
  const payouts = await lastPaydayOf(tx, shopId);
  const [first] = payouts;
  if (first === undefined) throw new Error('The demo has paid no vendor.');
  const at = first.created_date;
  const { currency } = await shopOf(tx, shopId);
  const owner = await ownerOf(tx, shopId);
  const runId = await insertPayRun(tx, {
    shop_id: shopId,
    currency,
    method: null,
    scheduled_for: null,
    created_by: owner,
    created_at: at,
    is_to_be_approved: false,
  });
  if (runId === null) throw new Error('The demo has a pay run already.');
  const amount = payouts.reduce((sum, payout) => sum + payout.amount, 0);
  const run = { shop_id: shopId, id: runId };
  await changePayRun(tx, run, { approved_at: at, amount, finished_at: at });
  await tx
    .insertInto('pay_run_approvals')
    .values({ shop_id: shopId, run_id: runId, login_id: owner, at, amount })
    .execute();
  await tx
    .insertInto('pay_run_payouts')
    .values(
      payouts.map(({ id, vendor_id: vendor }) => ({
        shop_id: shopId,
        payout_id: id,
        run_id: runId,
        vendor_id: vendor,
        attempt: 1,
      })),
    )
    .execute();
  await tx
    .insertInto('pay_run_vendors')
    .values(
      payouts.map((payout) => ({
        run_id: runId,
        shop_id: shopId,
        vendor_id: payout.vendor_id,
        method: 'by_hand' as const,
        amount: payout.amount,
        line_count: payout.lines,
        exception: null,
        available_on: null,
        payout_id: payout.id,
      })),
    )
    .execute();
}

/** The payouts by hand of the last payday. */
async function lastPaydayOf(tx: Tx, shopId: number) {
  const recorded = tx
    .selectFrom('payouts as p')
    .where('p.shop_id', '=', shopId)
    .where('p.status', '=', 'recorded');
  return recorded
    .innerJoin('line_items as l', (join) =>
      join.onRef('l.shop_id', '=', 'p.shop_id').onRef('l.payout_id', '=', 'p.id'),
    )
    .select(['p.id', 'p.vendor_id', 'p.amount', 'p.created_date'])
    .select((eb) => eb.fn.count<number>('l.id').as('lines'))
    .where(
      'p.created_date',
      '=',
      recorded.select((eb) => eb.fn.max('p.created_date').as('last')),
    )
    .groupBy(['p.id', 'p.vendor_id', 'p.amount', 'p.created_date'])
    .orderBy('p.id')
    .execute();
}

async function ownerOf(tx: Tx, shopId: number): Promise<number | null> {
  const owner = await tx
    .selectFrom('shop_members')
    .select('login_id')
    .where('shop_id', '=', shopId)
    .where('role', '=', 'owner')
    .executeTakeFirst();
  return owner?.login_id ?? null;
}

/** All by hand, as the demo has neither PayPal nor a bank. */
async function draft(tx: Tx, { shopId, now }: Of): Promise<void> {
  const shop = await shopOf(tx, shopId);
  const verdict = await draftPayRun(
    tx,
    {
      shop,
      setups: {
        paypal: { method: 'paypal', mode: 'off' },
        bank: { method: 'bank', payees: new Set(), unaddressed: new Map() },
        by_hand: { method: 'by_hand' },
      },
      bankFaults: () => null,
      now,
    },
    { method: null, scheduledFor: null, paysByItself: false, createdBy: await ownerOf(tx, shopId) },
  );
  if (verdict.is !== 'drafted') throw new Error(`The demo has nothing to draft: ${verdict.is}.`);
}
