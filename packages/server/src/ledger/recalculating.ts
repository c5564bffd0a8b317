import { defineTexts } from '@consignment/domain/text/texts';
import type { HeldPayouts } from '../queries/shops/shop-jobs.ts';

const texts = defineTexts('LedgerRecalculating', {
  recalculating: 'Commissions are being recalculated. Try again in a moment.',
  failed: 'The commissions could not be recalculated: {why}. You can try again under Differences.',
});

/** The refusal of a payout while the job of a change of rules runs, or fails. */
export function recalculatingText({ failing }: HeldPayouts, vendorId: number | null): string {
  const why = failing.get(0) ?? (vendorId === null ? undefined : failing.get(vendorId));
  return why === undefined ? texts.recalculating : notRecalculated(why);
}

/** Of a vendor whose commissions cannot be worked out by the present rules. */
export function notRecalculated(why: string): string {
  return texts.failed({ why });
}
