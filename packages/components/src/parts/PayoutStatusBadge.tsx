import { Badge } from '../primitives/Badge.tsx';
import type { Tone } from '../primitives/Banner.tsx';

export type PayoutStatus = 'recorded' | 'deleted';

const drawings = {
  recorded: { label: 'Recorded', tone: 'positive' },
  deleted: { label: 'Deleted', tone: 'critical' },
} as const satisfies Record<PayoutStatus, { label: string; tone: Tone }>;

/**
 * `recorded` was paid by the shop itself; `deleted` was taken back, and its lines are unpaid again. An order has an
 * OrderStatusBadge.
 */
export function PayoutStatusBadge({ status }: { status: PayoutStatus }) {
  return <Badge {...drawings[status]} />;
}
