import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, screen, within } from 'storybook/test';
import { KeysPanel } from '@consignment/components/screens/merchant/settings/keys/KeysPanel';
import { aKey, aMadeKey, aSecret, keysNow } from '../../../../fixtures/program-key.ts';
import { done, refused } from '../../../../primitives/answers.ts';

const meta = {
  title: 'Screens/Merchant/Settings/Keys/KeysPanel',
  component: KeysPanel,
  args: {
    keys: [aKey()],
    now: keysNow,
    timeZone: 'Europe/London',
    onSearchVendors: fn(() => Promise.resolve({ is: 'found' as const, options: [] })),
    onCreate: fn(() => Promise.resolve(aMadeKey)),
    onUpdate: fn(() => Promise.resolve(done)),
    onRotate: fn(() => Promise.resolve(aMadeKey)),
    onRevoke: fn(() => Promise.resolve(done)),
    onCopy: fn(() => Promise.resolve(done)),
  },
} satisfies Meta<typeof KeysPanel>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Empty: Story = {
  args: { keys: [] },
  play: ({ canvas }) => expect(canvas.getByText('There are no active keys.')).toBeVisible(),
};

export const OneKey: Story = {
  play: async ({ canvas }) => {
    await expect(canvas.getByText('Payouts: read, Statements: read')).toBeVisible();
    await expect(canvas.getByText('The whole shop')).toBeVisible();
  },
};

/** One of each state; those that have ended are shown when they are asked for. */
export const EveryState: Story = {
  args: {
    keys: [
      aKey({ id: 5, mode: 'test', name: 'Trial', start: 'csg_test_5_', last_used_at: null }),
      aKey({ id: 4, name: 'Sync', overlap_ends_at: '2026-03-17T12:00:00.000Z' }),
      aKey({ id: 3, name: 'Atelier Lowe', vendor: { id: 8, name: 'Atelier Lowe' } }),
      aKey({ id: 2, name: 'Last year', expires_at: '2026-01-01T00:00:00.000Z' }),
      aKey({ id: 1, name: 'Lost', created_by: null, revoked_at: '2026-02-01T00:00:00.000Z' }),
    ],
  },
  play: async ({ canvas, userEvent }) => {
    await expect(canvas.getAllByRole('listitem')).toHaveLength(3);
    await expect(canvas.getByText('Being replaced')).toBeVisible();
    await userEvent.click(canvas.getByRole('button', { name: 'Show inactive keys (2)' }));
    await expect(canvas.getAllByRole('listitem')).toHaveLength(5);
    await expect(canvas.getByText('Revoked')).toBeVisible();
  },
};

/** A new key is shown once it is made. */
export const Created: Story = {
  args: { keys: [] },
  play: async ({ canvas, userEvent, args }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'New key' }));
    const dialog = within(await screen.findByRole('dialog', { name: 'New key' }));
    await userEvent.type(dialog.getByRole('textbox', { name: 'Name' }), 'Bookkeeping');
    const payouts = within(dialog.getByRole('group', { name: 'Payouts' }));
    await userEvent.click(payouts.getByRole('checkbox', { name: 'Read' }));
    await userEvent.click(dialog.getByRole('button', { name: 'Create key' }));
    await expect(args.onCreate).toHaveBeenCalledWith({
      mode: 'live',
      name: 'Bookkeeping',
      scopes: ['payouts:read'],
      vendor: null,
      expires_at: null,
    });
    await expect(await screen.findByText(aSecret)).toBeVisible();
  },
};

export const Rotated: Story = {
  play: async ({ canvas, userEvent, args }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Rotate' }));
    const dialog = within(await screen.findByRole('dialog', { name: /Rotate/ }));
    await userEvent.selectOptions(dialog.getByRole('combobox'), '2 more days');
    await userEvent.click(dialog.getByRole('button', { name: 'Create new key' }));
    await expect(args.onRotate).toHaveBeenCalledWith(12, 2);
    await expect(await screen.findByText(aSecret)).toBeVisible();
  },
};

export const Revoked: Story = {
  play: async ({ canvas, userEvent, args }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Revoke' }));
    await userEvent.click(await screen.findByRole('button', { name: 'Revoke key' }));
    await expect(args.onRevoke).toHaveBeenCalledWith(12);
  },
};

export const RevokeRefused: Story = {
  args: { onRevoke: fn(() => Promise.resolve(refused)) },
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Revoke' }));
    await userEvent.click(await screen.findByRole('button', { name: 'Revoke key' }));
    await expect(await screen.findByText(/That did not work/)).toBeVisible();
  },
};

export const LongNames: Story = {
  args: {
    keys: [
      aKey({
        name: 'The program of the bookkeeping office that reads everything each evening at seven',
        scopes: ['vendors:read', 'commissions:read', 'payouts:read', 'payouts:write', 'statements:read'],
        vendor: { id: 8, name: 'The Worshipful Company of Chandeliers, Mirrors and Other Bright Things' },
        last_used_from: '2001:0db8:85a3:0000:0000:8a2e:0370:7334',
      }),
    ],
  },
};

export const RightToLeft: Story = { globals: { direction: 'rtl' } };
