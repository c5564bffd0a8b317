import type { Override } from '@consignment/domain/commission';
import { useCallback, useState, type ReactNode } from 'react';
import { typedOverride, type OrderLine } from '../../../parts/order-line.ts';
import type { PreviewCommission } from '../../../parts/override-preview.ts';
import { nameOfOrderLine, OrderLines, type OrderVendor } from '../../../parts/OrderLines.tsx';
import { OrderView, type ShownOrder } from '../../../parts/OrderView.tsx';
import { SetCommissionDialogOnUse } from '../../../parts/set-commission-dialog-on-use.ts';
import { currencyOf, type ShopCurrency } from '../../../parts/shop-currency.ts';
import type { Outcome } from '../../../primitives/outcome.ts';

type Props = {
  order: ShownOrder & { line_items: readonly OrderLine[]; vendors: readonly OrderVendor[] };
  currency: ShopCurrency;
  /** IANA zone of the shop. */
  timeZone: string;
  hrefOfOrders: string;
  /** The order in the store's own admin; null where there is no such page. */
  adminUrl: string | null;
  /** A line's commission with an override, without setting it. */
  onPreviewCommission: PreviewCommission;
  /** Null clears the override. An amount is in minor units of the shop's books, a rate in parts per million. */
  onSetCommission: (
    line: { id: number; isOverridden: boolean },
    override: Override | null,
  ) => Promise<Outcome>;
  /** The commissions of sales reps on the order, which load by themselves. */
  children?: ReactNode;
};

/** One order as the sales reps see it: no vendors, and what the reps earn of it (spec accounts §2.5). */
export function OrderScreen(props: Props) {
  const { order, currency } = props;
  const [lineId, setLineId] = useState<number | null>(null);
  const setCommission = useCallback((id: number) => setLineId(id), []);
  const line = order.line_items.find(({ id }) => id === lineId);
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
      />
      {props.children}
      {line !== undefined && (
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
          onClose={() => setLineId(null)}
        />
      )}
    </OrderView>
  );
}
