import type { LineState } from '@consignment/domain/commission/commission-rules';
import type { StatusTone } from '@consignment/domain/orders/order-status';
import type { PayoutStatus } from '@consignment/domain/payouts/payout-status';
import type { StatementOddity } from '@consignment/domain/statements/statement';
import type { Tone } from '../../primitives/feedback/Banner.tsx';
import type { BadgeTone } from '../../primitives/text/Badge.tsx';

/*
 * The tones of everything that has a state, so that an order, its lines and their payouts agree: caution for what waits,
 * critical for what failed or was taken back. Done is plain, since most rows of a list are.
 */

export const badgeTone = {
  warning: 'caution',
  critical: 'critical',
  positive: 'plain',
} as const satisfies Record<StatusTone, BadgeTone>;

/** Of a line's commission. */
export const lineTone = {
  accrued: 'positive',
  pending: 'caution',
  blocked: 'critical',
  ineligible: 'neutral',
  unassigned: 'caution',
} as const satisfies Record<LineState, Tone>;

export const payoutTone = {
  to_send: 'caution',
  recorded: 'plain',
  ready: 'caution',
  at_bank: 'info',
  sending: 'info',
  checking: 'caution',
  sent: 'info',
  held: 'caution',
  unclaimed: 'caution',
  paid: 'plain',
  needs_attention: 'critical',
  failed: 'critical',
  returned: 'critical',
  reversed: 'critical',
  deleted: 'critical',
} as const satisfies Record<PayoutStatus, BadgeTone>;

/** Of a statement before it is issued: caution where a mistake would go into it. */
export const oddityTone = {
  first: 'neutral',
  longer_period: 'neutral',
  below_zero: 'caution',
  adjusted: 'neutral',
  hidden: 'neutral',
  no_address: 'neutral',
  payout_in_question: 'caution',
} as const satisfies Record<StatementOddity, Tone>;
