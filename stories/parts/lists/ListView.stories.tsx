import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn } from 'storybook/test';
import { ListView } from '@consignment/components/parts/lists/ListView';
import { MoneyText } from '@consignment/components/parts/money/MoneyText';
import { Card } from '@consignment/components/primitives/layout/Card';
import type { Guide } from '../../../.storybook/guide.ts';
import type { DataColumn } from '../../../packages/components/src/primitives/tables/data-table.ts';
import type { ListedVendor } from '../../../packages/components/src/screens/merchant/vendors/vendor-columns.tsx';
import { aPageOf, aQuery, controlsOf, failed, loading } from '../../fixtures/list.ts';
import { someVendors } from '../../fixtures/vendor.ts';
import { done } from '../../primitives/answers.ts';

const columns: readonly DataColumn<ListedVendor>[] = [
  { id: 'name', header: 'Vendor', cell: (vendor) => vendor.name, sortKey: 'name', isRowHeader: true },
  {
    id: 'due',
    header: 'Due',
    cell: (vendor) => <MoneyText amount={vendor.commission_due} currency="GBP" />,
    sortKey: 'due',
    align: 'end',
  },
];

const meta = {
  title: 'Parts/Lists/ListView',
  component: ListView<ListedVendor>,
  tags: ['stable'],
  parameters: {
    guide: {
      use: 'For every list that is a page or a tab: search, filters, a sorted table and its pages, in the same places in all apps.',
      avoid: 'A few rows in a card are a DataTable, the first of a longer list on the dashboard CardRows.',
      right: {
        draw: () => (
          <ListView
            label="Vendors"
            searchLabel="Search vendors"
            list={aPageOf(someVendors(3), 230)}
            controls={controlsOf(aQuery, 3)}
            columns={columns}
            rowId={(vendor) => String(vendor.id)}
            rowHref={(vendor) => `#${vendor.id}`}
            empty={{ title: 'There are no vendors yet.' }}
          />
        ),
        why: 'Of 230 vendors one is found by name, the most owed by a press on Due.',
      },
      wrong: {
        draw: () => (
          <Card title="Vendors of this order">
            <ListView
              label="Vendors"
              searchLabel="Search vendors"
              list={aPageOf(someVendors(2))}
              controls={controlsOf(aQuery)}
              columns={columns}
              rowId={(vendor) => String(vendor.id)}
              rowHref={(vendor) => `#${vendor.id}`}
              empty={{ title: 'There are no vendors yet.' }}
            />
          </Card>
        ),
        why: 'Two rows need no search and no pages, and the list’s surface within a card draws two borders around them.',
      },
      keyboard: [
        ['Tab', 'Goes from the search to the filters, the sorting headers, the rows and the pages.'],
        [
          'Enter',
          'In the search: searches. On a header: sorts, and again the other way. On a name: follows it.',
        ],
      ],
      reader:
        '“Vendors toolbar, group. Search vendors, search. Vendors, table. Vendor, column header, sort ascending.” Beneath: “Showing 1 to 3 of 230”.',
    } satisfies Guide,
  },
  args: {
    label: 'Vendors',
    searchLabel: 'Search vendors',
    list: aPageOf(someVendors(50), 230),
    controls: controlsOf(aQuery),
    columns,
    rowId: (vendor) => String(vendor.id),
    rowHref: (vendor) => `/vendors/${vendor.id}`,
    empty: { title: 'There are no vendors yet.' },
  },
} satisfies Meta<typeof ListView<ListedVendor>>;

export default meta;
type Story = StoryObj<typeof meta>;

export const FullPage: Story = {
  tags: ['wide'],
  play: async ({ canvas, userEvent, args }) => {
    await expect(canvas.getByText('Showing 1 to 50 of 230')).toBeVisible();
    await userEvent.type(canvas.getByRole('searchbox', { name: 'Search vendors' }), 'oak');
    await expect(args.controls.onQuery).not.toHaveBeenCalled();
    await userEvent.keyboard('{Enter}');
    await expect(args.controls.onQuery).toHaveBeenCalledWith({ search: 'oak' });
    await userEvent.click(canvas.getByRole('button', { name: /Vendor/ }));
    await expect(args.controls.onQuery).toHaveBeenCalledWith({ sort: '-name' });
    await userEvent.click(canvas.getByRole('button', { name: /Due/ }));
    await expect(args.controls.onQuery).toHaveBeenCalledWith({ sort: 'due' });
    await expect(canvas.getByRole('link', { name: 'Next' })).toHaveAttribute('href', '?page=2');
  },
};

