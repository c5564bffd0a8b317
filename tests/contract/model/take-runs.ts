import { randomUUID } from 'node:crypto';
import { expect } from 'vitest';
import { pain002 } from '../../unit/server/bank-files/statements.ts';
import { exportBankFile } from '../pay-runs/bank.ts';
import type { ModelPayout } from './books-model.ts';
import { choiceOf, isIncluded, sumOf, type ModelRun, type ToPay } from './runs-model.ts';
import { money, nthOf, presentOf, vendorAt, type Run, type StepOf } from './taking.ts';

/* Steps of holds, of pay runs, and of the bank. */

type OfRuns =
  | StepOf<'shop hold'>
  | StepOf<'vendor hold'>
  | StepOf<'draft run'>
  | StepOf<'change run'>
  | StepOf<'add to run'>
  | StepOf<'approve run'>
  | StepOf<'cancel run'>
  | StepOf<'pay run again'>
  | StepOf<'export file'>
  | StepOf<'give run'>
  | StepOf<'send run'>
  | StepOf<'bank says'>
  | StepOf<'cancel payout'>;

export async function takeOfRuns(run: Run, step: OfRuns): Promise<void> {
  const { model, runs, world } = run.shop;
  const token = await run.shop.token();
  switch (step.do) {
    case 'shop hold': {
      const body = { hold_days: step.days, minimum_payout: money(step.minimum) };
      await world.server.ok('updatePayoutRules', { token, body });
      model.hold = { days: step.days, minimum: step.minimum };
      return;
    }
    case 'vendor hold': {
      const { days, minimum } = step;
      const id = vendorAt(run.shop, step.vendor);
      const body = { hold_days: days, minimum_payout: minimum === null ? null : money(minimum) };
      await world.server.ok('updateVendorPayoutRules', { token, params: { id }, body });
      model.vendorNamed(id).hold = { days, minimum };
      return;
    }
    case 'draft run': {
      const rows = runs.draft(step.method, presentOf(run));
      const asked = { token, body: step.method === null ? {} : { method: step.method } };
      if (rows.length === 0) {
        await world.server.refused('createPayRun', 422, asked);
        return;
      }
      const made = await world.server.ok('createPayRun', asked);
      const included = rows.filter(isIncluded);
      expect(made).toMatchObject({
        state: 'draft',
        count: included.length,
        amount: money(sumOf(included)),
        exceptions: rows.filter(({ isFit }) => !isFit).length,
      });
      runs.runs.push({
        id: made.id,
        method: step.method,
        rows,
        amount: null,
        file: null,
        isCanceled: false,
      });
      return;
    }
    case 'change run':
    case 'add to run':
      return changeVendor(run, step);
    case 'approve run':
      return approve(run, step);
    case 'cancel run':
      return cancel(run, step);
    case 'pay run again':
      return payAgain(run, step);
    case 'export file':
      return exportFile(run, step);
    case 'give run':
      return give(run, step);
    case 'send run':
      return send(run, step);
    case 'bank says':
      return bankSays(run, step);
    case 'cancel payout': {
      const payout = nthOf(
        [...model.payouts.values()].filter(({ method }) => method === 'bank'),
        step.payout,
      );
      if (payout === null) return;
      // It is in a bank file, which stays as it is. A deleted payout is not found.
      const status = payout.status === 'deleted' ? 404 : 409;
      await world.server.refused('cancelPayout', status, { token, params: { id: payout.id } });
      return;
    }
  }
}

async function changeVendor(run: Run, step: StepOf<'change run'> | StepOf<'add to run'>): Promise<void> {
  const { runs, world, token } = run.shop;
  const of = nthOf(runs.runs, step.run);
  if (of === null) return;
  const vendor = vendorAt(run.shop, step.vendor);
  const isAdded = step.do === 'add to run';
  const id = isAdded ? 'addPayRunVendor' : 'updatePayRunVendor';
  const body = isAdded
    ? { vendor }
    : { is_included: step.isIncluded, ...(step.method === null ? {} : { method: step.method }) };
  const request = { token: await token(), params: { id: of.id, vendor }, body };
  const before = of.rows.find((row) => row.vendor === vendor);
  if (!runs.may('change', of) || (before === undefined && !isAdded)) {
    await world.server.refused(id, runs.may('change', of) ? 404 : 409, request);
    return;
  }
  const kept = before === undefined ? null : choiceOf(before).method;
  const choice = isAdded
    ? { vendor, isLeftOut: false, method: kept }
    : { vendor, isLeftOut: !step.isIncluded, method: step.method ?? kept };
  const answer = await world.server.ok(id, request);
  const row = runs.change(of, choice, presentOf(run));
  expect(answer).toMatchObject({ vendor, method: row.method, amount: money(row.amount) });
}

