import { answerOf, type Settled } from '@consignment/client/answer';
import { PayoutsTab } from '@consignment/components/screens/merchant/vendors/PayoutsTab';
import { PanelBoundary } from '@consignment/routing/ProblemBoundary';
import { useListQuery } from '@consignment/routing/use-list-query';
import { useRegion } from '@consignment/routing/use-region';
import { client } from '../api.ts';
import { listCodec, pageOf } from '@consignment/routing/list-codec';
import { paths } from '../paths.tsx';
import { useApp } from './app.tsx';

const pageSize = 50;
const list = listCodec(['created_date', 'amount'], '-created_date');

export function loadPayouts(vendorId: number, search: URLSearchParams) {
  const query = list.parse(search);
  return answerOf(
    client.GET('/vendors/payouts/', {
      params: {
        query: { vendor_id: vendorId, ...pageOf(query, pageSize), ordering: list.orderingOf(query) },
      },
    }),
  );
}

type Props = {
  vendor: { currency: string | null };
  payouts: Settled<Awaited<ReturnType<typeof loadPayouts>>>;
};

/** The Payouts tab of a vendor's page. */
export function VendorPayouts({ vendor, payouts }: Props) {
  const { currency, timeZone } = useApp();
  const region = useRegion();
  return (
    <PanelBoundary what="The payouts">
      <PayoutsTab
        payouts={region.list(payouts)}
        controls={{ ...useListQuery(list), pageSize }}
        currency={vendor.currency ?? currency.shown ?? currency.books}
        timeZone={timeZone}
        hrefOfPayout={paths.payout}
      />
    </PanelBoundary>
  );
}
