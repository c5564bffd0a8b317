import type { components } from '@consignment/client/generated/api';
import {
  payoutMethods,
  payoutMethodText,
  type PayoutMethod,
} from '@consignment/domain/payouts/payout-method';
import type { By } from '../../common/by.ts';
import { notFound, refuse } from '../../common/problem.ts';
import type { Tx } from '../../database/database.ts';
import { changeDraftVendor } from './ledger/draft-pay-run.ts';
import { record } from '../../ledger/record.ts';
import { payRunEntry } from './approve.ts';
import { draftGiven } from './given.ts';
import { runVendorById } from './queries/pay-run-vendors.ts';
import { shopOf } from '../../queries/shops/shops.ts';
import { payRunVendorToWire } from './pay-run-wire.ts';
import { refuseChanged } from '../../actions/shops/settings-values.ts';
import { lockRunFor, runsGiven } from './pay-run-answer.ts';
import type { Service } from '../../actions/service.ts';

/**
 * Changes a vendor of a draft, or adds it, and works it out again. Throws a Refusal: 404 where the shop has no such run or
 * vendor, or the vendor has to be in the run and is not; 409 where the run is no draft any more.
 */
export async function changeVendorOfRun(
  tx: Tx,
  ask: {
    readonly shopId: number;
    readonly runId: number;
    readonly vendorId: number;
    readonly isLeftOut: boolean;
    /** Undefined keeps the present one. */
    readonly method: PayoutMethod | undefined;
    /** The values that the person has seen. */
    readonly expected: { readonly is_included?: boolean; readonly method?: PayoutMethod };
    readonly isAdded: boolean;
    readonly by: By;
    readonly now: Date;
  },
  service: Service,
): Promise<components['schemas']['PayRunVendor']> {
  const { shopId, runId, vendorId, by, now } = ask;
  const shop = await shopOf(tx, shopId);
  const run = await lockRunFor(tx, shopId, runId, 'change');
  const before = await runVendorById(tx, shopId, runId, vendorId);
  if (before === null && !ask.isAdded) throw notFound();
  if (before !== null) {
    const now = { is_included: before.state !== 'left_out', method: before.method };
    const wanted = { is_included: !ask.isLeftOut, ...(ask.method && { method: ask.method }) };
    refuseChanged(ask.expected, now, wanted, { method: wordsOfMethod });
  }
  const given = await draftGiven(tx, shop, runsGiven(service, now), 'look');
  const method = ask.method ?? (before?.is_method_set === true ? before.method : null);
  const verdict = await changeDraftVendor(tx, given, run, { vendorId, method, isLeftOut: ask.isLeftOut });
  if (verdict.is === 'not_found') throw notFound();
  if (verdict.is === 'refused') throw refuse(409, verdict.code, verdict.detail);
  const row = await runVendorById(tx, shopId, runId, vendorId);
  if (row === null) throw new Error(`Vendor ${vendorId} is not in pay run ${runId}.`);
  const answer = payRunVendorToWire(row, run.currency);
  const { state, amount } = answer;
  await record(tx, { shopId, by, now }, [
    {
      ...payRunEntry('pay_run.changed', run, { vendor_id: vendorId, state, method: answer.method, amount }),
      vendorId,
    },
  ]);
  return answer;
}

function wordsOfMethod(value: unknown): string {
  const method = payoutMethods.find((one) => one === value);
  return method === undefined ? '' : payoutMethodText(method);
}
