import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, screen, waitFor, within } from 'storybook/test';
import {
  AccountsScreen,
  type AccountsQuery,
} from '@consignment/components/screens/merchant/accounts/AccountsScreen';
import { aNewAccount, anAccount, searchVendors, someAccounts } from '../../../fixtures/account.ts';
import { aPageOf, aQuery, controlsOf, failed, loading } from '../../../fixtures/list.ts';
import { done, refused } from '../../../primitives/answers.ts';
import { duesApart } from '../../../fixtures/dues.ts';

/** The accounts that log in to the vendor portal. A vendor's amounts and contact details are the vendor's own page. */
const meta = {
  title: 'Screens/Merchant/Accounts/AccountsScreen',
  component: AccountsScreen,
  parameters: { frame: 'bare' },
  args: {
    accounts: aPageOf([aNewAccount, anAccount()]),
    controls: controlsOf<AccountsQuery>({ ...aQuery, state: 'all' }),
    currency: { books: 'GBP', shown: null },
    timeZone: 'Europe/London',
    portalAddress: 'https://shop.example/apps/vendor-portal/login?shop=rookery.myshopify.com',
    requiresVendor: false,
    hrefOfHistory: (id) => `/history?type=account&id=${id}`,
    hrefOfVendor: (id) => `/vendors/${id}`,
    hrefOfSettings: '/settings',
    hrefOfHelp: '/help/connecting-accounts-to-vendors',
    onExport: fn(() => Promise.resolve(done)),
    onSearchVendors: fn(searchVendors),
    onSave: fn(() => Promise.resolve(done)),
    onChangePassword: fn(() => Promise.resolve(done)),
    onSendReset: fn(() => Promise.resolve(done)),
    onDelete: fn(() => Promise.resolve(done)),
    onUnsaved: fn(),
  },
} satisfies Meta<typeof AccountsScreen>;

export default meta;
type Story = StoryObj<typeof meta>;

/** New ones are disabled too; they are not decided about yet. */
export const New: Story = {
  args: {
    accounts: aPageOf([aNewAccount]),
    controls: controlsOf<AccountsQuery>({ ...aQuery, state: 'waiting' }),
  },
  tags: ['wide'],
  play: async ({ canvas, userEvent, args }) => {
    const status = canvas.getByLabelText('Status');
    await expect(status).toHaveDisplayValue('New');
    await userEvent.selectOptions(status, 'Disabled');
    await expect(args.controls.onQuery).toHaveBeenCalledWith({ state: 'disabled' });
  },
};

/** One that waits for approval, and one that works; vendors lead to their pages. */
export const Default: Story = {
  play: async ({ canvas, userEvent, args }) => {
    await expect(canvas.getByRole('row', { name: /Ines Calder/ })).toHaveTextContent('DisabledNew');
    const row = canvas.getByRole('row', { name: /Marguerite Lowe/ });
    await expect(row).toHaveTextContent('Active');
    await expect(row).toHaveTextContent('£482.50');
    await expect(within(row).getByRole('link', { name: 'Saltmarsh Pottery' })).toHaveAttribute(
      'href',
      '/vendors/2',
    );
    await expect(canvas.getByRole('link', { name: /Settings/ })).toHaveAttribute('href', '/settings');
    await expect(canvas.getByRole('link', { name: /vendor-portal/ })).toHaveAttribute(
      'href',
      args.portalAddress,
    );
    await userEvent.type(canvas.getByRole('searchbox', { name: 'Search accounts' }), 'ines{Enter}');
    await expect(args.controls.onQuery).toHaveBeenCalledWith({ search: 'ines' });
    await userEvent.click(canvas.getByRole('button', { name: 'Export' }));
    await expect(args.onExport).toHaveBeenCalledOnce();
  },
};

export const Columns: Story = {
  tags: ['wide'],
  play: async ({ canvas, userEvent, args }) => {
    const headers = canvas.getAllByRole('columnheader').map((header) => header.textContent);
    await expect(headers).toEqual(['Name', 'Vendors', 'Due', 'Paid', 'Status', 'Action']);
    for (const [name, sort] of [
      ['Due', 'commission_due'],
      ['Paid', 'commission_paid'],
      ['Status', 'approved'],
    ] as const) {
      await userEvent.click(canvas.getByRole('button', { name }));
      await expect(args.controls.onQuery).toHaveBeenLastCalledWith({ sort });
    }
  },
};

