import { payoutStatusText, type PayoutStatus } from '@consignment/domain/payouts/payout-status';
import { Badge } from '../../primitives/text/Badge.tsx';
import { payoutTone } from '../lists/status-tone.ts';

type Props = {
  status: PayoutStatus;
  /** Made in the provider's test system, and so never paid. */
  isTest?: boolean;
};

/** The status of a payout: recorded by the shop, on its way through a provider, paid, or come back. An order has an OrderStatusBadge. */
export function PayoutStatusBadge({ status, isTest = false }: Props) {
  return <Badge tone={isTest ? 'neutral' : payoutTone[status]} label={payoutStatusText(status, isTest)} />;
}
