import { linkOf, listOf, type Settled } from '@consignment/client/answer';
import { saveFile } from '@consignment/client/save-file';
import { PayoutsTab } from '@consignment/components/screens/merchant/vendors/PayoutsTab';
import { PanelBoundary } from '@consignment/routing/app/ProblemBoundary';
import { useListQuery } from '@consignment/routing/lists/use-list-query';
import { useRegion } from '@consignment/routing/app/use-region';
import { client } from '../../api.ts';
import { pageOf } from '@consignment/routing/lists/list-codec';
import { payoutsCodec } from '@consignment/routing/lists/payouts-codec';
import { may } from '../../may.ts';
import { paths } from '../../paths.ts';
import { printInvoice } from '../../calls/print-invoice.ts';
import { useApp } from '../app.tsx';

const pageSize = 50;
const list = payoutsCodec(['created_date', 'amount'], '-created_date');

export function loadPayouts(vendorId: number, search: URLSearchParams, signal: AbortSignal) {
  const query = list.parse(search);
  return listOf(
    client.GET('/vendors/payouts/', {
      params: {
        query: { vendor_id: vendorId, ...list.filterOf(query), ...pageOf(query, pageSize) },
      },
      signal,
    }),
  );
}

/** All of the list, not only the page that is shown. */
function exportPayouts(vendorId: number, query: ReturnType<typeof list.parse>) {
  const params = { query: { ...list.filterOf(query), vendor_id: vendorId, format: 'csv' } } as const;
  return saveFile(linkOf(client.GET('/vendors/payouts/', { params })));
}

type Props = {
  vendor: { id: number; currency: string | null };
  payouts: Settled<Awaited<ReturnType<typeof loadPayouts>>>;
};

/** The Payouts tab of a vendor's page. */
export function VendorPayouts({ vendor, payouts }: Props) {
  const { currency, timeZone, switches } = useApp();
  const controls = useListQuery(list);
  const region = useRegion();
  return (
    <PanelBoundary>
      <PayoutsTab
        payouts={region.list(payouts)}
        totals={payouts.is === 'ready' ? payouts.value.totals : []}
        shopCurrency={currency}
        controls={{ ...controls, pageSize }}
        currency={vendor.currency ?? currency.shown ?? currency.books}
        timeZone={timeZone}
        hrefOfPayout={paths.payout}
        switches={switches}
        onExport={may('listPayouts.format') ? () => exportPayouts(vendor.id, controls.query) : null}
        onReport={may('exportPayout') ? printInvoice : null}
      />
    </PanelBoundary>
  );
}
