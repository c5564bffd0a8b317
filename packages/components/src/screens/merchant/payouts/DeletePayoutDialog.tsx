import type { CurrencyCode } from '@consignment/domain/money/currency';
import { formatDecimal, moneyFromWire, moneyToWire, sumMoney } from '@consignment/domain/money/money';
import { counted } from '../../../parts/lists/counted.ts';
import { countOfLines } from '../../../parts/orders/count-of-lines.ts';
import type { PaidLine } from '../../../parts/payouts/PaidLines.tsx';
import { currencyOf, type ShopCurrency } from '../../../parts/money/shop-currency.ts';
import { ConfirmDialog } from '../../../primitives/overlays/ConfirmDialog.tsx';
import { DescriptionList, type Description } from '../../../primitives/text/DescriptionList.tsx';
import type { KnownOutcome } from '../../../primitives/feedback/outcome.ts';

type Props = {
  payout: {
    invoice_number: number;
    amount: string;
    additional_pay: string;
    vendor_name: string;
    vendor_currency?: CurrencyCode | null;
    line_items?: readonly PaidLine[];
  };
  currency: ShopCurrency;
  isOpen: boolean;
  onDelete: (reason: string) => Promise<KnownOutcome>;
  onClose: () => void;
};

/** Asks before a payout is deleted: what becomes unpaid again, and what is carried over again. */
export function DeletePayoutDialog({ payout, currency: shop, isOpen, onDelete, onClose }: Props) {
  const currency = currencyOf(shop, { currency: payout.vendor_currency ?? null });
  return (
    <ConfirmDialog
      isOpen={isOpen}
      onClose={onClose}
      title={`Delete invoice #${payout.invoice_number}?`}
      description={
        `The ${formatDecimal(payout.amount, currency)} will no longer count as paid to ${payout.vendor_name}. ` +
        `The invoice number is not used again. This cannot be undone.`
      }
      confirmLabel="Delete Payout"
      busyLabel="Deleting…"
      cancelLabel="Keep it"
      tone="critical"
      onConfirm={onDelete}
      asksWhy
    >
      <DescriptionList items={consequencesOf(payout, shop.books, currency)} />
    </ConfirmDialog>
  );
}

function consequencesOf(payout: Props['payout'], books: CurrencyCode, shown: CurrencyCode): Description[] {
  const lines = payout.line_items ?? [];
  const refunds = lines.filter(isRefund);
  const items = lines.filter((line) => !isRefund(line));
  const worth = (some: readonly PaidLine[]) => {
    const minor = sumMoney(some.map(({ amount = '0' }) => moneyFromWire(amount, books)));
    return formatDecimal(moneyToWire(minor, books), shown);
  };
  const carriedOver = {
    term: 'Carried over again',
    description: `${counted(refunds.length, 'refund')}: ${worth(refunds)}`,
  };
  const extra = {
    term: 'Additional pay, not owed again',
    description: <span translate="no">{formatDecimal(payout.additional_pay, shown)}</span>,
  };
  return [
    { term: 'Unpaid again', description: `${countOfLines(items.length)}: ${worth(items)}` },
    ...(refunds.length === 0 ? [] : [carriedOver]),
    ...(Number(payout.additional_pay) === 0 ? [] : [extra]),
  ];
}

function isRefund({ commission_type: type }: PaidLine): boolean {
  return type === 'reversal';
}
