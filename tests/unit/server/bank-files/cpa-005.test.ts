import { EFTGenerator } from '@cityssm/eft-generator';
import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import type { BankFileAsk } from '../../../../packages/server/src/features/pay-runs/bank-files/bank-file.ts';
import { cpa005 } from '../../../../packages/server/src/features/pay-runs/bank-files/formats/cpa-005.ts';
import { ownIban } from './runs.ts';

const from = {
  kind: 'other' as const,
  holder: 'Zoë’s Consignment of Nova Scotia Ltd',
  branch: '003-00012',
  account: '123-456-7',
  companyId: '0123456789',
  bankName: '00320',
};
const to = { kind: 'other' as const, holder: 'Zoë Quiñones', branch: '12345-815', account: '0012345' };
const payment = { reference: 'po-1', amount: 1999, to, text: 'Payout 1' };
const ask = {
  format: 'cpa_005' as const,
  messageId: 'run-7-1',
  createdAt: new Date('2026-11-25T02:05:00Z'),
  timeZone: 'America/Toronto',
  executionDay: '2026-11-27',
  currency: 'CAD',
  from,
  payments: [payment],
  fileNumber: 7,
};

function linesOf(one: BankFileAsk): string[] {
  const text = cpa005.write(one).bytes.toString('ascii');
  expect(text.endsWith('\r\n')).toBe(true);
  return text.slice(0, -2).split('\r\n');
}

/** The day of the clocks here, as the other library reads it. */
function localDay(day: string): Date {
  return new Date(`${day}T12:00:00`);
}

/** As another library writes it, which counts records where the standard counts payments. */
function writtenByOther(one: BankFileAsk, originator: { short: string; long: string }): string[] {
  const generator = new EFTGenerator({
    originatorId: from.companyId,
    originatorShortName: originator.short,
    originatorLongName: originator.long,
    fileCreationNumber: String(one.fileNumber),
    fileCreationDate: localDay('2026-11-24'),
    destinationDataCentre: from.bankName,
    destinationCurrency: 'CAD',
    returnInstitutionNumber: '003',
    returnTransitNumber: '00012',
    returnAccountNumber: '1234567',
  });
  const segments = one.payments.map((each) => ({
    bankInstitutionNumber: '815',
    bankTransitNumber: '12345',
    bankAccountNumber: each.to.kind === 'other' ? each.to.account : '',
    cpaCode: 460,
    amount: each.amount / 100,
    paymentDate: localDay(one.executionDay),
    payeeName: each.to.holder.toUpperCase(),
    crossReferenceNumber: each.reference.toUpperCase(),
  }));
  for (let nth = 0; nth < segments.length; nth += 6) {
    generator.addTransaction({ recordType: 'C', segments: segments.slice(nth, nth + 6) });
  }
  return generator.toCPA005().split('\r\n');
}

