import { createHash } from 'node:crypto';
import { bankCalendarOf, bankHoliday } from '@consignment/domain/payouts/bank-days';
import {
  addressRefusal,
  bankFileRules,
  columnFaults,
  currencyRefusal,
  kindRefusal,
  sepaCountries,
  type BankFileFormat,
} from '@consignment/domain/pay-runs/bank-file';
import { isCurrency } from '@consignment/domain/money/currency';
import { defineTexts } from '@consignment/domain/text/texts';
import { isDate } from '@consignment/domain/time/dates';
import { sumMoney } from '@consignment/domain/money/money';
import {
  BankFileRefused,
  type BankFile,
  type BankFileAsk,
  type BankFileProblem,
  type BankPayment,
  type Written,
} from './bank-file.ts';
import { sepaText } from './characters.ts';
import { namesAccount, writeCsv } from './write-csv.ts';
import { writeNacha } from './write-nacha.ts';
import { writePain } from './write-pain.ts';

const texts = defineTexts('MakeBankFile', {
  referenceTwice: 'The same reference appears twice in the file.',
  empty: 'There is nothing to pay in this file.',
  noCurrency: '“{currency}” is not a currency.',
  wrongNumber: 'The file number must have 2 to 35 characters: A to Z, digits and hyphens.',
  noDay: '“{day}” is not a valid date.',
  holiday: 'Banks do not make payments on {day}, because it is {holiday}.',
  noIban: 'Enter the IBAN of the account that the shop pays from.',
  noUsAccount: 'Enter the US account that the shop pays from.',
  shopNotLatin: 'Enter the account holder’s name for the shop’s own account in Latin script.',
  sumOverAch: 'The total is too large for a single ACH file.',
  sumOverEntry: 'The total is too large for a single entry in a balanced ACH file.',
  noColumns: 'Choose the columns for your bank’s file.',
  wrongRouting: 'Enter the nine-digit routing number of the shop’s bank.',
  wrongCompany:
    'Enter the company id issued by the shop’s bank: up to ten characters, A to Z and digits only.',
  amountNotAboveZero: 'The amount must be greater than 0.',
  amountTooLarge: 'The amount is too large for a single payment in this format.',
  wrongReference: 'The reference can have up to 35 characters: A to Z, digits and hyphens.',
  achReference: 'The reference is longer than the 15 characters allowed in an ACH entry.',
  notSepa: 'Banks in {country} do not accept SEPA payments.',
  columnsWithoutAccount: 'The file has no column for the account in these bank details.',
  notLatin: 'The account holder’s name cannot be written in Latin script.',
  payeeRouting: 'The routing number does not have nine digits.',
  payeeAccount: 'The account number is longer than 17 characters.',
});

const writers: Readonly<Record<BankFileFormat, (ask: BankFileAsk) => Written>> = {
  'pain.001.001.09': writePain,
  'pain.001.001.03': writePain,
  nacha_ppd: writeNacha,
  nacha_ccd: writeNacha,
  csv: writeCsv,
};

/**
 * A file of payments for a bank: the same ask, the same bytes. Throws BankFileRefused with all reasons where the format
 * cannot pay so: another currency, bank details of another kind, an invalid amount, a day on which its banks are
 * closed, a reference that is used twice.
 */
export function makeBankFile(ask: BankFileAsk): BankFile {
  const problems = problemsOf(ask);
  if (problems.length > 0) throw new BankFileRefused(problems);
  const written = writers[ask.format](ask);
  return {
    format: ask.format,
    name: `${ask.messageId}.${written.extension}`,
    mediaType: written.mediaType,
    bytes: written.bytes,
    control: {
      count: ask.payments.length,
      amount: sumMoney(ask.payments.map(({ amount }) => amount)),
      hash: createHash('sha256').update(written.bytes).digest('hex'),
      ...(written.entryHash === undefined ? {} : { entryHash: written.entryHash }),
    },
  };
}

function problemsOf(ask: BankFileAsk): BankFileProblem[] {
  const seen = new Set<string>();
  return [
    ...fileFaults(ask).map((why) => ({ reference: null, why })),
    ...ask.payments.flatMap((payment) => {
      const faults = paymentFaults(ask, payment);
      if (seen.has(payment.reference)) faults.push(texts.referenceTwice);
      seen.add(payment.reference);
      return faults.map((why) => ({ reference: payment.reference, why }));
    }),
  ];
}

