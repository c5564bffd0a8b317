import type { components } from '@consignment/client/generated/api';
import { maskedBankDetails } from '@consignment/domain/bank-details';
import type { BankDetailsStanding } from '../queries/bank-details.ts';

/** Masked: no answer has a number in full, or the name of an account's holder. */
export function bankDetailsToWire(
  vendorId: number,
  { details, changedAt, heldUntil, isStopped }: BankDetailsStanding,
): components['schemas']['MaskedBankDetails'] {
  return {
    vendor: vendorId,
    kind: details?.kind ?? null,
    masked: details === null ? '' : maskedBankDetails(details),
    changed_date: changedAt?.toISOString() ?? null,
    held_until: heldUntil?.toISOString() ?? null,
    is_stopped: isStopped,
  };
}
