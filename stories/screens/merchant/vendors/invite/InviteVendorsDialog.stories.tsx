import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, waitFor } from 'storybook/test';
import { InviteVendorsDialog } from '@consignment/components/screens/merchant/vendors/invite/InviteVendorsDialog';
import type { VendorsInvited } from '../../../../../packages/components/src/screens/merchant/vendors/invite/vendor-invitations.ts';
import { aProblem } from '../../../../fixtures/list.ts';
import { someInvitations } from './vendor-invitations.ts';
import { pendingAnswer } from '../../../../primitives/answers.ts';

const answered = (change: Partial<Extract<VendorsInvited, { is: 'done' }>> = {}) =>
  fn(() => Promise.resolve<VendorsInvited>({ is: 'done', sent: 3, left_out: [], mail: 'queued', ...change }));

const meta = {
  title: 'Screens/Merchant/Vendors/Invite/InviteVendorsDialog',
  component: InviteVendorsDialog,
  args: {
    invitations: someInvitations(),
    hrefOfVendor: (id) => `#vendor-${id}`,
    onInvite: answered(),
    onClose: fn(),
  },
} satisfies Meta<typeof InviteVendorsDialog>;

export default meta;
type Story = StoryObj<typeof meta>;

const some = someInvitations({
  without_email: [
    { id: 8, name: 'Moss & Fern' },
    { id: 9, name: 'Quill Press' },
  ],
  invited: [{ id: 5, name: 'Cinder Glass' }],
});

/** The dialog shows who is invited, and who cannot be, before anything is sent. */
export const Asking: Story = {
  args: { invitations: some },
  play: async ({ canvas, args }) => {
    await expect(await canvas.findByText('marguerite@juniperoak.example')).toBeVisible();
    await expect(canvas.getByText('2 vendors without an email address can’t be invited')).toBeVisible();
    await expect(canvas.getByRole('link', { name: 'Moss & Fern' })).toHaveAttribute('href', '#vendor-8');
    await expect(args.onInvite).not.toHaveBeenCalled();
  },
};

const pending = pendingAnswer<VendorsInvited>();

/** One call for two presses. */
export const Sending: Story = {
  tags: ['no-picture'],
  args: { onInvite: fn(() => pending.promise) },
  play: async ({ canvas, userEvent, args }) => {
    await userEvent.dblClick(await canvas.findByRole('button', { name: 'Invite 3 vendors' }));
    await expect(await canvas.findByRole('button', { name: 'Sending…' })).toBeVisible();
    await userEvent.keyboard('{Escape}');
    await expect(args.onClose).not.toHaveBeenCalled();
    await expect(args.onInvite).toHaveBeenCalledOnce();
    await expect(args.onInvite).toHaveBeenCalledWith([1, 2, 3]);
  },
};

export const Sent: Story = {
  play: async ({ canvas, userEvent, args }) => {
    await userEvent.click(await canvas.findByRole('button', { name: 'Invite 3 vendors' }));
    await expect(await canvas.findByText('3 invitations are on the way.')).toBeVisible();
    await waitFor(() => expect(canvas.getByRole('button', { name: 'Done' })).toHaveFocus());
    await userEvent.keyboard('{Enter}');
    await expect(args.onClose).toHaveBeenCalledOnce();
  },
};

/** An installation without a mail server, such as the demo; and one vendor who has a login by now. */
export const NoMailServer: Story = {
  args: {
    invitations: someInvitations({ sends_mail: false, public_url: 'http://localhost:4000' }),
    onInvite: answered({
      sent: 2,
      left_out: [{ id: 3, name: 'Saltmarsh Pottery', reason: 'has_login' }],
      mail: 'kept',
    }),
  },
  play: async ({ canvas, userEvent }) => {
    await expect(await canvas.findByText('This installation doesn’t send email yet.')).toBeVisible();
    await expect(canvas.getByText(/which only this computer can open/)).toBeVisible();
    await expect(canvas.queryByText(/Each vendor will get an email/)).toBeNull();
    await userEvent.click(canvas.getByRole('button', { name: 'Invite 3 vendors' }));
    await expect(await canvas.findByText('The invitations have not been sent.')).toBeVisible();
    await expect(
      canvas.getByText(/Once SMTP_URL and MAIL_FROM are set, “Invite all” will send them/),
    ).toBeVisible();
    await expect(canvas.getByText('Already has a login')).toBeVisible();
    await expect(canvas.queryByText(/on the way/)).toBeNull();
  },
};

export const Failed: Story = {
  args: { onInvite: fn(() => Promise.resolve<VendorsInvited>({ is: 'refused', problem: aProblem })) },
  play: async ({ canvas, userEvent, args }) => {
    await userEvent.click(await canvas.findByRole('button', { name: 'Invite 3 vendors' }));
    await expect(await canvas.findByText('Something went wrong. Try again later.')).toBeVisible();
    await userEvent.click(canvas.getByRole('button', { name: 'Invite 3 vendors' }));
    await expect(args.onInvite).toHaveBeenCalledTimes(2);
  },
};

export const LongNames: Story = {
  args: {
    invitations: someInvitations({
      to_invite: Array.from({ length: 40 }, (_one, at) => ({
        id: at + 1,
        name: `${'Donaudampfschifffahrtsgesellschaft'.repeat(2)} ${at + 1}`,
        email: `${'maren.holt.'.repeat(8)}${at}@juniperandoak.example`,
      })),
    }),
  },
};

export const Phone: Story = {
  ...Asking,
  tags: ['no-picture'],
  globals: { viewport: { value: 'phone', isRotated: false } },
};

export const RightToLeft: Story = { ...Asking, globals: { direction: 'rtl' } };