function fileFaults(ask: BankFileAsk): string[] {
  const { format, currency, executionDay, from, payments } = ask;
  const faults: string[] = [];
  if (payments.length === 0) faults.push(texts.empty);
  if (!isCurrency(currency)) faults.push(texts.noCurrency({ currency }));
  const refusal = currencyRefusal(format, currency);
  if (refusal !== null) faults.push(refusal);
  if (!/^[A-Za-z0-9][A-Za-z0-9-]{0,33}[A-Za-z0-9]$/.test(ask.messageId)) {
    faults.push(texts.wrongNumber);
  }
  if (!isDate(executionDay)) faults.push(texts.noDay({ day: executionDay }));
  else {
    const holiday = bankHoliday(executionDay, bankCalendarOf(currency));
    if (holiday !== null) faults.push(texts.holiday({ day: executionDay, holiday }));
  }
  if (format !== 'csv' && kindRefusal(format, from.kind) !== null) {
    faults.push(
      from.kind !== 'iban' && bankFileRules[format].currency === 'EUR' ? texts.noIban : texts.noUsAccount,
    );
  }
  if (format !== 'csv' && sepaText(from.holder, 70) === '') {
    faults.push(texts.shopNotLatin);
  }
  if (from.kind === 'aba' && bankFileRules[format].currency === 'USD') faults.push(...achFaults(from));
  // Twelve digits, as the file's last record has.
  if (bankFileRules[format].currency === 'USD' && sumOf(payments) > 999_999_999_999n) {
    faults.push(texts.sumOverAch);
  } else if (ask.isBalanced === true && sumOf(payments) > 9_999_999_999n) {
    faults.push(texts.sumOverEntry);
  }
  if (format === 'csv') {
    if (ask.columns === undefined) faults.push(texts.noColumns);
    else faults.push(...columnFaults(ask.columns));
  }
  return faults;
}

function sumOf(payments: readonly BankPayment[]): bigint {
  return payments.reduce((sum, { amount }) => sum + (Number.isSafeInteger(amount) ? BigInt(amount) : 0n), 0n);
}

function achFaults(from: { routing: string; bankName: string; companyId: string }): string[] {
  return [
    ...(/^\d{9}$/.test(from.routing) ? [] : [texts.wrongRouting]),
    ...(/^[A-Za-z0-9 -]{1,10}$/.test(from.companyId) ? [] : [texts.wrongCompany]),
  ];
}

function paymentFaults(
  { format, columns, from }: BankFileAsk,
  { reference, amount, to }: BankPayment,
): string[] {
  const faults: string[] = [];
  const unaddressed = addressRefusal(format, from, to);
  if (unaddressed !== null) faults.push(unaddressed);
  const refusal = kindRefusal(format, to.kind);
  if (refusal !== null) faults.push(refusal);
  if (!Number.isSafeInteger(amount) || amount <= 0) faults.push(texts.amountNotAboveZero);
  // SEPA's largest payment; an ACH entry has ten digits.
  else if (bankFileRules[format].currency !== null) {
    const largest = bankFileRules[format].currency === 'EUR' ? 99_999_999_999 : 9_999_999_999;
    if (amount > largest) faults.push(texts.amountTooLarge);
  }
  if (!/^[a-z0-9]+(-[a-z0-9]+)*$/.test(reference) || reference.length > 35) {
    faults.push(texts.wrongReference);
  } else if (bankFileRules[format].currency === 'USD' && reference.length > 15) {
    faults.push(texts.achReference);
  }
  if (
    to.kind === 'iban' &&
    bankFileRules[format].currency === 'EUR' &&
    !sepaCountries.has(to.iban.slice(0, 2))
  ) {
    faults.push(texts.notSepa({ country: to.iban.slice(0, 2) }));
  }
  if (columns !== undefined && format === 'csv' && !namesAccount(columns, to)) {
    faults.push(texts.columnsWithoutAccount);
  }
  if (format !== 'csv' && sepaText(to.holder, 70) === '') {
    faults.push(texts.notLatin);
  }
  if (to.kind === 'aba' && bankFileRules[format].currency === 'USD') {
    if (!/^\d{9}$/.test(to.routing)) faults.push(texts.payeeRouting);
    if (!/^[A-Za-z0-9 -]{1,17}$/.test(to.account)) faults.push(texts.payeeAccount);
  }
  return faults;
}
