import { RatesNotice } from '@consignment/components/screens/portal/rates/RatesNotice';
import { currencyFor } from '@consignment/domain/currency';
import type { ComponentProps } from 'react';
import { paths } from '../paths.ts';
import { useShop } from './portal.tsx';
import { useVendor } from './vendor.tsx';

/** The rates that are coming for a vendor, on its first page. */
export function HomeRates({ rules }: Pick<ComponentProps<typeof RatesNotice>, 'rules'>) {
  const shop = useShop();
  const { vendor } = useVendor();
  const currency = currencyFor({ vendor: vendor.currency, shop: shop.currency });
  return <RatesNotice rules={rules} currency={currency} hrefOfRates={paths.rates} />;
}
