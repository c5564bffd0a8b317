import { describe, expect, it } from 'vitest';
import {
  proposedParts,
  reviewRefund,
  type AssignableLine,
} from '@consignment/domain/orders/refund-assignment';

const jacket: AssignableLine = {
  id: 1,
  name: 'Jacket',
  payee: 7,
  quantity: 1,
  net: 30_000,
  units: 0,
  amount: 0,
  commission: 15_000,
};
const jeans: AssignableLine = {
  ...jacket,
  id: 2,
  name: 'Jeans',
  payee: 8,
  quantity: 2,
  net: 20_000,
  commission: 8000,
};
const card: AssignableLine = { ...jacket, id: 3, name: 'Gift card', payee: null, net: 5000, commission: 0 };
const lines = [jacket, jeans, card];
const none = { units: '', amount: '' };
const review = (typed: { units: string; amount: string }[], beside = '', open = 20_000) =>
  reviewRefund(open, lines, typed, beside, 'GBP');

describe('what a person says of a refund', () => {
  it('begins with its parts by net value', () => {
    const proposal = proposedParts(11_000, lines, 'GBP');
    expect(proposal.map(({ amount }) => amount)).toEqual(['60.00', '40.00', '10.00']);
    expect(review(proposal, '', 11_000)).toMatchObject({ left: 0, refused: null });
    expect(proposedParts(1, lines, 'GBP').map(({ amount }) => amount)).toEqual(['0.01', '', '']);
  });

  it('is units, money and a part of no line, and comes to what each vendor loses', () => {
    expect(review([{ units: '', amount: '60' }, { units: '1', amount: '' }, none], '40.00')).toEqual({
      parts: [
        { line: 1, units: 0, amount: 6000 },
        { line: 2, units: 1, amount: 0 },
      ],
      beside: 4000,
      left: 0,
      losses: [
        { vendor: 7, amount: 3000 },
        { vendor: 8, amount: 4000 },
      ],
      refused: null,
    });
    expect(review([none, none, { units: '1', amount: '' }])).toMatchObject({ losses: [], left: 15_000 });
    expect(review([none, none, none], '250')).toMatchObject({ left: -5000 });
  });

  it('counts what has come back before', () => {
    const back = { ...jeans, units: 1 };
    const found = reviewRefund(10_000, [back], [{ units: '1', amount: '' }], '', 'GBP');
    expect(found).toMatchObject({ left: 0, losses: [{ vendor: 8, amount: 4000 }] });
    const most = reviewRefund(20_000, [back], [{ units: '2', amount: '' }], '', 'GBP');
    expect(most.refused).toEqual({
      line: 0,
      field: 'units',
      why: 'Only 1 of this line can still be returned.',
    });
  });

  it('names the field that is wrong', () => {
    expect(review([{ units: '1', amount: '5' }]).refused).toMatchObject({ line: 0, field: 'amount' });
    expect(review([none, { units: 'x', amount: '' }]).refused).toMatchObject({ line: 1, field: 'units' });
    expect(review([{ units: '', amount: '300.01' }]).refused).toMatchObject({ line: 0, field: 'amount' });
    expect(review([], '-1').refused).toMatchObject({ line: null });
  });
});
