import type { CurrencyCode } from '@consignment/domain/money/currency';
import { standingOf } from '@consignment/domain/payouts/payout-status';
import { defineTexts, formatCount } from '@consignment/domain/text/texts';
import type { ReactNode } from 'react';
import { Card } from '../../primitives/layout/Card.tsx';
import { Link } from '../../primitives/navigation/Link.tsx';
import { DateTimeText } from '../lists/DateTimeText.tsx';
import { MoneyText } from '../money/MoneyText.tsx';
import type { LineItem } from './line-item.ts';
import type { OrderPayout, OrderRefund } from './order-refund.ts';
import type { OrderVendor } from './LineItems.tsx';
import * as styles from './OrderTimeline.css.ts';
import { PayoutStatusBadge } from '../payouts/PayoutStatusBadge.tsx';
import { productTitle } from '../products/ProductCell.tsx';
import { currencyOf, type ShopCurrency } from '../money/shop-currency.ts';
import { TextWithElements } from '../../primitives/text/TextWithElements.tsx';

const texts = defineTexts('OrderTimeline', {
  timeline: 'Timeline',
  orderPlaced: 'Order placed',
  refund: 'Refund',
  orderCancelled: 'Order cancelled',
  payout: 'Payout #{invoice_number}',
  unitsOf: '{part} × {product}',
  amountOf: '{part} for {product}',
  paid: '{amount} paid',
  paidTo: '{amount} paid to {vendor}',
  taken: '{amount} deducted',
  takenFrom: '{amount} deducted from {vendor}',
});

type Props = {
  order: {
    /** ISO 8601, as the dates of refunds and payouts. */
    processed_at: string;
    cancelled_at: string | null;
    line_items: readonly LineItem[];
    vendors: readonly OrderVendor[];
    refunds: readonly OrderRefund[];
    payouts: readonly OrderPayout[];
  };
  currency: ShopCurrency;
  /** IANA zone of the shop. */
  timeZone: string;
  /** False where vendors are not shown, as with sales reps. */
  showsVendors: boolean;
  /** Left out where payouts have no page. */
  hrefOfPayout?: (payoutId: number) => string;
};

/** The history of an order, the earliest first. Refunds with all their figures are OrderRefunds. */
export function OrderTimeline({ order, currency, timeZone, ...look }: Props) {
  return (
    <Card title={texts.timeline}>
      <ol role="list" className={styles.list}>
        {eventsOf(order, currency, look).map(({ key, at, title, details }) => (
          <li key={key} className={styles.event}>
            <div className={styles.title}>{title}</div>
            {details.map((detail) => (
              <div key={detail.key}>{detail.text}</div>
            ))}
            <div className={styles.detail}>
              <DateTimeText instant={at} timeZone={timeZone} />
            </div>
          </li>
        ))}
      </ol>
    </Card>
  );
}

type Event = {
  key: string;
  at: string;
  title: ReactNode;
  details: readonly { key: string; text: ReactNode }[];
};

type Look = Pick<Props, 'showsVendors' | 'hrefOfPayout'>;

function eventsOf(order: Props['order'], currency: ShopCurrency, look: Look): Event[] {
  const days = [...Map.groupBy(order.refunds, ({ date }) => date)];
  const events: Event[] = [
    { key: 'placed', at: order.processed_at, title: what(texts.orderPlaced), details: [] },
    ...days.map(([at, refunds]) => ({
      key: `refund ${at}`,
      at,
      title: what(texts.refund),
      details: refunds.map((refund, place) => ({
        key: String(place),
        text: <CameBack refund={refund} lines={order.line_items} currency={currencyOf(currency, null)} />,
      })),
    })),
    ...order.payouts.map((payout) => {
      const vendor = order.vendors.find(({ id }) => id === payout.vendor) ?? null;
      return eventOfPayout(payout, currencyOf(currency, vendor), look);
    }),
  ];
  if (order.cancelled_at !== null) {
    events.push({ key: 'cancelled', at: order.cancelled_at, title: what(texts.orderCancelled), details: [] });
  }
  return events.toSorted((a, b) => Date.parse(a.at) - Date.parse(b.at));
}

function what(words: string) {
  return <span className={styles.what}>{words}</span>;
}

/** `2 × Folding table`, or the money that came back without units. */
function CameBack({
  refund,
  lines,
  currency,
}: {
  refund: OrderRefund;
  lines: readonly LineItem[];
  currency: CurrencyCode;
}) {
  const line = lines.find(({ id }) => id === refund.line_item);
  const part =
    refund.units > 0 ? (
      <span>{formatCount(refund.units)}</span>
    ) : (
      <MoneyText amount={refund.amount} currency={currency} />
    );
  if (line === undefined) return part;
  return (
    <TextWithElements
      text={refund.units > 0 ? texts.unitsOf : texts.amountOf}
      elements={{ part, product: <bdi>{productTitle(line)}</bdi> }}
    />
  );
}

/** A payout can pay for some lines of an order and take back for others at once. */
function eventOfPayout(
  payout: OrderPayout,
  currency: CurrencyCode,
  { showsVendors, hrefOfPayout }: Look,
): Event {
  const name = texts.payout({ invoice_number: payout.invoice_number });
  const amounts = [
    { key: 'paid', amount: payout.paid, text: texts.paid, textWithVendor: texts.paidTo },
    { key: 'taken', amount: payout.taken_back, text: texts.taken, textWithVendor: texts.takenFrom },
  ];
  const vendor = <bdi>{payout.vendor_name}</bdi>;
  const known = amounts.filter(({ amount }) => Number(amount) !== 0);
  return {
    key: `payout ${payout.id}`,
    at: payout.created_date,
    title: (
      <>
        {hrefOfPayout === undefined ? (
          what(name)
        ) : (
          <Link href={hrefOfPayout(payout.id)} label={name} tone="strong" />
        )}
        {standingOf(payout.status) !== 'settled' && <PayoutStatusBadge status={payout.status} />}
      </>
    ),
    details: (known.length > 0 ? known : amounts.slice(0, 1)).map(
      ({ key, amount: sum, text, textWithVendor }) => {
        const amount = <MoneyText amount={sum} currency={currency} />;
        return {
          key,
          text: (
            <span>
              {showsVendors ? (
                <TextWithElements text={textWithVendor} elements={{ amount, vendor }} />
              ) : (
                <TextWithElements text={text} elements={{ amount }} />
              )}
            </span>
          ),
        };
      },
    ),
  };
}
