import { createHash } from 'node:crypto';
import { bankCalendarOf, bankHoliday } from '@consignment/domain/payouts/bank-days';
import type { BankDetails } from '@consignment/domain/payouts/bank-details';
import {
  bankReference,
  currencyRefusal,
  kindRefusal,
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
  type BankFormat,
  type BankPayment,
} from './bank-file.ts';
import { aba } from './formats/aba.ts';
import { bacs18 } from './formats/bacs-18.ts';
import { cpa005 } from './formats/cpa-005.ts';
import { nacha } from './formats/nacha.ts';
import { sepa } from './formats/sepa.ts';
import { shopCsv } from './formats/shop-csv.ts';
import { wiseCsv } from './formats/wise-csv.ts';

const texts = defineTexts('MakeBankFile', {
  referenceTwice: 'The same reference appears twice in the file.',
  empty: 'There is nothing to pay in this file.',
  noCurrency: '“{currency}” is not a currency.',
  wrongNumber: 'The file number must have 2 to 35 characters: A to Z, digits and hyphens.',
  noDay: '“{day}” is not a valid date.',
  holiday: 'Banks do not make payments on {day}, because it is {holiday}.',
  amountNotAboveZero: 'The amount must be greater than 0.',
  wrongReference: 'The reference can have up to 35 characters: A to Z, digits and hyphens.',
});

const formats: Readonly<Record<BankFileFormat, BankFormat>> = {
  'pain.001.001.09': sepa,
  'pain.001.001.03': sepa,
  nacha_ppd: nacha,
  nacha_ccd: nacha,
  aba,
  cpa_005: cpa005,
  bacs_18: bacs18,
  wise_csv: wiseCsv,
  csv: shopCsv,
};

/**
 * A file of payments for a bank: the same ask, the same bytes. Throws BankFileRefused with all reasons where the format
 * cannot pay so: another currency, bank details of another kind, an invalid amount, a day on which its banks are
 * closed, a reference that is used twice.
 */
export function makeBankFile(ask: BankFileAsk): BankFile {
  const problems = problemsOf(ask);
  if (problems.length > 0) throw new BankFileRefused(problems);
  const written = formats[ask.format].write(ask);
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

type Setup = Pick<BankFileAsk, 'format' | 'currency' | 'from' | 'columns'>;

/** Why files of a format cannot pay from an account, whatever is in them. */
export function accountFaults(setup: Setup): string[] {
  return formats[setup.format].fileFaults(anyFileOf(setup));
}

/** The first reason why files cannot pay to bank details, whatever the amount; null where they can. */
export function payeeFault(setup: Setup, to: BankDetails): string | null {
  const payment = { reference: bankReference(1), amount: 1, to, text: '' };
  return paymentFaults(anyFileOf(setup), payment)[0] ?? null;
}

function anyFileOf(setup: Setup): BankFileAsk {
  return {
    ...setup,
    messageId: 'any',
    createdAt: new Date(0),
    timeZone: 'UTC',
    executionDay: '1970-01-01',
    payments: [],
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
  const { format, currency, executionDay, payments } = ask;
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
  return [...faults, ...formats[format].fileFaults(ask)];
}

function paymentFaults(ask: BankFileAsk, payment: BankPayment): string[] {
  const { reference, amount, to } = payment;
  const faults: string[] = [];
  const refusal = kindRefusal(ask.format, to.kind);
  if (refusal !== null) faults.push(refusal);
  if (!Number.isSafeInteger(amount) || amount <= 0) faults.push(texts.amountNotAboveZero);
  if (!/^[a-z0-9]+(-[a-z0-9]+)*$/.test(reference) || reference.length > 35) {
    faults.push(texts.wrongReference);
  }
  return [...faults, ...formats[ask.format].paymentFaults(ask, payment)];
}
