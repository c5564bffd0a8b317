import { answerOf } from '@consignment/client/answer';
import { PayoutLine } from '@consignment/components/screens/portal/home/PayoutLine';
import { currencyFor } from '@consignment/domain/money/currency';
import { lateCardOf, useCard } from '@consignment/routing/app/use-card';
import { useState } from 'react';
import { client } from '../api.ts';
import { paths } from '../paths.ts';
import { useShop } from './portal.tsx';
import { useVendor } from './vendor.tsx';

/** A vendor's payouts in short, kept while the list below them is narrowed and paged. */
export function HomePayouts() {
  const shop = useShop();
  const { vendor } = useVendor();
  const [card] = useState(() => lateCardOf((signal) => ask(vendor.id, signal)));
  return (
    <PayoutLine
      shop={shop}
      payouts={useCard(card)}
      currency={currencyFor({ vendor: vendor.currency, shop: shop.currency })}
      hrefOfPayout={paths.payout}
    />
  );
}

async function ask(vendor: number, signal: AbortSignal) {
  const query = { vendor_id: vendor, ordering: '-created_date', page_size: 3 } as const;
  const params = { path: { id: vendor } };
  const [{ results, totals }, next] = await Promise.all([
    answerOf(client.GET('/vendors/payouts/', { params: { query }, signal })),
    answerOf(client.GET('/vendors/commission-totals/{id}/next-payment/', { params, signal })),
  ]);
  // One vendor has one currency, and so one sum.
  const { amount_on_its_way: onItsWay = '0', amount_to_send: toSend = '0' } = totals[0] ?? {};
  return { latest: results, next, onItsWay, toSend };
}
