import {
  bankHoldUntil,
  maskedBankDetails,
  sameBankDetails,
  type BankDetails,
} from '@consignment/domain/bank-details';
import { checkBankDetails, type TypedBankDetails } from '@consignment/domain/bank-details-check';
import fc from 'fast-check';
import { composeIBAN } from 'ibantools';
import { describe, expect, it } from 'vitest';

const holder = 'Ada Ceramics';

function faultsOf(typed: TypedBankDetails): string[] {
  const checked = checkBankDetails(typed);
  return checked.is === 'ok' ? [] : checked.faults.map(({ field, why }) => `${field}: ${why}`);
}

describe('an IBAN', () => {
  it('is kept in capitals and without spaces, as is the BIC', () => {
    const typed = { kind: 'iban', holder: '  Ada   Ceramics ', iban: 'de89 3704-0044 0532 0130 00' } as const;
    expect(checkBankDetails({ ...typed, bic: 'cobadeff xxx' })).toEqual({
      is: 'ok',
      details: { kind: 'iban', holder, iban: 'DE89370400440532013000', bic: 'COBADEFFXXX' },
    });
    expect(checkBankDetails(typed)).toMatchObject({ is: 'ok', details: { bic: null } });
  });

  it.each([
    ['', 'Enter the IBAN.'],
    ['DE89370400440532013001', 'This IBAN has a typing error: its check digits do not fit.'],
    ['DE8937040044053201300', 'This IBAN is too short or too long for its country.'],
    ['XX89370400440532013000', 'An IBAN begins with the code of its country, such as DE.'],
    ['12345', 'An IBAN begins with the code of its country, such as DE.'],
  ])('is refused as %j', (iban, why) => {
    expect(faultsOf({ kind: 'iban', holder, iban })).toEqual([`iban: ${why}`]);
  });

  it('is refused where one digit is another', () => {
    const account = fc.stringMatching(/^\d{18}$/);
    fc.assert(
      fc.property(account, fc.nat(17), fc.integer({ min: 1, max: 9 }), (bban, at, step) => {
        const iban = composeIBAN({ countryCode: 'DE', bban });
        const right = String(iban);
        expect(faultsOf({ kind: 'iban', holder, iban: right })).toEqual([]);
        const digit = (Number(right.charAt(4 + at)) + step) % 10;
        const wrong = `${right.slice(0, 4 + at)}${digit}${right.slice(5 + at)}`;
        expect(faultsOf({ kind: 'iban', holder, iban: wrong })).toHaveLength(1);
      }),
    );
  });
});

describe('a US account', () => {
  const typed = {
    kind: 'aba',
    holder,
    routing: '021000021',
    account: '000123456789',
    account_type: 'savings',
  } as const;

  it('keeps the zeros that its numbers begin with', () => {
    expect(checkBankDetails(typed)).toEqual({
      is: 'ok',
      details: {
        kind: 'aba',
        holder,
        routing: '021000021',
        account: '000123456789',
        accountType: 'savings',
      },
    });
  });

  it('is refused with each field at fault, in the order of the form', () => {
    expect(
      faultsOf({ kind: 'aba', holder: ' ', routing: '021000022', account: '12a', account_type: 'gold' }),
    ).toEqual([
      'holder: Enter the name of the account’s holder.',
      'routing: This routing number has a typing error: its check digit does not fit.',
      'account: An account number has 4 to 17 digits.',
      'account_type: Choose checking or savings.',
    ]);
  });

  it.each(['000000000', '990000009', '12345678', '0210000210'])('has no routing number %s', (routing) => {
    expect(faultsOf({ ...typed, routing })).toHaveLength(1);
  });
});

describe('another account', () => {
  it('is taken as it is typed', () => {
    expect(checkBankDetails({ kind: 'other', holder, branch: ' 20-00-00 ', account: '55779911' })).toEqual({
      is: 'ok',
      details: { kind: 'other', holder, branch: '20-00-00', account: '55779911' },
    });
  });

  it('takes no field of another kind, and no character that could be read as a formula', () => {
    expect(faultsOf({ kind: 'other', holder, account: '=1+1+1', iban: 'DE89370400440532013000' })).toEqual([
      'iban: This does not belong to an account of this kind.',
      'account: Use 4 to 34 of A to Z, digits, spaces and hyphens.',
    ]);
  });
});

describe('the mask', () => {
  it.each<[BankDetails, string]>([
    [{ kind: 'iban', holder, iban: 'DE89370400440532013000', bic: null }, 'IBAN DE89 •••• 3000'],
    [
      { kind: 'aba', holder, routing: '021000021', account: '123456789', accountType: 'checking' },
      'US account •••• 6789',
    ],
    [{ kind: 'other', holder, branch: '20-00-00', account: '12345' }, 'Other account •••• 45'],
  ])('of %j', (details, mask) => {
    expect(maskedBankDetails(details)).toBe(mask);
  });

  it('has never more than the last four characters of a number, and never more than half', () => {
    const account = fc.stringMatching(/^[0-9A-Z]{4,34}$/);
    const details = fc.oneof(
      account.map((number): [string, BankDetails] => [
        number,
        { kind: 'iban', holder, iban: `DE89${number}`, bic: 'COBADEFFXXX' },
      ]),
      account.map((number): [string, BankDetails] => [
        number,
        { kind: 'aba', holder, routing: '021000021', account: number, accountType: 'checking' },
      ]),
      account.map((number): [string, BankDetails] => [
        number,
        { kind: 'other', holder, branch: '200000', account: number },
      ]),
    );
    fc.assert(
      fc.property(details, ([number, one]) => {
        const shown = maskedBankDetails(one).split('•••• ')[1] ?? '';
        expect(number.endsWith(shown)).toBe(true);
        expect(shown.length).toBeLessThanOrEqual(Math.min(4, number.length / 2));
        expect(maskedBankDetails(one)).not.toContain(holder);
      }),
    );
  });
});

it('compares details whatever the order in which they were kept', () => {
  const one: BankDetails = { kind: 'other', holder, branch: '', account: '1234' };
  expect(sameBankDetails(one, { account: '1234', branch: '', holder, kind: 'other' })).toBe(true);
  expect(sameBankDetails(one, { ...one, account: '1235' })).toBe(false);
  expect(sameBankDetails(one, null)).toBe(false);
  expect(sameBankDetails(null, null)).toBe(true);
});

it('holds payments for two days to the second', () => {
  expect(bankHoldUntil(new Date('2026-03-28T12:00:00Z'))).toEqual(new Date('2026-03-30T12:00:00Z'));
});
