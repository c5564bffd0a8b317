import {
  bankHoldUntil,
  maskedBankDetails,
  sameBankDetails,
  type BankDetails,
} from '@consignment/domain/payouts/bank-details';
import {
  checkBankDetails,
  type TypedBankDetails,
} from '@consignment/server/actions/vendors/bank-details-check';
import fc from 'fast-check';
import { composeIBAN } from 'ibantools';
import { describe, expect, it } from 'vitest';

const holder = 'Ada Ceramics';

function faultsOf(typed: TypedBankDetails, currency = 'EUR'): string[] {
  const checked = checkBankDetails(typed, currency);
  return checked.is === 'ok' ? [] : checked.faults.map(({ field, why }) => `${field}: ${why}`);
}

describe('an IBAN', () => {
  it('is kept in capitals and without spaces, as is the BIC', () => {
    const typed = { kind: 'iban', holder: '  Ada   Ceramics ', iban: 'de89 3704-0044 0532 0130 00' } as const;
    expect(checkBankDetails({ ...typed, bic: 'cobadeff xxx' }, 'EUR')).toEqual({
      is: 'ok',
      details: { kind: 'iban', holder, iban: 'DE89370400440532013000', bic: 'COBADEFFXXX' },
    });
    expect(checkBankDetails(typed, 'EUR')).toMatchObject({ is: 'ok', details: { bic: null } });
  });

  it.each([
    ['', 'Enter the IBAN.'],
    ['DE89370400440532013001', 'This IBAN has a typing error: its check digits do not match.'],
    ['DE8937040044053201300', 'This IBAN is too short or too long for its country.'],
    ['XX89370400440532013000', 'An IBAN begins with a country code, such as DE.'],
    ['12345', 'An IBAN begins with a country code, such as DE.'],
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
    expect(checkBankDetails(typed, 'EUR')).toEqual({
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
      'holder: Enter the account holder’s name.',
      'routing: This routing number has a typing error: its check digit does not match.',
      'account: An account number has 4 to 17 digits.',
      'account_type: Choose checking or savings.',
    ]);
  });

  it.each(['000000000', '990000009', '12345678', '0210000210'])('has no routing number %s', (routing) => {
    expect(faultsOf({ ...typed, routing })).toHaveLength(1);
  });
});

describe('the address of the holder of an IBAN', () => {
  const typed = { kind: 'iban', holder, iban: 'GB82 WEST 1234 5698 7654 32' } as const;
  const address = { street: ' Baker  Street ', postcode: 'NW1 6XE', town: 'London', country: 'gb' };

  it('is kept in its parts, and left out where nothing of it was typed', () => {
    expect(checkBankDetails({ ...typed, ...address }, 'EUR')).toMatchObject({
      details: {
        address: { street: 'Baker Street', building: '', postcode: 'NW1 6XE', town: 'London', country: 'GB' },
      },
    });
    const without = checkBankDetails({ ...typed, street: ' ', country: '' }, 'EUR');
    expect(without.is === 'ok' && 'address' in without.details).toBe(false);
  });

  it('is refused by part, and of an account of another kind', () => {
    expect(faultsOf({ ...typed, town: 'L'.repeat(36), country: 'Britain' })).toEqual([
      'street: Enter the street.',
      'postcode: Enter the postcode.',
      'town: Use at most 35 characters.',
      'country: Enter the country code, such as CH.',
    ]);
    expect(faultsOf({ kind: 'other', holder, account: '12345678', town: 'London' })).toEqual([
      'town: This does not apply to this kind of account.',
    ]);
  });
});

