import type { CurrencyCode } from '@consignment/domain/money/currency';
import { formatDecimal } from '@consignment/domain/money/money';
import { defineTexts } from '@consignment/domain/text/texts';
import { ConfirmDialog } from '../../../primitives/overlays/ConfirmDialog.tsx';
import type { KnownOutcome } from '../../../primitives/feedback/outcome.ts';

const texts = defineTexts('DeleteRepPayoutDialog', {
  title: 'Delete invoice #{number}?',
  detail:
    'The {amount} will no longer count as paid to {rep}. {n, plural, one {The payout’s commission will be due again} other {The payout’s # commissions will be due again}}. The invoice number won’t be used again. This cannot be undone.',
  detailWithExtra:
    'The {amount} will no longer count as paid to {rep}. {n, plural, one {The payout’s commission will be due again} other {The payout’s # commissions will be due again}}, but the additional pay of {extra} won’t. The invoice number won’t be used again. This cannot be undone.',
  delete: 'Delete Payout',
  deleting: 'Deleting…',
  keep: 'Keep it',
});

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

/** Asks before a sales rep's payout is deleted, and shows the amount that is due again. */
export function DeleteRepPayoutDialog({ payout, currency, isOpen, onDelete, onClose }: Props) {
  const about = {
    amount: formatDecimal(payout.amount, currency),
    rep: payout.sales_rep_name,
    n: payout.commissions.length,
  };
  return (
    <ConfirmDialog
      isOpen={isOpen}
      onClose={onClose}
      title={texts.title({ number: payout.invoice_number })}
      description={
        Number(payout.additional_pay) === 0
          ? texts.detail(about)
          : texts.detailWithExtra({ ...about, extra: formatDecimal(payout.additional_pay, currency) })
      }
      confirmLabel={texts.delete}
      busyLabel={texts.deleting}
      cancelLabel={texts.keep}
      tone="critical"
      onConfirm={onDelete}
      asksWhy
    />
  );
}
