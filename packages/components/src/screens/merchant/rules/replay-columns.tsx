import type { CurrencyCode } from '@consignment/domain/money/currency';
import { defineTexts, formatCount } from '@consignment/domain/text/texts';
import { MoneyChange } from '../../../parts/commission/MoneyChange.tsx';
import { MoneyText } from '../../../parts/money/MoneyText.tsx';
import type { DataColumn } from '../../../primitives/tables/data-table.ts';
import { Link } from '../../../primitives/navigation/Link.tsx';
import type { ReplayLine, ReplayVendor } from './replay.ts';

const texts = defineTexts('ReplayColumns', {
  vendor: 'Vendor',
  changed: 'Changed lines',
  item: 'Item',
  order: 'Order',
  paid: 'Paid',
  earned: 'Earned',
  wouldHaveEarned: 'Would have earned',
  difference: 'Difference',
  partOf: '{part} of {total}',
});

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
      header: texts.vendor,
      cell: ({ vendor, vendor_name: name }) => <Link href={hrefOfVendor(vendor)} label={name} />,
      isRowHeader: true,
      width: 'wide',
    },
    {
      id: 'lines',
      header: texts.changed,
      cell: ({ changed_lines: changed, lines }) =>
        texts.partOf({ part: formatCount(changed), total: formatCount(lines) }),
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
      header: texts.item,
      cell: ({ title }) => <bdi>{title}</bdi>,
      isRowHeader: true,
      width: 'wide',
    },
    {
      id: 'order',
      header: texts.order,
      cell: ({ order, order_name: name }) => <Link href={hrefOfOrder(order)} label={name} />,
      width: 'narrow',
    },
    { id: 'vendor', header: texts.vendor, cell: ({ vendor_name: name }) => <bdi>{name}</bdi> },
    {
      id: 'paid',
      header: texts.paid,
      cell: ({ is_paid: isPaid }) => (isPaid ? texts.paid : '–'),
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
      header: texts.earned,
      cell: ({ earned }) => <MoneyText amount={earned} currency={written} />,
      align: 'end',
      width: 'narrow',
    },
    {
      id: 'other',
      header: texts.wouldHaveEarned,
      cell: ({ would_have_earned: other }) => <MoneyText amount={other} currency={written} />,
      align: 'end',
      width: 'narrow',
    },
    {
      id: 'difference',
      header: texts.difference,
      cell: ({ earned, would_have_earned: other }) => (
        <MoneyChange before={earned} after={other} books={books} written={written} />
      ),
      align: 'end',
      width: 'narrow',
    },
  ];
}