describe('another account', () => {
  it('is taken as it is typed', () => {
    expect(
      checkBankDetails({ kind: 'other', holder, branch: ' 06-2000 ', account: '5577 9911' }, 'NZD'),
    ).toEqual({ is: 'ok', details: { kind: 'other', holder, branch: '06-2000', account: '5577 9911' } });
  });

  it.each(['062-000', '062000', ' 06 20 00 '])(
    'in Australia has its BSB and number in one form: %s',
    (branch) => {
      const details = { kind: 'other', holder, branch: '062-000', account: '55779911' };
      const typed = { kind: 'other' as const, holder, branch, account: '5577 9911' };
      expect(checkBankDetails(typed, 'AUD')).toEqual({ is: 'ok', details });
      expect(checkBankDetails({ ...typed, country: 'AU' }, 'EUR')).toEqual({ is: 'ok', details });
    },
  );

  it.each(['003-12345', '00312345', '000312345', '12345-003', ' 12345 003 '])(
    'in Canada has its institution first, whatever is typed: %s',
    (branch) => {
      const details = { kind: 'other', holder, branch: '003-12345', account: '1234567' };
      const typed = { kind: 'other' as const, holder, branch, account: '123-4567' };
      expect(checkBankDetails(typed, 'CAD')).toEqual({ is: 'ok', details });
      expect(checkBankDetails({ ...typed, country: 'CA' }, 'USD')).toEqual({ is: 'ok', details });
    },
  );

  it.each([
    ['AUD', { branch: '', account: '' }, ['branch: Enter the BSB.', 'account: Enter the account number.']],
    [
      'AUD',
      { branch: '62-000', account: '1234567890' },
      [
        'branch: A BSB has six digits, such as 062-000.',
        'account: An Australian account number has four to nine digits.',
      ],
    ],
    [
      'CAD',
      { branch: '', account: '' },
      ['branch: Enter the institution number and the transit number.', 'account: Enter the account number.'],
    ],
    [
      'CAD',
      { branch: '12345', account: '1234567890123' },
      [
        'branch: Enter the three digits of the institution and the five of the transit number, such as 003-12345.',
        'account: A Canadian account number has four to twelve digits.',
      ],
    ],
    [
      'CAD',
      { branch: '100312345', account: '1234567' },
      [
        'branch: Enter the three digits of the institution and the five of the transit number, such as 003-12345.',
      ],
    ],
  ])('in %s is refused as %j', (currency, typed, faults) => {
    expect(faultsOf({ kind: 'other', holder, ...typed }, currency)).toEqual(faults);
  });

  it.each(['40-12-34', '401234', ' 40 12 34 '])(
    'in the UK has its sort code and number in one form: %s',
    (branch) => {
      expect(checkBankDetails({ kind: 'other', holder, branch, account: '5577-9928' }, 'GBP')).toEqual({
        is: 'ok',
        details: { kind: 'other', holder, branch: '40-12-34', account: '55779928' },
      });
    },
  );

  it.each([
    [
      { branch: '', account: '1234567' },
      [
        'branch: Enter the sort code.',
        'account: A UK account number has eight digits. Add zeros at the start of a shorter one.',
      ],
    ],
    [
      { branch: '4012345', account: 'abcdefgh' },
      [
        'branch: A sort code has six digits, such as 40-12-34.',
        'account: A UK account number has eight digits. Add zeros at the start of a shorter one.',
      ],
    ],
  ])('in the UK is refused as %j', (typed, faults) => {
    expect(faultsOf({ kind: 'other', holder, ...typed }, 'GBP')).toEqual(faults);
  });

  // The first pair is an example of the scheme; its table does not list the last sort code.
  it.each([
    ['08-99-99', '66374958', []],
    [
      '08-99-99',
      '66374959',
      ['account: This account number does not match the sort code. Check both for typing errors.'],
    ],
    ['12-34-56', '66374959', []],
  ])('in the UK belongs to its sort code: %s %s', (branch, account, faults) => {
    expect(faultsOf({ kind: 'other', holder, branch, account }, 'GBP')).toEqual(faults);
    expect(faultsOf({ kind: 'other', holder, branch, account }, 'NZD')).toEqual([]);
  });

  it.each(['abc', 'abcd', 'Barclays 123'])('has no number %s', (account) => {
    expect(faultsOf({ kind: 'other', holder, account })).toHaveLength(1);
  });

  it('takes no field of another kind, and no character that could be read as a formula', () => {
    expect(faultsOf({ kind: 'other', holder, account: '=1+1+1', iban: 'DE89370400440532013000' })).toEqual([
      'iban: This does not apply to this kind of account.',
      'account: Use 4 to 34 characters: A to Z, digits, spaces and hyphens.',
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

describe('the country of an other account', () => {
  const uk = { kind: 'other', holder, branch: '089999', account: '66374958' } as const;

  it('asks for a sort code in the UK, whatever the shop counts in', () => {
    expect(checkBankDetails({ ...uk, country: 'GB' }, 'EUR')).toEqual({
      is: 'ok',
      details: { kind: 'other', holder, branch: '08-99-99', account: '66374958' },
    });
    const wrong = 'account: This account number does not match the sort code. Check both for typing errors.';
    expect(faultsOf({ ...uk, account: '66374959', country: 'GB' }, 'EUR')).toEqual([wrong]);
    expect(faultsOf({ ...uk, account: '66374959' }, 'GBP')).toEqual([wrong]);
  });

  it('asks for none elsewhere, even in a shop of pounds', () => {
    expect(faultsOf({ ...uk, branch: '', account: '12345', country: 'NZ' }, 'GBP')).toEqual([]);
    expect(faultsOf({ ...uk, country: 'XX' }, 'GBP')).toEqual(['country: Choose the account’s country.']);
  });
});
