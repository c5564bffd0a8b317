import { createHash } from 'node:crypto';
import { defineTexts } from '@consignment/domain/text/texts';
import { isDate } from '@consignment/domain/time/dates';
import { referencesIn } from './booking.ts';
import type { BankAnswer } from './read-bank-answer.ts';
import type { StatementEntry } from './read-bank-statement.ts';
import { reasonText } from './reasons.ts';
import { BankTextRefused } from './refused-text.ts';
import { offsetIdentification } from './formats/nacha.ts';

const texts = defineTexts('ReadAchReturns', {
  noReturns: 'This ACH file contains no returns or notifications of change.',
  noEntryAmount: 'The amount is missing from an entry (line {line}).',
  noFileDay: 'The file’s date is missing (line {line}).',
});

/*
 * Files that come back from the ACH network, by the NACHA Operating Rules: entries with an addenda record 99, a return, or
 * 98, a notification of change, which the receiver's bank sends where it has paid and the account has changed.
 */

const recordLength = 94;

/** Is it a file of the ACH network? Its first record is the file header, with the size of its records. */
export function isAchFile(text: string): boolean {
  return /^\uFEFF?\s*101.{31}094101/.test(text);
}

/** The returns as bookings, and the notifications as answers. Throws BankTextRefused for a file without either. */
export function readAchReturns(text: string): { answers: BankAnswer[]; entries: StatementEntry[] } {
  const answers: BankAnswer[] = [];
  const entries: StatementEntry[] = [];
  let day = '';
  let entry = '';
  for (const [nth, record] of recordsOf(text).entries()) {
    if (record.startsWith('1')) day = dayOf(record.slice(23, 29), nth + 1);
    if (record.startsWith('6')) entry = record;
    if (!record.startsWith('7') || entry === '') continue;
    const type = record.slice(1, 3);
    const code = record.slice(3, 6);
    const reference = referencesIn([entry.slice(39, 54)])[0] ?? null;
    const isOffset = entry.slice(39, 54).trim() === offsetIdentification;
    const reason = reasonText(code, []);
    if (type === '98') {
      const whose = isOffset ? [offsetChanged] : [];
      answers.push({
        of: 'payment',
        reference: reference ?? '',
        outcome: 'changed',
        reason: [...whose, reason].join(' '),
      });
    }
    if (type === '99') {
      const amount = amountOf(entry, code, nth + 1);
      const same = JSON.stringify(['ach', entry.slice(79, 94), code, reference, amount, day]);
      entries.push({
        key: createHash('sha256').update(same).digest('hex'),
        reference,
        file: null,
        amount,
        currency: 'USD',
        day,
        text: [isOffset ? offsetReturned : 'ACH return.', record.slice(35, 79).trim()].join(' ').trim(),
        payee: '',
        isReturn: true,
        reason,
      });
    }
  }
  if (answers.length + entries.length === 0) {
    throw new BankTextRefused(texts.noReturns);
  }
  return { answers, entries };
}

const offsetReturned =
  'ACH return: the bank could not take the sum of the file from the shop’s account. Ask the bank whether it pays the vendors.';

const offsetChanged = 'This is about the shop’s own account: correct it in Settings, under Payments.';

/** Some banks write them without line breaks. */
function recordsOf(text: string): string[] {
  const lines = text
    .replace(/^\uFEFF/, '')
    .split(/\r?\n/)
    .filter((line) => line.trim() !== '');
  return lines.flatMap((line) => line.match(new RegExp(`.{1,${recordLength}}`, 'g')) ?? []);
}

/** Above 0 where the money of a payment comes back; a dishonored return, and one of a debit, bring none. */
function amountOf(entry: string, code: string, line: number): number {
  const digits = entry.slice(29, 39);
  if (!/^\d{10}$/.test(digits)) throw new BankTextRefused(texts.noEntryAmount({ line }));
  const comesBack = ['21', '31'].includes(entry.slice(1, 3)) && !/^R(6[1-9]|7[0-7])$/.test(code);
  return comesBack ? Number(digits) : 0 - Number(digits);
}

function dayOf(text: string, line: number): string {
  const day = `20${text.slice(0, 2)}-${text.slice(2, 4)}-${text.slice(4, 6)}`;
  if (!isDate(day)) throw new BankTextRefused(texts.noFileDay({ line }));
  return day;
}
