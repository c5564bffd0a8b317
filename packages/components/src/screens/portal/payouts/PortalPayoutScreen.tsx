import { currencyFor, type CurrencyCode } from '@consignment/domain/currency';
import { DateTimeText } from '../../../parts/DateTimeText.tsx';
import { MoneyText } from '../../../parts/MoneyText.tsx';
import { PaidLines, type PaidLine } from '../../../parts/PaidLines.tsx';
import { Card } from '../../../primitives/Card.tsx';
import { DescriptionList } from '../../../primitives/DescriptionList.tsx';
import { Page } from '../../../primitives/Page.tsx';

type Props = {
  shop: { currency: CurrencyCode; time_zone: string };
  vendor: { currency: CurrencyCode };
  /** Amounts are decimal strings, times ISO 8601; `amount` is the lines and the additional pay. */
  payout: {
    amount: string;
    additional_pay: string;
    note: string;
    created_date: string;
    line_items?: readonly PaidLine[];
  };
  hrefOfPayouts: string;
};

/** One payout and the lines it paid (spec accounts §2.4). */
export function PortalPayoutScreen({ shop, vendor, payout, hrefOfPayouts }: Props) {
  const { amount, additional_pay: extra, note, created_date: date, line_items: lines = noLines } = payout;
  const currency = currencyFor({ vendor: vendor.currency, shop: shop.currency });
  const money = (value: string) => <MoneyText amount={value} currency={currency} />;
  // Without it the lines would not add up to the amount.
  const extraPay = { term: 'Of which additional pay', description: money(extra) };
  return (
    <Page title="Payout Details" back={{ href: hrefOfPayouts, label: 'Payouts' }}>
      <Card>
        <DescriptionList
          layout="columns"
          items={[
            { term: 'Date', description: <DateTimeText instant={date} timeZone={shop.time_zone} /> },
            { term: 'Amount', description: money(amount) },
            ...(Number(extra) === 0 ? [] : [extraPay]),
            { term: 'Note', description: note || 'N/A' },
          ]}
        />
      </Card>
      <PaidLines lines={lines} currency={currency} timeZone={shop.time_zone} />
    </Page>
  );
}

const noLines: readonly PaidLine[] = [];
