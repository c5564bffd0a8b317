import { answerOf } from '@consignment/client/answer';
import { PortalWelcome } from '@consignment/components/screens/portal/home/PortalWelcome';
import type { PayoutMethod } from '@consignment/domain/payouts/payout-method';
import { lateCardOf, useCard } from '@consignment/routing/app/use-card';
import { useState } from 'react';
import { client } from '../api.ts';
import { paths } from '../paths.ts';
import { useShop } from './portal.tsx';
import { useVendor } from './vendor.tsx';

/** The first steps of a vendor, until the first sale or until they are put away on this device. */
export function HomeWelcome() {
  const shop = useShop();
  const { vendor, switches } = useVendor();
  const key = `consignment.portal.welcomed.${vendor.id}`;
  const [isAway, setIsAway] = useState(() => keep(() => window.localStorage.getItem(key)) !== null);
  const [cards] = useState(() => cardsOf(vendor));
  const login = useCard(cards.login);
  const products = useCard(cards.products);
  const bank = useCard(cards.bank);
  if (isAway) return null;
  const hasPaypal = shop.country_code !== 'CA' && !switches.hidePortalPaypalEmail;
  const me = login.is === 'ready' ? login.value : vendor;
  return (
    <PortalWelcome
      shop={shop}
      payment={
        vendor.paid_by === 'bank'
          ? masked(bank)
          : hasPaypal
            ? { is: 'paypal', email: me.paypal_email }
            : { is: 'byShop', accountEmail: me.account_email }
      }
      products={products.is === 'ready' ? products.value : null}
      hrefOfSettings={paths.settings}
      hrefOfProducts={shop.vendor_portal_products ? paths.products : null}
      hrefOfHelp={paths.help}
      onPutAway={() => {
        keep(() => window.localStorage.setItem(key, 'true'));
        setIsAway(true);
      }}
    />
  );
}

function cardsOf({ id, paid_by: method }: { id: number; paid_by: PayoutMethod }) {
  const path = { id };
  return {
    bank: lateCardOf(async (signal) => {
      if (method !== 'bank') return '';
      return (await answerOf(client.GET('/vendors/{id}/bank-details/', { params: { path }, signal }))).masked;
    }),
    // The settings may have changed since the login.
    login: lateCardOf(async (signal) => {
      const { results } = await answerOf(client.GET('/vendors/me/', { signal }));
      const known = results.find((vendor) => vendor.id === id);
      if (known === undefined) throw new Error('The login has this vendor no more.');
      return known;
    }),
    products: lateCardOf(async (signal) => {
      const query = { vendor: id, page_size: 1 };
      return (await answerOf(client.GET('/products/', { params: { query }, signal }))).count;
    }),
  };
}

/** Not to know the account is no reason to ask for one. */
function masked(bank: ReturnType<typeof useCard<string>>) {
  return bank.is === 'ready' ? ({ is: 'bank', masked: bank.value } as const) : null;
}

/** Null where the browser forbids storage. */
function keep<Kept>(work: () => Kept): Kept | null {
  try {
    return work();
  } catch {
    return null;
  }
}
