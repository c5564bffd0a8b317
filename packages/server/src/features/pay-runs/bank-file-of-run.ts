import { randomBytes } from 'node:crypto';
import { bankCalendarOf, paymentDayAfter } from '@consignment/domain/payouts/bank-days';
import { bankReference } from '@consignment/domain/pay-runs/bank-file';
import { defineTexts } from '@consignment/domain/text/texts';
import { dayAt, startOfDay } from '@consignment/domain/time/zone';
import type { Sealer } from '../../common/sealed.ts';
import type { Tx } from '../../database/database.ts';
import type { Payout } from '../../ledger/write-payouts.ts';
import { bankDetailsOf } from '../../queries/payouts/bank-details.ts';
import {
  countFilesIn,
  countFilesSince,
  filesOfRun,
  insertFile,
  statusesInFile,
} from '../../queries/payouts/pay-run-files.ts';
import { linkFile } from './queries/pay-run-vendors.ts';
import { payRunSettingsOf } from '../../queries/payouts/pay-run-settings.ts';
import type { PayRun } from './queries/pay-runs.ts';
import { shopAccountIn } from '../../queries/shops/shop-account.ts';
import type { ShopRow } from '../../queries/shops/shops.ts';
import { BankFileRefused, type BankFile } from './bank-files/bank-file.ts';
import { makeBankFile } from './bank-files/make-bank-file.ts';

const texts = defineTexts('BankFileOfRun', {
  waits:
    'The bank file {file} has not been given to the bank yet. Give it to the bank and confirm that you have, then pay again.',
  noAccount: 'In Settings, enter the account that the shop pays from.',
  unreadable: 'This vendor’s bank details cannot be read.',
});

/** The last file of a run is the one that can be exported, so it waits for none of the earlier ones. */
function waitsForBank(name: string): string {
  return texts.waits({ file: name });
}

/**
 * Makes the bank file of payouts that were just written, in their transaction, and keeps it. Throws BankFileRefused with all
 * reasons where it cannot be made: then nothing is paid.
 */
export async function makeFileOfRun(
  tx: Tx,
  secrets: Sealer,
  of: {
    readonly shop: ShopRow;
    readonly run: PayRun;
    readonly payouts: readonly Payout[];
    readonly now: Date;
  },
): Promise<void> {
  const { shop, run, payouts, now } = of;
  const settings = await payRunSettingsOf(tx, shop.id);
  const { fileFormat: format, from, columns, isBalanced, immediateOrigin } = settings;
  const account = from === null ? null : shopAccountIn(secrets, shop.id, from.sealed);
  if (format === null || account === null) {
    throw new BankFileRefused([{ reference: null, why: texts.noAccount }]);
  }
  const earlier = await filesOfRun(tx, shop.id, run.id);
  for (const file of earlier) {
    const waits = (await statusesInFile(tx, file)).includes('ready');
    if (waits) throw new BankFileRefused([{ reference: null, why: waitsForBank(file.name) }]);
  }
  const details = await bankDetailsOf(
    tx,
    secrets,
    shop.id,
    payouts.map(({ vendorId }) => vendorId),
  );
  const payments = payouts.map(({ id, vendorId, amount, invoiceNumber }) => {
    const to = details.get(vendorId);
    const reference = bankReference(id);
    if (to === undefined) {
      throw new BankFileRefused([{ reference, why: texts.unreadable }]);
    }
    return { reference, amount, to, text: `${shop.name} ${invoiceNumber} ${reference}` };
  });
  const nth = earlier.length + 1;
  // Every shop has a pay run 1, and so has every installation: a bank that gets two files of one number refuses the second, or
  // takes an answer to one for the other. At most 34 characters.
  const number = `pay-run-${run.number}${nth === 1 ? '' : `-${nth}`}-${randomBytes(6).toString('hex')}`;
  const today = dayAt(now, shop.time_zone);
  const paysOn = paymentDayAfter(today, bankCalendarOf(run.currency));
  const file: BankFile = makeBankFile({
    format,
    messageId: number,
    createdAt: now,
    timeZone: shop.time_zone,
    executionDay: paysOn,
    currency: run.currency,
    from: account,
    payments,
    ...(format === 'csv' && columns !== null ? { columns } : {}),
    isBalanced,
    immediateOrigin,
    fileNumber: (await countFilesIn(tx, shop.id, format)) + 1,
    fileOfDay: await countFilesSince(tx, shop.id, startOfDay(today, shop.time_zone)),
  });
  const row = {
    shop_id: shop.id,
    run_id: run.id,
    nth,
    format,
    number,
    name: file.name,
    media_type: file.mediaType,
    count: file.control.count,
    amount: file.control.amount,
    hash: file.control.hash,
    made_at: now,
    pays_on: paysOn,
  };
  await insertFile(tx, secrets, row, file.bytes);
  const payoutIds = payouts.map(({ id }) => id);
  await linkFile(tx, { shopId: shop.id, nth }, payoutIds);
}
