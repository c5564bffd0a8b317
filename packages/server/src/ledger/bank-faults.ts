import type { BankDetails } from '@consignment/domain/payouts/bank-details';
import { addressRefusal, bankFileRules, kindRefusal } from '@consignment/domain/pay-runs/bank-file';
import { defineTexts } from '@consignment/domain/text/texts';
import type { Sealer } from '../common/sealed.ts';
import type { Tx } from '../database/database.ts';
import { bankDetailsOf } from '../queries/payouts/bank-details.ts';
import { shopAccountIn } from '../queries/shops/shop-account.ts';
import { payRunSettingsOf, type PayRunSettings } from '../queries/payouts/pay-run-settings.ts';

const texts = defineTexts('BankFaults', {
  noBankSetUp: 'In Settings, first choose a bank file format and the account that the shop pays from.',
});

export type BankFault = {
  readonly code: 'provider_not_connected' | 'no_bank_details';
  readonly reason: string;
};

/** Why the shop's bank files cannot pay anyone, or these vendors with bank details; `payeeFault` knows more of the format. */
export function bankFaultsOf(
  { fileFormat, from }: Pick<PayRunSettings, 'fileFormat' | 'from'>,
  details: ReadonlyMap<number, BankDetails>,
  payeeFault: (to: BankDetails) => string | null = () => null,
): (vendorId: number) => BankFault | null {
  if (fileFormat === null || from === null) {
    return () => ({ code: 'provider_not_connected', reason: texts.noBankSetUp });
  }
  return (vendorId) => {
    const found = details.get(vendorId);
    if (found === undefined) return null;
    const reason = kindRefusal(fileFormat, found.kind) ?? payeeFault(found);
    return reason === null ? null : { code: 'no_bank_details', reason };
  };
}

/** The vendors whom the shop's bank would refuse to pay for an address that is missing, each with the reason. */
export async function unaddressedVendors(
  tx: Tx,
  secrets: Sealer,
  shopId: number,
  vendorIds: readonly number[],
): Promise<ReadonlyMap<number, string>> {
  const { fileFormat, from } = await payRunSettingsOf(tx, shopId);
  // Only SEPA asks, so the details of other shops stay sealed.
  if (fileFormat === null || from === null || bankFileRules[fileFormat].currency !== 'EUR') return new Map();
  const account = shopAccountIn(secrets, shopId, from.sealed);
  if (account === null) return new Map();
  const details = await bankDetailsOf(tx, secrets, shopId, vendorIds);
  return new Map(
    [...details].flatMap(([vendorId, to]): [number, string][] => {
      const why = addressRefusal(fileFormat, account, to);
      return why === null ? [] : [[vendorId, why]];
    }),
  );
}
