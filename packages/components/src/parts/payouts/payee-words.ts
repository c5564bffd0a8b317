import { countOfLines } from '../orders/count-of-lines.ts';

export type Payee = 'vendor' | 'salesRep';

export type PayeeWords = {
  /** As the rules of payouts call it. */
  payee: 'vendor' | 'sales rep';
  counted: (count: number) => string;
  note: string;
  /** The effect of a payout by hand, and what is left to the person. */
  byHand: string;
};

export const payeeWords = {
  vendor: {
    payee: 'vendor',
    counted: countOfLines,
    note: 'The vendor sees it with the payout.',
    byHand:
      'The payout is recorded as paid by you, and the vendor gets a mail. Send the money yourself, as you usually do.',
  },
  salesRep: {
    payee: 'sales rep',
    counted: (count) => `${count.toLocaleString('en-US')} ${count === 1 ? 'commission' : 'commissions'}`,
    note: 'It is kept with the payout.',
    byHand: 'The payout is recorded as paid by you. Send the money yourself, as you usually do.',
  },
} satisfies Record<Payee, PayeeWords>;
