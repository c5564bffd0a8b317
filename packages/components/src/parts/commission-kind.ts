import type { CommissionType } from './CommissionAmount.tsx';

/** What an amount is that no rate made, in words beneath it. An override has its asterisk. */
export const commissionKind: Partial<Record<CommissionType, string>> = {
  custom: 'Added by the shop',
  reversal: 'Taken back for a refund',
};
