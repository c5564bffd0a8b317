import { bankHoldText } from '@consignment/domain/payouts/bank-details';
import { formatDateTime } from '@consignment/domain/time/dates';
import type { Tx } from '../database/database.ts';
import { bankHolds } from '../queries/payouts/bank-details.ts';
import { shopOf } from '../queries/shops/shops.ts';

/** Why payments to a vendor are held, with the end of the hold in the shop's zone. */
export async function bankHoldReason(
  tx: Tx,
  shopId: number,
  vendorName: string,
  until: Date,
): Promise<string> {
  const { time_zone: timeZone, locale } = await shopOf(tx, shopId);
  return bankHoldText(vendorName, formatDateTime(until, timeZone, locale));
}

/** The same for each of these vendors whose payments are held now. */
export async function bankHoldReasons(
  tx: Tx,
  shopId: number,
  vendors: readonly { readonly id: number; readonly name: string }[],
  now: Date,
): Promise<Map<number, string>> {
  const holds = await bankHolds(tx, shopId, now);
  if (holds.size === 0) return new Map();
  const { time_zone: timeZone, locale } = await shopOf(tx, shopId);
  return new Map(
    vendors.flatMap(({ id, name }) => {
      const until = holds.get(id);
      return until === undefined
        ? []
        : [[id, bankHoldText(name, formatDateTime(until, timeZone, locale))] as const];
    }),
  );
}
