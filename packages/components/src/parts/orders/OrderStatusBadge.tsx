import { financialStatusLabel } from '@consignment/domain/orders/order-status';
import { Badge } from '../../primitives/text/Badge.tsx';
import { badgeTone } from '../lists/status-tone.ts';

/**
 * Whether an order is paid, by the platform's own status (spec operations §4). Whether it has been sent is a
 * FulfillmentBadge, what became of a payout a PayoutStatusBadge.
 */
export function OrderStatusBadge({ status }: { status: string | null }) {
  const { label, tone } = financialStatusLabel(status);
  return <Badge label={label} tone={badgeTone[tone]} />;
}
