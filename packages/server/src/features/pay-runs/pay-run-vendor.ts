import type { components } from '@consignment/client/generated/api';
import type { PayoutMethod } from '@consignment/domain/payout-method';
import type { By } from '../common/by.ts';
import { notFound, refuse } from '../common/problem.ts';
import type { Tx } from '../database/database.ts';
import { changeDraftVendor } from '../ledger/draft-pay-run.ts';
import { record } from '../ledger/record.ts';
import { payRunEntry } from '../payments/pay-runs/approve.ts';
import { draftGiven } from '../payments/pay-runs/given.ts';
import { runVendorById } from '../queries/pay-run-vendors.ts';
import { shopOf } from '../queries/shops.ts';
import { payRunVendorToWire } from '../wire/pay-run.ts';
import { lockRunFor, runsGiven } from './pay-run-answer.ts';
import type { Service } from './service.ts';

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
