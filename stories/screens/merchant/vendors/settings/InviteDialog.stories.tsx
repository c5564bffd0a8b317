import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, waitFor } from 'storybook/test';
import {
  InviteDialog,
  type VendorInviteOutcome,
} from '@consignment/components/screens/merchant/vendors/settings/InviteDialog';
import { aProblem } from '../../../../fixtures/list.ts';
import { pendingAnswer } from '../../../../primitives/answers.ts';

const withMail = (mail: Extract<VendorInviteOutcome, { is: 'done' }>['mail']) =>
  fn(() => Promise.resolve<VendorInviteOutcome>({ is: 'done', mail }));

const meta = {
  title: 'Screens/Merchant/Vendors/Settings/InviteDialog',
  component: InviteDialog,
  args: {
    vendorName: 'Juniper & Oak',
    email: 'maren@juniperandoak.example',
    mail: { sends_mail: true, public_url: 'https://portal.example' },
    onInvite: withMail('sent'),
    onClose: fn(),
  },
} satisfies Meta<typeof InviteDialog>;

export default meta;
type Story = StoryObj<typeof meta>;

/** The address is shown before anything is sent. */
export const Asking: Story = {
  play: async ({ canvas, args }) => {
    await expect(await canvas.findByText('maren@juniperandoak.example')).toBeVisible();
    await expect(args.onInvite).not.toHaveBeenCalled();
  },
};

const pending = pendingAnswer<VendorInviteOutcome>();

/** One invitation for two presses. */
export const Sending: Story = {
  args: { onInvite: fn(() => pending.promise) },
  play: async ({ canvas, userEvent, args }) => {
    await userEvent.dblClick(await canvas.findByRole('button', { name: 'Send invitation' }));
    await expect(await canvas.findByRole('button', { name: 'Sending…' })).toBeVisible();
    await userEvent.keyboard('{Escape}');
    await expect(args.onClose).not.toHaveBeenCalled();
    await expect(args.onInvite).toHaveBeenCalledOnce();
  },
};

export const Sent: Story = {
  play: async ({ canvas, userEvent, args }) => {
    await userEvent.click(await canvas.findByRole('button', { name: 'Send invitation' }));
    await expect(await canvas.findByText('Invitation has been sent.')).toBeVisible();
    await waitFor(() => expect(canvas.getByRole('button', { name: 'Done' })).toHaveFocus());
    await userEvent.keyboard('{Enter}');
    await expect(args.onClose).toHaveBeenCalledOnce();
  },
};

/** Asked again within a minute, no second mail is sent, and nothing else is said. */
export const SentBefore: Story = {
  args: { onInvite: withMail('already') },
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(await canvas.findByRole('button', { name: 'Send invitation' }));
    await expect(await canvas.findByText('Invitation has been sent.')).toBeVisible();
    await expect(canvas.getByText(/less than a minute ago, so it hasn’t been sent again/)).toBeVisible();
  },
};

/** The mail server is away. */
export const NotYet: Story = {
  args: { onInvite: withMail('queued') },
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(await canvas.findByRole('button', { name: 'Send invitation' }));
    await expect(await canvas.findByText('Invitation has not been sent yet.')).toBeVisible();
    await expect(canvas.queryByText('Invitation has been sent.')).toBeNull();
  },
};

/** An installation without a mail server, such as the demo. */
export const NoMailServer: Story = {
  args: {
    onInvite: withMail('kept'),
    mail: { sends_mail: false, public_url: 'http://localhost:4000' },
  },
  play: async ({ canvas, userEvent }) => {
    await expect(await canvas.findByText('This installation doesn’t send email yet.')).toBeVisible();
    await expect(canvas.queryByText(/An email with a link/)).toBeNull();
    await userEvent.click(await canvas.findByRole('button', { name: 'Send invitation' }));
    await expect(await canvas.findByText('Invitation has not been sent.')).toBeVisible();
    await expect(canvas.queryByText('Invitation has been sent.')).toBeNull();
  },
};

export const Failed: Story = {
  args: { onInvite: fn(() => Promise.resolve<VendorInviteOutcome>({ is: 'refused', problem: aProblem })) },
  play: async ({ canvas, userEvent, args }) => {
    await userEvent.click(await canvas.findByRole('button', { name: 'Send invitation' }));
    await expect(await canvas.findByText('Something went wrong. Try again later.')).toBeVisible();
    await expect(canvas.getByText('The server did not answer.')).toBeVisible();
    await userEvent.click(canvas.getByRole('button', { name: 'Retry' }));
    await expect(args.onInvite).toHaveBeenCalledTimes(2);
  },
};

export const LongNames: Story = {
  args: {
    vendorName: 'Donaudampfschifffahrtsgesellschaft'.repeat(3),
    email: `${'maren.holt.'.repeat(8)}@juniperandoak.example`,
  },
};

export const RightToLeft: Story = { globals: { direction: 'rtl' } };
