import type { CurrencyCode } from '@consignment/domain/money/currency';
import { defineTexts, formatCount } from '@consignment/domain/text/texts';
import { useMemo } from 'react';
import { Card } from '../../primitives/layout/Card.tsx';
import type { DataColumn } from '../../primitives/tables/data-table.ts';
import { DataTable } from '../../primitives/tables/DataTable.tsx';
import { Link } from '../../primitives/navigation/Link.tsx';
import { DateText } from '../lists/DateText.tsx';
import { DateTimeText } from '../lists/DateTimeText.tsx';
import { MoneyText } from '../money/MoneyText.tsx';
import type { LineItem } from './line-item.ts';
import type { OrderPayout, OrderRefund } from './order-refund.ts';
import type { OrderVendor } from './LineItems.tsx';
import * as styles from './OrderRefunds.css.ts';
import { productTitle } from '../products/ProductCell.tsx';
import { currencyOf, type ShopCurrency } from '../money/shop-currency.ts';
import { TextWithElements } from '../../primitives/text/TextWithElements.tsx';

const texts = defineTexts('OrderRefunds', {
  refunds: 'Refunds',
  empty: 'Nothing has been returned.',
  date: 'Date',
  product: 'Product',
  cameBack: 'Returned',
  takenBack: 'Commission deducted',
  noCommission: 'No commission earned yet',
  beforeItsPayout: 'before payout',
  fromNextPayout: 'from the next payout',
  payout: 'payout #{number}',
  inPayout: 'in {payout}, {day}',
  unitsOf: '{n, plural, other {#}} of {all, plural, other {#}}',
});

type Props = {
  /** By date, at least one. */
  refunds: readonly OrderRefund[];
  lines: readonly LineItem[];
  vendors: readonly OrderVendor[];
  payouts: readonly OrderPayout[];
  currency: ShopCurrency;
  /** IANA zone of the shop. */
  timeZone: string;
  /** Left out where payouts have no page. */
  hrefOfPayout?: (payoutId: number) => string;
};

/**
 * The refunds of an order, and the commission that each of them took back from a vendor. All that happened to an order, in
 * time, is an OrderTimeline.
 */
export function OrderRefunds(props: Props) {
  const { refunds, lines, vendors, payouts, currency, timeZone, hrefOfPayout } = props;
  const rows = useMemo(() => rowsOf(refunds, lines, vendors, currency), [refunds, lines, vendors, currency]);
  const columns = useMemo(
    () => columnsOf({ payouts, currency: currencyOf(currency, null), timeZone, hrefOfPayout }),
    [payouts, currency, timeZone, hrefOfPayout],
  );
  return (
    <Card title={texts.refunds} padding="none">
      <DataTable
        label={texts.refunds}
        columns={columns}
        rowId={({ id }) => id}
        state={{ is: 'ready', rows }}
        sort={null}
        onSort={() => undefined}
        empty={{ title: texts.empty }}
      />
    </Card>
  );
}

/** A refund with its line, and the currency of the vendor that the line is of. */
type Row = { id: string; refund: OrderRefund; line: LineItem | undefined; currency: CurrencyCode };

function rowsOf(
  refunds: readonly OrderRefund[],
  lines: readonly LineItem[],
  vendors: readonly OrderVendor[],
  currency: ShopCurrency,
): Row[] {
  return refunds.map((refund, place) => {
    const line = lines.find(({ id }) => id === refund.line_item);
    const vendor = vendors.find(({ id }) => id === line?.vendor) ?? null;
    return { id: `${refund.line_item} ${place}`, refund, line, currency: currencyOf(currency, vendor) };
  });
}

type Look = Pick<Props, 'payouts' | 'timeZone' | 'hrefOfPayout'> & { currency: CurrencyCode };

function columnsOf(look: Look): DataColumn<Row>[] {
  return [
    {
      id: 'date',
      header: texts.date,
      cell: ({ refund }) => <DateTimeText instant={refund.date} timeZone={look.timeZone} />,
      width: 'narrow',
    },
    {
      id: 'product',
      header: texts.product,
      cell: ({ line }) => <bdi>{line === undefined ? 'N/A' : productTitle(line)}</bdi>,
      isRowHeader: true,
      width: 'wide',
    },
    {
      id: 'units',
      header: texts.cameBack,
      cell: ({ refund, line }) => <CameBack refund={refund} line={line} currency={look.currency} />,
      align: 'end',
    },
    {
      id: 'taken',
      header: texts.takenBack,
      cell: (row) => <TakenBack {...row} look={look} />,
      align: 'end',
    },
  ];
}

function CameBack({ refund, line, currency }: Pick<Row, 'refund' | 'line'> & { currency: CurrencyCode }) {
  const units = formatCount(refund.units);
  return (
    <span className={styles.amounts}>
      {refund.units > 0 && (
        <span>{line === undefined ? units : texts.unitsOf({ n: refund.units, all: line.quantity })}</span>
      )}
      {refund.amount !== null && <MoneyText amount={refund.amount} currency={currency} />}
    </span>
  );
}

/** The commission that was taken back, and by what; where several things did, each with its part. */
function TakenBack({ refund, currency, look }: Row & { look: Look }) {
  const { commission, taken_back: parts } = refund;
  if (commission === null) return <span className={styles.detail}>{texts.noCommission}</span>;
  return (
    <span className={styles.amounts}>
      <MoneyText amount={commission} currency={currency} />
      {parts.map((part) => (
        <span key={`${part.by} ${part.payout}`} className={styles.detail}>
          {parts.length > 1 && (
            <span>
              <MoneyText amount={part.amount} currency={currency} />{' '}
            </span>
          )}
          <TakenBy part={part} look={look} />
        </span>
      ))}
    </span>
  );
}

function TakenBy({ part, look }: { part: OrderRefund['taken_back'][number]; look: Look }) {
  if (part.by === 'line') return <span>{texts.beforeItsPayout}</span>;
  const payout = look.payouts.find(({ id }) => id === part.payout);
  if (payout === undefined) return <span>{texts.fromNextPayout}</span>;
  const name = texts.payout({ number: payout.invoice_number });
  return (
    <span key="payout">
      <TextWithElements
        text={texts.inPayout}
        elements={{
          payout: (
            <span>
              {look.hrefOfPayout === undefined ? (
                name
              ) : (
                <Link href={look.hrefOfPayout(payout.id)} label={name} />
              )}
            </span>
          ),
          day: <DateText instant={payout.created_date} timeZone={look.timeZone} />,
        }}
      />
    </span>
  );
}
