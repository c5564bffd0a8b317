import type { CurrencyCode } from '@consignment/domain/currency';
import { DateText } from '../../../parts/DateText.tsx';
import type { Loadable } from '../../../parts/loadable.ts';
import { MoneyText } from '../../../parts/MoneyText.tsx';
import { currencyOf, type ShopCurrency } from '../../../parts/shop-currency.ts';
import { Button } from '../../../primitives/Button.tsx';
import { Card } from '../../../primitives/Card.tsx';
import { Link } from '../../../primitives/Link.tsx';
import { CardRows, type CardRow } from './CardRows.tsx';

/** Amounts are decimal strings. */
export type RankedVendor = {
  id: number;
  name: string;
  contact_name: string;
  currency?: CurrencyCode | null;
  commission_due: string;
  commission_earned: string;
};

/** A decimal `amount`, an ISO 8601 `created_date`. */
export type RecentPayout = {
  id: number;
  invoice_number: number;
  vendor_name: string;
  vendor_currency: CurrencyCode | null;
  amount: string;
  created_date: string;
};

type VendorsProps = {
  vendors: Loadable<readonly RankedVendor[]>;
  currency: ShopCurrency;
  hrefOfVendor: (vendorId: number) => string;
};

type DueProps = VendorsProps & { hrefOfVendors: string; onPayNow: (vendorId: number) => void };

/** Whom to pay next, those with most of it first (spec foundations §9). */
export function DueCard({ vendors, currency, hrefOfVendor, hrefOfVendors, onPayNow }: DueProps) {
  return (
    <Card title="Commissions due" actions={<Link href={hrefOfVendors} label="All vendors" />}>
      <CardRows
        label="Commissions due"
        empty="No commissions due."
        rows={rowsOf(vendors, (vendor) => ({
          ...nameOf(vendor, hrefOfVendor),
          amount: <MoneyText amount={vendor.commission_due} currency={currencyOf(currency, vendor)} />,
          action: <Button label="Pay Now" size="small" onClick={() => onPayNow(vendor.id)} />,
        }))}
      />
    </Card>
  );
}

/** Who has earned most, paid or not. */
export function TopEarnersCard({ vendors, currency, hrefOfVendor }: VendorsProps) {
  return (
    <Card title="Top earners">
      <CardRows
        label="Top earners"
        empty="Nobody has earned anything yet."
        rows={rowsOf(vendors, (vendor) => ({
          ...nameOf(vendor, hrefOfVendor),
          amount: <MoneyText amount={vendor.commission_earned} currency={currencyOf(currency, vendor)} />,
        }))}
      />
    </Card>
  );
}

type PayoutsProps = {
  payouts: Loadable<readonly RecentPayout[]>;
  currency: ShopCurrency;
  /** IANA zone of the shop. */
  timeZone: string;
  hrefOfPayout: (payoutId: number) => string;
  hrefOfPayouts: string;
};

/** What was paid last. */
export function RecentPayoutsCard(props: PayoutsProps) {
  const { payouts, currency, timeZone, hrefOfPayout, hrefOfPayouts } = props;
  return (
    <Card title="Recent payouts" actions={<Link href={hrefOfPayouts} label="All payouts" />}>
      <CardRows
        label="Recent payouts"
        empty="Nothing has been paid yet."
        rows={rowsOf(payouts, (payout) => ({
          id: payout.id,
          name: payout.vendor_name,
          href: hrefOfPayout(payout.id),
          detail: (
            <>
              Invoice #{payout.invoice_number} ·{' '}
              <DateText instant={payout.created_date} timeZone={timeZone} />
            </>
          ),
          amount: (
            <MoneyText
              amount={payout.amount}
              currency={currencyOf(currency, { currency: payout.vendor_currency })}
            />
          ),
        }))}
      />
    </Card>
  );
}

function rowsOf<Item>(
  items: Loadable<readonly Item[]>,
  rowOf: (item: Item) => CardRow,
): Loadable<readonly CardRow[]> {
  return items.is === 'ready' ? { is: 'ready', value: items.value.map(rowOf) } : items;
}

function nameOf(
  { id, name, contact_name: contact }: RankedVendor,
  hrefOfVendor: (vendorId: number) => string,
): Pick<CardRow, 'id' | 'name' | 'href' | 'detail'> {
  const detail = contact === '' || contact === name ? {} : { detail: contact };
  return { id, name, href: hrefOfVendor(id), ...detail };
}
