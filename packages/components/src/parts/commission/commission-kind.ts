import type { CommissionType } from './CommissionAmount.tsx';

/** The kind of an amount that no rate made, in words beneath it. An override has its asterisk. */
export const commissionKind: Partial<Record<CommissionType, string>> = {
  custom: 'Added by the shop',
  reversal: 'Taken back for a refund',
};
