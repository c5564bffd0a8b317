import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, screen, within } from 'storybook/test';
import { CreateKeyDialog } from '@consignment/components/screens/merchant/settings/keys/CreateKeyDialog';
import { aMadeKey, aSecret, keysNow } from '../../../../fixtures/program-key.ts';
import { refused } from '../../../../primitives/answers.ts';

const meta = {
  title: 'Screens/Merchant/Settings/Keys/CreateKeyDialog',
  component: CreateKeyDialog,
  args: {
    now: keysNow,
    onSearchVendors: fn(() =>
      Promise.resolve({ is: 'found' as const, options: [{ id: 8, name: 'Atelier Lowe' }] }),
    ),
    onCreate: fn(() => Promise.resolve(aMadeKey)),
    onMade: fn(),
    onClose: fn(),
  },
} satisfies Meta<typeof CreateKeyDialog>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Open: Story = {};

/** A key of one vendor that ends. */
export const OfOneVendor: Story = {
  play: async ({ userEvent, args }) => {
    const dialog = within(await screen.findByRole('dialog'));
    await userEvent.type(dialog.getByRole('textbox', { name: 'Name' }), 'Lowe');
    await userEvent.type(dialog.getByRole('combobox', { name: /Vendor/ }), 'low');
    await userEvent.click(await screen.findByRole('option', { name: 'Atelier Lowe' }));
    const products = within(dialog.getByRole('group', { name: 'Products' }));
    await userEvent.click(products.getByRole('checkbox', { name: 'Read' }));
    await expect(products.queryByRole('checkbox', { name: 'Write' })).toBeNull();
    await userEvent.selectOptions(dialog.getByRole('combobox', { name: 'Expires' }), 'In 90 days');
    await userEvent.click(dialog.getByRole('button', { name: 'Create key' }));
    await expect(args.onCreate).toHaveBeenCalledWith({
      mode: 'live',
      name: 'Lowe',
      scopes: ['products:read'],
      vendor: 8,
      expires_at: '2026-06-13T12:00:00.000Z',
    });
    await expect(args.onMade).toHaveBeenCalledWith(aSecret);
  },
};

/** A test key is for the whole sandbox. */
export const ForTheSandbox: Story = {
  play: async ({ userEvent }) => {
    const dialog = within(await screen.findByRole('dialog'));
    await userEvent.click(dialog.getByRole('radio', { name: 'The sandbox' }));
    await expect(dialog.queryByRole('combobox', { name: /Vendor/ })).toBeNull();
  },
};

export const NothingChosen: Story = {
  play: async ({ userEvent, args }) => {
    const dialog = within(await screen.findByRole('dialog'));
    await userEvent.click(dialog.getByRole('button', { name: 'Create key' }));
    await expect((await dialog.findAllByText('Choose at least one thing the key can do.'))[0]).toBeVisible();
    await expect(args.onCreate).not.toHaveBeenCalled();
  },
};

export const Refused: Story = {
  args: { onCreate: fn(() => Promise.resolve(refused)) },
  play: async ({ userEvent, args }) => {
    const dialog = within(await screen.findByRole('dialog'));
    await userEvent.type(dialog.getByRole('textbox', { name: 'Name' }), 'Lowe');
    const files = within(dialog.getByRole('group', { name: 'Files' }));
    await userEvent.click(files.getByRole('checkbox', { name: 'Write' }));
    await userEvent.click(dialog.getByRole('button', { name: 'Create key' }));
    await expect(await dialog.findByText(/That did not work/)).toBeVisible();
    await expect(args.onMade).not.toHaveBeenCalled();
  },
};