export const LastPage: Story = {
  args: { list: aPageOf(someVendors(30), 230), controls: controlsOf({ ...aQuery, page: 5 }) },
  play: async ({ canvas }) => {
    await expect(canvas.getByText('Showing 201 to 230 of 230')).toBeVisible();
    await expect(canvas.getByRole('button', { name: 'Next' })).toHaveAttribute('aria-disabled', 'true');
  },
};

/** The words follow the list's real page size. */
export const HundredOnAPage: Story = {
  args: { list: aPageOf(someVendors(100), 230), controls: controlsOf(aQuery, 100) },
  play: ({ canvas }) => expect(canvas.getByText('Showing 1 to 100 of 230')).toBeVisible(),
};

export const Empty: Story = { args: { list: aPageOf([]) } };

/** A search that finds nothing says nothing about the whole list. */
export const NothingFound: Story = {
  args: { list: aPageOf([]), controls: controlsOf({ ...aQuery, search: 'zebra' }) },
  play: async ({ canvas }) => {
    await expect(canvas.getByText('No matches found.')).toBeVisible();
    await expect(canvas.queryByText('There are no vendors yet.')).toBeNull();
  },
};

export const Loading: Story = { args: { list: loading } };

export const Failed: Story = {
  args: { list: failed() },
  play: ({ canvas }) => expect(canvas.getByRole('button', { name: 'Retry' })).toBeVisible(),
};

const onColumns = fn(() => Promise.resolve(done));
const columnChoice = { hidden: ['paid'], onColumns };
const manyColumns: readonly DataColumn<ListedVendor>[] = [
  ...columns.map((column) => ({
    ...column,
    pin: column.isRowHeader ? ('start' as const) : ('end' as const),
  })),
  { id: 'contact', header: 'Contact', cell: (vendor) => vendor.contact_name, width: 'wide' },
  {
    id: 'paid',
    header: 'Paid',
    cell: (vendor) => <MoneyText amount={vendor.commission_paid} currency="GBP" />,
    align: 'end',
  },
];

/** Some columns are hidden by the person, who chooses them beside the filters. */
export const ChosenColumns: Story = {
  tags: ['wide'],
  args: { columns: manyColumns, controls: { ...controlsOf(aQuery), columnChoice } },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('button', { name: 'Columns 3 of 4' })).toBeVisible();
    await expect(canvas.queryByRole('columnheader', { name: 'Paid' })).toBeNull();
  },
};

/** On a phone they are asked for with the filters, so that the first row comes sooner. */
export const ChosenColumnsOnAPhone: Story = {
  ...ChosenColumns,
  tags: ['narrow'],
  globals: { viewport: { value: 'phone', isRotated: false } },
  play: async ({ canvas, userEvent }) => {
    const columnsButton = canvas.getByRole('button', { name: 'Columns 3 of 4', hidden: true });
    await expect(columnsButton).not.toBeVisible();
    await userEvent.click(canvas.getByRole('button', { name: 'Filters' }));
    await expect(columnsButton).toBeVisible();
  },
};

/** So is the order, which has no table head. */
export const SortedOnAPhone: Story = {
  tags: ['narrow', 'no-picture'],
  globals: { viewport: { value: 'phone', isRotated: false } },
  play: async ({ canvas, userEvent, args }) => {
    await expect(canvas.queryByRole('combobox', { name: 'Sort by' })).toBeNull();
    await userEvent.click(canvas.getByRole('button', { name: 'Filters' }));
    await userEvent.selectOptions(canvas.getByRole('combobox', { name: 'Sort by' }), 'Due');
    await expect(args.controls.onQuery).toHaveBeenLastCalledWith({ sort: 'due' });
  },
};

/** A table that needs 1000 px with all of its columns does not scroll once half of them are hidden. */
export const FewerColumns: Story = {
  args: {
    columns: manyColumns,
    minWidth: 1000,
    controls: { ...controlsOf(aQuery), columnChoice: { hidden: ['paid', 'contact'], onColumns } },
  },
  play: ({ canvas }) => expect(canvas.queryByRole('region', { name: 'Vendors' })).toBeNull(),
};

export const RightToLeft: Story = { globals: { direction: 'rtl' } };
