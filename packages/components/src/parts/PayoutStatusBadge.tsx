import { payoutStatusText, type PayoutStatus } from '@consignment/domain/payout-status';
import { Badge } from '../primitives/Badge.tsx';
import type { Tone } from '../primitives/Banner.tsx';

const tones = {
  recorded: 'positive',
  sending: 'info',
  checking: 'caution',
  sent: 'info',
  held: 'caution',
  unclaimed: 'caution',
  paid: 'positive',
  needs_attention: 'critical',
  failed: 'critical',
  returned: 'critical',
  reversed: 'critical',
  deleted: 'critical',
} as const satisfies Record<PayoutStatus, Tone>;

type Props = {
  status: PayoutStatus;
  /** Made in the provider's test system, and so never paid. */
  isTest?: boolean;
};

/** The status of a payout: recorded by the shop, on its way through a provider, paid, or come back. An order has an OrderStatusBadge. */
export function PayoutStatusBadge({ status, isTest = false }: Props) {
  return <Badge tone={isTest ? 'neutral' : tones[status]} label={payoutStatusText(status, isTest)} />;
}
