import { defineTexts } from '@consignment/domain/text/texts';
import type { CommissionType } from './CommissionAmount.tsx';

const texts = defineTexts('CommissionKind', {
  custom: 'Added by the shop',
  reversal: 'Deducted for a refund',
});

/** The kind of an amount that no rate made, in words beneath it. An override has its asterisk. */
export function commissionKind(type: CommissionType): string | undefined {
  return type === 'custom' || type === 'reversal' ? texts[type] : undefined;
}
