import type { Override } from '@consignment/domain/commission/commission';
import { reasonText, type Reason } from '@consignment/domain/commission/commission-reasons';
import type { CurrencyCode } from '@consignment/domain/money/currency';
import { formatDecimal } from '@consignment/domain/money/money';
import { defineTexts } from '@consignment/domain/text/texts';
import { sentencesOf, type Problem } from '../../primitives/feedback/outcome.ts';

const texts = defineTexts('OverridePreview', {
  earns: 'This line item will earn {amount}.',
  earnsOncePaid: 'This line item will earn {amount} once its order is paid in full.',
  earnsNothing: 'This line item will earn nothing.',
});

/** A line's commission with an override; the amount is a decimal string of the shop's books, less refunds. */
export type OverridePreview =
  | {
      is: 'ready';
      preview: {
        commission_amount: string;
        commission_state: 'accrued' | 'pending' | 'blocked' | 'ineligible' | 'unassigned';
        commission_reason: Reason | null;
      };
    }
  | { is: 'refused'; problem: Problem };

/** Null asks about the usual rate. */
export type PreviewCommission = (lineId: number, override: Override | null) => Promise<OverridePreview>;

/** The same as a sentence. */
export function previewInWords(answer: OverridePreview, currency: CurrencyCode): string {
  if (answer.is === 'refused') return sentencesOf(answer.problem).join(' ');
  const { commission_amount, commission_state: state, commission_reason: reason } = answer.preview;
  const amount = formatDecimal(commission_amount, currency);
  if (state === 'accrued') return texts.earns({ amount });
  if (state === 'pending') return texts.earnsOncePaid({ amount });
  return `${texts.earnsNothing} ${reason === null ? '' : reasonText[reason]}`.trim();
}
