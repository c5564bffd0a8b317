import type { StatementColumns } from '@consignment/domain/pay-runs/bank-file';
import { isAchFile, readAchReturns } from './read-ach-returns.ts';
import { readBankAnswer, type BankAnswer } from './read-bank-answer.ts';
import { readBankStatement, type StatementEntry } from './read-bank-statement.ts';
import { namespaceOf } from './read-xml.ts';

/** A bank's word on payments one by one, and its bookings. */
export type BankText = {
  readonly answers: readonly BankAnswer[];
  readonly entries: readonly StatementEntry[];
};

/**
 * Reads a text of a bank by what it is: an answer to a file, returns of the ACH network, or a statement. Throws BankTextRefused
 * for any other.
 */
export function readBankText(
  text: string,
  csv: { readonly columns: StatementColumns; readonly currency: string } | null,
): BankText {
  if (isAchFile(text)) return readAchReturns(text);
  if (/:pain\.002\.[\d.]+$/.test(namespaceOf(text))) {
    return { answers: readBankAnswer(text), entries: [] };
  }
  return { answers: [], entries: readBankStatement(text, csv) };
}
