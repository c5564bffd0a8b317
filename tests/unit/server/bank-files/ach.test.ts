import { Writable } from 'node:stream';
import achOf from '@ach/ach';
import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { makeBankFile } from '../../../../packages/server/src/features/pay-runs/bank-files/make-bank-file.ts';
import { ownAba, runsOf, toAba, toIban } from './runs.ts';

type Read = {
  file: Record<string, string | number> & { footer: Record<string, number> };
  batches: (Record<string, string | number> & {
    entries: Record<string, string | number>[];
    footer: Record<string, string | number>;
  })[];
};

const ach = achOf();

/** Read by another library. */
async function readBack(bytes: Buffer): Promise<Read> {
  const text: string = await new Promise((resolve, reject) => {
    let json = '';
    const target = new Writable({
      write: (chunk: Buffer, _, done) => {
        json += chunk.toString();
        done();
      },
    });
    target.on('finish', () => resolve(json)).on('error', reject);
    ach.from({ format: 'ach', source: bytes.toString('ascii').replaceAll('\r\n', '\n') }).to({
      format: 'json',
      target,
    });
  });
  return JSON.parse(text) as Read;
}

const ask = {
  format: 'nacha_ppd' as const,
  messageId: 'run-7-1',
  createdAt: new Date('2026-11-24T10:05:00Z'),
  timeZone: 'UTC',
  executionDay: '2026-11-27',
  currency: 'USD',
  from: ownAba,
  payments: [{ reference: 'po-1', amount: 1999, to: toAba, text: 'Payout 1' }],
};

