import { defineTexts } from '@consignment/domain/text/texts';
import { Badge, type BadgeTone } from '../../primitives/text/Badge.tsx';
import { isGivenBack, type FeeChargeState, type ShownFeeCharge } from './fee-charge.ts';

const texts = defineTexts('FeeChargeStateBadge', {
  waiting: 'Waiting',
  charged: 'Charged',
  taken: 'Paid',
  waived: 'Waived',
  givenBack: 'Given back',
});

const tones = {
  waiting: 'neutral',
  charged: 'plain',
  taken: 'plain',
  waived: 'neutral',
} as const satisfies Record<FeeChargeState, BadgeTone>;

/** The state of a charge of a fee. An amount below 0 gives an earlier one back. */
export function FeeChargeStateBadge({ charge }: { charge: Pick<ShownFeeCharge, 'amount' | 'state'> }) {
  return isGivenBack(charge) ? (
    <Badge label={texts.givenBack} />
  ) : (
    <Badge label={texts[charge.state]} tone={tones[charge.state]} />
  );
}
