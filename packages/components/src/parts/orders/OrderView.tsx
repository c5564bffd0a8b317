import type { CurrencyCode } from '@consignment/domain/money/currency';
import { defineTexts } from '@consignment/domain/text/texts';
import type { ReactNode } from 'react';
import { Badge } from '../../primitives/text/Badge.tsx';
import { Card } from '../../primitives/layout/Card.tsx';
import { DescriptionList } from '../../primitives/text/DescriptionList.tsx';
import { Inline } from '../../primitives/layout/Inline.tsx';
import { Link } from '../../primitives/navigation/Link.tsx';
import { Page } from '../../primitives/layout/Page.tsx';
import { Stack } from '../../primitives/layout/Stack.tsx';
import { DateTimeText } from '../lists/DateTimeText.tsx';
import { FulfillmentBadge } from './FulfillmentBadge.tsx';
import { MoneyText } from '../money/MoneyText.tsx';
import { OrderStatusBadge } from './OrderStatusBadge.tsx';
import * as styles from './OrderView.css.ts';

const texts = defineTexts('OrderView', {
  orders: 'Orders',
  viewInShopify: 'View in Shopify',
  date: 'Date',
  payment: 'Payment',
  fulfillment: 'Fulfillment',
  total: 'Total',
  customer: 'Customer',
  notes: 'Notes',
  shipping: 'Shipping',
  tags: 'Tags',
});

/** A decimal `total_price`, an ISO 8601 `processed_at`; empty strings where nothing is known. */
export type ShownOrder = {
  name: string;
  processed_at: string;
  financial_status: string | null;
  fulfillment_status: string | null;
  total_price: string;
  customer_name: string;
  customer_company: string;
  note: string;
  /** Separated by commas. */
  tags: string;
  address1: string;
  address2: string;
  city: string;
  province: string;
  zip: string;
  country: string;
};

type Props = {
  order: ShownOrder;
  /** In which the order's amounts are written. */
  currency: CurrencyCode;
  /** IANA zone of the shop. */
  timeZone: string;
  hrefOfOrders: string;
  /** The order in the store's own admin; null where there is no such page. */
  adminUrl: string | null;
  /** Beside the sidebar: the lines, and their commissions. */
  children: ReactNode;
};

/**
 * One order around its lines: its heading, and the sidebar with its customer, notes, address and tags (spec operations
 * §2). A list of orders is an OrdersList.
 */
export function OrderView({ order, currency, timeZone, hrefOfOrders, adminUrl, children }: Props) {
  return (
    <Page
      title={order.name}
      back={{ href: hrefOfOrders, label: texts.orders }}
      actions={adminUrl !== null && <Link href={adminUrl} label={texts.viewInShopify} isExternal />}
    >
      <Card>
        <DescriptionList
          layout="columns"
          items={[
            {
              term: texts.date,
              description: <DateTimeText instant={order.processed_at} timeZone={timeZone} />,
            },
            { term: texts.payment, description: <OrderStatusBadge status={order.financial_status} /> },
            { term: texts.fulfillment, description: <FulfillmentBadge status={order.fulfillment_status} /> },
            { term: texts.total, description: <MoneyText amount={order.total_price} currency={currency} /> },
          ]}
        />
      </Card>
      <div className={styles.columns}>
        <Stack space="large">{children}</Stack>
        <Sidebar order={order} />
      </div>
    </Page>
  );
}

function Sidebar({ order }: { order: ShownOrder }) {
  const customer = [order.customer_name || 'N/A', order.customer_company];
  const tags = [...new Set(order.tags.split(',').map((tag) => tag.trim()))].filter((tag) => tag !== '');
  return (
    <Stack space="medium">
      <Block title={texts.customer} text={linesOf(customer)} />
      <Block title={texts.notes} text={order.note.trim()} />
      <Block title={texts.shipping} text={addressOf(order)} />
      <Card title={texts.tags}>
        {tags.length === 0 ? (
          'N/A'
        ) : (
          <Inline space="xsmall" as="ul">
            {tags.map((tag) => (
              <li key={tag}>
                <Badge label={tag} />
              </li>
            ))}
          </Inline>
        )}
      </Card>
    </Stack>
  );
}

function Block({ title, text }: { title: string; text: string }) {
  return (
    <Card title={title}>
      <p className={styles.words}>{text || 'N/A'}</p>
    </Card>
  );
}

function addressOf({ address1, address2, city, province, zip, country }: ShownOrder): string {
  return linesOf([address1, address2, city, `${province} ${zip}`, country]);
}

function linesOf(parts: readonly string[]): string {
  return parts
    .map((part) => part.trim())
    .filter((part) => part !== '')
    .join('\n');
}
