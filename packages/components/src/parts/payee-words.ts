import { countOfLines } from './count-of-lines.ts';

export type Payee = 'vendor' | 'salesRep';

export type PayeeWords = {
  /** As the rules of payouts call it. */
  payee: 'vendor' | 'sales rep';
  counted: (count: number) => string;
  note: string;
};

export const payeeWords = {
  vendor: {
    payee: 'vendor',
    counted: countOfLines,
    note: 'The vendor sees it with the payout.',
  },
  salesRep: {
    payee: 'sales rep',
    counted: (count) => `${count.toLocaleString('en-US')} ${count === 1 ? 'commission' : 'commissions'}`,
    note: 'It is kept with the payout.',
  },
} satisfies Record<Payee, PayeeWords>;
