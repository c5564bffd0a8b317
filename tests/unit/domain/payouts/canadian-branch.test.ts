import { describe, expect, it } from 'vitest';
import { canadianBranch } from '../../../../packages/domain/src/payouts/bank-details.ts';

describe('the branch of a Canadian account', () => {
  it.each(['003-12345', '003 12345', '00312345', '000312345', '12345-003', '12345 003', ' 003-12345 '])(
    'is read as people write it: %s',
    (text) => {
      expect(canadianBranch(text)).toEqual({ institution: '003', transit: '12345' });
    },
  );

  it('has the institution first where nothing parts the digits', () => {
    expect(canadianBranch('81512345')).toEqual({ institution: '815', transit: '12345' });
    expect(canadianBranch('12345003')).toEqual({ institution: '123', transit: '45003' });
  });

  it.each(['', '003', '12345', '003-1234', '0003-12345', '003--12345', '100312345', '000-12345', '00012345'])(
    'is not read from another text: %s',
    (text) => {
      expect(canadianBranch(text)).toBeNull();
    },
  );
});
