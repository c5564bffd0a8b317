import type { StatusTone } from '@consignment/domain/order-status';
import type { Tone } from '../primitives/Banner.tsx';

export const badgeTone = {
  warning: 'caution',
  critical: 'critical',
  positive: 'positive',
} as const satisfies Record<StatusTone, Tone>;
