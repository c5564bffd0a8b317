import type { Override } from '@consignment/domain/commission';
import { useCallback, useMemo, useState } from 'react';
import { typedOverride, type OrderLine } from '../../../parts/order-line.ts';
import type { PreviewCommission } from '../../../parts/override-preview.ts';
import { nameOfOrderLine, OrderLines, type OrderVendor } from '../../../parts/OrderLines.tsx';
import { OrderView, type ShownOrder } from '../../../parts/OrderView.tsx';
import { SetCommissionDialogOnUse } from '../../../parts/set-commission-dialog-on-use.ts';
import { SetVendorDialogOnUse } from '../../../parts/set-vendor-dialog-on-use.ts';
import { currencyOf, type ShopCurrency } from '../../../parts/shop-currency.ts';
import type { Outcome } from '../../../primitives/outcome.ts';
import type { SearchAnswer } from '../../../primitives/use-remote-search.ts';

type Props = {
  order: ShownOrder & { line_items: readonly OrderLine[]; vendors: readonly OrderVendor[] };
  currency: ShopCurrency;
  /** IANA zone of the shop. */
  timeZone: string;
  hrefOfOrders: string;
  hrefOfVendor: (vendorId: number) => string;
  /** The order in the store's own admin; null where there is no such page. */
  adminUrl: string | null;
  /** A line's commission with an override, without setting it. */
  onPreviewCommission: PreviewCommission;
  /** Null clears the override. An amount is in minor units of the shop's books, a rate in parts per million. */
  onSetCommission: (
    line: { id: number; isOverridden: boolean },
    override: Override | null,
  ) => Promise<Outcome>;
  /** Null gives the line back to the vendor that tracking finds. */
  onSetVendor: (lineId: number, vendorId: number | null) => Promise<Outcome>;
  onSearchVendors: (text: string, signal: AbortSignal) => Promise<SearchAnswer<{ id: number; name: string }>>;
};

/** One order: what was sold, what each line earns, and for whom (spec operations §2). */
export function OrderScreen(props: Props) {
  const { order, currency, hrefOfVendor } = props;
  const [open, setOpen] = useState<{ dialog: 'commission' | 'vendor'; lineId: number } | null>(null);
  const close = () => setOpen(null);
  const setCommission = useCallback((lineId: number) => setOpen({ dialog: 'commission', lineId }), []);
  const vendor = useMemo(
    () => ({ hrefOf: hrefOfVendor, onSet: (lineId: number) => setOpen({ dialog: 'vendor', lineId }) }),
    [hrefOfVendor],
  );
  const line = order.line_items.find(({ id }) => id === open?.lineId);
  return (
    <OrderView
      order={order}
      currency={currencyOf(currency, null)}
      timeZone={props.timeZone}
      hrefOfOrders={props.hrefOfOrders}
      adminUrl={props.adminUrl}
    >
      <OrderLines
        order={order.name}
        lines={order.line_items}
        vendors={order.vendors}
        currency={currency}
        onSetCommission={setCommission}
        vendor={vendor}
      />
      {open?.dialog === 'commission' && line !== undefined && (
        <SetCommissionDialogOnUse
          what={nameOfOrderLine(line, order.name)}
          current={typedOverride(line)}
          currency={currency.books}
          onPreview={(override) => props.onPreviewCommission(line.id, override)}
          onSave={(override) =>
            props.onSetCommission(
              { id: line.id, isOverridden: line.commission_type === 'override' },
              override,
            )
          }
          onClose={close}
        />
      )}
      {open?.dialog === 'vendor' && line !== undefined && (
        <SetVendorDialogOnUse
          what={nameOfOrderLine(line, order.name)}
          current={order.vendors.find(({ id }) => id === line.vendor) ?? null}
          isByHand={line.override_vendor !== null}
          onSearch={props.onSearchVendors}
          onSave={(vendorId) => props.onSetVendor(line.id, vendorId)}
          onClose={close}
        />
      )}
    </OrderView>
  );
}
