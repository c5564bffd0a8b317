import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, screen } from 'storybook/test';
import { InviteVendors } from '@consignment/components/screens/merchant/vendors/invite/InviteVendors';
import type { VendorsInvited } from '../../../../../packages/components/src/screens/merchant/vendors/invite/vendor-invitations.ts';
import { someInvitations } from './vendor-invitations.ts';

const meta = {
  title: 'Screens/Merchant/Vendors/Invite/InviteVendors',
  component: InviteVendors,
  args: {
    invitations: someInvitations(),
    shape: 'line',
    hrefOfVendor: (id) => `#vendor-${id}`,
    onInvite: fn(() =>
      Promise.resolve<VendorsInvited>({ is: 'done', sent: 3, left_out: [], mail: 'queued' }),
    ),
  },
} satisfies Meta<typeof InviteVendors>;

export default meta;
type Story = StoryObj<typeof meta>;

export const SomeToInvite: Story = {
  play: ({ canvas }) => expect(canvas.getByText('3 vendors have no login yet.')).toBeVisible(),
};

/** Among the actions of the page of vendors. */
export const AmongActions: Story = {
  tags: ['no-picture'],
  args: { shape: 'action' },
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Invite all' }));
    await expect(await screen.findByRole('dialog', { name: 'Invite vendors' })).toBeVisible();
    await expect(canvas.queryByText('3 vendors have no login yet.')).toBeNull();
  },
};

/** Once they are invited the line is gone, while the dialog says what became of it. */
export const Invited: Story = {
  tags: ['no-picture'],
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Invite all' }));
    await userEvent.click(await screen.findByRole('button', { name: 'Invite 3 vendors' }));
    await expect(await screen.findByText('3 invitations are on the way.')).toBeVisible();
    await userEvent.click(screen.getByRole('button', { name: 'Done' }));
    await expect(canvas.queryByText('3 vendors have no login yet.')).toBeNull();
  },
};

/** Each vendor has a login, an invitation, or no email. */
export const NobodyToInvite: Story = {
  tags: ['no-picture'],
  args: { invitations: someInvitations({ to_invite: [] }) },
  play: ({ canvas }) => expect(canvas.queryByRole('button')).toBeNull(),
};
