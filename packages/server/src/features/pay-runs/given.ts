import type { BankDetails } from '@consignment/domain/payouts/bank-details';
import type { Sealer } from '../../common/sealed.ts';
import type { Tx } from '../../database/database.ts';
import { bankFaultsOf } from '../../ledger/bank-faults.ts';
import type { MethodSetups } from '../../ledger/method-setup.ts';
import type { DraftGiven } from './ledger/draft-pay-run.ts';
import { bankDetailsOf } from '../../queries/payouts/bank-details.ts';
import { payRunSettingsOf } from '../../queries/payouts/pay-run-settings.ts';
import { shopAccountIn } from '../../queries/shops/shop-account.ts';
import type { ShopRow } from '../../queries/shops/shops.ts';
import { payeeFault } from './bank-files/make-bank-file.ts';
import type { Methods } from '../../payments/methods.ts';

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
  const setups: MethodSetups = {
    paypal: await methods.paypal.setup(tx, shop, mode),
    bank: await methods.bank.setup(tx, shop, mode),
    by_hand: await methods.by_hand.setup(tx, shop, mode),
  };
  const settings = await payRunSettingsOf(tx, shop.id);
  const details = await bankDetailsOf(tx, secrets, shop.id, [...setups.bank.payees]);
  const { fileFormat: format, from: kept, columns } = settings;
  const from = kept === null ? null : shopAccountIn(secrets, shop.id, kept.sealed);
  const { currency } = shop;
  const payee = (to: BankDetails) =>
    format === null || from === null
      ? null
      : payeeFault({ format, from, currency, ...(columns === null ? {} : { columns }) }, to);
  return { shop, setups, bankFaults: bankFaultsOf(settings, details, payee), now };
}