describe('a Canadian file of Standard 005', () => {
  it('has the fields of the standard at their places', () => {
    const origin = '01234567890007';
    const segment =
      '4600000001999026331081512345' +
      '0012345     ' +
      '0'.repeat(25) +
      'ZOE S CONSIGNME' +
      'ZOE QUINONES                  ' +
      'ZOE S CONSIGNMENT OF NOVA SCOT' +
      '0123456789' +
      'PO-1               ' +
      '000300012' +
      '1234567     ' +
      ' '.repeat(39) +
      '0'.repeat(11);
    expect(segment).toHaveLength(240);
    expect(linesOf(ask)).toEqual([
      `A000000001${origin}02632800320${' '.repeat(20)}CAD${' '.repeat(1406)}`,
      `C000000002${origin}${segment}${' '.repeat(1200)}`,
      `Z000000003${origin}${'0'.repeat(22)}0000000000199900000001${'0'.repeat(44)}${' '.repeat(1352)}`,
    ]);
    expect(cpa005.write({ ...ask }).bytes).toEqual(cpa005.write(ask).bytes);
  });

  it('of random runs is equal to the file of another library', { timeout: 60_000 }, () => {
    const payments = fc.array(
      fc.record({
        amount: fc.oneof(fc.integer({ min: 1, max: 9_999_999_999 }), fc.constantFrom(1, 10, 9_999_999_999)),
        account: fc.stringMatching(/^\d{1,12}$/),
        holder: fc.stringMatching(/^[A-Za-z]{1,30}$/),
      }),
      { minLength: 1, maxLength: 30 },
    );
    for (const run of fc.sample(payments, 200)) {
      const one = {
        ...ask,
        payments: run.map(({ amount, account, holder }, nth) => ({
          ...payment,
          reference: `po-${nth + 1}`,
          amount,
          to: { ...to, account, holder },
        })),
      };
      const lines = linesOf(one);
      const others = writtenByOther(one, {
        short: 'ZOE S CONSIGNME',
        long: 'ZOE S CONSIGNMENT OF NOVA SCOT',
      });
      expect(lines.every((line) => /^[ -~]{1464}$/.test(line))).toBe(true);
      expect(lines.slice(0, -1)).toEqual(others.slice(0, -1));
      const [own = '', other = ''] = [lines.at(-1), others.at(-1)];
      expect(own.slice(60, 68)).toBe(String(run.length).padStart(8, '0'));
      expect(own.slice(0, 60) + own.slice(68)).toBe(other.slice(0, 60) + other.slice(68));
    }
  });

  it('has up to six payments in a record', () => {
    const payments = Array.from({ length: 13 }, (_, nth) => ({ ...payment, reference: `po-${nth + 1}` }));
    const lines = linesOf({ ...ask, payments });
    expect(lines.map((line) => line.slice(0, 10))).toEqual([
      'A000000001',
      'C000000002',
      'C000000003',
      'C000000004',
      'Z000000005',
    ]);
    expect(lines[3]?.slice(24 + 240)).toBe(' '.repeat(1200));
    expect(lines[4]?.slice(46, 68)).toBe('0000000002598700000013');
  });

  it('counts the shop’s files up to 9999', () => {
    const numbers = [1, 9999, 10_000, 19_998].map((fileNumber) =>
      linesOf({ ...ask, fileNumber })[0]?.slice(20, 24),
    );
    expect(numbers).toEqual(['0001', '9999', '0001', '9999']);
  });

  it('can be made of all that it allows', () => {
    const largest = { ...payment, reference: `po-${'1'.repeat(16)}`, amount: 9_999_999_999 };
    expect(cpa005.fileFaults(ask)).toEqual([]);
    expect(cpa005.paymentFaults(ask, { ...largest, to: { ...to, account: '1'.repeat(12) } })).toEqual([]);
  });

  it.each([
    ['a branch that is none', { to: { ...to, branch: '1234' } }, 'not an institution and transit number'],
    ['13 digits', { to: { ...to, account: '1'.repeat(13) } }, 'can have up to 12 digits'],
    ['an account that is not all digits', { to: { ...to, account: '12A' } }, 'can have up to 12 digits'],
    ['more than ten digits', { amount: 10_000_000_000 }, 'too large for a single payment'],
    ['a long reference', { reference: `po-${'1'.repeat(17)}` }, 'longer than the 19 characters'],
    ['a name that is not read', { to: { ...to, holder: '=+-' } }, 'cannot be written in Latin script'],
  ])('refuses a payment to %s', (_, change, why) => {
    expect(cpa005.paymentFaults(ask, { ...payment, ...change })).toEqual([expect.stringContaining(why)]);
  });

  it.each([
    ['a branch', { ...from, branch: '12' }, 'Enter the institution and transit number'],
    ['an account number', { ...from, account: '' }, 'can have up to 12 digits'],
    ['an originator', { ...from, companyId: '012345678' }, 'Enter the originator ID'],
    ['a data centre', { ...from, bankName: 'RBC' }, 'Enter the data centre'],
    ['a name', { ...from, holder: '…' }, 'in Latin script'],
    ['a Canadian account', ownIban, 'Enter the Canadian account'],
  ])('refuses a shop without %s', (_, account, why) => {
    expect(cpa005.fileFaults({ ...ask, from: account })).toEqual([expect.stringContaining(why)]);
  });

  it('refuses a sum of more than 14 digits', () => {
    const payments = Array.from({ length: 10_001 }, () => ({ ...payment, amount: 9_999_999_999 }));
    expect(cpa005.fileFaults({ ...ask, payments })).toEqual([expect.stringContaining('total is too large')]);
    expect(cpa005.fileFaults({ ...ask, payments: payments.slice(1) })).toEqual([]);
  });
});
