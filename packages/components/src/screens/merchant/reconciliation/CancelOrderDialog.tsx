import { formatDecimal, moneyFromWire } from '@consignment/domain/money/money';
import { defineTexts } from '@consignment/domain/text/texts';
import type { Outcome } from '../../../primitives/feedback/outcome.ts';
import { ConfirmDialog } from '../../../primitives/overlays/ConfirmDialog.tsx';
import { DescriptionList } from '../../../primitives/text/DescriptionList.tsx';
import type { OrderCancellation } from './difference.ts';

const texts = defineTexts('CancelOrderDialog', {
  title: 'Cancel order {order}?',
  detailWithoutVendors:
    'The order will only be cancelled in this app. No vendors earn from the order, so no earnings will change.',
  detail:
    'The order will only be cancelled in this app, and its vendors will no longer earn from it. Any import that includes the order will restore amounts that hadn’t been paid.',
  confirm: 'Cancel the order',
  canceling: 'Cancelling…',
  keepIt: 'Keep it',
  noLongerDue: '{amount} will no longer be due.',
  comesOff: '{amount} has been paid and will be deducted from the next payout.',
});

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
      title={texts.title({ order })}
      description={vendors.length === 0 ? texts.detailWithoutVendors : texts.detail}
      confirmLabel={texts.confirm}
      busyLabel={texts.canceling}
      cancelLabel={texts.keepIt}
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
    ...(isNone(unpaid) ? [] : [texts.noLongerDue({ amount: formatDecimal(unpaid, currency) })]),
    ...(isNone(paid) ? [] : [texts.comesOff({ amount: formatDecimal(paid, currency) })]),
  ].join(' ');
}
