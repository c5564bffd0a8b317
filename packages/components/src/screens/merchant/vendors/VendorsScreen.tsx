import type { CurrencyCode } from '@consignment/domain/currency';
import type { ListQuery } from '@consignment/domain/list-query';
import { payAction } from '@consignment/domain/payout';
import { Suspense, useLayoutEffect, useMemo, useRef } from 'react';
import type { ListControls, ListState } from '../../../parts/list.ts';
import { ListView } from '../../../parts/ListView.tsx';
import type { Loadable } from '../../../parts/loadable.ts';
import { MoneyText } from '../../../parts/MoneyText.tsx';
import type { Payable, PayoutAnswer, PayoutTerms } from '../../../parts/payout-terms.ts';
import { PayoutDialogOnUse } from '../../../parts/payout-dialog-on-use.ts';
import { currencyOf, type ShopCurrency } from '../../../parts/shop-currency.ts';
import { StatBoxes } from '../../../parts/StatBoxes.tsx';
import { VendorName } from '../../../parts/VendorName.tsx';
import { Button } from '../../../primitives/Button.tsx';
import { ButtonLink } from '../../../primitives/ButtonLink.tsx';
import type { DataColumn } from '../../../primitives/data-table.ts';
import { FailedState } from '../../../primitives/FailedState.tsx';
import { FilterSelect } from '../../../primitives/FilterSelect.tsx';
import { Page } from '../../../primitives/Page.tsx';
import { Text } from '../../../primitives/Text.tsx';

/** Amounts are decimal strings. */
export type ListedVendor = {
  id: number;
  name: string;
  contact_name: string;
  image: string | null;
  currency?: CurrencyCode | null;
  commission_due: string;
  commission_paid: string;
  commission_earned: string;
  product_count: number;
};

export type VendorsQuery = ListQuery & { hidden: boolean };

type Totals = { commission_due: string; commission_paid: string; commission_earned: string };

type Props = {
  vendors: ListState<ListedVendor>;
  controls: ListControls<VendorsQuery>;
  /** Of all vendors that are not hidden. */
  totals: Loadable<Totals>;
  currency: ShopCurrency;
  hrefOfVendor: (vendorId: number) => string;
  hrefOfPayout: (payoutId: number) => string;
  hrefOfImport: string;
  /** The payout under review; null while none is. */
  paying: {
    vendor: { id: number; name: string; paypal_email: string; currency: CurrencyCode | null };
    payable: Loadable<Payable>;
  } | null;
  canPayWithPaypal: boolean;
  onPayNow: (vendorId: number) => void;
  onClosePayout: () => void;
  onPay: (vendorId: number, terms: PayoutTerms) => Promise<PayoutAnswer>;
};

/** All vendors with what each is owed (spec operations §2). */
export function VendorsScreen(props: Props) {
  const { vendors, controls, totals, currency, paying, hrefOfVendor, hrefOfImport } = props;
  const columns = useColumns(currency, props.onPayNow);
  const { hidden } = controls.query;
  return (
    <Page title="Vendors" actions={<ButtonLink href={hrefOfImport} label="Import" />}>
      {totals.is === 'failed' ? (
        <FailedState what="The totals" problem={totals.problem} onRetry={totals.onRetry} />
      ) : (
        <StatBoxes
          stats={totals.is === 'ready' ? statsOf(totals.value) : null}
          currency={currencyOf(currency, null)}
          dueLabel="Due"
        />
      )}
      <ListView
        label="Vendors"
        searchLabel="Search vendors"
        list={vendors}
        controls={controls}
        columns={columns}
        rowId={(vendor) => String(vendor.id)}
        rowHref={(vendor) => hrefOfVendor(vendor.id)}
        isFiltered={hidden}
        empty={{
          title: 'There are no vendors yet.',
          detail: 'Import your products and orders, and every vendor in them appears here.',
        }}
        filters={
          <FilterSelect
            label="Show"
            options={visibilities}
            value={hidden ? 'hidden' : 'visible'}
            onSelect={(value) => controls.onQuery({ hidden: value === 'hidden' })}
          />
        }
        notice={
          <Text size="small" tone="muted">
            Totals are kept figures: every import, payout and refund brings them up to date. Hidden vendors
            are left out.
          </Text>
        }
      />
      {paying !== null && (
        <Suspense>
          <PayoutDialogOnUse
            key={paying.vendor.id}
            vendor={paying.vendor}
            payable={paying.payable}
            currency={currency}
            canPayWithPaypal={props.canPayWithPaypal}
            onPay={(terms) => props.onPay(paying.vendor.id, terms)}
            hrefOfPayout={props.hrefOfPayout}
            onClose={props.onClosePayout}
          />
        </Suspense>
      )}
    </Page>
  );
}

const visibilities = [
  { value: 'visible', label: 'Vendors' },
  { value: 'hidden', label: 'Hidden vendors' },
];

function statsOf(totals: Totals) {
  return {
    due: totals.commission_due,
    paid: totals.commission_paid,
    earned: totals.commission_earned,
  };
}

/** The columns stay the same when only the callback is a new one, so that rows are not drawn again for it. */
function useColumns(
  currency: ShopCurrency,
  onPayNow: (vendorId: number) => void,
): DataColumn<ListedVendor>[] {
  const latest = useRef(onPayNow);
  useLayoutEffect(() => {
    latest.current = onPayNow;
  });
  const { books, shown } = currency;
  return useMemo(() => {
    const money = (key: 'due' | 'paid' | 'earned', header: string): DataColumn<ListedVendor> => ({
      id: key,
      header,
      cell: (vendor) => (
        <MoneyText amount={vendor[`commission_${key}`]} currency={currencyOf({ books, shown }, vendor)} />
      ),
      align: 'end',
      sortKey: key,
    });
    return [
      {
        id: 'name',
        header: 'Vendor',
        cell: (vendor) => <VendorName vendor={vendor} />,
        sortKey: 'name',
        isRowHeader: true,
        width: 'wide',
      },
      money('due', 'Due'),
      money('paid', 'Paid'),
      money('earned', 'Earned'),
      {
        id: 'products',
        header: 'Products',
        cell: (vendor) => vendor.product_count.toLocaleString('en-US'),
        align: 'end',
      },
      {
        id: 'action',
        header: 'Action',
        cell: (vendor) => <PayAction vendor={vendor} onPayNow={(id) => latest.current(id)} />,
        align: 'end',
        width: 'narrow',
        isSelfExplanatory: true,
      },
    ];
  }, [books, shown]);
}

function PayAction({ vendor, onPayNow }: { vendor: ListedVendor; onPayNow: (vendorId: number) => void }) {
  // Only its sign matters here, and that is exact in any number.
  const { label, isEnabled } = payAction(Number(vendor.commission_due));
  return (
    <Button
      label={label}
      size="small"
      onClick={() => onPayNow(vendor.id)}
      state={isEnabled ? { is: 'ready' } : { is: 'disabled', reason: `Nothing is due to ${vendor.name}.` }}
    />
  );
}
