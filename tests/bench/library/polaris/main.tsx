/** The screen in Polaris: IndexTable with its own selection, as polaris-react.shopify.com shows it. */
import '@shopify/polaris/build/esm/styles.css';
import {
  AppProvider,
  BlockStack,
  Button,
  Card,
  Frame,
  IndexTable,
  InlineGrid,
  InlineStack,
  Link,
  Modal,
  Page,
  Pagination,
  Select,
  Tabs,
  Text,
  TextField,
  Thumbnail,
  TopBar,
  useIndexResourceState,
} from '@shopify/polaris';
import en from '@shopify/polaris/locales/en.json';
import { useMemo, useState } from 'react';
import { createRoot } from 'react-dom/client';
import { formats, productOf } from '../../one-screen/floor/format.ts';
import { newestFirst, sortedBy, type SortKey } from '../../one-screen/floor/listing.ts';
import { plainAfter, type PlainColumn } from '../columns.ts';
import { listed } from '../listed.ts';
import { shop, vendor, type Line } from '../records.ts';

const format = formats(shop);
/** Null for a column that does not sort. */
const headings: readonly (readonly [SortKey | null, string, 'start' | 'end'])[] = [
  ['order__name', 'Order', 'start'],
  ['title', 'Product', 'start'],
  ...plainAfter.product.map(plainHeading),
  ['price', 'Price', 'end'],
  ...plainAfter.price.map(plainHeading),
  ['commission_amount', 'Commission', 'end'],
  ...plainAfter.commission.map(plainHeading),
  ['order__processed_at', 'Date', 'start'],
];

function plainHeading({ name, isFigure }: PlainColumn) {
  return [null, name, isFigure ? 'end' : 'start'] as const;
}

const plainCells = (line: Line, plain: readonly PlainColumn[]) =>
  plain.map(({ name, isFigure, of }) => (
    <IndexTable.Cell key={name}>
      {isFigure ? (
        <Text as="span" alignment="end" numeric>
          {of(line)}
        </Text>
      ) : (
        of(line)
      )}
    </IndexTable.Cell>
  ));

const [firstHeading, ...otherHeadings] = headings.map(([, title, alignment]) => ({ title, alignment }));
const listHeadings = [firstHeading ?? { title: '' }, ...otherHeadings] as const;
const sortable = headings.map(([key]) => key !== null);
const facts = [vendor.contact_name, vendor.email, vendor.phone, vendor.paypal_email].join(' · ');
const stats = [
  ['Due', vendor.commission_totals.due],
  ['Paid', vendor.commission_totals.paid],
  ['Earned', vendor.commission_totals.earned],
] as const;

const idOf = (line: Line) => String(line.id);
const selection = { resourceIDResolver: idOf, resourceFilter: (line: Line) => !line.vendor_paid };

