import type { CurrencyCode } from '@consignment/domain/money/currency';
import type { ShopSwitches } from '@consignment/domain/shop/shop-switches';
import { defineTexts, formatCount } from '@consignment/domain/text/texts';
import { CommissionCell, type QuestionWays } from '../../../parts/commission/CommissionCell.tsx';
import { DateTimeText } from '../../../parts/lists/DateTimeText.tsx';
import { LinePrice } from '../../../parts/money/LinePrice.tsx';
import { MoneyText } from '../../../parts/money/MoneyText.tsx';
import { instantOf } from '../../../parts/orders/line-item.ts';
import { ProductCell } from '../../../parts/products/ProductCell.tsx';
import type { DataColumn } from '../../../primitives/tables/data-table.ts';
import { lineName, type PortalLine } from './portal-line.ts';

const texts = defineTexts('CommissionColumns', {
  status: 'Status',
  order: 'Order',
  product: 'Product',
  location: 'Location',
  customer: 'Customer',
  company: 'Company',
  barcode: 'Barcode',
  itemCost: 'Item Cost',
  price: 'Price',
  quantity: 'Quantity',
  owed: 'Owed',
  productCode: 'Product Code',
  date: 'Date',
});

export type PortalColumnSwitches = Pick<
  ShopSwitches,
  | 'showBarcodeColumn'
  | 'showTaxColumn'
  | 'showLocationColumn'
  | 'showItemCostColumn'
  | 'showProductCodeColumn'
  | 'useCommissionFields'
>;

/** A column that the shop chose, by its key and under its own name (spec accounts §2.4). */
export type ChosenColumn = { key: string; label: string };

type ColumnId =
  | 'paid'
  | 'order_number'
  | 'product'
  | 'sku'
  | 'location'
  | 'customer'
  | 'company'
  | 'barcode'
  | 'item_cost'
  | 'price'
  | 'quantity'
  | 'tax'
  | 'commission'
  | 'product_code'
  | 'date';

type Column = DataColumn<PortalLine>;
type Look = {
  currency: CurrencyCode;
  timeZone: string;
  /** Null where no questions are shown. */
  questions: QuestionsOfLines | null;
};

/** Questions about the lines of a list, and the way to ask one; null for a person who only reads. */
export type QuestionsOfLines = {
  hrefOf: (id: number) => string;
  onAsk: ((line: { id: number; name: string }) => void) | null;
};

/**
 * The columns of a vendor's commissions, in their order: the shop's own list where it has one, else the usual ones.
 * A column of which no line says anything is hidden by the shop and left out.
 */
export function portalCommissionColumns({
  rows,
  switches,
  fields,
  ...look
}: Look & {
  rows: readonly PortalLine[];
  switches: PortalColumnSwitches;
  fields: readonly ChosenColumn[];
}): readonly Column[] {
  const hasSkuColumn = !switches.useCommissionFields || fields.some(({ key }) => key === 'sku');
  const all = columnsOf({ ...look, hasSkuColumn });
  const chosen = switches.useCommissionFields ? chosenColumns(fields, all) : [];
  if (chosen.length > 0) return shownOf(rows, [all.paid, ...chosen]);
  return shownOf(
    rows,
    usualColumns(switches).map((id) => all[id]),
  );
}

export type UnpaidSwitches = Pick<
  PortalColumnSwitches,
  'showBarcodeColumn' | 'showLocationColumn' | 'showItemCostColumn'
>;

/** The columns of unpaid commissions, in their order (spec accounts §2.4). */
export function unpaidColumns({
  rows,
  switches,
  ...look
}: Look & { rows: readonly PortalLine[]; switches: UnpaidSwitches }): readonly Column[] {
  const all = columnsOf({ ...look, hasSkuColumn: false });
  const ids: readonly ColumnId[] = [
    'order_number',
    'product',
    ...when(switches.showLocationColumn, 'location'),
    'customer',
    ...when(switches.showBarcodeColumn, 'barcode'),
    ...when(switches.showItemCostColumn, 'item_cost'),
    'price',
    'commission',
    'date',
  ];
  return shownOf(
    rows,
    ids.map((id) => all[id]),
  );
}

function shownOf(rows: readonly PortalLine[], columns: readonly Column[]): readonly Column[] {
  const shown = columns.filter(({ id }) => hasValue(id, rows));
  // The product names its row; where the shop shows none, its first column has to.
  const rowHeader = shown.find(({ id }) => id === 'product') ?? shown.find(({ id }) => id !== 'paid');
  return shown.map((column) =>
    column === rowHeader ? { ...column, isRowHeader: true, pin: 'start' } : column,
  );
}

function when(isShown: boolean, id: ColumnId): ColumnId[] {
  return isShown ? [id] : [];
}

function usualColumns(switches: PortalColumnSwitches): readonly ColumnId[] {
  return [
    'paid',
    'order_number',
    'product',
    'sku',
    ...when(switches.showLocationColumn, 'location'),
    'customer',
    ...when(switches.showBarcodeColumn, 'barcode'),
    ...when(switches.showItemCostColumn, 'item_cost'),
    'price',
    ...when(switches.showTaxColumn, 'tax'),
    'commission',
    ...when(switches.showProductCodeColumn, 'product_code'),
    'date',
  ];
}

