/** The library's screen as its README shows: ThemeRoot around it, the font fetched with the page. */
import { useCallback, useMemo, useState } from 'react';
import { createRoot } from 'react-dom/client';
import { AppShell } from '@consignment/components/parts/pages/AppShell';
import { Wordmark } from '@consignment/components/parts/pages/Wordmark';
import { Button } from '@consignment/components/primitives/actions/Button';
import { ThemeRoot } from '@consignment/components/primitives/layout/ThemeRoot';
import {
  CommissionsTab,
  type CommissionsQuery,
} from '@consignment/components/screens/merchant/vendors/CommissionsTab';
import { VendorScreen } from '@consignment/components/screens/merchant/vendors/VendorScreen';
import { newestFirst, type SortKey } from '../../one-screen/floor/listing.ts';
import { listed } from '../listed.ts';
import { records, shop, vendor } from '../records.ts';

const entries = [
  { label: 'Vendors', href: '/vendors', isCurrent: true },
  { label: 'Payouts', href: '/payouts', isCurrent: false },
  { label: 'Import', href: '/import', isCurrent: false },
];
const currency = { books: shop.currency, shown: null };
const switches = {
  showVendorSalesStat: false,
  showVendorTaxesStat: false,
  showVendorUnpaidOrdersTab: false,
  showLocationColumn: true,
  showBarcodeColumn: true,
  showTaxColumn: true,
  showItemCostColumn: true,
  showProductCodeColumn: true,
};
const firstQuery: CommissionsQuery = {
  search: '',
  page: 1,
  sort: `-${newestFirst.sort.key}`,
  paid: 'all',
  from: '',
  to: '',
};

const nothing = () => undefined;
const done = () => Promise.resolve({ is: 'done' as const });
const paid = { id: 12, invoice_number: 1042, amount: '1.00' };
const pay = () => Promise.resolve({ is: 'done' as const, payout: paid });
const noLines = { line_items: [], amount: '0.00' };
const askUnpaid = () =>
  Promise.resolve({ is: 'done' as const, payable: { ...noLines, carried_over: noLines } });
const previewCommission = () =>
  Promise.resolve({ is: 'refused' as const, problem: { detail: 'There is no server.', errors: [] } });

const hrefOfTab = (tab: string) => `?tab=${tab}`;
const hrefOfList = ({ page = 1 }: Partial<CommissionsQuery>) => `?page=${page}`;
const hrefOfVendor = (id: number) => `/vendors/${id}`;
const hrefOfOrder = (id: number) => `/orders/${id}`;
const hrefOfPayout = (id: number) => `/payouts/${id}`;
const now = () => new Date();

/** Holds the query of its list, as the route of a shell does. */
function Commissions() {
  const [query, setQuery] = useState(firstQuery);
  const change = useCallback(
    (changes: Partial<CommissionsQuery>) => setQuery((before) => ({ ...before, ...changes })),
    [],
  );
  const controls = useMemo(
    () => ({ query, pageSize: records.length, onQuery: change, hrefOf: hrefOfList, now }),
    [query, change],
  );
  const rows = useMemo(
    () =>
      listed({
        // The table sorts by the keys of its columns alone.
        sort: { key: query.sort.replace('-', '') as SortKey, isDown: query.sort.startsWith('-') },
        paid: query.paid,
      }),
    [query.sort, query.paid],
  );
  return (
    <CommissionsTab
      vendor={vendor}
      lines={{ is: 'ready', rows, total: rows.length }}
      controls={controls}
      currency={currency}
      timeZone={shop.time_zone}
      switches={switches}
      hrefOfOrder={hrefOfOrder}
      hrefOfQuestion={hrefOfOrder}
      hrefOfPayout={hrefOfPayout}
      onPreviewCommission={previewCommission}
      onSetCommission={done}
      onAddItem={done}
      onRemoveItem={done}
      onExport={done}
      onAskUnpaid={askUnpaid}
      onPay={pay}
    />
  );
}

const root = document.getElementById('root');
if (root === null) throw new Error('The page has no element #root.');
createRoot(root).render(
  <ThemeRoot scheme="light" brand={null}>
    <AppShell
      brand={<Wordmark name={shop.name} />}
      entries={entries}
      trailing={<Button label="Logout" size="small" onClick={nothing} />}
    >
      <VendorScreen
        vendor={vendor}
        currency={currency}
        switches={switches}
        sales={null}
        nextPayment={null}
        tab="commissions"
        hrefOfTab={hrefOfTab}
        onTab={nothing}
        hrefOfVendor={hrefOfVendor}
        hrefOfVendors="/vendors"
        hrefOfPayout={hrefOfPayout}
        paying={null}
        onPayNow={nothing}
        onClosePayout={nothing}
        onPay={pay}
      >
        <Commissions />
      </VendorScreen>
    </AppShell>
  </ThemeRoot>,
);
