import { countOfLines } from './count-of-lines.ts';

export type Payee = 'vendor' | 'salesRep';

export type PayeeWords = { counted: (count: number) => string; nothing: string; note: string };

export const payeeWords = {
  vendor: {
    counted: countOfLines,
    nothing: 'Nothing is due to this vendor.',
    note: 'The vendor sees it with the payout.',
  },
  salesRep: {
    counted: (count) => `${count.toLocaleString('en-US')} ${count === 1 ? 'commission' : 'commissions'}`,
    nothing: 'Nothing is due to this sales rep.',
    note: 'It is kept with the payout.',
  },
} satisfies Record<Payee, PayeeWords>;
