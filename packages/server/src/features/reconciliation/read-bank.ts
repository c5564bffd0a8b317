import type { StatementColumns } from '@consignment/domain/pay-runs/bank-file';
import { defineTexts } from '@consignment/domain/text/texts';
import type { Tx } from '../../database/database.ts';
import { BankTextRefused, isAchFile, readAchReturns, readBankStatement } from '../pay-runs/face.ts';
import { importShop } from '../../queries/imports/shop.ts';
import { copyPayments } from './queries/compared-payments.ts';
import { insertSource, sourceOf } from './queries/sources.ts';
import { lockShop } from '../../queries/shops/shops.ts';
import { stageBookings } from './stage-payments.ts';
import { takePlace } from './take-place.ts';

const texts = defineTexts('ReadBank', {
  onlyChanges:
    'This ACH file only contains notifications of change, which do not move any money. Upload it on the pay run’s page.',
  noBookings: 'The statement has no entries.',
});

/**
 * Reads a bank statement to be compared, in the place of the one before; no payout is settled. Returns of the ACH network are
 * added to what was read before: they list no payments, and settle nothing that a statement has shown. Throws BankTextRefused
 * where the text cannot be read, or has no booking.
 */
export async function readComparedStatement(
  tx: Tx,
  statement: {
    readonly shopId: number;
    readonly name: string;
    /** Several where they came in one ZIP. */
    readonly texts: readonly string[];
    readonly columns: StatementColumns | null;
    readonly madeBy: number | null;
    readonly now: Date;
  },
): Promise<number> {
  const { shopId, columns, now } = statement;
  const { currency, timeZone } = await importShop(tx, shopId);
  const csv = columns === null ? null : { columns, currency };
  const isOfReturns = statement.texts.every(isAchFile);
  const entries = statement.texts.flatMap((text) =>
    isOfReturns ? readAchReturns(text).entries : readBankStatement(text, csv),
  );
  if (entries.length === 0) {
    throw new BankTextRefused(isOfReturns ? texts.onlyChanges : texts.noBookings);
  }
  const size = statement.texts.reduce((sum, text) => sum + Buffer.byteLength(text), 0);
  const former = isOfReturns ? await formerStatement(tx, shopId) : null;
  const name = former === null ? statement.name : nameOfBoth(former.name, statement.name);
  const id = await insertSource(tx, { ...statement, name, role: 'bank', size });
  await stageBookings(tx, { shopId, sourceId: id, timeZone }, entries, isOfReturns ? [] : entries);
  if (former !== null) await copyPayments(tx, { shopId, from: former.id, to: id });
  await takePlace(tx, { shopId, id }, { role: 'bank', now });
  return id;
}

/** Two files at once take turns, so that neither is lost. */
async function formerStatement(tx: Tx, shopId: number) {
  await lockShop(tx, shopId);
  return sourceOf(tx, shopId, 'bank');
}

/** The beginning of the names is cut where both are too long. */
function nameOfBoth(former: string, name: string): string {
  return former === name || former.endsWith(`, ${name}`)
    ? former
    : `${former}, ${name}`.slice(-255).toWellFormed();
}
