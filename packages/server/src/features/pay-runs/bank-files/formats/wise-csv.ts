import type { BankDetails } from '@consignment/domain/payouts/bank-details';
import { csvRecord, numberCell, textCell } from '@consignment/domain/text/csv';
import { moneyToWire } from '@consignment/domain/money/money';
import { defineTexts } from '@consignment/domain/text/texts';
import type { BankFileAsk, BankFormat, BankPayment, Written } from '../bank-file.ts';
import { sepaText } from '../characters.ts';
import { payeeNameFaults } from './faults.ts';
import { bareNumber } from './fixed-width.ts';

/*
 * Wise's template for batch payments to bank accounts. A file has the columns of one kind of account, which the currency
 * decides. Payees get the exact amount, since it is in the target's currency, and the shop pays the fee of Wise.
 */

const texts = defineTexts('WiseCsv', {
  tooMany: 'A Wise file can have at most 1,000 payments.',
  reference: 'The reference is longer than the 18 characters allowed in a Wise file.',
  iban: 'Wise payments in {currency} need an IBAN, but these bank details don’t include one.',
  sortCode: 'Wise payments in GBP need a six-digit sort code and an eight-digit account number.',
  bsb: 'Wise payments in AUD need a six-digit BSB and an account number of up to nine digits.',
  routing: 'Wise payments in USD need a nine-digit US routing number and an account number.',
});

const commonColumns = [
  'name',
  'recipientEmail',
  'paymentReference',
  'receiverType',
  'amountCurrency',
  'amount',
  'sourceCurrency',
  'targetCurrency',
] as const;

/** The columns of a payee's account, and their cells; null for an account of another kind. */
type Accounts = {
  readonly columns: readonly string[];
  readonly cells: (to: BankDetails) => readonly string[] | null;
  readonly refusal: (currency: string) => string;
};

const ibans: Accounts = {
  columns: ['IBAN'],
  cells: (to) => (to.kind === 'iban' ? [to.iban] : null),
  refusal: (currency) => texts.iban({ currency }),
};

const accountsOf: Readonly<Record<string, Accounts>> = {
  GBP: {
    columns: ['sortCode', 'accountNumber'],
    cells: (to) => branchAndAccount(to, /^\d{8}$/),
    refusal: () => texts.sortCode,
  },
  AUD: {
    columns: ['bsbCode', 'accountNumber'],
    cells: (to) => branchAndAccount(to, /^\d{1,9}$/),
    refusal: () => texts.bsb,
  },
  USD: {
    columns: ['abartn', 'accountNumber', 'accountType'],
    cells: (to) =>
      to.kind === 'aba' && /^\d{9}$/.test(to.routing) && /^\d{1,17}$/.test(to.account)
        ? [to.routing, to.account, to.accountType.toUpperCase()]
        : null,
    refusal: () => texts.routing,
  },
};

export const wiseCsv: BankFormat = {
  fileFaults: ({ payments }) => (payments.length > 1000 ? [texts.tooMany] : []),
  paymentFaults({ currency }, payment) {
    const { cells, refusal } = accountsIn(currency);
    return [
      ...(cells(payment.to) === null ? [refusal(currency)] : []),
      ...(payment.reference.length > 18 ? [texts.reference] : []),
      ...payeeNameFaults(payment),
    ];
  },
  write: writeWiseCsv,
};

function accountsIn(currency: string): Accounts {
  return (Object.hasOwn(accountsOf, currency) ? accountsOf[currency] : undefined) ?? ibans;
}

function branchAndAccount(to: BankDetails, form: RegExp): readonly string[] | null {
  if (to.kind !== 'other') return null;
  const [branch, account] = [bareNumber(to.branch), bareNumber(to.account)];
  return /^\d{6}$/.test(branch) && form.test(account) ? [branch, account] : null;
}

function writeWiseCsv(ask: BankFileAsk): Written {
  const { columns, cells } = accountsIn(ask.currency);
  const rows = ask.payments.map((payment) => {
    const account = cells(payment.to);
    if (account === null) throw new TypeError('Wise pays to an account of the currency.');
    return csvRecord([...commonCells(payment, ask.currency), ...account.map((cell) => textCell(cell))]);
  });
  return {
    extension: 'csv',
    mediaType: 'text/csv; charset=utf-8',
    bytes: Buffer.from(`${csvRecord([...commonColumns, ...columns])}${rows.join('')}`, 'utf8'),
  };
}

function commonCells({ to, reference, amount }: BankPayment, currency: string): readonly string[] {
  return [
    textCell(nameOf(to.holder)),
    '',
    textCell(reference),
    // Bank details do not say which payees are companies; Wise lets the shop change it on upload.
    'PERSON',
    'target',
    numberCell(moneyToWire(amount, currency)),
    currency,
    currency,
  ];
}

/** Without the signs before the name, which could start a spreadsheet's formula. */
function nameOf(holder: string): string {
  const name = sepaText(holder, Infinity).replace(/^[^A-Za-z0-9]+/, '');
  return name.slice(0, 70).trimEnd();
}
