'use client';
/** Whole screens, as a page of another's app gives them their data and answers them. */
import { PortalPayoutsScreen } from '@consignment/components/screens/portal/payouts/PortalPayoutsScreen';
import { VendorsScreen } from '@consignment/components/screens/merchant/vendors/VendorsScreen';
import { useState, type ComponentProps } from 'react';

type Vendors = ComponentProps<typeof VendorsScreen>;
type Payouts = ComponentProps<typeof PortalPayoutsScreen>;

const now = () => new Date('2026-03-15T12:00:00Z');
const done = () => Promise.resolve({ is: 'done' } as const);
const nothing = () => undefined;
const totals = {
  dues: { due: '18204.35', due_count: 12, owed_back: '0.00', owed_back_count: 0, owed_back_by: null },
  commission_paid: '96110.00',
  commission_earned: '114314.35',
};

const vendors = ['Juniper & Oak', 'Lantern Loom', 'Saltmarsh Pottery'].map((name, at) => ({
  id: at + 1,
  name,
  contact_name: '',
  image: null,
  commission_due: `${at}12.60`,
  commission_paid: '1280.00',
  commission_earned: `1${at}92.60`,
  product_count: 24,
}));

/** The merchant's list of vendors. */
export function Vendors() {
  const [query, setQuery] = useState<Vendors['controls']['query']>({
    search: '',
    sort: 'name',
    page: 1,
    from: '',
    to: '',
    hidden: false,
  });
  const controls: Vendors['controls'] = {
    query,
    pageSize: 50,
    now,
    onQuery: (change) => setQuery({ ...query, ...change }),
    hrefOf: ({ page = 1 }) => `?page=${page}`,
  };
  return (
    <VendorsScreen
      vendors={{
        is: 'ready',
        rows: vendors.filter(({ name }) => name.includes(query.search)),
        total: vendors.length,
      }}
      controls={controls}
      totals={{ is: 'ready', value: totals }}
      currency={{ books: 'GBP', shown: null }}
      timeZone="Europe/London"
      work={{ recalculation: null }}
      hrefOfVendor={(id) => `/vendors/${id}`}
      hrefOfPayout={(id) => `/payouts/${id}`}
      hrefOfPayouts="/payouts"
      hrefOfImport="/import"
      hrefOfFile="/vendors/from-file"
      invite={null}
      onExport={done}
      update={{ is: 'idle' }}
      onUpdateTotals={nothing}
      alike={{ is: 'ready', value: [] }}
      payAll={null}
      paying={null}
      onPayNow={nothing}
      onClosePayout={nothing}
      onPay={() => Promise.resolve({ is: 'refused', problem: { detail: 'Not here.', errors: [] } })}
    />
  );
}

const payouts: Payouts['payouts'] = {
  is: 'ready',
  total: 2,
  rows: [
    // The day before in the vendor's zone, and of a browser's further west.
    { id: 8, amount: '80.00', note: 'March', created_date: '2026-04-01T23:30:00Z', status: 'recorded' },
    { id: 7, amount: '412.60', note: '', created_date: '2026-03-01T10:12:00Z', status: 'recorded' },
  ],
};

/** A vendor's list of payouts. */
export function Payouts() {
  return (
    <PortalPayoutsScreen
      shop={{ name: 'Rookery Market', currency: 'GBP', time_zone: 'Europe/London' }}
      vendor={{ currency: 'GBP' }}
      payouts={payouts}
      nextPayment={null}
      controls={{
        query: { search: '', sort: '-created_date', page: 1, from: '', to: '', status: 'all' },
        pageSize: 50,
        now,
        onQuery: nothing,
        hrefOf: ({ page = 1 }) => `?page=${page}`,
      }}
      hrefOfPayout={(id) => `/payouts/${id}`}
      onExport={done}
    />
  );
}
