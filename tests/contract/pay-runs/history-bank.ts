import { pain002 } from '../../unit/server/bank-files/statements.ts';
import { ask, isAny, money, nthOf, runAt, type Taking } from './history-ask.ts';
import { payoutsOf, runsOf, type HistoryShop, type PayoutOfShop, type RunOfShop } from './history-shop.ts';
import type { StepOf } from './history-steps.ts';

/* Steps of a history about bank files: they leave, or are withdrawn, and the bank says what became of them. */

export async function exportFile(of: Taking, step: StepOf<'export'>): Promise<void> {
  const found = await runWithFile(of.shop, step.run);
  if (found === null) return;
  const reply = await ask(of, { id: 'getPayRunBankFile', params: { id: found.run.id } });
  if (reply?.status === 200) for (const id of found.ready) of.shop.exported.add(id);
}

export async function give(of: Taking, step: StepOf<'give'>): Promise<void> {
  const found = await runWithFile(of.shop, step.run);
  if (found === null) return;
  const body = step.isPaid ? { is_paid: true } : {};
  await ask(of, { id: 'confirmBankFile', params: { id: found.run.id }, body });
}

/** A run with payouts that are ready for the bank. */
async function runWithFile(
  shop: HistoryShop,
  n: number,
): Promise<{ readonly run: RunOfShop; readonly ready: readonly number[] } | null> {
  const all = (await payoutsOf(shop)).filter(({ status }) => status === 'ready');
  const run = await runAt(shop, n, ({ id }) => all.some(({ runId }) => runId === id));
  return run && { run, ready: all.filter(({ runId }) => runId === run.id).map(({ id }) => id) };
}

/** A person says that a file is withdrawn only where the bank has done nothing of it, and then it does not get it. */
export async function cancelRun(of: Taking, step: StepOf<'cancel run'>): Promise<void> {
  const { shop } = of;
  const run = await runAt(shop, step.run, isAny);
  if (run === null) return;
  const ids = (await payoutsOf(shop)).flatMap(({ id, runId }) => (runId === run.id ? [id] : []));
  const isWithdrawn = step.isFileWithdrawn && !ids.some((id) => shop.bank.has(id));
  const query = { file_withdrawn: isWithdrawn };
  await ask(of, { id: 'cancelPayRun', params: { id: run.id }, query });
  const isCanceled = (await runsOf(shop)).some((one) => one.id === run.id && one.isCanceled);
  if (isCanceled && isWithdrawn) for (const id of ids) shop.exported.delete(id);
}

/** The bank pays, rejects or returns what it may have, and the owner uploads its word on it. */
export async function bank(of: Taking, step: StepOf<'bank'>): Promise<void> {
  const { shop } = of;
  const given = (await payoutsOf(shop)).filter(({ id, runId }) => {
    const known = shop.bank.get(id);
    return runId !== null && shop.exported.has(id) && (known === undefined || known === 'paid');
  });
  const payout = nthOf(given, step.payout);
  if (payout?.runId == null) return;
  const isPaid = payout.status === 'paid' || shop.bank.get(payout.id) === 'paid';
  if (isPaid && step.does !== 'returns') return;
  const word = ({ pays: 'paid', rejects: 'rejected', returns: 'returned' } as const)[step.does];
  shop.bank.set(payout.id, word);
  const text = textOf(payout, word, shop.clock.now);
  shop.texts.push({ run: payout.runId, text });
  for (let time = 0; time < step.times; time++) await upload(of, { run: payout.runId, text });
}

export async function upload(
  of: Taking,
  { run, text }: { readonly run: number; readonly text: string },
): Promise<void> {
  const columns = {
    separator: ',',
    decimal: '.',
    date: 'YYYY-MM-DD',
    header_rows: 1,
    date_column: 1,
    amount: { column: 3 },
    text_columns: [2],
  };
  const body = text.startsWith('<') ? { text } : { text, columns };
  await ask(of, { id: 'uploadBankAnswer', params: { id: run }, body });
}

function textOf({ id, amount }: PayoutOfShop, word: 'paid' | 'rejected' | 'returned', now: Date): string {
  if (word === 'rejected') {
    const payments = [{ reference: `po-${id}`, status: 'RJCT', reason: 'AC04' }];
    return pain002('pain.002.001.03', { file: 'none of ours', payments });
  }
  const on = now.toISOString().slice(0, 10);
  const rows = [
    `${on},Transfer po-${id},-${money(amount)}`,
    ...(word === 'returned' ? [`${on},Return po-${id},${money(amount)}`] : []),
  ];
  return ['Date,Text,Amount', ...rows].join('\n');
}
