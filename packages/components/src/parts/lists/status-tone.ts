import type { LineState } from '@consignment/domain/commission/commission-rules';
import type { StatusTone } from '@consignment/domain/orders/order-status';
import type { PayoutStatus } from '@consignment/domain/payouts/payout-status';
import type { StatementOddity } from '@consignment/domain/statements/statement';
import type { BadgeTone } from '../../primitives/text/Badge.tsx';

/*
 * The tones of states, so that an order, its lines and their payouts agree: caution for a state that waits for the shop,
 * critical for what failed. Done is plain, since most rows of a list are, and the rest is neutral.
 */

export const badgeTone = {
  warning: 'caution',
  alert: 'neutral',
  failure: 'critical',
  positive: 'plain',
} as const satisfies Record<StatusTone, BadgeTone>;

/** Of a line's commission. */
export const lineTone = {
  accrued: 'plain',
  pending: 'neutral',
  blocked: 'caution',
  ineligible: 'neutral',
  unassigned: 'caution',
} as const satisfies Record<LineState, BadgeTone>;

export const payoutTone = {
  to_send: 'caution',
  recorded: 'plain',
  ready: 'caution',
  at_bank: 'neutral',
  sending: 'neutral',
  checking: 'neutral',
  sent: 'neutral',
  held: 'caution',
  unclaimed: 'caution',
  paid: 'plain',
  needs_attention: 'caution',
  failed: 'critical',
  returned: 'critical',
  reversed: 'critical',
  deleted: 'neutral',
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
} as const satisfies Record<StatementOddity, BadgeTone>;
