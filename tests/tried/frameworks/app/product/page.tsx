import { PortalProductScreen } from '@consignment/components/screens/portal/products/PortalProductScreen';

/** A whole screen without state, which needs no module for the browser. */
export default function Product() {
  return (
    <PortalProductScreen
      shop={{ name: 'Rookery Market', currency: 'GBP', time_zone: 'Europe/London' }}
      vendor={{ currency: 'GBP' }}
      product={{
        id: 1,
        title: 'Linen throw',
        image: null,
        status: 'active',
        handle: 'linen-throw',
        created_at: '2026-03-01T10:12:00Z',
        start_date: null,
        end_date: null,
        sold: 14,
        paid: 9,
      }}
      hrefOfProducts="/payouts"
      hrefInShop={(handle) => `https://rookery.example/products/${handle}`}
    />
  );
}
