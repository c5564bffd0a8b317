import type { StatementColumns } from '@consignment/domain/bank-file';
import type { Tx } from '../database/database.ts';
import { readBankStatement } from '../payments/bank-files/read-bank-statement.ts';
import { BankTextRefused } from '../payments/bank-files/refused-text.ts';
import { importShop } from '../queries/imports/shop.ts';
import { insertSource } from '../queries/reconciliation/sources.ts';
import { stageBookings } from './stage-payments.ts';
import { takePlace } from './take-place.ts';

/**
 * Reads a bank statement to be compared, in the place of the one before; no payout is settled. Throws BankTextRefused where it
 * cannot be read, or has no booking.
 */
export async function readComparedStatement(
  tx: Tx,
  statement: {
    readonly shopId: number;
    readonly name: string;
    readonly text: string;
    readonly columns: StatementColumns | null;
    readonly madeBy: number | null;
    readonly now: Date;
  },
): Promise<number> {
  const { shopId, text, columns, now } = statement;
  const { currency, timeZone } = await importShop(tx, shopId);
  const entries = readBankStatement(text, columns === null ? null : { columns, currency });
  if (entries.length === 0) throw new BankTextRefused('The statement has no bookings.');
  const size = Buffer.byteLength(text);
  const id = await insertSource(tx, { ...statement, role: 'bank', size });
  await stageBookings(tx, { shopId, sourceId: id, timeZone }, entries);
  await takePlace(tx, { shopId, id }, { role: 'bank', now });
  return id;
}
