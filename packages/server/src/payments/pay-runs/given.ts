import { kindRefusal } from '@consignment/domain/bank-file';
import type { Sealer } from '../../common/sealed.ts';
import type { Tx } from '../../database/database.ts';
import type { DraftGiven } from '../../ledger/draft-pay-run.ts';
import type { BankFault } from '../../ledger/plan-pay-run.ts';
import { bankDetailsOf } from '../../queries/bank-details.ts';
import { payRunSettingsOf } from '../../queries/pay-run-settings.ts';
import type { ShopRow } from '../../queries/shops.ts';
import type { Methods } from '../methods.ts';

export type RunsGiven = {
  readonly methods: Methods;
  readonly secrets: Sealer;
  readonly publicUrl: string;
  readonly now: Date;
};

/** The facts that a run is worked out from, beside its lines. With `hold` it stays so until the transaction ends. */
export async function draftGiven(
  tx: Tx,
  shop: ShopRow,
  { methods, secrets, now }: Pick<RunsGiven, 'methods' | 'secrets' | 'now'>,
  mode: 'look' | 'hold',
): Promise<DraftGiven> {
  const ways = {
    paypal: await methods.paypal.way(tx, shop, mode),
    bank: await methods.bank.way(tx, shop, mode),
    by_hand: await methods.by_hand.way(tx, shop, mode),
  };
  return {
    shop,
    ways,
    bankFaults: await bankFaultsOf(tx, shop.id, ways.bank, secrets),
    now,
  };
}

/** Why the shop's bank files cannot pay anyone, or these vendors. */
async function bankFaultsOf(
  tx: Tx,
  shopId: number,
  way: DraftGiven['ways']['bank'],
  secrets: Sealer,
): Promise<(vendorId: number) => BankFault | null> {
  const { fileFormat, from } = await payRunSettingsOf(tx, shopId);
  if (fileFormat === null || from === null) {
    const reason =
      'Choose the format of bank files and the account that the shop pays from in Settings first.';
    return () => ({ code: 'provider_not_connected', reason });
  }
  const payees = way !== null && way !== 'not_set_up' && way.provider === 'bank' ? [...way.payees] : [];
  const details = await bankDetailsOf(tx, secrets, shopId, payees);
  return (vendorId) => {
    const found = details.get(vendorId);
    if (found === undefined) return null;
    const reason = kindRefusal(fileFormat, found.kind);
    return reason === null ? null : { code: 'no_bank_details', reason };
  };
}