function chosenColumns(fields: readonly ChosenColumn[], all: Record<ColumnId, Column>): readonly Column[] {
  const keys = new Set<string>();
  return fields.flatMap(({ key, label }) => {
    if (!isFieldKey(key, all) || keys.has(key)) return [];
    keys.add(key);
    return [{ ...all[key], header: label.trim() || all[key].header }];
  });
}

/** Columns that a shop's own list cannot name (spec accounts §2.4). */
const withoutKey: readonly string[] = ['paid', 'tax', 'product_code'] satisfies ColumnId[];

function isFieldKey(key: string, all: Record<ColumnId, Column>): key is ColumnId {
  return Object.hasOwn(all, key) && !withoutKey.includes(key);
}

const tellers: Partial<Record<string, (line: PortalLine) => boolean>> = {
  order_number: ({ order }) => order?.name !== undefined,
  customer: ({ order }) => order?.customer_name !== undefined,
  company: ({ order }) => order?.customer_company !== undefined,
  item_cost: ({ variant }) => variant?.cost_per_item !== undefined,
  price: ({ price }) => price !== undefined,
  tax: ({ total_tax: tax }) => tax !== undefined,
  commission: ({ commission_amount: amount }) => amount !== undefined,
  date: (line) => instantOf(line) !== undefined,
};

/** Customers are hidden unless a shop shows them (spec accounts §4), so without lines they are not expected. */
function hasValue(id: string, rows: readonly PortalLine[]): boolean {
  const teller = tellers[id];
  if (teller === undefined) return true;
  return rows.length === 0 ? id !== 'customer' && id !== 'company' : rows.some(teller);
}

function columnsOf({
  currency,
  timeZone,
  questions,
  hasSkuColumn,
}: Look & { hasSkuColumn: boolean }): Record<ColumnId, Column> {
  const columns: { [Id in ColumnId]: Omit<Column, 'id'> } = {
    paid: {
      header: texts.status,
      isFixed: true,
      width: 'narrow',
      cell: (line) => (line.vendor_paid ? 'PAID' : null),
    },
    order_number: {
      header: texts.order,
      sortKey: 'order__name',
      width: 'narrow',
      cell: (line) => line.order?.name ?? 'N/A',
    },
    product: {
      header: texts.product,
      sortKey: 'title',
      cell: (line) => <ProductCell line={line} hasSku={!hasSkuColumn} />,
      hasPicture: true,
    },
    sku: { header: 'SKU', width: 'narrow', cell: (line) => line.sku || 'N/A' },
    location: {
      header: texts.location,
      width: 'narrow',
      cell: (line) => line.order?.location?.name ?? 'N/A',
    },
    customer: { header: texts.customer, cell: (line) => line.order?.customer_name || 'N/A' },
    company: { header: texts.company, cell: (line) => line.order?.customer_company || 'N/A' },
    barcode: { header: texts.barcode, width: 'narrow', cell: (line) => line.variant?.barcode || 'N/A' },
    item_cost: {
      header: texts.itemCost,
      align: 'end',
      cell: (line) => <MoneyText amount={line.variant?.cost_per_item} currency={currency} />,
    },
    price: {
      header: texts.price,
      sortKey: 'price',
      align: 'end',
      cell: (line) => <LinePrice line={line} currency={currency} />,
    },
    quantity: { header: texts.quantity, align: 'end', cell: (line) => formatCount(line.quantity) },
    tax: {
      header: 'HST',
      align: 'end',
      cell: (line) => <MoneyText amount={line.total_tax} currency={currency} />,
    },
    commission: {
      header: texts.owed,
      pin: 'end',
      sortKey: 'commission_amount',
      align: 'end',
      cell: (line) => (
        // The column of the status says it.
        <CommissionCell
          line={line}
          currency={currency}
          name={lineName(line)}
          saysPaid={false}
          questions={questions === null ? undefined : waysOf(line, questions)}
        />
      ),
    },
    product_code: { header: texts.productCode, width: 'narrow', cell: (line) => line.sku || 'N/A' },
    date: {
      header: texts.date,
      sortKey: 'order__processed_at',
      width: 'narrow',
      cell: (line) => <DateTimeText instant={instantOf(line)} timeZone={timeZone} />,
    },
  };
  return withIds(columns);
}

function waysOf(line: PortalLine, { hrefOf, onAsk }: QuestionsOfLines): QuestionWays {
  const { id } = line;
  return { reader: 'asker', hrefOf, onAsk: onAsk && (() => onAsk({ id, name: lineName(line) })) };
}

function withIds(columns: { [Id in ColumnId]: Omit<Column, 'id'> }): Record<ColumnId, Column> {
  const entries = Object.entries(columns).map(([id, column]) => [id, { ...column, id }] as const);
  // Each key of the record comes back with its own column, which fromEntries cannot express.
  return Object.fromEntries(entries) as Record<ColumnId, Column>;
}
