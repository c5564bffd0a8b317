import { formatWirePercent } from '@consignment/domain/money/rate';
import type { CurrencyCode } from '@consignment/domain/money/currency';
import { defineTexts } from '@consignment/domain/text/texts';
import { useMemo, useState } from 'react';
import { DateTimeText } from '../../../parts/lists/DateTimeText.tsx';
import { MoneyText } from '../../../parts/money/MoneyText.tsx';
import { Button } from '../../../primitives/actions/Button.tsx';
import { Card } from '../../../primitives/layout/Card.tsx';
import type { DataColumn } from '../../../primitives/tables/data-table.ts';
import { DataTable } from '../../../primitives/tables/DataTable.tsx';
import { DescriptionList } from '../../../primitives/text/DescriptionList.tsx';
import { Inline } from '../../../primitives/layout/Inline.tsx';
import { Link } from '../../../primitives/navigation/Link.tsx';
import type { KnownOutcome } from '../../../primitives/feedback/outcome.ts';
import { Page } from '../../../primitives/layout/Page.tsx';
import { Stack } from '../../../primitives/layout/Stack.tsx';
import { Text } from '../../../primitives/text/Text.tsx';
import { DeleteRepPayoutDialog } from './DeleteRepPayoutDialog.tsx';

const texts = defineTexts('RepPayoutScreen', {
  title: 'Payout · Invoice #{number}',
  payouts: 'Payouts',
  delete: 'Delete Payout',
  details: 'Details',
  salesRep: 'Sales Rep',
  date: 'Date',
  amount: 'Amount',
  extra: 'Additional pay included',
  notes: 'Notes',
  noNotes: 'N/A',
  commissions: 'Commissions',
  empty: 'This payout has no commissions.',
  order: 'Order',
  percent: 'Commission %',
  commission: 'Commission',
  refund: 'Refund after payout',
});

/** The payment for an order: a percent string, a decimal `amount`, below 0 where a refund was taken off. */
export type PaidPart = {
  order: number;
  order_name: string;
  /** ISO 8601. */
  processed_at: string;
  percent: string;
  amount: string;
};

/** Amounts are decimal strings, `created_date` is ISO 8601. */
export type ShownRepPayout = {
  invoice_number: number;
  amount: string;
  additional_pay: string;
  note: string;
  created_date: string;
  sales_rep_name: string;
  commissions: readonly PaidPart[];
};

type Props = {
  payout: ShownRepPayout;
  /** Of the shop. */
  currency: CurrencyCode;
  /** IANA zone of the shop. */
  timeZone: string;
  hrefOfOrder: (orderId: number) => string;
  hrefOfPayouts: string;
  /** Leaves the page when done; null for a person who may not. */
  onDelete: ((reason: string) => Promise<KnownOutcome>) | null;
};

/** One payout of a sales rep: its amount, its payee and its orders (spec foundations §2). */
export function RepPayoutScreen({ payout, currency, timeZone, hrefOfOrder, hrefOfPayouts, onDelete }: Props) {
  const [isDeleting, setIsDeleting] = useState(false);
  const columns = useMemo(
    () => columnsOf({ currency, timeZone, hrefOfOrder }),
    [currency, timeZone, hrefOfOrder],
  );
  const extra = {
    term: texts.extra,
    description: <MoneyText amount={payout.additional_pay} currency={currency} />,
  };
  return (
    <Page
      title={texts.title({ number: payout.invoice_number })}
      back={{ href: hrefOfPayouts, label: texts.payouts }}
      actions={onDelete !== null && <Button label={texts.delete} onClick={() => setIsDeleting(true)} />}
    >
      <Card title={texts.details}>
        <Stack space="medium">
          <DescriptionList
            layout="columns"
            items={[
              { term: texts.salesRep, description: payout.sales_rep_name },
              {
                term: texts.date,
                description: <DateTimeText instant={payout.created_date} timeZone={timeZone} />,
              },
              { term: texts.amount, description: <MoneyText amount={payout.amount} currency={currency} /> },
              ...(Number(payout.additional_pay) === 0 ? [] : [extra]),
            ]}
          />
          <DescriptionList
            layout="columns"
            items={[{ term: texts.notes, description: payout.note || texts.noNotes }]}
          />
        </Stack>
      </Card>
      <Card title={texts.commissions} padding="none">
        <DataTable
          label={texts.commissions}
          columns={columns}
          rowId={({ order }) => String(order)}
          state={{ is: 'ready', rows: payout.commissions }}
          sort={null}
          onSort={() => undefined}
          empty={{ title: texts.empty }}
        />
      </Card>
      {onDelete !== null && (
        <DeleteRepPayoutDialog
          payout={payout}
          currency={currency}
          isOpen={isDeleting}
          onDelete={onDelete}
          onClose={() => setIsDeleting(false)}
        />
      )}
    </Page>
  );
}

function columnsOf({
  currency,
  timeZone,
  hrefOfOrder,
}: Pick<Props, 'currency' | 'timeZone' | 'hrefOfOrder'>): DataColumn<PaidPart>[] {
  return [
    {
      id: 'order',
      header: texts.order,
      cell: ({ order, order_name: name }) => <Link href={hrefOfOrder(order)} label={name} tone="strong" />,
      isRowHeader: true,
    },
    { id: 'percent', header: texts.percent, cell: ({ percent }) => formatWirePercent(percent), align: 'end' },
    {
      id: 'commission',
      header: texts.commission,
      cell: ({ amount }) => (
        <Inline space="xsmall" justify="end">
          {Number(amount) < 0 && (
            <Text as="span" size="small" tone="muted">
              {texts.refund}
            </Text>
          )}
          <MoneyText amount={amount} currency={currency} />
        </Inline>
      ),
      align: 'end',
    },
    {
      id: 'date',
      header: texts.date,
      cell: ({ processed_at: at }) => <DateTimeText instant={at} timeZone={timeZone} />,
      width: 'narrow',
    },
  ];
}
