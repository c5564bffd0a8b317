/** The parts of pay runs that other features use. */
export { isAchFile, readAchReturns } from './bank-files/read-ach-returns.ts';
export { readBankStatement, type StatementEntry } from './bank-files/read-bank-statement.ts';
export { BankTextRefused } from './bank-files/refused-text.ts';
export { bankTextsOf, refusingBankTexts } from './bank-texts.ts';
export { statementColumnsFromWire } from './bank-file-wire.ts';
export { draftGiven } from './given.ts';
export { planPayRun } from './ledger/plan-pay-run.ts';
