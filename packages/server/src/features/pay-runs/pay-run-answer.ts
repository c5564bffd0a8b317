import type { components } from '@consignment/client/generated/api';
import { notFound, refuse, Refusal } from '../../common/problem.ts';
import type { Tx } from '../../database/database.ts';
import { mayDo, whyNot, type PayRunAct } from '@consignment/domain/pay-runs/pay-run';
import { BankFileRefused } from './bank-files/bank-file.ts';
import { paidAlone, type Payer } from '../../ledger/second-person.ts';
import { lastFilesOf } from '../../queries/payouts/pay-run-files.ts';
import { payRunSettingsOf } from '../../queries/payouts/pay-run-settings.ts';
import { shopOf } from '../../queries/shops/shops.ts';
import { lockPayRun, payRunById, type PayRun, type PayRunRow } from './queries/pay-runs.ts';
import type { Service } from '../../actions/service.ts';
import { methodsFor } from '../../actions/payout-methods.ts';
import { payRunToWire } from './pay-run-wire.ts';
import type { RunsGiven } from './given.ts';

type Wire = components['schemas']['PayRun'];

/** The parts of the service that pay a run. */
export function runsGiven(service: Service, now: Date): RunsGiven {
  const { secrets, publicUrl } = service;
  return { methods: methodsFor(service), secrets, publicUrl, now };
}

/** Runs as they are answered to the person who would approve them. */
export async function payRunsAnswer(tx: Tx, viewer: Payer, rows: readonly PayRunRow[]): Promise<Wire[]> {
  const { shopId, now } = viewer;
  const { time_zone: timeZone, locale } = await shopOf(tx, shopId);
  const { secondAbove } = await payRunSettingsOf(tx, shopId);
  const paidToday = secondAbove === null ? 0 : await paidAlone(tx, viewer);
  const files = await lastFilesOf(
    tx,
    shopId,
    rows.map(({ run }) => run.id),
  );
  return rows.map((row) =>
    payRunToWire(row, { secondAbove, paidToday, file: files.get(row.run.id) ?? null, timeZone, locale, now }),
  );
}

/** The run as it is answered. Throws a Refusal (404) where there is none. */
export async function payRunAnswer(tx: Tx, viewer: Payer, id: number): Promise<Wire> {
  const row = await payRunById(tx, viewer.shopId, id);
  if (row === null) throw notFound();
  const [answer] = await payRunsAnswer(tx, viewer, [row]);
  if (answer === undefined) throw new Error(`Pay run ${id} has no answer.`);
  return answer;
}

/** Locks a run for an act. Throws a Refusal: 404 where there is none, 409 where its state does not allow the act. */
export async function lockRunFor(tx: Tx, shopId: number, id: number, act: PayRunAct): Promise<PayRun> {
  const run = await lockPayRun(tx, shopId, id);
  const row = run === null ? null : await payRunById(tx, shopId, id);
  if (run === null || row === null) throw notFound();
  if (mayDo(act, row.state)) return run;
  throw refuse(409, act === 'cancel' ? 'not_cancellable' : 'stale', whyNot(act, row.state));
}

/** A bank file that cannot be made is the shop's to mend: its reasons as a Refusal (422). */
export async function refusingBankFiles<T>(work: () => Promise<T>): Promise<T> {
  try {
    return await work();
  } catch (error) {
    if (!(error instanceof BankFileRefused)) throw error;
    const errors = error.problems.slice(0, 100).map(({ reference, why }) => ({
      detail: reference === null ? why : `${reference}: ${why}`,
      code: 'bank_file_refused' as const,
    }));
    const [first = { detail: error.message, code: 'bank_file_refused' as const }, ...rest] = errors;
    throw new Refusal(422, 'bank_file_refused', [first, ...rest]);
  }
}
