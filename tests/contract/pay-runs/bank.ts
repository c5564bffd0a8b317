import { ukColumns } from '@consignment/domain/pay-runs/uk-columns';
import type { BankDetails } from '../../../packages/domain/src/payouts/bank-details.ts';
import { sealerOf } from '../../../packages/server/src/common/sealed.ts';
import type { Tx } from '../../../packages/server/src/database/database.ts';
import { placeOfShopAccount } from '../../../packages/server/src/queries/shops/shop-account.ts';
import { changeBankDetails } from '../bank-details-row.ts';
import { day } from '../payments/world.ts';
import { secretsKey } from '../server.ts';

const secrets = sealerOf(secretsKey);

/** Lets a shop pay by bank files: a CSV. */
export async function openBank(tx: Tx, shopId: number): Promise<void> {
  const account = { kind: 'other', holder: 'Alder', branch: '11-22-33', account: '87654321' };
  const row = {
    shop_id: shopId,
    file_format: 'csv' as const,
    sealed_from: secrets.seal(JSON.stringify(account), placeOfShopAccount(shopId)),
    from_holder: account.holder,
    from_masked: '•••• 4321',
    columns: JSON.stringify(ukColumns),
  };
  await tx.insertInto('pay_run_settings').values(row).execute();
}

/** The answer to an owner who exports the bank file of a run: the file itself, in the form of the shop's bank. */
export async function exportBankFile(
  url: string,
  run: number,
  token: string,
): Promise<{ status: number; bytes: Buffer }> {
  const headers = { authorization: `Bearer ${token}` };
  const reply = await fetch(`${url}/api/pay-runs/${run}/bank-file/`, { headers });
  return { status: reply.status, bytes: Buffer.from(await reply.arrayBuffer()) };
}

/** Details of a vendor from long before `now`, so that nothing is held. */
export async function enterBankDetails(
  tx: Tx,
  of: { readonly shopId: number; readonly vendorId: number },
  now: Date,
  details: BankDetails = { kind: 'other', holder: 'Payee', branch: '12-34-56', account: '12345678' },
): Promise<void> {
  const then = new Date(now.getTime() - 10 * day);
  await changeBankDetails(tx, secrets, of, { details, newLink: crypto.randomUUID(), now: then });
}