/** Approves a run, also as two persons at once, or twice with one key: it is paid once, whole or not at all. */
async function approve(run: Run, step: StepOf<'approve run'>): Promise<void> {
  const { runs, world, token } = run.shop;
  const of = nthOf(runs.runs, step.run);
  if (of === null) return;
  const expected = sumOf(of.rows.filter(isIncluded)) + step.off;
  const asked = { token: await token(), params: { id: of.id }, body: { expected_amount: money(expected) } };
  if (!runs.may('approve', of)) {
    await world.server.refused('approvePayRun', 409, asked);
    return;
  }
  const verdict = runs.approval(of, expected, presentOf(run));
  if (typeof verdict === 'string') {
    const problem = await world.server.refused(
      'approvePayRun',
      verdict === 'nothing_to_pay' ? 422 : 409,
      asked,
    );
    expect(problem.code).toBe(verdict);
    if (verdict === 'amount_changed') runs.refresh(of, presentOf(run));
    return;
  }
  if (step.how === 'by two at once') {
    const second = { ...asked, token: await token('second') };
    const replies = await Promise.all([asked, second].map((one) => world.server.ask('approvePayRun', one)));
    expect(replies.map(({ status }) => status).toSorted((a, b) => a - b)).toEqual([201, 409]);
  } else {
    const keyed = { ...asked, headers: { 'idempotency-key': randomUUID() } };
    const answer = await world.server.ok('approvePayRun', keyed);
    expect(answer.amount).toBe(money(expected));
    if (step.how !== 'once') expect(await world.server.ok('approvePayRun', keyed)).toEqual(answer);
  }
  of.amount = expected;
  await paid(run, of, verdict);
}

/** Takes over the ids of the payouts that a run has just made. */
async function paid(run: Run, of: ModelRun, made: readonly ToPay[]): Promise<void> {
  const { model, world, token } = run.shop;
  const { results } = await world.server.ok('listPayRunVendors', {
    token: await token(),
    params: { id: of.id },
  });
  const payouts = made.map((one) => ({
    ...one,
    id: results.find(({ vendor }) => vendor === one.vendor)?.payout ?? 0,
  }));
  for (const { id, vendor, amount, method, of: parts } of payouts.toSorted((a, b) => a.id - b.id)) {
    model.paid({ id, vendor, amount, additionalPay: 0, method }, parts, 'to_send');
    const row = of.rows.find((one) => one.vendor === vendor);
    if (row !== undefined) row.payout = id;
    if (method === 'bank') of.file = 'made';
  }
}

async function cancel(run: Run, step: StepOf<'cancel run'>): Promise<void> {
  const { model, runs, world, token } = run.shop;
  const of = nthOf(runs.runs, step.run);
  if (of === null) return;
  const asked = { token: await token(), params: { id: of.id } };
  const payouts = runs.payoutsOf(of);
  if (payouts.some(({ status }) => status !== 'sending' && status !== 'ready')) {
    await world.server.refused('cancelPayRun', 409, asked);
    return;
  }
  if (of.file === 'exported' && !of.isCanceled && !step.isFileWithdrawn) {
    const problem = await world.server.refused('cancelPayRun', 409, asked);
    expect(problem.code).toBe('file_exported');
    return;
  }
  const query = { file_withdrawn: step.isFileWithdrawn };
  expect(await world.server.ok('cancelPayRun', { ...asked, query })).toMatchObject({ state: 'canceled' });
  for (const payout of payouts) model.becomes(payout, 'deleted');
  for (const row of of.rows) row.payout = null;
  of.isCanceled = true;
}

async function payAgain(run: Run, step: StepOf<'pay run again'>): Promise<void> {
  const { runs, world, token } = run.shop;
  const of = nthOf(runs.runs, step.run);
  if (of === null) return;
  const { failed, paid: toPay } = runs.again(of, presentOf(run));
  const body = { expected_amount: money(failed) };
  const asked = { token: await token(), params: { id: of.id }, body };
  if (!runs.may('pay_again', of)) {
    await world.server.refused('payRunAgain', 409, asked);
    return;
  }
  const isFileWaiting =
    toPay.some(({ method }) => method === 'bank') &&
    runs.payoutsOf(of).some(({ status }) => status === 'ready');
  if (toPay.length === 0 || isFileWaiting) {
    await world.server.refused('payRunAgain', 422, asked);
    return;
  }
  expect(await world.server.ok('payRunAgain', asked)).toMatchObject({ amount: money(of.amount ?? 0) });
  await paid(run, of, toPay);
}

