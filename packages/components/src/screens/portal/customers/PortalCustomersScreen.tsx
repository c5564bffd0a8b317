import { isolated } from '@consignment/domain/text/direction';
import { defineTexts } from '@consignment/domain/text/texts';
import { useEffect, useMemo, useState } from 'react';
import { DateText } from '../../../parts/lists/DateText.tsx';
import { PersonName } from '../../../parts/people/PersonName.tsx';
import { ListView } from '../../../parts/lists/ListView.tsx';
import type { ListControls, ListState } from '../../../parts/lists/list.ts';
import { Banner } from '../../../primitives/feedback/Banner.tsx';
import { Button } from '../../../primitives/actions/Button.tsx';
import type { DataColumn } from '../../../primitives/tables/data-table.ts';
import type { Outcome } from '../../../primitives/feedback/outcome.ts';
import { Page } from '../../../primitives/layout/Page.tsx';
import { customerTexts, type CustomerRow, type NewCustomer, type Reviewed } from './customer.ts';
import { CustomerStateBadge } from './CustomerStateBadge.tsx';
import { onUse } from '../../../parts/pages/on-use.tsx';

const texts = defineTexts('PortalCustomersScreen', {
  customers: 'Customers',
  searchCustomers: 'Search customers',
  noCustomers: 'No customers yet.',
  addThoseThatYouBring: 'Add the customers you bring to {name}, one by one or from a file.',
  importCustomers: 'Import Customers',
  addCustomer: 'Add Customer',
  customerAddedSuccessfully: 'Customer Added Successfully.',
  customersImported: 'Customer Imported Successfully.',
  name: 'Name',
  email: 'Email',
  status: 'Status',
  dateCreated: 'Date Created',
});

// The dialogs of the customers come when they are opened for the first time.
const { Component: AddCustomerDialogOnUse } = onUse(
  async () => (await import('./AddCustomerDialog.tsx')).AddCustomerDialog,
);
const { Component: ImportCustomersDialogOnUse } = onUse(
  async () => (await import('./ImportCustomersDialog.tsx')).ImportCustomersDialog,
);

export { customerTexts };
export type { NewCustomer, Outcome, Reviewed };

type Props = {
  shop: { name: string; time_zone: string };
  customers: ListState<CustomerRow>;
  controls: ListControls;
  /** Null for a person who may only read the customers, and so are the others. */
  onAdd: ((customer: NewCustomer) => Promise<Outcome>) | null;
  /** The effect of a file of customers; nothing is saved. */
  onReview: (file: File) => Promise<Reviewed>;
  /** All of the file or nothing. */
  onImport: ((file: File) => Promise<Outcome>) | null;
};

/** The customers of a vendor, for shops whose vendors bring their own (spec accounts §2.6). */
export function PortalCustomersScreen({ shop, customers, controls, onAdd, onReview, onImport }: Props) {
  const [open, setOpen] = useState<'add' | 'import' | null>(null);
  const [news, setNews] = useNews();
  const timeZone = shop.time_zone;
  const columns = useMemo(() => columnsOf(timeZone), [timeZone]);
  const tellWhenDone = async (save: Promise<Outcome>, text: string) => {
    const outcome = await save;
    if (outcome.is === 'done') setNews(text);
    return outcome;
  };
  return (
    <Page title={texts.customers}>
      {news !== null && <Banner tone="positive" title={news} announcement="polite" />}
      <ListView
        label={texts.customers}
        searchLabel={texts.searchCustomers}
        list={customers}
        controls={controls}
        columns={columns}
        rowId={(customer) => String(customer.id)}
        empty={{
          title: texts.noCustomers,
          ...(onAdd !== null && {
            detail: texts.addThoseThatYouBring({ name: isolated(shop.name) }),
          }),
        }}
        actions={
          <>
            {onImport !== null && <Button label={texts.importCustomers} onClick={() => setOpen('import')} />}
            {onAdd !== null && (
              <Button label={texts.addCustomer} tone="primary" onClick={() => setOpen('add')} />
            )}
          </>
        }
      />
      {open === 'add' && onAdd !== null && (
        <AddCustomerDialogOnUse
          onAdd={(customer) => tellWhenDone(onAdd(customer), texts.customerAddedSuccessfully)}
          onClose={() => setOpen(null)}
        />
      )}
      {open === 'import' && onImport !== null && (
        <ImportCustomersDialogOnUse
          onReview={onReview}
          onImport={(file) => tellWhenDone(onImport(file), texts.customersImported)}
          onClose={() => setOpen(null)}
        />
      )}
    </Page>
  );
}

/** As long as the message is shown (spec accounts §8). */
const newsMilliseconds = 3000;

function useNews() {
  const [news, setNews] = useState<string | null>(null);
  useEffect(() => {
    if (news === null) return undefined;
    const timer = setTimeout(() => setNews(null), newsMilliseconds);
    return () => clearTimeout(timer);
  }, [news]);
  return [news, setNews] as const;
}

function columnsOf(timeZone: string): readonly DataColumn<CustomerRow>[] {
  return [
    {
      id: 'name',
      header: texts.name,
      cell: (customer) =>
        nameOf(customer) === '' ? 'N/A' : <PersonName name={nameOf(customer)} image={null} />,
      sortKey: 'customer__first_name',
      isRowHeader: true,
    },
    {
      id: 'email',
      header: texts.email,
      cell: ({ customer__email: email }) => email,
      sortKey: 'customer__email',
      width: 'wide',
    },
    {
      id: 'status',
      header: texts.status,
      cell: (customer) => <CustomerStateBadge state={customer.customer__state} />,
    },
    {
      id: 'created',
      header: texts.dateCreated,
      cell: (customer) => <DateText instant={customer.customer__created_at} timeZone={timeZone} />,
      sortKey: 'customer__created_at',
      width: 'narrow',
    },
  ];
}

function nameOf({ customer__first_name: first, customer__last_name: last }: CustomerRow): string {
  return [first, last].filter((name) => name !== '').join(' ');
}
