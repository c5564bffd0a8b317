import { formatWirePercent } from '@consignment/domain/money/rate';
import type { CurrencyCode } from '@consignment/domain/money/currency';
import { formatDecimal } from '@consignment/domain/money/money';
import { statedRuleText } from '@consignment/domain/commission/stated-rule';
import { adjustmentText, sectionText } from '@consignment/domain/statements/statement';
import { defineTexts, formatCount } from '@consignment/domain/text/texts';
import type { DataColumn } from '../../primitives/tables/data-table.ts';
import { Link } from '../../primitives/navigation/Link.tsx';
import { Stack } from '../../primitives/layout/Stack.tsx';
import { Text } from '../../primitives/text/Text.tsx';
import { DateText } from '../lists/DateText.tsx';
import { MoneyText } from '../money/MoneyText.tsx';
import type { StatedEntry } from './statement.ts';

const texts = defineTexts('StatementEntryColumns', {
  date: 'Date',
  order: 'Order',
  item: 'Item',
  part: 'Part',
  quantityPrice: 'Quantity × price',
  quantity: 'Quantity',
  rate: 'Rate',
  earned: 'Earned',
  returned: 'Returned',
  amount: 'Amount',
  invoice: 'Invoice #{invoice}',
  ofOrder: 'Order {order}',
  sku: 'SKU {sku}',
});

type Of = {
  /** Those that are shown. */
  rows: readonly StatedEntry[];
  currency: CurrencyCode;
  /** IANA zone of the shop. */
  timeZone: string;
  /** Left out where payouts have no page. */
  hrefOfPayout?: (payoutId: number) => string;
};

/** The columns of a statement's entries. One in which no row has anything, or all have the same, is left out. */
export function entryColumns({
  rows,
  currency,
  timeZone,
  hrefOfPayout,
}: Of): readonly DataColumn<StatedEntry>[] {
  const has = (isThere: (entry: StatedEntry) => boolean) => rows.length === 0 || rows.some(isThere);
  const hasReturns = rows.some(isReturned);
  const money = (
    id: 'earned' | 'returned' | 'amount',
    header: string,
    isThere: (entry: StatedEntry) => boolean,
  ): DataColumn<StatedEntry> => ({
    id,
    header,
    cell: (entry) => (isThere(entry) ? <MoneyText amount={entry[id]} currency={currency} /> : '–'),
    align: 'end',
    width: 'narrow',
  });
  const columns: (DataColumn<StatedEntry> | false)[] = [
    has(({ date }) => date !== null) && {
      id: 'date',
      header: texts.date,
      cell: ({ date }) => (date === null ? '–' : <DateText instant={date} timeZone={timeZone} />),
      width: 'narrow',
    },
    has(({ order_name: order }) => order !== '') && {
      id: 'order',
      header: texts.order,
      cell: ({ order_name: order }) => order || '–',
      width: 'narrow',
    },
    {
      id: 'item',
      header: texts.item,
      cell: (entry) => <ItemOfEntry entry={entry} hrefOfPayout={hrefOfPayout} />,
      isRowHeader: true,
      width: 'wide',
    },
    new Set(rows.map(({ section }) => section)).size > 1 && {
      id: 'section',
      header: texts.part,
      cell: ({ section }) => sectionText(section),
      width: 'narrow',
    },
    has(({ quantity }) => quantity !== null) && {
      id: 'quantity',
      header: has(({ price }) => price !== null) ? texts.quantityPrice : texts.quantity,
      cell: (entry) => soldText(entry, currency),
      align: 'end',
      width: 'narrow',
    },
    has(({ rate }) => rate !== null) && {
      id: 'rate',
      header: texts.rate,
      cell: ({ rate }) => (rate === null ? '–' : formatWirePercent(rate)),
      align: 'end',
      width: 'narrow',
    },
    // Without a return, the earnings are the amount.
    hasReturns && money('earned', texts.earned, ({ payout }) => payout === null),
    hasReturns && money('returned', texts.returned, isReturned),
    money('amount', texts.amount, () => true),
  ];
  return columns.filter((column) => column !== false);
}

function isReturned({ returned }: StatedEntry): boolean {
  return Number(returned) !== 0;
}

function soldText({ quantity, price }: StatedEntry, currency: CurrencyCode): string {
  if (quantity === null) return '–';
  const count = formatCount(quantity);
  return price === null ? count : `${count} × ${formatDecimal(price, currency)}`;
}

type ItemProps = { entry: StatedEntry } & Pick<Of, 'hrefOfPayout'>;

function ItemOfEntry({ entry, hrefOfPayout }: ItemProps) {
  const { title, sku, reason, rule, payout, order_name: order, invoice_number: invoice } = entry;
  const invoiceText = invoice === null ? '' : texts.invoice({ invoice });
  const name = title || invoiceText || (order === '' ? sectionText(entry.section) : texts.ofOrder({ order }));
  const details = [
    name === invoiceText ? '' : invoiceText,
    sku === '' ? '' : texts.sku({ sku }),
    reason === null ? '' : adjustmentText(reason),
    rule === null ? '' : statedRuleText({ ...rule, from: rule.from_day }),
  ];
  const isLink = payout !== null && hrefOfPayout !== undefined;
  return (
    <Stack space="none">
      <bdi>{isLink ? <Link href={hrefOfPayout(payout)} label={name} tone="strong" /> : name}</bdi>
      {details
        .filter((detail) => detail !== '')
        .map((detail) => (
          <Text key={detail} as="span" size="small" tone="muted">
            {detail}
          </Text>
        ))}
    </Stack>
  );
}
