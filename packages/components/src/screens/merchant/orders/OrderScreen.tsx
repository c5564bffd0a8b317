import { useMemo, useState, type ComponentProps } from 'react';
import { OrderPage } from '../../../parts/OrderPage.tsx';
import { nameOfOrderLine } from '../../../parts/OrderLines.tsx';
import type { Outcome } from '../../../primitives/outcome.ts';
import type { SearchAnswer } from '../../../primitives/use-remote-search.ts';
import { onUse } from '../../../parts/on-use.tsx';

// The dialog with its form and its search comes when somebody sets a vendor for the first time.
const { Component: SetVendorDialogOnUse } = onUse(
  async () => (await import('../../../parts/SetVendorDialog.tsx')).SetVendorDialog,
);

type Props = Omit<ComponentProps<typeof OrderPage>, 'vendor' | 'children'> & {
  hrefOfPayout: (payoutId: number) => string;
  hrefOfVendor: (vendorId: number) => string;
  /** Null for a person who may not. A vendor of null gives the line back to the one that tracking finds. */
  onSetVendor: ((lineId: number, vendorId: number | null) => Promise<Outcome>) | null;
  onSearchVendors: (text: string, signal: AbortSignal) => Promise<SearchAnswer<{ id: number; name: string }>>;
};

/** One order: what was sold, what each line earns, and for whom (spec operations §2). */
export function OrderScreen({ hrefOfVendor, onSetVendor, onSearchVendors, ...props }: Props) {
  const { order } = props;
  const [lineId, setLineId] = useState<number | null>(null);
  const canSet = onSetVendor !== null;
  const vendor = useMemo(
    () => ({ hrefOf: hrefOfVendor, onSet: canSet ? setLineId : null }),
    [hrefOfVendor, canSet],
  );
  const line = order.line_items.find(({ id }) => id === lineId);
  return (
    <OrderPage {...props} vendor={vendor}>
      {line !== undefined && onSetVendor !== null && (
        <SetVendorDialogOnUse
          what={nameOfOrderLine(line, order.name)}
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
