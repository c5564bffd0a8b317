import { standingOf } from '@consignment/domain/payouts/payout-status';
import { expect } from 'vitest';
import { insertCustomItem } from '../../../packages/server/src/ledger/custom-item.ts';
import { day } from '../payments/world.ts';
import {
  ask,
  givenOf,
  isDraft,
  later,
  money,
  nthOf,
  runAt,
  vendorAt,
  type Counts,
  type Taking,
} from './history-ask.ts';
import { bank, cancelRun, exportFile, give, upload } from './history-bank.ts';
import { givenBack } from './history-money.ts';
import { payoutsOf, reviewedOf, runsOf, type Reviewed, type HistoryShop } from './history-shop.ts';
import type { MortalStep, Step, StepOf } from './history-steps.ts';
import { Killed, startProcess, type Reply } from './process.ts';

/*
 * Takes the steps of a history. Each is a call of an operation as a person makes it, in a process that may be killed during
 * it; then the person asks again, with the same key where there is one, or goes on without an answer.
 */

export async function take(shop: HistoryShop, counts: Counts, mortal: MortalStep): Promise<void> {
  const of: Taking = { shop, counts, ...mortal };
  const { step } = mortal;
  switch (step.do) {
    case 'sell':
      return sell(shop, step);
    case 'refund': {
      const line = nthOf(shop.lines, step.line);
      if (line === null || line.back === line.units) return;
      line.back = Math.min(line.units, line.back + step.units);
      counts.refunds += 1;
      return shop.books.refund(line.id, { units: line.back }, shop.clock.now);
    }
    case 'custom item': {
      const { shopId, books, items } = shop;
      const item = { vendor: vendorAt(shop, step.vendor), amount: step.amount };
      const row = { shopId, vendorId: item.vendor, title: 'Rent', amount: item.amount, currency: 'USD' };
      await books.write((tx) => insertCustomItem(tx, { ...row, now: shop.clock.now }));
      items.push(item);
      return;
    }
    case 'shop rules': {
      const body = { hold_days: step.holdDays, minimum_payout: money(step.minimum) };
      await ask(of, { id: 'updatePayoutRules', body });
      return;
    }
    case 'vendor rules': {
      const { minimum } = step;
      const body = {
        hold_days: step.holdDays,
        minimum_payout: minimum === null ? null : money(minimum),
      };
      const params = { id: vendorAt(shop, step.vendor) };
      await ask(of, { id: 'updateVendorPayoutRules', params, body });
      return;
    }
    case 'two persons': {
      const body = { second_above: step.above === null ? null : money(step.above) };
      await ask(of, { id: 'updatePayRunSettings', body });
      return;
    }
    case 'pay early': {
      const body = { vendor: vendorAt(shop, step.vendor), all_line_items: true, early: true };
      const key = crypto.randomUUID();
      await ask(of, { id: 'createPayout', body: { ...body, method: step.method }, key });
      return;
    }
    case 'draft': {
      const body = step.method === null ? {} : { method: step.method };
      await ask(of, { id: 'createPayRun', body, key: crypto.randomUUID() });
      return;
    }
    case 'refresh': {
      const run = await runAt(shop, step.run, isDraft);
      if (run !== null) await ask(of, { id: 'refreshPayRun', params: { id: run.id } });
      return;
    }
    case 'cancel run':
      return cancelRun(of, step);
    case 'change vendor': {
      const run = await runAt(shop, step.run, isDraft);
      if (run === null) return;
      const params = { id: run.id, vendor: vendorAt(shop, step.vendor) };
      const body = { is_included: step.isIncluded, ...(step.method === null ? {} : { method: step.method }) };
      await ask(of, { id: 'updatePayRunVendor', params, body });
      return;
    }
    case 'add vendor': {
      const run = await runAt(shop, step.run, isDraft);
      if (run === null) return;
      const body = { vendor: vendorAt(shop, step.vendor) };
      await ask(of, { id: 'addPayRunVendor', params: { id: run.id }, body });
      return;
    }
    case 'approve':
      return approve(of, step);
    case 'pay again':
      return payAgain(of, step);
    case 'export':
      return exportFile(of, step);
    case 'give':
      return give(of, step);
    case 'bank':
      return bank(of, step);
    case 'delete payout':
    case 'cancel payout': {
      const payout = nthOf(await payoutsOf(shop), step.payout);
      if (payout === null) return;
      const id = step.do === 'delete payout' ? 'deletePayout' : 'cancelPayout';
      const reply = await ask(of, { id, params: { id: payout.id } });
      if (reply?.status === 200) counts.deletions += 1;
      return;
    }
    case 'paypal goes wrong':
      shop.paypal.order(step.fault);
      return;
    case 'paypal turns': {
      const sent = (await payoutsOf(shop)).filter(({ id }) => isOpenAtPaypal(shop, id));
      const payout = nthOf(sent, step.payout);
      if (payout !== null) shop.paypal.turn(`po_${payout.id}_1`, step.to);
      return;
    }
    case 'look':
      return look(of, step);
  }
}

/** PayPal answers again, what is under way is looked at, and whatever the bank has said is uploaded once more. */
export async function endOf(shop: HistoryShop, counts: Counts): Promise<void> {
  shop.paypal.calm();
  later(shop, day);
  await shop.process.look(shop.shopId);
  const step: Step = { do: 'look', after: 0, workers: 1 };
  const of: Taking = { shop, counts, step, fate: null, isDoneAgain: false };
  for (const text of shop.texts) await upload(of, text);
}

