import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';
import { ListView } from '@consignment/components/parts/ListView';
import { MoneyText } from '@consignment/components/parts/MoneyText';
import type { DataColumn } from '../../packages/components/src/primitives/data-table.ts';
import type { ListedVendor } from '../../packages/components/src/screens/merchant/vendors/vendor-columns.tsx';
import { aPageOf, aQuery, controlsOf, failed, loading } from '../fixtures/list.ts';
import { someVendors } from '../fixtures/vendor.ts';

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
    await expect(canvas.getByText('Nothing matches.')).toBeVisible();
    await expect(canvas.queryByText('There are no vendors yet.')).toBeNull();
  },
};

export const Loading: Story = { args: { list: loading } };

export const Failed: Story = {
  args: { list: failed() },
  play: ({ canvas }) => expect(canvas.getByRole('button', { name: 'Retry' })).toBeVisible(),
};

export const RightToLeft: Story = { globals: { direction: 'rtl' } };
