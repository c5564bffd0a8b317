import type { components } from '@consignment/client/generated/api';
import { maskedBankDetails } from '@consignment/domain/payouts/bank-details';
import { passwordByMailText } from '@consignment/domain/payouts/payout-details';
import type { BankDetailsStanding } from '../queries/payouts/bank-details.ts';

type Rights = {
  readonly changeRefused: 'password_by_mail_first' | 'bank_details_stopped' | null;
  readonly releaseRefused: string | null;
  readonly paypalRefused: string | null;
};

/** Masked: no answer has a number in full, or the name of an account's holder. */
export function bankDetailsToWire(
  vendorId: number,
  standing: BankDetailsStanding & Rights,
): components['schemas']['MaskedBankDetails'] {
  const { details, changedAt, heldUntil, changes, changeRefused, releaseRefused, paypalRefused } = standing;
  return {
    vendor: vendorId,
    kind: details?.kind ?? null,
    masked: details === null ? '' : maskedBankDetails(details),
    changed_date: changedAt?.toISOString() ?? null,
    held_until: heldUntil?.toISOString() ?? null,
    is_stopped: changes?.isStopped ?? false,
    change_refused:
      changeRefused === null ? null : { code: changeRefused, detail: changeRefusedText[changeRefused]() },
    release_refused: releaseRefused,
    paypal_refused: paypalRefused,
  };
}

const changeRefusedText = {
  password_by_mail_first: passwordByMailText,
  bank_details_stopped: () =>
    'A change was stopped by the link in its mail. Until payments are free again, only the shop can enter other payout details for you.',
} as const;
