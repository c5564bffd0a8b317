import fc from 'fast-check';
import type { BankDetails } from '../../../../packages/domain/src/payouts/bank-details.ts';
import type { BankFileFormat, ShopAccount } from '../../../../packages/domain/src/pay-runs/bank-file.ts';
import type { BankFileAsk } from '../../../../packages/server/src/features/pay-runs/bank-files/bank-file.ts';

/* Random pay runs, with the names that people have. */

export const ownIban: Extract<ShopAccount, { kind: 'iban' }> = {
  kind: 'iban',
  holder: 'Zoë & Söhne <Consign>',
  iban: 'DE89370400440532013000',
  bic: 'COBADEFFXXX',
};

export const ownAba: Extract<ShopAccount, { kind: 'aba' }> = {
  kind: 'aba',
  holder: 'Zoë’s Consignment of New Orleans, LLC',
  routing: '021000021',
  account: '123456789',
  accountType: 'checking',
  bankName: 'Bank of Somewhere',
  companyId: '1234567890',
};

export const toIban: BankDetails = {
  kind: 'iban',
  holder: 'Łukasz Żółć',
  iban: 'NL91ABNA0417164300',
  bic: null,
};
export const toAba: BankDetails = {
  kind: 'aba',
  holder: 'Zoë Quiñones',
  routing: '011401533',
  account: '0012345',
  accountType: 'savings',
};
export const toOther: BankDetails = {
  kind: 'other',
  holder: '=HYPERLINK("http://evil")',
  branch: '20-00-00',
  account: '00123456',
};

const holder = fc.oneof(
  fc.constantFrom(
    'Zoë Müller-Łukasik',
    'Ελένη Παπαδοπούλου',
    'Владимир',
    '山田太郎',
    "O'Neill & Sons <b>",
    'İğdır Ş. A.Ş.',
    'عمر',
    'ﬁne ＷＩＤＥ',
    'A'.repeat(120),
    '=1+1',
    'Ann\u0000\u0007\uFFFEa',
    'Ann 👩‍🎨 Art',
  ),
  fc.string({ unit: 'grapheme', minLength: 0, maxLength: 90 }).map((text) => `A ${text}`),
  fc.string({ unit: 'binary', maxLength: 90 }).map((text) => `B ${text}`),
);

const text = fc.oneof(
  fc.string({ unit: 'binary', maxLength: 300 }),
  fc.constant('Payout 12 of Zoë’s shop'),
  fc.constant(''),
);

function ibanWith(country: string, body: string): string {
  const digits = `${body}${country}00`.replace(/[A-Z]/g, (letter) => String(letter.charCodeAt(0) - 55));
  return `${country}${String(98n - (BigInt(digits) % 97n)).padStart(2, '0')}${body}`;
}

const iban = fc
  .tuple(fc.constantFrom('DE', 'AT', 'FR', 'NO'), fc.stringMatching(/^\d{18}$/))
  .map(([country, body]) => ibanWith(country, body));
const bic = fc.option(fc.constantFrom('COBADEFFXXX', 'BNPAFRPP', 'GIBAATWW'));

const ibanDetails: fc.Arbitrary<BankDetails> = fc.record({
  kind: fc.constant('iban' as const),
  holder,
  iban,
  bic,
});
const abaDetails: fc.Arbitrary<BankDetails> = fc.record({
  kind: fc.constant('aba' as const),
  holder,
  routing: fc.stringMatching(/^\d{9}$/),
  account: fc.stringMatching(/^\d{4,17}$/),
  accountType: fc.constantFrom('checking' as const, 'savings' as const),
});

/** Runs that a format can pay. */
export function runsOf(format: Exclude<BankFileFormat, 'csv'>, maxLength = 12): fc.Arbitrary<BankFileAsk> {
  const isAch = format.startsWith('nacha');
  const payment = fc.record({
    amount: fc.oneof(fc.integer({ min: 1, max: 9_999_999_999 }), fc.constantFrom(1, 10, 100, 123_456)),
    to: isAch ? abaDetails : ibanDetails,
    text,
  });
  return fc
    .record({
      number: fc.integer({ min: 1, max: 1_000_000 }),
      createdAt: fc.date({ min: new Date('2025-01-01'), max: new Date('2035-01-01'), noInvalidDate: true }),
      executionDay: fc.constantFrom('2026-11-30', '2026-12-01', '2027-02-09'),
      first: fc.integer({ min: 1, max: 9_000_000_000 }),
      payments: fc.array(payment, { minLength: 1, maxLength }),
    })
    .map(({ number, createdAt, executionDay, first, payments }) => ({
      format,
      messageId: `run-7-${number}`,
      createdAt,
      timeZone: 'America/Los_Angeles',
      executionDay,
      currency: isAch ? 'USD' : 'EUR',
      from: isAch ? ownAba : ownIban,
      payments: payments.map((one, nth) => ({ ...one, reference: `po-${first + nth}` })),
    }));
}
