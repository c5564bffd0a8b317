import type { CurrencyCode } from '@consignment/domain/money/currency';
import { formatDecimal } from '@consignment/domain/money/money';
import { ConfirmDialog } from '../../../primitives/overlays/ConfirmDialog.tsx';
import type { KnownOutcome } from '../../../primitives/feedback/outcome.ts';

type Props = {
  payout: {
    invoice_number: number;
    amount: string;
    additional_pay: string;
    sales_rep_name: string;
    commissions: readonly unknown[];
  };
  /** Of the shop. */
  currency: CurrencyCode;
  isOpen: boolean;
  onDelete: (reason: string) => Promise<KnownOutcome>;
  onClose: () => void;
};

/** Asks before a sales rep's payout is deleted, and says what is due again. */
export function DeleteRepPayoutDialog({ payout, currency, isOpen, onDelete, onClose }: Props) {
  const { length: count } = payout.commissions;
  const again =
    count === 1
      ? 'Its commission is due again'
      : `Its ${count.toLocaleString('en-US')} commissions are due again`;
  const extra =
    Number(payout.additional_pay) === 0
      ? ''
      : `, the additional pay of ${formatDecimal(payout.additional_pay, currency)} is not`;
  return (
    <ConfirmDialog
      isOpen={isOpen}
      onClose={onClose}
      title={`Delete invoice #${payout.invoice_number}?`}
      description={
        `The ${formatDecimal(payout.amount, currency)} will no longer count as paid to ${payout.sales_rep_name}. ` +
        `${again}${extra}. The invoice number is not used again. This cannot be undone.`
      }
      confirmLabel="Delete Payout"
      busyLabel="Deleting…"
      cancelLabel="Keep it"
      tone="critical"
      onConfirm={onDelete}
      asksWhy
    />
  );
}
