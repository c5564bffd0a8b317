import { describe, expect, it } from 'vitest';
import {
  accountKindsIn,
  branchCodeIn,
  countryOfAccount,
} from '@consignment/domain/payouts/account-countries';
import { maskedBankDetails } from '@consignment/domain/payouts/bank-details';

describe('the country of an account', () => {
  it('decides what is asked', () => {
    expect(accountKindsIn('US')).toEqual(['aba']);
    expect(accountKindsIn('GB')).toEqual(['other', 'iban']);
    expect(accountKindsIn('DE')).toEqual(['iban']);
    expect(accountKindsIn('SE')).toEqual(['iban', 'other']);
    expect(accountKindsIn('AU')).toEqual(['other']);
    expect(accountKindsIn('')).toEqual([]);
    expect(['GB', 'JE', 'AU', 'CA', 'IE', ''].map(branchCodeIn)).toEqual([
      'sort_code',
      'sort_code',
      'bsb',
      'transit',
      null,
      null,
    ]);
  });

  it('is read from an account that is there', () => {
    const holder = 'Ada Quill';
    const german = { kind: 'iban', holder, iban: 'DE89370400440532013000', bic: null } as const;
    expect(countryOfAccount('iban', maskedBankDetails(german), 'GB')).toBe('DE');
    expect(countryOfAccount('aba', 'US account •••• 6789', 'GB')).toBe('US');
    expect(countryOfAccount('other', 'Other account •••• 5678', 'GB')).toBe('GB');
    expect(countryOfAccount('other', 'Other account •••• 5678', 'DE')).toBe('');
    expect(countryOfAccount('iban', '', 'GB')).toBe('');
  });
});