async function sell(shop: HistoryShop, step: StepOf<'sell'>): Promise<void> {
  const { price, units } = step;
  const vendor = vendorAt(shop, step.vendor);
  const at = new Date(shop.clock.now.getTime() - step.daysAgo * day);
  const id = await shop.books.sell({ price, quantity: units, processed_at: at }, vendor);
  shop.lines.push({ id, vendor, price, units, back: 0 });
}

/** Approves as one or two persons at a moment, and holds what was paid to what was reviewed. */
async function approve(of: Taking, step: StepOf<'approve'>): Promise<void> {
  const { shop, counts } = of;
  const run = await runAt(shop, step.run, isDraft);
  if (run === null) return;
  let reviewed = await reviewedOf(shop, run.id);
  let replies = await approveAs(of, step, run.id, sumOf(reviewed));
  if (step.off === 0 && replies.some((reply) => reply?.body['code'] === 'amount_changed')) {
    // The refusal says that the draft has the new amounts: they are reviewed again.
    reviewed = await reviewedOf(shop, run.id);
    replies = await approveAs({ ...of, fate: null }, step, run.id, sumOf(reviewed));
  }
  const payouts = (await payoutsOf(shop)).filter(({ runId }) => runId === run.id);
  if (run.isApproved || run.isCanceled) return;
  const isPaid = payouts.length > 0;
  expect((await runsOf(shop)).find(({ id }) => id === run.id)?.isApproved).toBe(isPaid);
  if (!isPaid) return;
  // The whole run, as it was reviewed, or nothing.
  expect(step.off).toBe(0);
  const plain = (all: readonly { vendorId: number; method: string; amount: number }[]) =>
    all.map(({ vendorId, method, amount }) => `${vendorId} ${method} ${amount}`).toSorted();
  expect(plain(payouts)).toEqual(plain(reviewed));
  const paid = replies.filter((reply) => reply?.status === 201 && reply.body['state'] !== 'draft');
  if (step.persons === 2 && !step.isKeyed) expect(paid.length).toBeLessThanOrEqual(1);
  shop.approved.set(run.id, sumOf(reviewed));
  counts.approved += 1;
}

async function approveAs(
  of: Taking,
  { persons, off, isKeyed }: StepOf<'approve'>,
  id: number,
  sum: number,
): Promise<(Reply | null)[]> {
  const body = { expected_amount: money(sum + off) };
  const call = { id: 'approvePayRun' as const, params: { id }, body };
  const [owner, second] = of.shop.logins;
  return Promise.all([
    ask(of, { ...call, key: isKeyed ? crypto.randomUUID() : null }, owner),
    ...(persons === 2 ? [ask({ ...of, fate: null }, call, second)] : []),
  ]);
}

function sumOf(reviewed: readonly Reviewed[]): number {
  return reviewed.reduce((sum, { amount }) => sum + amount, 0);
}

async function payAgain(of: Taking, step: StepOf<'pay again'>): Promise<void> {
  const { shop, counts } = of;
  const payouts = await payoutsOf(shop);
  const ofFailed = payouts.filter(({ status }) => standingOf(status) === 'void');
  const run = await runAt(
    shop,
    step.run,
    ({ id, isCanceled }) => !isCanceled && ofFailed.some(({ runId }) => runId === id),
  );
  if (run === null) return;
  const isFailed = (id: number | null) => ofFailed.some((payout) => payout.id === id);
  const failed = (await reviewedOf(shop, run.id)).filter(({ payoutId }) => isFailed(payoutId));
  const body = { expected_amount: money(sumOf(failed)) };
  const call = { id: 'payRunAgain' as const, params: { id: run.id }, body };
  const keys = step.isSentTwice ? [crypto.randomUUID(), null] : [crypto.randomUUID()];
  await Promise.all(
    keys.map((key, at) => ask(at === 0 ? of : { ...of, fate: null }, { ...call, key }, shop.logins[at])),
  );
  const made = (await payoutsOf(shop)).length - payouts.length;
  expect(made).toBeLessThanOrEqual(failed.length);
  if (made > 0) counts.again += 1;
}

async function look(of: Taking, step: StepOf<'look'>): Promise<void> {
  const { shop, counts } = of;
  later(shop, step.after);
  const others = Array.from({ length: step.workers - 1 }, () => shop.process.look(shop.shopId));
  const first = startProcess(givenOf(shop), of.fate).look(shop.shopId);
  const [outcome] = await Promise.allSettled([first, ...others]);
  if (outcome.status === 'fulfilled') return;
  if (!(outcome.reason instanceof Killed)) throw outcome.reason;
  counts.kills += 1;
  // The time after which another process takes over what this one had taken up.
  later(shop, 3 * 60_000);
  if (of.isDoneAgain) await shop.process.look(shop.shopId);
}

function isOpenAtPaypal({ paypal }: HistoryShop, id: number): boolean {
  const batchId = `po_${id}_1`;
  const isSent = paypal.credits.some(({ senderBatchId }) => senderBatchId === batchId);
  return isSent && !givenBack.has(paypal.statusOf(batchId) ?? '');
}
