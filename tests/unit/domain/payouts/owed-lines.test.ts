import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { owedLines, type OwedLine } from '@consignment/domain/payouts/owed-lines';

function aLine(net: number, changes: Partial<OwedLine> = {}): OwedLine {
  return { net, taxOnTop: 0, isShipped: false, ...changes };
}

describe('the lines that a customer still owes for', () => {
  it('are those that have not shipped and come to the balance', () => {
    expect(owedLines(31_000, [aLine(28_800, { isShipped: true }), aLine(31_000)])).toEqual([1]);
    expect(owedLines(31_000, [aLine(10_000), aLine(21_000), aLine(900)])).toEqual([0, 1]);
  });

  it('are taken with their tax', () => {
    expect(owedLines(10_710, [aLine(9000, { taxOnTop: 1710 }), aLine(10_710)])).toEqual([0, 1]);
    expect(owedLines(10_710, [aLine(9000, { taxOnTop: 1710 }), aLine(5000)])).toEqual([0]);
  });

  it('are all of the order where nothing explains the balance, or more than one thing', () => {
    expect(owedLines(31_000, [aLine(28_800), aLine(31_000, { isShipped: true })])).toEqual([0, 1]);
    expect(owedLines(1000, [aLine(1000), aLine(1000), aLine(300)])).toEqual([0, 1, 2]);
    expect(owedLines(1, [aLine(1000)])).toEqual([0]);
  });

  it('are none where nothing is owed', () => {
    expect(owedLines(0, [aLine(1000)])).toEqual([]);
    expect(owedLines(-1804, [aLine(1000)])).toEqual([]);
  });

  it('are the same in any order of the rows', () => {
    const line = fc.record({
      net: fc.integer({ min: 0, max: 40 }),
      taxOnTop: fc.nat({ max: 2 }),
      isShipped: fc.boolean(),
    });
    fc.assert(
      fc.property(fc.array(line, { maxLength: 8 }), fc.integer({ min: 1, max: 90 }), (lines, balance) => {
        const turned = owedLines(balance, lines.toReversed()).map((place) => lines.length - 1 - place);
        expect(turned.toSorted((a, b) => a - b)).toEqual(owedLines(balance, lines));
      }),
    );
  });
});