function Screen() {
  const [listing, setListing] = useState(newestFirst);
  const rows = useMemo(() => listed(listing), [listing]);
  const { selectedResources, allResourcesSelected, handleSelectionChange } = useIndexResourceState(
    rows,
    selection,
  );
  const [isPaying, setIsPaying] = useState(false);
  const [search, setSearch] = useState('');
  const [from, setFrom] = useState('');
  const [to, setTo] = useState('');
  const total = format.money(
    String(
      rows
        .filter((line) => selectedResources.includes(idOf(line)))
        .reduce((sum, line) => sum + Number(line.commission_amount), 0),
    ),
  );
  return (
    <Page
      fullWidth
      title={vendor.name}
      subtitle={facts}
      backAction={{ content: 'Vendors', url: '/vendors' }}
      pagination={{ hasPrevious: true, hasNext: true, previousURL: '/vendors/7', nextURL: '/vendors/2' }}
    >
      <BlockStack gap="400">
        <InlineGrid columns={3} gap="400">
          {stats.map(([name, amount]) => (
            <Card key={name}>
              <Text as="h2" variant="headingSm">
                {name}
              </Text>
              <Text as="p" variant="headingLg">
                {format.money(amount)}
              </Text>
            </Card>
          ))}
        </InlineGrid>
        <Tabs
          selected={0}
          tabs={[
            { id: 'commissions', content: 'Commissions' },
            { id: 'payouts', content: 'Payouts' },
          ]}
        />
        <InlineStack gap="300" blockAlign="center">
          <TextField
            label="Search line items"
            labelHidden
            placeholder="Search line items"
            autoComplete="off"
            value={search}
            onChange={setSearch}
          />
          <Select
            label="Payment status"
            labelInline
            options={[
              { label: 'All', value: 'all' },
              { label: 'Unpaid', value: 'unpaid' },
              { label: 'Paid', value: 'paid' },
            ]}
            value={listing.paid}
            onChange={(paid) => setListing({ ...listing, paid })}
          />
          <TextField
            label="Date from"
            labelHidden
            type="date"
            autoComplete="off"
            value={from}
            onChange={setFrom}
          />
          <TextField label="Date to" labelHidden type="date" autoComplete="off" value={to} onChange={setTo} />
          <Button>Apply</Button>
          <Button
            variant="primary"
            disabled={selectedResources.length === 0}
            onClick={() => setIsPaying(true)}
          >
            {`Add Payout for ${selectedResources.length} Orders`}
          </Button>
        </InlineStack>
        <Card padding="0">
          <IndexTable
            resourceName={{ singular: 'line item', plural: 'line items' }}
            itemCount={rows.length}
            selectedItemsCount={allResourcesSelected ? 'All' : selectedResources.length}
            onSelectionChange={handleSelectionChange}
            headings={listHeadings}
            sortable={sortable}
            defaultSortDirection="ascending"
            sortColumnIndex={headings.findIndex(([key]) => key === listing.sort.key)}
            sortDirection={listing.sort.isDown ? 'descending' : 'ascending'}
            onSort={(column) => setListing(sortedBy(listing, headings[column]?.[0] ?? 'title'))}
          >
            {rows.map((line, index) => (
              <IndexTable.Row
                id={idOf(line)}
                key={line.id}
                position={index}
                selected={selectedResources.includes(idOf(line))}
                hideSelectable={line.vendor_paid}
                accessibilityLabel={`Select ${line.order.name}, ${productOf(line)}`}
              >
                <IndexTable.Cell>
                  <Link url={`/orders/${line.order.id}`} monochrome removeUnderline>
                    {line.order.name}
                  </Link>
                </IndexTable.Cell>
                <IndexTable.Cell>
                  <InlineStack gap="200" blockAlign="center" wrap={false}>
                    <Thumbnail source={line.variant.image.src} alt="" size="small" />
                    <BlockStack>
                      <Text as="span">{productOf(line)}</Text>
                      <Text as="span" tone="subdued" variant="bodySm">
                        {`SKU ${line.sku}`}
                      </Text>
                    </BlockStack>
                  </InlineStack>
                </IndexTable.Cell>
                {plainCells(line, plainAfter.product)}
                <IndexTable.Cell>
                  <Text as="span" alignment="end" numeric>
                    {`${format.money(line.price)} × ${line.quantity}`}
                  </Text>
                </IndexTable.Cell>
                {plainCells(line, plainAfter.price)}
                <IndexTable.Cell>
                  <InlineStack gap="200" align="end" blockAlign="center">
                    <Button variant="plain" accessibilityLabel={`Why this amount? ${productOf(line)}`}>
                      ?
                    </Button>
                    {!line.vendor_paid && (
                      <Button variant="plain" accessibilityLabel={`Set Commission: ${productOf(line)}`}>
                        ✎
                      </Button>
                    )}
                    <Text
                      as="span"
                      alignment="end"
                      numeric
                      textDecorationLine={line.vendor_paid ? 'line-through' : undefined}
                    >
                      {format.money(line.commission_amount)}
                    </Text>
                    {line.vendor_paid && (
                      <Text as="span" tone="subdued">
                        PAID
                      </Text>
                    )}
                  </InlineStack>
                </IndexTable.Cell>
                {plainCells(line, plainAfter.commission)}
                <IndexTable.Cell>{format.date(line.order.processed_at)}</IndexTable.Cell>
              </IndexTable.Row>
            ))}
          </IndexTable>
        </Card>
        <Pagination hasPrevious hasNext label={`Showing 1 to ${rows.length} of ${rows.length}`} />
      </BlockStack>
      <PayoutDialog
        isOpen={isPaying}
        count={selectedResources.length}
        total={total}
        onClose={() => setIsPaying(false)}
      />
    </Page>
  );
}

type DialogProps = { isOpen: boolean; count: number; total: string; onClose: () => void };

function PayoutDialog({ isOpen, count, total, onClose }: DialogProps) {
  const [extra, setExtra] = useState('');
  const [note, setNote] = useState('');
  return (
    <Modal
      open={isOpen}
      onClose={onClose}
      title={`Pay ${vendor.name}`}
      primaryAction={{ content: `Pay ${total}`, onAction: onClose }}
      secondaryActions={[{ content: 'Cancel', onAction: onClose }]}
    >
      <Modal.Section>
        <BlockStack gap="400">
          <Text as="p">Check the payout before you make it.</Text>
          <InlineStack align="space-between">
            <Text as="span">{`${count} line items`}</Text>
            <Text as="span">{total}</Text>
          </InlineStack>
          <InlineStack align="space-between">
            <Text as="span" fontWeight="bold">
              Total
            </Text>
            <output>{total}</output>
          </InlineStack>
          <TextField label="Additional pay" autoComplete="off" value={extra} onChange={setExtra} />
          <TextField label="Note" multiline={2} autoComplete="off" value={note} onChange={setNote} />
        </BlockStack>
      </Modal.Section>
    </Modal>
  );
}

const topBar = (
  <TopBar
    contextControl={
      <InlineStack gap="400" blockAlign="center">
        <strong>{shop.name}</strong>
        <Link url="/vendors">Vendors</Link>
        <Link url="/payouts">Payouts</Link>
        <Link url="/import">Import</Link>
      </InlineStack>
    }
    secondaryMenu={<Button>Logout</Button>}
  />
);

const root = document.getElementById('root');
if (root === null) throw new Error('The page has no element #root.');
createRoot(root).render(
  <AppProvider i18n={en}>
    <Frame topBar={topBar}>
      <Screen />
    </Frame>
  </AppProvider>,
);
