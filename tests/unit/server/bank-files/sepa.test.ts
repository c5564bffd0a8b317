import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { addressRefusal } from '../../../../packages/domain/src/pay-runs/bank-file.ts';
import { makeBankFile } from '../../../../packages/server/src/features/pay-runs/bank-files/make-bank-file.ts';
import { ownIban, runsOf, toAba, toIban } from './runs.ts';
import { schemaFaults } from './schema.ts';

const ask = {
  format: 'pain.001.001.09' as const,
  messageId: 'run-7-1',
  createdAt: new Date('2026-11-26T10:00:00.123Z'),
  timeZone: 'Europe/Berlin',
  executionDay: '2026-11-30',
  currency: 'EUR',
  from: ownIban,
  payments: [{ reference: 'po-1', amount: 1999, to: toIban, text: 'Payout 1 – Zoë’s shop' }],
};

function textOf(...given: Parameters<typeof makeBankFile>): string {
  return makeBankFile(...given).bytes.toString('utf8');
}

describe('a SEPA credit transfer', () => {
  it.each(['pain.001.001.09', 'pain.001.001.03'] as const)(
    'of 1,000 random runs is valid against the schema of %s, with true counts and sums',
    { timeout: 300_000 },
    async (format) => {
      const runs = fc.sample(runsOf(format), 1000);
      const files = runs.map((run) => makeBankFile(run));
      expect(
        await schemaFaults(
          format,
          files.map(({ bytes }) => bytes.toString('utf8')),
        ),
      ).toEqual([]);
      for (const [nth, file] of files.entries()) {
        const run = runs[nth];
        const text = file.bytes.toString('utf8');
        const amounts = [...text.matchAll(/<InstdAmt Ccy="EUR">(\d+)\.(\d\d)</g)].map(([, whole, part]) =>
          BigInt(`${whole}${part}`),
        );
        const sum = amounts.reduce((total, amount) => total + amount, 0n);
        const written = `${sum / 100n}.${String(sum % 100n).padStart(2, '0')}`;
        expect(amounts).toEqual(run?.payments.map(({ amount }) => BigInt(amount)));
        expect(text.match(/<CtrlSum>[^<]+/g)).toEqual([`<CtrlSum>${written}`, `<CtrlSum>${written}`]);
        expect(text.match(/<NbOfTxs>[^<]+/g)).toEqual(Array(2).fill(`<NbOfTxs>${amounts.length}`));
        expect(file.control).toMatchObject({ count: amounts.length, amount: Number(sum) });
        // The least set of characters that all of SEPA takes.
        for (const [, name = ''] of text.matchAll(/<(?:Nm|Ustrd)>([^<]*)</g)) {
          expect(name.replace(/&apos;/g, "'")).toMatch(/^[A-Za-z0-9/?:().,'+ -]{1,140}$/);
        }
      }
    },
  );

  it('writes the same bytes for the same run', () => {
    fc.assert(
      fc.property(runsOf('pain.001.001.09'), (run) => {
        const [one, other] = [makeBankFile(run), makeBankFile(structuredClone(run))];
        expect(other.bytes.equals(one.bytes)).toBe(true);
        expect(other.control).toEqual(one.control);
      }),
      { numRuns: 50 },
    );
  });

  it('writes names in characters that every bank reads', () => {
    const text = textOf(ask);
    expect(text).toContain('<Nm>Zoe + Sohne (Consign)</Nm>');
    expect(text).toContain('<Nm>Lukasz Zolc</Nm>');
    expect(text).toContain('<Ustrd>Payout 1 - Zoe&apos;s shop</Ustrd>');
    expect(text).toContain('<EndToEndId>po-1</EndToEndId>');
    expect(text).toContain('<ReqdExctnDt><Dt>2026-11-30</Dt></ReqdExctnDt>');
    expect(textOf({ ...ask, format: 'pain.001.001.03' })).toContain('<ReqdExctnDt>2026-11-30</ReqdExctnDt>');
  });

  it('needs no BIC', async () => {
    const text = textOf({ ...ask, from: { ...ownIban, bic: null } });
    expect(text).toContain('<DbtrAgt><FinInstnId><Othr><Id>NOTPROVIDED</Id>');
    expect(text).not.toContain('CdtrAgt');
    expect(await schemaFaults('pain.001.001.09', [text])).toEqual([]);
  });

  const [shopAddress, address] = [
    { street: 'Torstraße', building: '1', postcode: '10119', town: 'Berlin', country: 'DE' },
    { street: 'Baker Street', building: '', postcode: 'NW1 6XE', town: 'London', country: 'GB' },
  ];
  const toGb = { ...toIban, iban: 'GB82WEST12345698765432' };

  it.each(['pain.001.001.09', 'pain.001.001.03'] as const)(
    'to a country that is not in the EEA has both addresses in parts: %s',
    async (format) => {
      const from = { ...ownIban, address: shopAddress };
      const payments = [{ ...ask.payments[0], to: { ...toGb, address } }];
      const text = textOf({ ...ask, format, from, payments } as typeof ask);
      expect(text).toContain(
        '<PstlAdr><StrtNm>Torstrasse</StrtNm><BldgNb>1</BldgNb><PstCd>10119</PstCd><TwnNm>Berlin</TwnNm><Ctry>DE</Ctry></PstlAdr></Dbtr>',
      );
      expect(text).toContain(
        '<PstlAdr><StrtNm>Baker Street</StrtNm><PstCd>NW1 6XE</PstCd><TwnNm>London</TwnNm><Ctry>GB</Ctry></PstlAdr></Cdtr>',
      );
      expect(await schemaFaults(format, [text])).toEqual([]);
    },
  );

  it.each([
    ['GB82WEST12345698765432', ownIban.iban, true],
    ['CH9300762011623852957', ownIban.iban, true],
    [ownIban.iban, 'GB82WEST12345698765432', true],
    ['GB82WEST12345698765432', 'GB33BUKB20201555555555', false],
    ['NO9386011117947', ownIban.iban, false],
  ])('to %s from %s needs addresses: %s', (iban, own, isNeeded) => {
    const to = { ...toIban, iban };
    const from = { ...ownIban, iban: own };
    expect(addressRefusal('pain.001.001.09', from, to) !== null).toBe(isNeeded);
    const [withShop, withVendor] = [
      { ...from, address: shopAddress },
      { ...to, address },
    ];
    expect(addressRefusal('pain.001.001.09', withShop, withVendor)).toBeNull();
    if (!isNeeded) return;
    expect(addressRefusal('pain.001.001.09', from, withVendor)).toContain('Enter the shop’s address');
    expect(addressRefusal('pain.001.001.09', withShop, to)).toContain('Enter the vendor’s address');
    expect(addressRefusal('csv', from, to)).toBeNull();
  });

  it.each([
    [
      'another currency',
      { currency: 'USD' },
      'SEPA payments can only be made in EUR, but these payments are in USD.',
    ],
    [
      'a Saturday',
      { executionDay: '2026-11-28' },
      'Banks do not make payments on 2026-11-28, because it is a Saturday.',
    ],
    [
      'a holiday of TARGET',
      { executionDay: '2026-04-03' },
      'Banks do not make payments on 2026-04-03, because it is Good Friday.',
    ],
    ['nothing to pay', { payments: [] }, 'There is nothing to pay in this file.'],
    ['a US account', { payments: [{ ...ask.payments[0], to: toAba }] }, 'SEPA payments need an IBAN'],
    [
      'a country beyond SEPA',
      { payments: [{ ...ask.payments[0], to: { ...toIban, iban: 'BR1800360305000010009795493C1' } }] },
      'Banks in BR do not accept SEPA payments.',
    ],
    [
      'an account in the UK without addresses',
      { payments: [{ ...ask.payments[0], to: toGb }] },
      'po-1: Banks require addresses',
    ],
    [
      'a name without words',
      { payments: [{ ...ask.payments[0], to: { ...toIban, holder: '…' } }] },
      'in Latin script',
    ],
    ['0', { payments: [{ ...ask.payments[0], amount: 0 }] }, 'po-1: The amount must be greater than 0.'],
    [
      'half a cent',
      { payments: [{ ...ask.payments[0], amount: 0.5 }] },
      'po-1: The amount must be greater than 0.',
    ],
    [
      'a payment twice',
      { payments: [ask.payments[0], ask.payments[0]] },
      'The same reference appears twice in the file.',
    ],
  ])('refuses %s', (_, change, why) => {
    // The changes make asks that the types do not allow.
    expect(() => makeBankFile({ ...ask, ...change } as typeof ask)).toThrow(why);
  });
});
