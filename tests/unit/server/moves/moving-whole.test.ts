import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { wholeCommission } from '@consignment/server/features/moves/domain/moving-whole';
import { returnedFraction, returnedPart } from '@consignment/domain/orders/refund';

describe('the whole commission behind an amount', () => {
  it('is the amount where nothing came back, or all of it', () => {
    const line = { quantity: 2, net: 4000 };
    expect(wholeCommission(1234, { ...line, returned: { units: 0, amount: 0 } })).toBe(1234);
    expect(wholeCommission(1234, { ...line, returned: { units: 2, amount: 0 } })).toBe(1234);
  });

  it('is twice the amount where half came back', () => {
    expect(wholeCommission(1000, { quantity: 2, net: 4000, returned: { units: 1, amount: 0 } })).toBe(2000);
  });

  it('leaves the amount to the minor unit, whatever came back', () => {
    fc.assert(
      fc.property(
        fc.nat({ max: 10_000_000 }),
        fc.integer({ min: 1, max: 1000 }),
        fc.integer({ min: 1, max: 10_000_000 }),
        fc.nat({ max: 1000 }),
        fc.nat({ max: 10_000_000 }),
        (amount, quantity, net, units, money) => {
          const returned = { units, amount: money };
          const fraction = returnedFraction({ quantity, net, ...returned });
          const whole = wholeCommission(amount, { quantity, net, returned });
          if (fraction.num === fraction.den) expect(whole).toBe(amount);
          else expect(whole - returnedPart(whole, fraction)).toBe(amount);
        },
      ),
    );
  });
});
