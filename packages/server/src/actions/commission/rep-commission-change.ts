import { changeOf } from '@consignment/domain/history/history-entry';
import { percentToWire } from '@consignment/domain/money/rate';
import { defineTexts } from '@consignment/domain/text/texts';
import { recordChange, type Act } from '../../ledger/record.ts';
import { lockRep } from '../../ledger/pay-sales-rep.ts';
import { notFound, refuse } from '../../common/problem.ts';
import {
  changeRepCommission,
  repCommissionById,
  type RepCommissionRow,
} from '../../queries/people/sales-reps.ts';
import type { SeenReps } from '../../common/session.ts';
import type { Tx } from '../../database/database.ts';

const texts = defineTexts('RepCommissionChange', {
  paid: 'This commission has already been paid. Delete its payout before you change the commission.',
});

/** Locks a rep's part of an order for a change, and returns it; throws a Refusal where it is missing or paid. */
export async function holdForChange(tx: Tx, of: SeenReps, id: number): Promise<RepCommissionRow> {
  const seen = await repCommissionById(tx, of, id);
  if (seen === null) throw notFound();
  // Payouts wait for the rep's row too, so the values read from here on stay valid.
  await lockRep(tx, of.shopId, seen.sales_rep_id);
  const held = await repCommissionById(tx, of, id);
  if (held === null) throw notFound();
  if (held.is_paid) {
    throw refuse(409, 'already_paid', texts.paid);
  }
  return held;
}

/** Sets the percentage of a rep's part of an order. Throws a Refusal where it is missing or paid. */
export async function changeRepPercent(
  tx: Tx,
  act: Act & SeenReps,
  { id, ratePpm }: { readonly id: number; readonly ratePpm: number },
): Promise<{ readonly before: RepCommissionRow; readonly after: RepCommissionRow }> {
  const before = await holdForChange(tx, act, id);
  await changeRepCommission(tx, act.shopId, id, ratePpm);
  const after = await repCommissionById(tx, act, id);
  if (after === null) throw notFound();
  const valuesOf = ({ rate_ppm: ppm }: RepCommissionRow) => ({ percent: percentToWire(ppm) });
  await recordChange(
    tx,
    act,
    { event: 'rep_commission.updated', id },
    changeOf(valuesOf(before), valuesOf(after), { kept: ['percent'] }),
  );
  return { before, after };
}
