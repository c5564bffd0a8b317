import type { CurrencyCode } from '@consignment/domain/money/currency';
import { MoneyChange } from '../../../parts/commission/MoneyChange.tsx';
import { MoneyText } from '../../../parts/money/MoneyText.tsx';
import type { DataColumn } from '../../../primitives/tables/data-table.ts';
import { Link } from '../../../primitives/navigation/Link.tsx';
import type { ReplayLine, ReplayVendor } from './replay.ts';

type Written = {
  /** In which amounts are counted, and written. */
  books: CurrencyCode;
  written: CurrencyCode;
};

export function vendorColumns({
  hrefOfVendor,
  ...money
}: Written & { hrefOfVendor: (id: number) => string }): DataColumn<ReplayVendor>[] {
  return [
    {
      id: 'vendor',
      header: 'Vendor',
      cell: ({ vendor, vendor_name: name }) => <Link href={hrefOfVendor(vendor)} label={name} />,
      isRowHeader: true,
      width: 'wide',
    },
    {
      id: 'lines',
      header: 'Lines that change',
      cell: ({ changed_lines: changed, lines }) =>
        `${changed.toLocaleString('en-US')} of ${lines.toLocaleString('en-US')}`,
      align: 'end',
    },
    ...sumColumns<ReplayVendor>(money),
  ];
}

export function lineColumns({
  hrefOfOrder,
  ...money
}: Written & { hrefOfOrder: (id: number) => string }): DataColumn<ReplayLine>[] {
  return [
    {
      id: 'title',
      header: 'Item',
      cell: ({ title }) => <bdi>{title}</bdi>,
      isRowHeader: true,
      width: 'wide',
    },
    {
      id: 'order',
      header: 'Order',
      cell: ({ order, order_name: name }) => <Link href={hrefOfOrder(order)} label={name} />,
      width: 'narrow',
    },
    { id: 'vendor', header: 'Vendor', cell: ({ vendor_name: name }) => <bdi>{name}</bdi> },
    {
      id: 'paid',
      header: 'Paid',
      cell: ({ is_paid: isPaid }) => (isPaid ? 'Paid' : '–'),
      width: 'narrow',
    },
    ...sumColumns<ReplayLine>(money),
  ];
}

function sumColumns<Row extends { earned: string; would_have_earned: string }>({
  books,
  written,
}: Written): DataColumn<Row>[] {
  return [
    {
      id: 'earned',
      header: 'Earned',
      cell: ({ earned }) => <MoneyText amount={earned} currency={written} />,
      align: 'end',
      width: 'narrow',
    },
    {
      id: 'other',
      header: 'Would have earned',
      cell: ({ would_have_earned: other }) => <MoneyText amount={other} currency={written} />,
      align: 'end',
      width: 'narrow',
    },
    {
      id: 'difference',
      header: 'Difference',
      cell: ({ earned, would_have_earned: other }) => (
        <MoneyChange before={earned} after={other} books={books} written={written} />
      ),
      align: 'end',
      width: 'narrow',
    },
  ];
}
