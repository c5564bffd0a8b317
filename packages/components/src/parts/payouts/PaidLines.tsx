import type { Trace } from '@consignment/domain/commission/commission-amount';
import type { CurrencyCode } from '@consignment/domain/money/currency';
import { defineTexts } from '@consignment/domain/text/texts';
import { useMemo, useState } from 'react';
import { Card } from '../../primitives/layout/Card.tsx';
import type { DataColumn } from '../../primitives/tables/data-table.ts';
import { DataTable } from '../../primitives/tables/DataTable.tsx';
import { Link } from '../../primitives/navigation/Link.tsx';
import { Pagination } from '../../primitives/tables/Pagination.tsx';
import { Stack } from '../../primitives/layout/Stack.tsx';
import { commissionKind } from '../commission/commission-kind.ts';
import { CommissionAmount, type CommissionType } from '../commission/CommissionAmount.tsx';
import { CommissionPlaces } from '../commission/CommissionPlaces.tsx';
import { DateTimeText } from '../lists/DateTimeText.tsx';
import { LinePrice } from '../money/LinePrice.tsx';
import { instantOf } from '../orders/line-item.ts';
import { ProductCell, productTitle, type ProductOfLine } from '../products/ProductCell.tsx';
import { WhyThisAmount } from '../commission/WhyThisAmount.tsx';

const texts = defineTexts('PaidLines', {
  lineItems: 'Line items',
  emptyTitle: 'This payout has no line items.',
  order: 'Order',
  product: 'Product',
  price: 'Price',
  commission: 'Commission',
  date: 'Date',
});

/** A line of a payout; `amount` is the amount paid for it. Fields that a shop hides from its vendors are left out. */
export type PaidLine = {
  line_item: ProductOfLine & {
    id: number;
    order: { id?: number; name?: string; processed_at?: string } | null;
    price?: string;
    allocated_discount?: string;
    commission_trace?: Trace | null;
    /** Of an item that the shop added by hand. */
    processed_at?: string;
  };
  amount?: string;
  commission_type: CommissionType;
};

type Props = {
  lines: readonly PaidLine[];
  currency: CurrencyCode;
  /** IANA zone of the shop. */
  timeZone: string;
  /** Left out where orders have no page. */
  hrefOfOrder?: (orderId: number) => string;
};

/** A payout can hold thousands of lines; they came with it, so their pages are turned here. */
const linesOnPage = 100;

/**
 * The lines that a payout paid, one by one. Lines that can still be selected and paid are the commissions tab of a
 * vendor.
 */
export function PaidLines({ lines, currency, timeZone, hrefOfOrder }: Props) {
  const [page, setPage] = useState(1);
  const columns = useMemo(
    () => columnsOf({ lines, currency, timeZone, hrefOfOrder }),
    [lines, currency, timeZone, hrefOfOrder],
  );
  const from = (page - 1) * linesOnPage;
  const to = Math.min(from + linesOnPage, lines.length);
  return (
    <Stack space="medium">
      <Card title={texts.lineItems} padding="none">
        <DataTable
          label={texts.lineItems}
          columns={columns}
          rowId={({ line_item }) => String(line_item.id)}
          state={{ is: 'ready', rows: lines.slice(from, to) }}
          sort={null}
          onSort={() => undefined}
          empty={{ title: texts.emptyTitle }}
        />
      </Card>
      {lines.length > linesOnPage && (
        <Pagination
          label={texts.lineItems}
          from={from + 1}
          to={to}
          total={lines.length}
          previous={page > 1 ? { onSelect: () => setPage(page - 1) } : null}
          next={to < lines.length ? { onSelect: () => setPage(page + 1) } : null}
        />
      )}
    </Stack>
  );
}

/** A column of which no line says anything is hidden by the shop, and left out. */
function columnsOf({ lines, currency, timeZone, hrefOfOrder }: Props): DataColumn<PaidLine>[] {
  const isShown = (has: (line: PaidLine) => boolean) => lines.length === 0 || lines.some(has);
  const hasOrder = isShown(({ line_item }) => line_item.order?.name !== undefined);
  const columns: (DataColumn<PaidLine> | false)[] = [
    hasOrder && {
      id: 'order',
      header: texts.order,
      cell: ({ line_item }) => <OrderOfLine order={line_item.order} hrefOfOrder={hrefOfOrder} />,
      isRowHeader: true,
      width: 'narrow',
    },
    {
      id: 'product',
      header: texts.product,
      cell: ({ line_item }) => <ProductCell line={line_item} />,
      hasPicture: true,
      isRowHeader: !hasOrder,
      width: 'wide',
    },
    isShown(({ line_item }) => line_item.price !== undefined) && {
      id: 'price',
      header: texts.price,
      cell: ({ line_item }) => <LinePrice line={line_item} currency={currency} />,
      align: 'end',
    },
    isShown(({ amount }) => amount !== undefined) && {
      id: 'commission',
      header: texts.commission,
      cell: (line) => <PaidCommission line={line} currency={currency} />,
      align: 'end',
    },
    isShown(({ line_item }) => instantOf(line_item) !== undefined) && {
      id: 'date',
      header: texts.date,
      cell: ({ line_item }) => <DateTimeText instant={instantOf(line_item)} timeZone={timeZone} />,
      width: 'narrow',
    },
  ];
  return columns.filter((column) => column !== false);
}

type OrderOfLineProps = { order: PaidLine['line_item']['order'] } & Pick<Props, 'hrefOfOrder'>;

function OrderOfLine({ order, hrefOfOrder }: OrderOfLineProps) {
  const { id, name = 'N/A' } = order ?? {};
  if (id === undefined || hrefOfOrder === undefined) return <span>{name}</span>;
  return <Link href={hrefOfOrder(id)} label={name} tone="strong" />;
}

/** A refund that was carried over, or an item by hand, has its description. */
function PaidCommission({ line, currency }: { line: PaidLine; currency: CurrencyCode }) {
  const { amount, commission_type: type, line_item: item } = line;
  const { commission_trace: trace } = item;
  const kind = commissionKind(type);
  const name = [item.order?.name, productTitle(item)].filter(Boolean).join(', ');
  return (
    <CommissionPlaces
      amount={<CommissionAmount amount={amount} type={type} currency={currency} />}
      why={trace ? <WhyThisAmount trace={trace} amount={amount} currency={currency} name={name} /> : null}
      notes={kind === undefined ? [] : [kind]}
    />
  );
}