async function exportFile(run: Run, step: StepOf<'export file'>): Promise<void> {
  const { runs, world, token } = run.shop;
  const of = nthOf(runs.runs, step.run);
  if (of === null) return;
  const asked = { token: await token(), params: { id: of.id } };
  if (of.file === null || of.isCanceled) {
    await world.server.refused('getPayRunBankFile', of.file === null ? 404 : 409, asked);
    return;
  }
  const { status, bytes } = await exportBankFile(world.server.url, of.id, asked.token);
  expect(status, bytes.toString()).toBe(200);
  if (of.file === 'made') of.file = 'exported';
}

async function give(run: Run, step: StepOf<'give run'>): Promise<void> {
  const { model, runs, world, token } = run.shop;
  const of = nthOf(runs.runs, step.run);
  if (of === null) return;
  const body = step.isPaid ? { is_paid: true } : {};
  const asked = { token: await token(), params: { id: of.id }, body };
  if (of.file === null || of.file === 'made' || of.isCanceled) {
    await world.server.refused('confirmBankFile', 409, asked);
    return;
  }
  await world.server.ok('confirmBankFile', asked);
  of.file = 'given';
  for (const payout of runs.payoutsOf(of)) {
    if (payout.status !== 'ready' && payout.status !== 'at_bank') continue;
    model.becomes(payout, step.isPaid ? 'paid' : 'at_bank');
  }
}

/** Marks a run as sent, also as two persons at once: its balances stay as they are. */
async function send(run: Run, step: StepOf<'send run'>): Promise<void> {
  const { model, runs, world, token } = run.shop;
  const of = nthOf(runs.runs, step.run);
  if (of === null) return;
  const toSend = runs.payoutsOf(of).filter(({ status }) => status === 'to_send');
  const body = { expected_amount: money(sumOf(toSend) + step.off) };
  const asked = { token: await token(), params: { id: of.id }, body };
  const isByHand = of.amount !== null && of.rows.some((row) => isIncluded(row) && row.method === 'by_hand');
  const isRefused = of.isCanceled || !isByHand || (toSend.length > 0 && step.off !== 0);
  if (isRefused) {
    await world.server.refused('markPayRunSent', 409, asked);
    return;
  }
  const replies = await Promise.all([1, 2].map(() => world.server.ask('markPayRunSent', asked)));
  expect(replies.map(({ status }) => status)).toEqual([200, 200]);
  for (const payout of toSend) model.becomes(payout, 'recorded');
}

/** The bank pays what it was given, rejects it, or returns it; the owner uploads its word, and once more. */
async function bankSays(run: Run, step: StepOf<'bank says'>): Promise<void> {
  const { model, runs, world, token } = run.shop;
  const given = runs.runs.flatMap((of) =>
    runs
      .payoutsOf(of)
      .filter(({ method, status }) => method === 'bank' && ['at_bank', 'paid'].includes(status))
      .map((payout) => ({ of, payout })),
  );
  const found = nthOf(given, step.payout);
  // A bank rejects nothing that it has paid.
  if (found === null || (step.word === 'failed' && found.payout.status === 'paid')) return;
  const { of, payout } = found;
  const text = textOf(payout, step.word);
  const body = step.word === 'failed' ? { text } : { text, columns: statement };
  const asked = { token: await token(), params: { id: of.id }, body };
  await world.server.ok('uploadBankAnswer', asked);
  await world.server.ok('uploadBankAnswer', asked);
  model.becomes(payout, step.word);
}

const statement = {
  separator: ',',
  decimal: '.',
  date: 'YYYY-MM-DD',
  header_rows: 1,
  date_column: 1,
  amount: { column: 3 },
  text_columns: [2],
};

function textOf({ id, amount }: ModelPayout, word: 'paid' | 'failed' | 'returned'): string {
  if (word === 'failed') {
    const payments = [{ reference: `po-${id}`, status: 'RJCT', reason: 'AC04' }];
    return pain002('pain.002.001.03', { file: 'none of ours', payments });
  }
  const sum = money(amount);
  return [
    'Date,Text,Amount',
    `2026-03-16,Transfer po-${id},-${sum}`,
    ...(word === 'returned' ? [`2026-03-18,Return po-${id},${sum}`] : []),
  ].join('\n');
}
