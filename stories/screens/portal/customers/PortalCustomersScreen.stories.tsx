import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, waitFor, within } from 'storybook/test';
import { PortalCustomersScreen } from '@consignment/components/screens/portal/customers/PortalCustomersScreen';
import { inArabic, inGerman } from '../languages.ts';
import { aPageOf, controlsOf, failed, loading } from '../../../fixtures/list.ts';
import { done } from '../../../primitives/answers.ts';
import { aPortalShop } from '../portal.ts';
import { aCustomerRow, aReview, someCustomers } from './customers.ts';

const query = { search: '', sort: '-customer__first_name', page: 1 };

const meta = {
  title: 'Screens/Portal/PortalCustomersScreen',
  component: PortalCustomersScreen,
  parameters: { frame: 'bare', brand: 'defaults' },
  args: {
    shop: aPortalShop,
    customers: aPageOf(someCustomers(8)),
    controls: controlsOf(query),
    onAdd: fn(() => Promise.resolve(done)),
    onReview: fn(() => Promise.resolve({ is: 'read', review: aReview } as const)),
    onImport: fn(() => Promise.resolve(done)),
  },
} satisfies Meta<typeof PortalCustomersScreen>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {
  tags: ['wide'],
  play: async ({ canvas, userEvent, args }) => {
    const table = within(canvas.getByRole('table', { name: 'Customers' }));
    await expect(table.getAllByRole('columnheader').map((header) => header.textContent)).toEqual([
      'Name',
      'Email',
      'Status',
      'Date Created',
    ]);
    await expect(table.getByRole('columnheader', { name: 'Name' })).toHaveAttribute(
      'aria-sort',
      'descending',
    );
    await userEvent.click(table.getByRole('button', { name: 'Email' }));
    await expect(args.controls.onQuery).toHaveBeenLastCalledWith({ sort: 'customer__email' });
    await userEvent.type(canvas.getByRole('searchbox', { name: 'Search customers' }), 'lund{Enter}');
    await expect(args.controls.onQuery).toHaveBeenLastCalledWith({ search: 'lund' });
  },
};

/** It says that the customer was added, and after three seconds no more. */
export const Added: Story = {
  play: async ({ canvas, canvasElement, userEvent, args }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Add Customer' }));
    const page = within(canvasElement.ownerDocument.body);
    const dialog = within(await page.findByRole('dialog', { name: 'Add Customer' }));
    await userEvent.type(dialog.getByLabelText('First Name'), 'Zoë');
    await userEvent.type(dialog.getByLabelText('Email'), 'zoe@example.com{Enter}');
    await expect(await canvas.findByText('Customer Added Successfully.')).toBeVisible();
    await expect(args.onAdd).toHaveBeenCalledOnce();
  },
};

/** The message disappears on its own. */
export const AddedAWhileAgo: Story = {
  ...Added,
  tags: ['no-picture'],
  play: async (context) => {
    await Added.play?.(context);
    const { canvas } = context;
    await waitFor(() => expect(canvas.queryByText('Customer Added Successfully.')).toBeNull());
  },
};

export const Imported: Story = {
  play: async ({ canvas, canvasElement, userEvent }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Import Customers' }));
    const page = within(canvasElement.ownerDocument.body);
    const dialog = within(await page.findByRole('dialog', { name: 'Import Customers' }));
    await userEvent.upload(dialog.getByLabelText('CSV file'), new File(['x'], 'customers.csv'));
    await userEvent.click(await dialog.findByRole('button', { name: 'Import 3 Customers' }));
    await expect(await canvas.findByText('Customer Imported Successfully.')).toBeVisible();
  },
};

export const Empty: Story = {
  args: { customers: aPageOf([]) },
  play: ({ canvas }) => expect(canvas.getByText('No customers yet.')).toBeVisible(),
};

export const Loading: Story = { args: { customers: loading } };

export const Failed: Story = { args: { customers: failed() } };

export const OneRow: Story = { args: { customers: aPageOf([aCustomerRow({ customer__last_name: '' })]) } };

export const FullPage: Story = {
  args: { customers: aPageOf(someCustomers(50), 230) },
  play: ({ canvas }) => expect(canvas.getByText('Showing 1 to 50 of 230')).toBeVisible(),
};

export const LongNames: Story = {
  args: {
    customers: aPageOf([
      aCustomerRow({
        customer__first_name: 'Maximiliane Wilhelmina',
        customer__last_name: 'von Hohenstaufen-Featherstonehaugh',
        customer__email: `${'maximiliane.wilhelmina.'.repeat(4)}@hohenstaufen-featherstonehaugh.example`,
      }),
    ]),
  },
  globals: { viewport: { value: 'phone', isRotated: false } },
};

export const SmallScreen: Story = {
  globals: { viewport: { value: 'phone', isRotated: false }, brand: 'navy' },
};

export const RightToLeft: Story = { globals: { direction: 'rtl' } };

/** Of a person whose role only reads: what it does not include is not there. */
export const ViewOnly: StoryObj<typeof PortalCustomersScreen> = {
  args: { onAdd: null, onImport: null },
  play: async ({ canvas }) => {
    await expect(canvas.queryByRole('button', { name: 'Add Customer' })).toBeNull();
    await expect(canvas.queryByRole('button', { name: 'Import Customers' })).toBeNull();
  },
};

export const German: Story = { ...Default, ...inGerman };

export const Arabic: Story = { ...Default, ...inArabic };
