import type { Override } from '@consignment/domain/commission/commission';
import { useCallback, useState, type ComponentProps, type ReactNode } from 'react';
import { lineToSet, soldFor, typedOverride, type LineToSet, type LineItem } from './line-item.ts';
import type { PreviewCommission } from '../commission/override-preview.ts';
import type { OrderPayout, OrderRefund } from './order-refund.ts';
import { nameOfLineItem, LineItems, type OrderVendor } from './LineItems.tsx';
import { OrderRefunds } from './OrderRefunds.tsx';
import { OrderTimeline } from './OrderTimeline.tsx';
import { OrderView, type ShownOrder } from './OrderView.tsx';
import { SetCommissionDialogOnUse } from '../commission/set-commission-dialog-on-use.ts';
import { currencyOf, type ShopCurrency } from '../money/shop-currency.ts';
import type { Outcome } from '../../primitives/feedback/outcome.ts';

type Props = {
  order: ShownOrder & {
    /** ISO 8601. */
    cancelled_at: string | null;
    line_items: readonly LineItem[];
    vendors: readonly OrderVendor[];
    /** By date. */
    refunds: readonly OrderRefund[];
    /** That the lines and the refunds refer to. */
    payouts: readonly OrderPayout[];
  };
  currency: ShopCurrency;
  /** IANA zone of the shop. */
  timeZone: string;
  hrefOfOrders: string;
  /** Left out where payouts have no page; the same function while nothing changes. */
  hrefOfPayout?: (payoutId: number) => string;
  /** Left out where questions about lines are not read. */
  hrefOfQuestion?: (id: number) => string;
  /** The order in the store's own admin; null where there is no such page. */
  adminUrl: string | null;
  /** Works out the earnings of a line with a commission set by hand, without setting it. */
  onPreviewCommission: PreviewCommission;
  /** Null for a person who may not. Without an override it is cleared. An amount is in minor units of the shop's books, a rate in parts per million. */
  onSetCommission: ((line: LineToSet, override: Override | null) => Promise<Outcome>) | null;
  /** Whose each line is, and the way to change it, where vendors are shown; the same again while nothing changes. */
  vendor?: ComponentProps<typeof LineItems>['vendor'];
  /** Shown above the lines, such as a problem of the order. */
  notice?: ReactNode;
  /** Below the lines, and dialogs over them. */
  children?: ReactNode;
};

/** One order, and the way to set the commission of its lines (spec operations §2, accounts §2.5). Many orders are an OrdersList. */
export function OrderPage(props: Props) {
  const { order, currency, timeZone } = props;
  const ofPayout = props.hrefOfPayout === undefined ? {} : { hrefOfPayout: props.hrefOfPayout };
  const [lineId, setLineId] = useState<number | null>(null);
  const setCommission = useCallback((id: number) => setLineId(id), []);
  const line = order.line_items.find(({ id }) => id === lineId);
  const { onSetCommission } = props;
  return (
    <OrderView
      order={order}
      currency={currencyOf(currency, null)}
      timeZone={timeZone}
      hrefOfOrders={props.hrefOfOrders}
      adminUrl={props.adminUrl}
    >
      {props.notice}
      {order.refunds.length > 0 && (
        <OrderRefunds
          refunds={order.refunds}
          lines={order.line_items}
          vendors={order.vendors}
          payouts={order.payouts}
          currency={currency}
          timeZone={timeZone}
          {...ofPayout}
        />
      )}
      <LineItems
        order={order.name}
        lines={order.line_items}
        vendors={order.vendors}
        currency={currency}
        onSetCommission={onSetCommission === null ? null : setCommission}
        {...(props.vendor && { vendor: props.vendor })}
        hrefOfQuestion={props.hrefOfQuestion}
      />
      {props.children}
      <OrderTimeline
        order={order}
        currency={currency}
        timeZone={timeZone}
        showsVendors={props.vendor !== undefined}
        {...ofPayout}
      />
      {line !== undefined && onSetCommission !== null && (
        <SetCommissionDialogOnUse
          what={nameOfLineItem(line, order.name)}
          current={typedOverride(line)}
          sold={soldFor(line, currency.books)}
          currency={currency.books}
          onPreview={(override) => props.onPreviewCommission(line.id, override)}
          onSave={(override) => onSetCommission(lineToSet(line), override)}
          onClose={() => setLineId(null)}
        />
      )}
    </OrderView>
  );
}