/** Approving: the overlay opens on the row's account, and what was changed of it is saved. */
export const Editing: Story = {
  play: async ({ canvas, userEvent }) => {
    const row = canvas.getByRole('row', { name: /Ines Calder/ });
    await userEvent.click(within(row).getByRole('button', { name: 'Edit Account' }));
    const dialog = within(await screen.findByRole('dialog', { name: 'Ines Calder Edit' }));
    await userEvent.click(dialog.getByRole('checkbox', { name: 'Active' }));
  },
};

export const Edited: Story = {
  ...Editing,
  tags: ['no-picture'],
  play: async (context) => {
    await Editing.play?.(context);
    const { userEvent, args } = context;
    const dialog = within(await screen.findByRole('dialog', { name: 'Ines Calder Edit' }));
    await userEvent.click(dialog.getByRole('button', { name: 'Save' }));
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
    await expect(args.onSave).toHaveBeenCalledWith(aNewAccount, { added: [], removed: [], approved: true });
    await expect(args.onUnsaved).toHaveBeenLastCalledWith(false);
  },
};

/** The password was changed, which is said when the overlay has closed. */
export const PasswordChanged: Story = {
  play: async ({ canvas, userEvent, args }) => {
    const row = canvas.getByRole('row', { name: /Marguerite Lowe/ });
    await userEvent.click(within(row).getByRole('button', { name: 'Edit Account' }));
    const dialog = within(await screen.findByRole('dialog', { name: 'Marguerite Lowe Edit' }));
    await userEvent.click(dialog.getByRole('button', { name: 'change password' }));
    await userEvent.type(dialog.getByLabelText('New password'), 'four-quiet-herons');
    await userEvent.type(dialog.getByLabelText('Confirm password'), 'four-quiet-herons');
    await userEvent.click(dialog.getByRole('button', { name: 'Save' }));
    await expect(await canvas.findByText('Password has been updated')).toBeVisible();
    await expect(args.onChangePassword).toHaveBeenCalledOnce();
  },
};

/** The page does not wait for a file that does not come. */
export const Refused: Story = {
  args: { onExport: fn(() => Promise.resolve(refused)) },
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Export' }));
    await waitFor(() => expect(canvas.getByText('That did not work. Please try again.')).toBeVisible());
  },
};

export const OneRow: Story = { args: { accounts: aPageOf([anAccount()]) } };

export const FullPage: Story = {
  args: { accounts: aPageOf(someAccounts(50), 120) },
  play: ({ canvas }) => expect(canvas.getByText('Showing 1 to 50 of 120')).toBeVisible(),
};

export const Empty: Story = {
  args: { accounts: aPageOf([]) },
  play: ({ canvas }) => expect(canvas.getByText('No accounts have been registered yet.')).toBeVisible(),
};

export const Loading: Story = { args: { accounts: loading } };

export const Failed: Story = { args: { accounts: failed() } };

/** Of very many vendors the first are shown; a reversal can leave less than nothing due. */
export const ZeroAndNegative: Story = {
  args: {
    accounts: aPageOf([
      anAccount({
        dues: duesApart,
        vendors: Array.from({ length: 9 }, (_, index) => ({ id: index + 1, name: `Vendor ${index + 1}` })),
      }),
    ]),
  },
  play: async ({ canvas }) => {
    await expect(canvas.getByText('and 4 more')).toBeVisible();
    await expect(canvas.getByText('£10.80 owed back by Bramble Textiles')).toBeVisible();
  },
};

export const LongNames: Story = {
  args: {
    accounts: aPageOf([
      anAccount({
        vendor_signup_name: 'Wolfeschlegelsteinhausenbergerdorff'.repeat(3),
        vendor_signup_user_email: `${'maren.holt.'.repeat(8)}@example.com`,
        vendors: [{ id: 1, name: 'Donaudampfschifffahrtsgesellschaft'.repeat(3) }],
      }),
    ]),
  },
};

export const RightToLeft: Story = { globals: { direction: 'rtl' } };

/** Of a person whose role only reads: what it does not include is not there. */
export const ViewOnly: StoryObj<typeof AccountsScreen> = {
  args: { onSave: null, onExport: null },
  play: async ({ canvas }) => {
    await expect(canvas.queryByRole('button', { name: 'Edit Account' })).toBeNull();
    await expect(canvas.queryByRole('button', { name: 'Export' })).toBeNull();
  },
};
