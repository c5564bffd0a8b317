import { sumMoney } from '@consignment/domain/money';
import type { BankFileAsk, BankPayment, Written } from './bank-file.ts';
import { achText } from './characters.ts';

/*
 * An ACH file by the NACHA Operating Rules: records of 94 characters, one batch of credits (service class 220), and
 * lines of nines up to a multiple of ten records. PPD pays people, CCD pays companies; both have the same records.
 */

const recordLength = 94;
const blockingFactor = 10;
const creditsOnly = '220';

/** Transaction codes of credits. */
const creditTo = { checking: '22', savings: '32' } as const;

/** The file of a batch of credits; the bank takes their sum from the company's account by its own agreement. */
export function writeNacha(ask: BankFileAsk): Written {
  const { from, payments } = ask;
  if (from.kind !== 'aba') throw new TypeError('ACH pays from an account of the US.');
  const companyId = right(achText(from.companyId, 10), 10);
  const bank = from.routing.slice(0, 8);
  const hash = hashOf(payments);
  const total = digits(sumMoney(payments.map(({ amount }) => amount)), 12);
  const created = ask.createdAt.toISOString();
  const fileHeader = [
    '101',
    right(from.routing, 10),
    companyId,
    created.slice(2, 10).replaceAll('-', ''),
    created.slice(11, 16).replace(':', ''),
    modifier(ask.fileOfDay ?? 0),
    '094101',
    left(achText(from.bankName, 23), 23),
    left(achText(from.holder, 23), 23),
    ' '.repeat(8),
  ];
  const batchHeader = [
    '5',
    creditsOnly,
    left(achText(from.holder, 16), 16),
    ' '.repeat(20),
    companyId,
    ask.format === 'nacha_ccd' ? 'CCD' : 'PPD',
    left('PAYOUT', 10),
    created.slice(2, 10).replaceAll('-', ''),
    ask.executionDay.slice(2).replaceAll('-', ''),
    '   1',
    bank,
    digits(1, 7),
  ];
  const batchControl = [
    '8',
    creditsOnly,
    digits(payments.length, 6),
    hash,
    digits(0, 12),
    total,
    companyId,
    ' '.repeat(25),
    bank,
    digits(1, 7),
  ];
  const records = payments.length + 4;
  const blocks = Math.ceil(records / blockingFactor);
  const fileControl = [
    '9',
    digits(1, 6),
    digits(blocks, 6),
    digits(payments.length, 8),
    hash,
    digits(0, 12),
    total,
    ' '.repeat(39),
  ];
  const lines = [
    record(fileHeader),
    record(batchHeader),
    ...payments.map((payment, index) => entry(payment, bank, index + 1)),
    record(batchControl),
    record(fileControl),
    ...Array.from({ length: blocks * blockingFactor - records }, () => '9'.repeat(recordLength)),
  ];
  return {
    extension: 'ach',
    mediaType: 'text/plain; charset=us-ascii',
    bytes: Buffer.from(`${lines.join('\r\n')}\r\n`, 'ascii'),
    entryHash: hash,
  };
}

function entry({ reference, amount, to }: BankPayment, bank: string, nth: number): string {
  if (to.kind !== 'aba') throw new TypeError('ACH pays to an account of the US.');
  return record([
    '6',
    creditTo[to.accountType],
    to.routing,
    left(to.account, 17),
    digits(amount, 10),
    left(achText(reference, 15), 15),
    left(achText(to.holder, 22), 22),
    '  ',
    '0',
    bank,
    digits(nth, 7),
  ]);
}

/** The first eight digits of the receivers' banks, added up; only the last ten digits count. */
function hashOf(payments: readonly BankPayment[]): string {
  const sum = payments.reduce(
    (total, { to }) => total + (to.kind === 'aba' ? BigInt(to.routing.slice(0, 8)) : 0n),
    0n,
  );
  return String(sum).padStart(10, '0').slice(-10);
}

/** 'A' for the first file of a day to 'Z', then '0' to '9'; a 37th begins anew. */
function modifier(fileOfDay: number): string {
  return 'ABCDEFGHIJKLMNOPQRSTUVWXYZ0123456789'.charAt(fileOfDay % 36);
}

function record(fields: readonly string[]): string {
  const line = fields.join('');
  if (line.length !== recordLength) {
    throw new RangeError(`A record of an ACH file has ${line.length} characters instead of ${recordLength}.`);
  }
  return line;
}

function digits(value: number, length: number): string {
  return String(value).padStart(length, '0');
}

function left(text: string, length: number): string {
  return text.padEnd(length, ' ');
}

function right(text: string, length: number): string {
  return text.padStart(length, ' ');
}