describe('an ACH file', () => {
  it.each(['nacha_ppd', 'nacha_ccd'] as const)(
    'of random runs is read back equal by another library: %s',
    { timeout: 120_000 },
    async (format) => {
      for (const run of fc.sample(runsOf(format, 30), 300)) {
        const file = makeBankFile(run);
        const lines = file.bytes.toString('ascii').split('\r\n');
        expect(lines.pop()).toBe('');
        expect(lines.length % 10).toBe(0);
        expect(lines.every((line) => /^[ -~]{94}$/.test(line) && line === line.toUpperCase())).toBe(true);
        const read = await readBack(file.bytes);
        const [batch] = read.batches;
        const sum = run.payments.reduce((total, { amount }) => total + amount, 0);
        const hash = run.payments.reduce(
          (total, { to }) => total + (to.kind === 'aba' ? Number(to.routing.slice(0, 8)) : 0),
          0,
        );
        expect(read.batches).toHaveLength(1);
        expect(batch).toMatchObject({
          serviceClassCode: 220,
          entryClassCode: format === 'nacha_ccd' ? 'CCD' : 'PPD',
          effectiveDate: run.executionDay.slice(2).replaceAll('-', ''),
          companyId: '1234567890',
        });
        for (const [nth, { reference, amount, to }] of run.payments.entries()) {
          if (to.kind !== 'aba') throw new TypeError('The runs pay to US accounts.');
          const entry = batch?.entries[nth];
          expect(entry).toMatchObject({
            transactionCode: to.accountType === 'checking' ? '22' : '32',
            dfiAccount: to.account,
            amount,
            identificationNumber: reference.toUpperCase(),
            addendaIndicator: '0',
          });
          const bank = String(entry?.['receivingDFIIdentification']).padStart(8, '0');
          expect(`${bank}${entry?.['checkDigit']}`).toBe(to.routing);
          expect(String(entry?.['traceNumber']).endsWith(String(nth + 1).padStart(7, '0'))).toBe(true);
        }
        expect(read.file.footer).toMatchObject({
          batchCount: 1,
          blockCount: lines.length / 10,
          entryAndAddendaCount: run.payments.length,
          entryHash: hash % 10_000_000_000,
          totalDebit: 0,
          totalCredit: sum,
        });
        expect(file.control).toMatchObject({
          count: run.payments.length,
          amount: sum,
          entryHash: String(hash).padStart(10, '0').slice(-10),
        });
      }
    },
  );

  it('has the fields of the rules at their places', () => {
    const lines = makeBankFile(ask).bytes.toString('ascii').split('\r\n');
    expect(lines.slice(0, 5)).toEqual([
      "101 02100002112345678902611241005A094101BANK OF SOMEWHERE      ZOE'S CONSIGNMENT OF NE        ",
      "5220ZOE'S CONSIGNMEN                    1234567890PPDPAYOUT    261124261127   1021000020000001",
      '6320114015330012345          0000001999PO-1           ZOE QUINONES            0021000020000001',
      '82200000010001140153000000000000000000001999' + '1234567890' + ' '.repeat(25) + '021000020000001',
      '9000001000001000000010001140153000000000000000000001999' + ' '.repeat(39),
    ]);
    expect(lines[5]).toBe('9'.repeat(94));
  });

  it('is balanced where the bank wants it: one more entry takes the sum from the shop’s account', () => {
    const to = { ...toAba, holder: 'Ann Oak', routing: '091000019', accountType: 'checking' as const };
    const payments = [...ask.payments, { reference: 'po-2', amount: 501, to, text: 'Payout 2' }];
    const file = makeBankFile({ ...ask, payments, isBalanced: true });
    const lines = file.bytes.toString('ascii').split('\r\n');
    expect(lines.slice(0, 8)).toEqual([
      "101 02100002112345678902611241005A094101BANK OF SOMEWHERE      ZOE'S CONSIGNMENT OF NE        ",
      "5200ZOE'S CONSIGNMEN                    1234567890PPDPAYOUT    261124261127   1021000020000001",
      '6320114015330012345          0000001999PO-1           ZOE QUINONES            0021000020000001',
      '6220910000190012345          0000000501PO-2           ANN OAK                 0021000020000002',
      "627021000021123456789        0000002500OFFSET         ZOE'S CONSIGNMENT OF N  0021000020000003",
      '82000000030012340156000000002500000000002500' + '1234567890' + ' '.repeat(25) + '021000020000001',
      '9000001000001000000030012340156000000002500000000002500' + ' '.repeat(39),
      '9'.repeat(94),
    ]);
    expect(lines.slice(7)).toEqual(['9'.repeat(94), '9'.repeat(94), '9'.repeat(94), '']);
    // The payments alone: a bank's answers and statements are compared with them.
    expect(file.control).toMatchObject({ count: 2, amount: 2500, entryHash: '0012340156' });
    const savings = makeBankFile({
      ...ask,
      from: { ...ownAba, accountType: 'savings' },
      isBalanced: true,
    });
    expect(savings.bytes.toString('ascii').split('\r\n')[3]).toMatch(/^637021000021123456789 /);
  });

  it.each(['nacha_ppd', 'nacha_ccd'] as const)(
    'that is balanced is read back equal by another library: %s',
    { timeout: 120_000 },
    async (format) => {
      for (const run of fc.sample(runsOf(format, 30), 100)) {
        // Their sum has to fit into one entry.
        const payments = run.payments.map((one) => ({ ...one, amount: 1 + (one.amount % 99_999_999) }));
        const file = makeBankFile({ ...run, payments, isBalanced: true });
        const plain = makeBankFile({ ...run, payments });
        const sum = payments.reduce((total, { amount }) => total + amount, 0);
        const { batches, file: read } = await readBack(file.bytes);
        const [batch] = batches;
        const offset = batch?.entries.at(-1);
        expect(batch).toMatchObject({ serviceClassCode: 200, entries: { length: payments.length + 1 } });
        expect(batch?.footer).toMatchObject({ serviceClassCode: 200, totalDebit: sum, totalCredit: sum });
        expect(offset).toMatchObject({
          transactionCode: '27',
          dfiAccount: ownAba.account,
          amount: sum,
          identificationNumber: 'OFFSET',
        });
        expect(String(offset?.['traceNumber']).endsWith(String(payments.length + 1).padStart(7, '0'))).toBe(
          true,
        );
        expect(batch?.entries.slice(0, -1)).toEqual((await readBack(plain.bytes)).batches[0]?.entries);
        expect(read.footer).toMatchObject({
          entryAndAddendaCount: payments.length + 1,
          entryHash: (Number(plain.control.entryHash) + 2_100_002) % 10_000_000_000,
          totalDebit: sum,
          totalCredit: sum,
        });
        expect(file.control).toMatchObject({ count: payments.length, amount: sum });
        expect(Number(file.control.entryHash)).toBe(read.footer['entryHash']);
      }
    },
  );

  it.each([
    ['ten characters', '9876543210', '9876543210'],
    ['a routing number', '121042882', ' 121042882'],
    ['small letters', 'abc-1', '     ABC-1'],
  ])('has the immediate origin of the bank in its first record alone: %s', (_, immediateOrigin, written) => {
    const read = (bytes: Buffer) => bytes.toString('ascii').split('\r\n');
    const [first = '', ...others] = read(makeBankFile({ ...ask, immediateOrigin }).bytes);
    const [plain = '', ...same] = read(makeBankFile(ask).bytes);
    expect(first).toBe(`${plain.slice(0, 13)}${written}${plain.slice(23)}`);
    expect(others).toEqual(same);
  });

  it('has the day and the time of the shop, and the day after it for the payment', () => {
    const night = { ...ask, createdAt: new Date('2026-11-28T07:28:20Z'), timeZone: 'America/Los_Angeles' };
    const [file = '', batch = ''] = makeBankFile({ ...night, executionDay: '2026-11-30' })
      .bytes.toString('ascii')
      .split('\r\n');
    expect([file.slice(23, 29), file.slice(29, 33)]).toEqual(['261127', '2328']);
    expect([batch.slice(63, 69), batch.slice(69, 75)]).toEqual(['261127', '261130']);
  });

  it('of the same day as another has another sign', () => {
    const signs = [0, 1, 25, 26, 35].map((fileOfDay) =>
      makeBankFile({ ...ask, fileOfDay })
        .bytes.toString('ascii')
        .charAt(33),
    );
    expect(signs).toEqual(['A', 'B', 'Z', '0', '9']);
  });

  it.each([
    [
      'another currency',
      { currency: 'EUR' },
      'ACH payments can only be made in USD, but these payments are in EUR.',
    ],
    ['Thanksgiving', { executionDay: '2026-11-26' }, 'it is Thanksgiving Day'],
    ['an IBAN', { payments: [{ ...ask.payments[0], to: toIban }] }, 'ACH payments need a US routing number'],
    [
      'more than ten digits',
      { payments: [{ ...ask.payments[0], amount: 10_000_000_000 }] },
      'too large for a single payment',
    ],
    [
      'a balanced file of more than one entry can take',
      {
        isBalanced: true,
        payments: [1, 2].map((id) => ({ ...ask.payments[0], reference: `po-${id}`, amount: 5_000_000_000 })),
      },
      'The total is too large for a single entry in a balanced ACH file.',
    ],
    ['a shop without its company id', { from: { ...ownAba, companyId: '' } }, 'Enter the company id'],
  ])('refuses %s', (_, change, why) => {
    // The changes make asks that the types do not allow.
    expect(() => makeBankFile({ ...ask, ...change } as typeof ask)).toThrow(why);
  });
});
