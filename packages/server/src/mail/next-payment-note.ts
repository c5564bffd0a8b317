import { nextPaymentNote } from '../ledger/next-payment-text.ts';
import type { Sealer } from '../common/sealed.ts';
import { showsSums, visibleToVendors } from '../common/visibility.ts';
import type { Tx } from '../database/database.ts';
import { nextPaymentsOf } from '../ledger/next-payment.ts';
import { metasOf } from '../queries/shops/shops.ts';
import { switchesOf } from '../queries/shops/switches.ts';

/** The words of mails for the next payment, in their reader's language; `on` is null where no day is known. */
export type NextPaymentNote = { readonly on: string | null; readonly text: () => string };

/**
 * The note for each of these vendors, without amounts where the shop hides them. Vendors of whom it is not known are left out.
 */
export async function nextPaymentNotes(
  tx: Tx,
  ask: {
    readonly shopId: number;
    readonly shopName: string;
    readonly vendorIds: readonly number[];
    readonly secrets: Sealer | null;
    readonly now: Date;
  },
): Promise<Map<number, NextPaymentNote>> {
  const { shopId, shopName: shop } = ask;
  const visible = visibleToVendors(await metasOf(tx, shopId));
  const showsAmounts = showsSums(visible, await switchesOf(tx, shopId));
  const known = await nextPaymentsOf(tx, ask);
  return new Map(
    [...known].map(([id, { payment, words }]) => {
      const currency = showsAmounts ? words.currency : null;
      return [id, { on: payment.on, text: () => nextPaymentNote(payment, { ...words, shop, currency }) }];
    }),
  );
}
