import { answerOf } from '@consignment/client/answer';
import { PortalWelcome } from '@consignment/components/screens/portal/home/PortalWelcome';
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
  const [cards] = useState(() => cardsOf(vendor.id));
  const login = useCard(cards.login);
  const products = useCard(cards.products);
  if (isAway) return null;
  const hasPaypal = shop.country_code !== 'CA' && !switches.hidePortalPaypalEmail;
  const me = login.is === 'ready' ? login.value : vendor;
  return (
    <PortalWelcome
      shop={shop}
      payment={
        hasPaypal
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

function cardsOf(id: number) {
  return {
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

/** Null where the browser forbids storage. */
function keep<Kept>(work: () => Kept): Kept | null {
  try {
    return work();
  } catch {
    return null;
  }
}
