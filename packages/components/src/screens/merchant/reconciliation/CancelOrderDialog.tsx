import { formatDecimal, moneyFromWire } from '@consignment/domain/money/money';
import type { Outcome } from '../../../primitives/feedback/outcome.ts';
import { ConfirmDialog } from '../../../primitives/overlays/ConfirmDialog.tsx';
import { DescriptionList } from '../../../primitives/text/DescriptionList.tsx';
import type { OrderCancellation } from './difference.ts';

type Props = {
  cancellation: OrderCancellation;
  onCancelOrder: () => Promise<Outcome>;
  onClose: () => void;
};

/** Cancels an order that was deleted on the other side, after a look at what its vendors lose. Mount it to open it. */
export function CancelOrderDialog({ cancellation, onCancelOrder, onClose }: Props) {
  const { order_name: order, vendors } = cancellation;
  return (
    <ConfirmDialog
      isOpen
      onClose={onClose}
      title={`Cancel order ${order}?`}
      description={
        vendors.length === 0
          ? 'The order is canceled here alone. No vendor earns from it, so no earnings change.'
          : 'The order is canceled here alone, and its vendors no longer earn from it. An import that has the order brings back what was not paid yet.'
      }
      confirmLabel="Cancel the order"
      busyLabel="Canceling…"
      cancelLabel="Keep it"
      tone="critical"
      onConfirm={onCancelOrder}
    >
      {vendors.length > 0 && (
        <DescriptionList
          items={vendors.map((vendor) => ({
            term: vendor.name,
            description: lossText(vendor, cancellation.currency),
          }))}
        />
      )}
    </ConfirmDialog>
  );
}

type Loss = OrderCancellation['vendors'][number];

function lossText({ unpaid, paid }: Loss, currency: OrderCancellation['currency']): string {
  const isNone = (amount: string) => moneyFromWire(amount, currency) === 0;
  return [
    ...(isNone(unpaid) ? [] : [`${formatDecimal(unpaid, currency)} is no longer due.`]),
    ...(isNone(paid) ? [] : [`${formatDecimal(paid, currency)} was paid and comes off the next payout.`]),
  ].join(' ');
}
