import type { CurrencyCode } from '@consignment/domain/money/currency';
import { lineChangeAllowed, overrideAllowed, type LineChange } from '@consignment/domain/orders/line-change';
import { defineTexts } from '@consignment/domain/text/texts';
import { useMemo } from 'react';
import type { ActionState } from '../../primitives/actions/action-state.ts';
import { Card } from '../../primitives/layout/Card.tsx';
import type { DataColumn } from '../../primitives/tables/data-table.ts';
import { DataTable } from '../../primitives/tables/DataTable.tsx';
import { IconButton } from '../../primitives/actions/IconButton.tsx';
import { Link } from '../../primitives/navigation/Link.tsx';
import { PencilMark as Pencil } from '../../primitives/tables/row-icons.tsx';
import { CommissionCell } from '../commission/CommissionCell.tsx';
import { FulfillmentBadge } from './FulfillmentBadge.tsx';
import { LinePrice } from '../money/LinePrice.tsx';
import { changeableOf, type LineItem } from './line-item.ts';
import * as styles from './LineItems.css.ts';
import { ProductCell, productTitle } from '../products/ProductCell.tsx';
import { currencyOf, type ShopCurrency } from '../money/shop-currency.ts';

const texts = defineTexts('LineItems', {
  lineItems: 'Line items',
  emptyTitle: 'This order has no line items.',
  order: '{line}, order {order}',
  product: 'Product',
  fulfillment: 'Fulfillment',
  price: 'Price',
  commission: 'Commission',
  setCommission: 'Set Commission: {line}',
  vendor: 'Vendor',
  setVendor: 'Set Vendor: {line}',
  setByHand: 'Set by hand',
});

/** A vendor of the order; `currency` is its own, where it has one. */
export type OrderVendor = { id: number; name: string; currency: CurrencyCode | null };

type Props = {
  /** The order's name, such as `#1001`. */
  order: string;
  lines: readonly LineItem[];
  vendors: readonly OrderVendor[];
  currency: ShopCurrency;
  /** Null for a person who may not, as `onSet` of the vendor. */
  onSetCommission: ((lineId: number) => void) | null;
  /** Left out where vendors are not shown. */
  vendor?: { hrefOf: (vendorId: number) => string; onSet: ((lineId: number) => void) | null };
  /** Left out where questions about lines are not read. */
  hrefOfQuestion?: ((id: number) => string) | undefined;
};

/**
 * The lines of an order with the commission and the vendor of each. A line that may no longer be changed says why. Lines that were
 * paid in one payout are PaidLines.
 */
export function LineItems({ order, lines, vendors, currency, onSetCommission, vendor, ...props }: Props) {
  const { hrefOfQuestion } = props;
  const columns = useMemo(
    () => columnsOf({ order, vendors, currency, onSetCommission, vendor, hrefOfQuestion }),
    [order, vendors, currency, onSetCommission, vendor, hrefOfQuestion],
  );
  return (
    <Card title={texts.lineItems} padding="none">
      <DataTable
        label={texts.lineItems}
        columns={columns}
        rowId={({ id }) => String(id)}
        state={{ is: 'ready', rows: lines }}
        sort={null}
        onSort={() => undefined}
        empty={{ title: texts.emptyTitle }}
      />
    </Card>
  );
}

/** `Folding table, order #1001`. */
export function nameOfLineItem(line: LineItem, order: string): string {
  return texts.order({ line: productTitle(line), order });
}

function columnsOf({
  order,
  vendors,
  currency,
  onSetCommission,
  vendor,
  hrefOfQuestion,
}: Omit<Props, 'lines'>) {
  const questions = hrefOfQuestion && ({ reader: 'shop', hrefOf: hrefOfQuestion, onAsk: null } as const);
  const onSetVendor = vendor?.onSet ?? null;
  const vendorOf = (line: LineItem) => vendors.find(({ id }) => id === line.vendor) ?? null;
  const columns: (DataColumn<LineItem> | false)[] = [
    {
      id: 'product',
      header: texts.product,
      cell: (line) => <ProductCell line={line} />,
      hasPicture: true,
      isRowHeader: true,
      width: 'wide',
    },
    {
      id: 'fulfillment',
      header: texts.fulfillment,
      // Returned units were never sent.
      cell: (line) =>
        line.commission_type === 'reversal' ? '–' : <FulfillmentBadge status={line.fulfillment_status} />,
      width: 'narrow',
    },
    {
      id: 'price',
      header: texts.price,
      cell: (line) => <LinePrice line={line} currency={currencyOf(currency, null)} />,
      align: 'end',
    },
    {
      id: 'commission',
      header: texts.commission,
      cell: (line) => (
        <CommissionCell
          line={line}
          currency={currencyOf(currency, vendorOf(line))}
          name={nameOfLineItem(line, order)}
          questions={questions}
          edit={
            onSetCommission !== null && (
              <IconButton
                icon={Pencil}
                size="small"
                label={texts.setCommission({ line: nameOfLineItem(line, order) })}
                onClick={() => onSetCommission(line.id)}
                state={stateOf(overrideAllowed(changeableOf(line)))}
              />
            )
          }
        />
      ),
      align: 'end',
    },
    vendor !== undefined && {
      id: 'vendor',
      header: texts.vendor,
      cell: (line) => (
        <span className={styles.changeable}>
          <VendorOfLine line={line} vendor={vendorOf(line)} hrefOf={vendor.hrefOf} />
          {onSetVendor !== null && (
            <IconButton
              icon={Pencil}
              size="small"
              label={texts.setVendor({ line: nameOfLineItem(line, order) })}
              onClick={() => onSetVendor(line.id)}
              state={stateOf(lineChangeAllowed(changeableOf(line)))}
            />
          )}
        </span>
      ),
    },
  ];
  return columns.filter((column) => column !== false);
}

type VendorOfLineProps = {
  line: LineItem;
  vendor: OrderVendor | null;
  hrefOf: (vendorId: number) => string;
};

function VendorOfLine({ line, vendor, hrefOf }: VendorOfLineProps) {
  if (vendor === null) return <span className={styles.words}>N/A</span>;
  return (
    <span className={styles.words}>
      <Link href={hrefOf(vendor.id)} label={vendor.name} />
      {line.override_vendor !== null && <span className={styles.detail}>{texts.setByHand}</span>}
    </span>
  );
}

function stateOf(change: LineChange): ActionState {
  return change.is === 'allowed' ? { is: 'ready' } : { is: 'disabled', reason: change.why };
}
