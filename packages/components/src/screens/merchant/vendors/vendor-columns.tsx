import type { CurrencyCode } from '@consignment/domain/money/currency';
import { defineTexts, formatCount } from '@consignment/domain/text/texts';
import { nearDay } from '@consignment/domain/time/dates';
import { useLayoutEffect, useMemo, useRef } from 'react';
import { MoneyText } from '../../../parts/money/MoneyText.tsx';
import { PayAction } from '../../../parts/payouts/PayAction.tsx';
import { currencyOf, type ShopCurrency } from '../../../parts/money/shop-currency.ts';
import { VendorName } from '../../../parts/people/VendorName.tsx';
import type { DataColumn } from '../../../primitives/tables/data-table.ts';
import { Stack } from '../../../primitives/layout/Stack.tsx';
import { Text } from '../../../primitives/text/Text.tsx';

const texts = defineTexts('VendorColumns', {
  vendor: 'Vendor',
  due: 'Due',
  held: 'Held',
  paid: 'Paid',
  earned: 'Earned',
  products: 'Products',
  action: 'Action',
  until: 'until {day}',
});

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
  on_its_way?: string;
  /** 'YYYY-MM-DD'; null where it is not known. */
  next_available_on?: string | null;
};

/** The columns stay the same when only the callback is a new one, so that rows are not drawn again for it. */
export function useVendorColumns(
  currency: ShopCurrency,
  /** Whether the vendors of the list are hidden ones, which cannot be paid. */
  isHidden: boolean,
  /** Null for a person who may not pay. */
  onPayNow: ((vendorId: number) => void) | null,
  /** Whether a vendor of the list has an amount on its way. */
  hasOnItsWay: boolean,
): DataColumn<ListedVendor>[] {
  const latest = useRef(onPayNow);
  useLayoutEffect(() => {
    latest.current = onPayNow;
  });
  const { books, shown } = currency;
  const canPay = onPayNow !== null;
  return useMemo(() => {
    const money = (key: 'due' | 'paid' | 'earned', header: string) => ({
      id: key,
      header,
      cell: (vendor: ListedVendor) => (
        <MoneyText amount={vendor[`commission_${key}`]} currency={currencyOf({ books, shown }, vendor)} />
      ),
      align: 'end' as const,
      sortKey: key,
    });
    const isNone = (amount: string) => Number(amount) === 0;
    const columns: (DataColumn<ListedVendor> | false)[] = [
      {
        id: 'name',
        header: texts.vendor,
        cell: (vendor) => <VendorName vendor={vendor} />,
        sortKey: 'name',
        isRowHeader: true,
        pin: 'start',
        width: 'wide',
      },
      { ...money('due', texts.due), isFixed: true },
      hasOnItsWay && {
        id: 'on_its_way',
        header: texts.held,
        cell: (vendor) => <OnItsWayCell vendor={vendor} currency={currencyOf({ books, shown }, vendor)} />,
        align: 'end',
        isBlank: ({ on_its_way: amount = '0' }) => isNone(amount),
      },
      { ...money('paid', texts.paid), isBlank: (vendor) => isNone(vendor.commission_paid) },
      { ...money('earned', texts.earned), isBlank: (vendor) => isNone(vendor.commission_earned) },
      {
        id: 'products',
        header: texts.products,
        cell: (vendor) => formatCount(vendor.product_count),
        align: 'end',
        isBlank: (vendor) => vendor.product_count === 0,
      },
      canPay && {
        id: 'action',
        header: texts.action,
        cell: (vendor) => (
          <PayAction
            name={vendor.name}
            due={vendor.commission_due}
            currency={currencyOf({ books, shown }, vendor)}
            isHidden={isHidden}
            onPayNow={() => latest.current?.(vendor.id)}
          />
        ),
        align: 'end',
        width: 'narrow',
        isSelfExplanatory: true,
      },
    ];
    return columns.filter((column) => column !== false);
  }, [books, shown, isHidden, canPay, hasOnItsWay]);
}

function OnItsWayCell({ vendor, currency }: { vendor: ListedVendor; currency: CurrencyCode }) {
  const { on_its_way: amount = '0', next_available_on: on } = vendor;
  return (
    <Stack space="none" align="end">
      <MoneyText amount={amount} currency={currency} />
      {typeof on === 'string' && (
        <Text as="span" size="small" tone="muted">
          {texts.until({ day: nearDay(on) })}
        </Text>
      )}
    </Stack>
  );
}
