import type { PayoutStatus } from '@consignment/domain/payout-status';
import { Badge } from '../primitives/Badge.tsx';
import type { Tone } from '../primitives/Banner.tsx';

const drawings = {
  recorded: { label: 'Recorded', tone: 'positive' },
  sent: { label: 'Sent', tone: 'positive' },
  deleted: { label: 'Deleted', tone: 'critical' },
} as const satisfies Record<PayoutStatus, { label: string; tone: Tone }>;

/** What became of a payout: noted by the shop, sent through a provider, or taken back. An order has an OrderStatusBadge. */
export function PayoutStatusBadge({ status }: { status: PayoutStatus }) {
  return <Badge {...drawings[status]} />;
}
