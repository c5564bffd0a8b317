import type { CurrencyCode } from '@consignment/domain/money/currency';
import { formatDecimal, moneyFromWire, moneyToWire, sumMoney } from '@consignment/domain/money/money';
import { defineTexts } from '@consignment/domain/text/texts';
import type { PaidLine } from '../../../parts/payouts/PaidLines.tsx';
import { currencyOf, type ShopCurrency } from '../../../parts/money/shop-currency.ts';
import { ConfirmDialog } from '../../../primitives/overlays/ConfirmDialog.tsx';
import { DescriptionList, type Description } from '../../../primitives/text/DescriptionList.tsx';
import type { KnownOutcome } from '../../../primitives/feedback/outcome.ts';

const texts = defineTexts('DeletePayoutDialog', {
  title: 'Delete invoice #{number}?',
  detail:
    'The {amount} will no longer count as paid to {vendor}. The invoice number won’t be used again. This cannot be undone.',
  deletePayout: 'Delete Payout',
  deleting: 'Deleting…',
  keep: 'Keep it',
  carriedOverAgain: 'Carried over again',
  additionalPay: 'Additional pay, not owed again',
  unpaidAgain: 'Unpaid again',
  refunds: '{n, plural, one {# refund} other {# refunds}}: {amount}',
  lines: '{n, plural, one {# line item} other {# line items}}: {amount}',
});

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

/** Asks before a payout is deleted: the amounts that become unpaid again, and those carried over again. */
export function DeletePayoutDialog({ payout, currency: shop, isOpen, onDelete, onClose }: Props) {
  const currency = currencyOf(shop, { currency: payout.vendor_currency ?? null });
  return (
    <ConfirmDialog
      isOpen={isOpen}
      onClose={onClose}
      title={texts.title({ number: payout.invoice_number })}
      description={texts.detail({
        amount: formatDecimal(payout.amount, currency),
        vendor: payout.vendor_name,
      })}
      confirmLabel={texts.deletePayout}
      busyLabel={texts.deleting}
      cancelLabel={texts.keep}
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
    term: texts.carriedOverAgain,
    description: texts.refunds({ n: refunds.length, amount: worth(refunds) }),
  };
  const extra = {
    term: texts.additionalPay,
    description: <span translate="no">{formatDecimal(payout.additional_pay, shown)}</span>,
  };
  return [
    { term: texts.unpaidAgain, description: texts.lines({ n: items.length, amount: worth(items) }) },
    ...(refunds.length === 0 ? [] : [carriedOver]),
    ...(Number(payout.additional_pay) === 0 ? [] : [extra]),
  ];
}

function isRefund({ commission_type: type }: PaidLine): boolean {
  return type === 'reversal';
}
