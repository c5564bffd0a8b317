import { useMemo, useState, type ComponentProps } from 'react';
import { OrderPage } from '../../../parts/orders/OrderPage.tsx';
import type { RefundAssignment, RefundToAssign } from '../../../parts/orders/order-refund.ts';
import { UnnamedRefund } from './UnnamedRefund.tsx';
import { nameOfLineItem } from '../../../parts/orders/LineItems.tsx';
import type { Outcome } from '../../../primitives/feedback/outcome.ts';
import type { SearchAnswer } from '../../../primitives/filters/use-remote-search.ts';
import { onUse } from '../../../parts/pages/on-use.tsx';
import { OrderSums, type SumsOff } from './OrderSums.tsx';

// The dialog with its form and its search comes when somebody sets a vendor for the first time.
const { Component: SetVendorDialogOnUse } = onUse(
  async () => (await import('../../../parts/people/SetVendorDialog.tsx')).SetVendorDialog,
);

type Props = Omit<ComponentProps<typeof OrderPage>, 'vendor' | 'notice' | 'children' | 'order'> & {
  /** `sums` is null where the order's own sums add up, or are not known. */
  order: ComponentProps<typeof OrderPage>['order'] & { sums: SumsOff | null; refund: RefundToAssign };
  /** Null for a person who may not. */
  onAcceptSums: ((isAccepted: boolean) => Promise<Outcome>) | null;
  hrefOfPayout: (payoutId: number) => string;
  hrefOfVendor: (vendorId: number) => string;
  /** Null for a person who may not. A vendor of null gives the line back to the one that tracking finds. */
  onSetVendor: ((lineId: number, vendorId: number | null) => Promise<Outcome>) | null;
  /** Records the returned goods of a refund that names no lines; null for a person who may not. */
  onAssignRefund: ((assignment: RefundAssignment) => Promise<Outcome>) | null;
  /** Takes that back; null for a person who may not. */
  onReopenRefund: (() => Promise<Outcome>) | null;
  onSearchVendors: (text: string, signal: AbortSignal) => Promise<SearchAnswer<{ id: number; name: string }>>;
};

/** One order: the sold lines, their earnings, and the vendors (spec operations §2). */
export function OrderScreen({
  hrefOfVendor,
  onSetVendor,
  onAssignRefund,
  onReopenRefund,
  onSearchVendors,
  onAcceptSums,
  ...props
}: Props) {
  const { order, currency } = props;
  const [lineId, setLineId] = useState<number | null>(null);
  const canSet = onSetVendor !== null;
  const vendor = useMemo(
    () => ({ hrefOf: hrefOfVendor, onSet: canSet ? setLineId : null }),
    [hrefOfVendor, canSet],
  );
  const line = order.line_items.find(({ id }) => id === lineId);
  return (
    <OrderPage
      {...props}
      vendor={vendor}
      notice={
        <>
          {order.sums !== null && (
            <OrderSums sums={order.sums} currency={currency.books} onAccept={onAcceptSums} />
          )}
          <UnnamedRefund
            order={order.name}
            refund={order.refund}
            vendors={order.vendors}
            currency={currency.books}
            onAssign={onAssignRefund}
            onReopen={onReopenRefund}
          />
        </>
      }
    >
      {line !== undefined && onSetVendor !== null && (
        <SetVendorDialogOnUse
          what={nameOfLineItem(line, order.name)}
          current={order.vendors.find(({ id }) => id === line.vendor) ?? null}
          isByHand={line.override_vendor !== null}
          onSearch={onSearchVendors}
          onSave={(vendorId) => onSetVendor(line.id, vendorId)}
          onClose={() => setLineId(null)}
        />
      )}
    </OrderPage>
  );
}
