import { verbIn } from '@consignment/domain/text/find-verbs';
import { describe, expect, it } from 'vitest';

describe('a verb in the search', () => {
  it.each([
    ['pay blue', { verb: 'Pay', name: 'blue' }],
    ['  PAY   Blue  Kiln ', { verb: 'Pay', name: 'Blue Kiln' }],
    ['invite Atelier Lune', { verb: 'Invite', name: 'Atelier Lune' }],
    ['pay', { verb: 'Pay', name: '' }],
  ])('is first in “%s”', (text, found) => {
    expect(verbIn(text)).toEqual(found);
  });

  it.each(['', 'blue', 'payouts', 'paypal blue', 'blue pay', 'inv blue'])('is not in “%s”', (text) => {
    expect(verbIn(text)).toBeNull();
  });
});
