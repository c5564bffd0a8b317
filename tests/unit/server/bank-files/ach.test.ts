import { Writable } from 'node:stream';
import achOf from '@ach/ach';
import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { makeBankFile } from '../../../../packages/server/src/payments/bank-files/make-bank-file.ts';
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

  it('of the same day as another has another sign', () => {
    const signs = [0, 1, 25, 26, 35].map((fileOfDay) =>
      makeBankFile({ ...ask, fileOfDay })
        .bytes.toString('ascii')
        .charAt(33),
    );
    expect(signs).toEqual(['A', 'B', 'Z', '0', '9']);
  });

  it.each([
    ['another currency', { currency: 'EUR' }, 'ACH pays in USD only, and these payments are in EUR.'],
    ['Thanksgiving', { executionDay: '2026-11-26' }, 'it is Thanksgiving Day'],
    [
      'an IBAN',
      { payments: [{ ...ask.payments[0], to: toIban }] },
      'ACH pays to a routing and an account number',
    ],
    [
      'more than ten digits',
      { payments: [{ ...ask.payments[0], amount: 10_000_000_000 }] },
      'larger than one payment',
    ],
    ['a shop without its company id', { from: { ...ownAba, companyId: '' } }, 'Enter the company id'],
  ])('refuses %s', (_, change, why) => {
    // The changes make asks that the types do not allow.
    expect(() => makeBankFile({ ...ask, ...change } as typeof ask)).toThrow(why);
  });
});
