import type { CurrencyCode } from '@consignment/domain/money/currency';
import { overrideAllowed } from '@consignment/domain/orders/line-change';
import type { ShopSwitches } from '@consignment/domain/shop/shop-switches';
import { defineTexts } from '@consignment/domain/text/texts';
import { CommissionCell, type CommissionOfLine } from '../../../parts/commission/CommissionCell.tsx';
import { DateTimeText } from '../../../parts/lists/DateTimeText.tsx';
import { LinePrice } from '../../../parts/money/LinePrice.tsx';
import { MoneyText } from '../../../parts/money/MoneyText.tsx';
import { changeableOf, instantOf, isRemovable } from '../../../parts/orders/line-item.ts';
import { ProductCell, productTitle, type ProductOfLine } from '../../../parts/products/ProductCell.tsx';
import type { DataColumn } from '../../../primitives/tables/data-table.ts';
import { IconButton } from '../../../primitives/actions/IconButton.tsx';
import { Link } from '../../../primitives/navigation/Link.tsx';
import { PencilMark, TrashMark } from '../../../primitives/tables/row-icons.tsx';

const texts = defineTexts('VendorCommissionColumns', {
  noOrder: 'No order',
  remove: 'Remove {title}',
  setCommission: 'Set Commission: {line}',
  order: 'Order',
  product: 'Product',
  location: 'Location',
  barcode: 'Barcode',
  price: 'Price',
  itemCost: 'Item Cost',
  commission: 'Commission',
  productCode: 'Product Code',
  date: 'Date',
});

/** A line item as the merchant sees it; amounts are decimal strings, times ISO 8601. */
export type CommissionLine = ProductOfLine &
  CommissionOfLine & {
    id: number;
    /** Null for an item that the shop added by hand; then `processed_at` is when it did. */
    order: { id: number; name?: string; processed_at?: string; location: { name: string } | null } | null;
    variant: { cost_per_item?: string | null; barcode: string } | null;
    price?: string;
    allocated_discount?: string;
    total_tax?: string;
    processed_at?: string;
  };

/** The columns that only some shops have. */
export type CommissionColumnSwitches = Pick<
  ShopSwitches,
  | 'showLocationColumn'
  | 'showBarcodeColumn'
  | 'showTaxColumn'
  | 'showItemCostColumn'
  | 'showProductCodeColumn'
>;

/** `#1001, Oak table`. */
export function nameOfLine(line: Pick<CommissionLine, 'order' | 'title' | 'variant'>): string {
  return `${line.order?.name ?? texts.noOrder}, ${productTitle(line)}`;
}

type Look = {
  currency: CurrencyCode;
  timeZone: string;
  switches: CommissionColumnSwitches;
  hrefOfOrder: (orderId: number) => string;
  hrefOfQuestion: (id: number) => string;
  /** Null for a person who may not. */
  onSetCommission: ((line: CommissionLine) => void) | null;
  onRemoveItem: ((line: CommissionLine) => void) | null;
};

/** Every column of the commissions, in the order of spec operations §2. */
export function commissionColumns({
  currency,
  timeZone,
  switches,
  hrefOfOrder,
  hrefOfQuestion,
  onSetCommission,
  onRemoveItem,
}: Look): DataColumn<CommissionLine>[] {
  const money = (amount: string | null | undefined) => <MoneyText amount={amount} currency={currency} />;
  const questions = { reader: 'shop', hrefOf: hrefOfQuestion, onAsk: null } as const;
  const editOf = (line: CommissionLine) => {
    if (isRemovable(line)) {
      if (onRemoveItem === null) return null;
      return (
        <IconButton
          icon={TrashMark}
          size="small"
          label={texts.remove({ title: line.title })}
          onClick={() => onRemoveItem(line)}
        />
      );
    }
    if (onSetCommission === null || overrideAllowed(changeableOf(line)).is === 'refused') return null;
    return (
      <IconButton
        icon={PencilMark}
        size="small"
        label={texts.setCommission({ line: nameOfLine(line) })}
        onClick={() => onSetCommission(line)}
      />
    );
  };
  const columns: (DataColumn<CommissionLine> | false)[] = [
    {
      id: 'order',
      header: texts.order,
      cell: ({ order }) =>
        order === null ? (
          'N/A'
        ) : (
          <Link href={hrefOfOrder(order.id)} label={order.name ?? 'N/A'} tone="strong" />
        ),
      sortKey: 'order__name',
      pin: 'start',
      isRowHeader: true,
      width: 'narrow',
    },
    {
      id: 'product',
      header: texts.product,
      cell: (line) => <ProductCell line={line} />,
      hasPicture: true,
      sortKey: 'title',
      width: 'wide',
    },
    switches.showLocationColumn && {
      id: 'location',
      header: texts.location,
      cell: (line) => line.order?.location?.name ?? 'N/A',
    },
    switches.showBarcodeColumn && {
      id: 'barcode',
      header: texts.barcode,
      cell: (line) => line.variant?.barcode || 'N/A',
      width: 'narrow',
    },
    {
      id: 'price',
      header: texts.price,
      cell: (line) => <LinePrice line={line} currency={currency} />,
      sortKey: 'price',
      align: 'end',
    },
    switches.showTaxColumn && {
      id: 'tax',
      header: 'HST',
      cell: (line) => money(line.total_tax),
      align: 'end',
    },
    switches.showItemCostColumn && {
      id: 'cost',
      header: texts.itemCost,
      cell: (line) => money(line.variant?.cost_per_item),
      align: 'end',
    },
    {
      id: 'commission',
      header: texts.commission,
      cell: (line) => (
        <CommissionCell
          line={line}
          currency={currency}
          name={nameOfLine(line)}
          edit={editOf(line)}
          // The column of boxes says it.
          saysPaid={false}
          questions={questions}
        />
      ),
      sortKey: 'commission_amount',
      pin: 'end',
      align: 'end',
    },
    switches.showProductCodeColumn && {
      id: 'code',
      header: texts.productCode,
      cell: (line) => line.sku || 'N/A',
    },
    {
      id: 'date',
      header: texts.date,
      cell: (line) => <DateTimeText instant={instantOf(line)} timeZone={timeZone} />,
      sortKey: 'order__processed_at',
      width: 'narrow',
    },
  ];
  return columns.filter((column) => column !== false);
}
