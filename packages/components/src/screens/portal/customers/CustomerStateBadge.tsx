import { defineTexts } from '@consignment/domain/text/texts';
import { Badge } from '../../../primitives/text/Badge.tsx';

const texts = defineTexts('CustomerStateBadge', {
  invited: 'Invited',
  customer: 'Customer',
});

type Props = {
  /** As the shop's platform calls it. */
  state: string;
};

/** Whether a customer has taken up the shop's invitation to an account (spec accounts §4). */
export function CustomerStateBadge({ state }: Props) {
  if (state === 'invited' || state === 'disabled') return <Badge label={texts.invited} tone="caution" />;
  return <Badge label={labelOf(state)} tone="plain" />;
}

function labelOf(state: string): string {
  return state === '' ? texts.customer : `${state.charAt(0).toUpperCase()}${state.slice(1)}`;
}
