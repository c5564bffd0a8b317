import { defineTexts } from '../text/texts.ts';

const texts = defineTexts('LineChange', {
  customItem: 'A custom item cannot be changed. Remove it while it is unpaid, or add another to correct it.',
  neverEarns: 'Gift cards, tips and shipping never earn a commission.',
  paid: 'This commission has been paid and cannot be changed. Add a custom item to correct it.',
  reversal: 'A refund on a paid line is final. Add a custom item to correct it.',
  settled:
    'This commission was settled with a refund and cannot be changed. Add a custom item to correct it.',
});

/** Whether a person may change a line's vendor or commission. */
export type ChangeableLine = {
  readonly kind: 'product' | 'gift_card' | 'tip' | 'shipping' | 'custom' | 'reversal';
  readonly isPaid: boolean;
  /** A refund after a payout has taken back from it. */
  readonly isSettled: boolean;
};

export type LineChange =
  | { readonly is: 'allowed' }
  | { readonly is: 'refused'; readonly code: 'already_paid' | 'invalid_value'; readonly why: string };

/** Paid lines and lines that are final from their beginning never change (commission rules §6, §7). */
export function lineChangeAllowed(line: ChangeableLine): LineChange {
  if (line.kind === 'custom' || line.kind === 'reversal') {
    const why = line.kind === 'custom' ? texts.customItem : texts.reversal;
    return { is: 'refused', code: 'invalid_value', why };
  }
  if (line.isPaid) return { is: 'refused', code: 'already_paid', why: texts.paid };
  if (line.isSettled) return { is: 'refused', code: 'already_paid', why: texts.settled };
  return { is: 'allowed' };
}

/** The same for an override: what never earns a commission has none to override. */
export function overrideAllowed(line: ChangeableLine): LineChange {
  const change = lineChangeAllowed(line);
  if (change.is === 'refused' || line.kind === 'product') return change;
  return { is: 'refused', code: 'invalid_value', why: texts.neverEarns };
}
