import { RatesNotice } from '@consignment/components/screens/portal/rates/RatesNotice';
import { currencyFor } from '@consignment/domain/money/currency';
import { smallCall } from '@consignment/routing/app/small-call';
import { paths } from '../paths.ts';
import { askRates } from '../rates.ts';
import { useShop } from './portal.tsx';
import { useVendor } from './vendor.tsx';

type Rates = Awaited<ReturnType<typeof askRates>>;

let known: { readonly id: number; readonly rates: Rates } | null = null;

/**
 * The rates of a vendor for its first page, asked for once, since its list is narrowed and paged; none where they are not there: the
 * page does without them.
 */
export async function ratesOf(id: number): Promise<Rates> {
  if (known?.id === id) return known.rates;
  const { value: rates, problem } = await smallCall<Rates>((signal) => askRates(id, signal), {
    rules: [],
    rates: [],
  });
  if (problem === null) known = { id, rates };
  return rates;
}

export function HomeRates({ rates }: { rates: Rates }) {
  const shop = useShop();
  const { vendor } = useVendor();
  const currency = currencyFor({ vendor: vendor.currency, shop: shop.currency });
  return <RatesNotice rates={rates} currency={currency} hrefOfRates={paths.rates} />;
}
