import { answerOf } from '@consignment/client/answer';
import { PortalOverview } from '@consignment/components/screens/portal/home/PortalOverview';
import { currencyFor } from '@consignment/domain/currency';
import { twelveMonthsTo } from '@consignment/domain/periods';
import { dayAt } from '@consignment/domain/zone';
import { lateCardOf, useCard } from '@consignment/routing/use-card';
import { useState } from 'react';
import { client } from '../api.ts';
import { paths } from '../paths.ts';
import { useShop } from './portal.tsx';
import { useVendor } from './vendor.tsx';

/** A vendor's twelve months and best sellers, without what its shop hides. */
export function HomeOverview() {
  const shop = useShop();
  const { vendor, switches } = useVendor();
  // Kept while the list below is narrowed and paged.
  const [cards] = useState(() => cardsOf(vendor.id, shop));
  const history = useCard(cards.history);
  const bestSellers = useCard(cards.bestSellers);
  const isHidden =
    switches.hidePortalStats ||
    !shop.vendor_field_order_date ||
    // The shop keeps commissions from its vendors.
    (history.is === 'failed' && history.problem.status === 403);
  return (
    <PortalOverview
      history={isHidden ? null : history}
      bestSellers={shop.vendor_portal_products ? bestSellers : null}
      isOfTwelveMonths={shop.vendor_field_order_date}
      currency={currencyFor({ vendor: vendor.currency, shop: shop.currency })}
      hrefOfProduct={paths.product}
      hrefOfProducts={paths.products}
    />
  );
}

type Shop = { vendor_field_order_date: boolean; time_zone: string };

function cardsOf(id: number, shop: Shop) {
  return {
    history: lateCardOf(async (signal) => {
      const params = { path: { id } };
      return (await answerOf(client.GET('/vendors/commission-totals/{id}/history/', { params, signal })))
        .results;
    }),
    bestSellers: lateCardOf(async (signal) =>
      (await askBestSellers(id, shop, signal)).results.filter(({ sold }) => sold > 0),
    ),
  };
}

function askBestSellers(vendor: number, shop: Shop, signal: AbortSignal) {
  const query = { vendor, ordering: '-sold', page_size: 5 } as const;
  if (!shop.vendor_field_order_date) {
    return answerOf(client.GET('/products/', { params: { query }, signal }));
  }
  const { start } = twelveMonthsTo(dayAt(new Date(), shop.time_zone));
  const sold = { ...query, start_date: start };
  return answerOf(client.GET('/products/sold/', { params: { query: sold }, signal }));
}
