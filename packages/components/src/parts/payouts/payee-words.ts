import { defineTexts } from '@consignment/domain/text/texts';
import { countOfLines } from '../orders/count-of-lines.ts';

const texts = defineTexts('PayeeWords', {
  vendorNote: 'The vendor will see this note with the payout.',
  vendorByHand:
    'The payout will be recorded as paid by you, and the vendor will get an email. Send the money yourself, as you usually do.',
  commissions: '{n, plural, one {# commission} other {# commissions}}',
  repNote: 'This note will be kept with the payout.',
  repByHand: 'The payout will be recorded as paid by you. Send the money yourself, as you usually do.',
});

export type Payee = 'vendor' | 'salesRep';

export type PayeeWords = {
  /** As the rules of payouts call it. */
  payee: 'vendor' | 'sales rep';
  counted: (count: number) => string;
  note: () => string;
  /** The effect of a payout by hand, and the person's next step. */
  byHand: () => string;
};

export const payeeWords = {
  vendor: {
    payee: 'vendor',
    counted: countOfLines,
    note: () => texts.vendorNote,
    byHand: () => texts.vendorByHand,
  },
  salesRep: {
    payee: 'sales rep',
    counted: (count) => texts.commissions({ n: count }),
    note: () => texts.repNote,
    byHand: () => texts.repByHand,
  },
} satisfies Record<Payee, PayeeWords>;
