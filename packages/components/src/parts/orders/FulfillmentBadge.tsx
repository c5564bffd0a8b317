import { fulfillmentStatusLabel } from '@consignment/domain/orders/order-status';
import { Badge } from '../../primitives/text/Badge.tsx';
import { badgeTone } from '../lists/status-tone.ts';

/**
 * Whether an order or a line has been sent, by the platform's own status (spec operations §4). Whether it is paid
 * for is an OrderStatusBadge.
 */
export function FulfillmentBadge({ status }: { status: string | null }) {
  const { label, tone } = fulfillmentStatusLabel(status);
  return <Badge label={label} tone={badgeTone[tone]} />;
}
