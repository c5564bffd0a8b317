import { answerOf, type Settled } from '@consignment/client/answer';
import { PortalOverview } from '@consignment/components/screens/portal/home/PortalOverview';
import { currencyFor } from '@consignment/domain/money/currency';
import { twelveMonthsTo } from '@consignment/domain/time/periods';
import { dayAt } from '@consignment/domain/time/zone';
import { lateCardOf, useCard } from '@consignment/routing/app/use-card';
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
    />
  );
}

type Shop = { vendor_field_order_date: boolean; time_zone: string };

function cardsOf(id: number, shop: Shop) {
  const history = lateCardOf(async (signal) => {
    const params = { path: { id } };
    return (await answerOf(client.GET('/vendors/commission-totals/{id}/history/', { params, signal })))
      .results;
  });
  const bestSellers = lateCardOf(async (signal) => {
    const query = { vendor: id, ordering: '-sold', page_size: 5 } as const;
    const { results } = shop.vendor_field_order_date
      ? await answerOf(
          client.GET('/products/sold/', {
            params: { query: { ...query, start_date: await firstDay(history.answer, shop.time_zone) } },
            signal,
          }),
        )
      : await answerOf(client.GET('/products/', { params: { query }, signal }));
    return results.filter(({ sold }) => sold > 0);
  });
  return { history, bestSellers };
}

/** The first day of the months that the chart shows, which are not those up to today where nothing moved in them. */
async function firstDay(
  history: Promise<Settled<readonly { start: string }[]>>,
  timeZone: string,
): Promise<string> {
  const known = await history;
  const first = known.is === 'ready' ? known.value[0]?.start : undefined;
  return first ?? twelveMonthsTo(dayAt(new Date(), timeZone)).start;
}
