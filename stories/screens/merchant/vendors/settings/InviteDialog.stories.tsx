import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, waitFor } from 'storybook/test';
import { InviteDialog } from '@consignment/components/screens/merchant/vendors/settings/InviteDialog';
import type { Outcome } from '../../../../../packages/components/src/primitives/outcome.ts';
import { aProblem } from '../../../../fixtures/list.ts';
import { done, pendingAnswer } from '../../../../primitives/answers.ts';

const meta = {
  title: 'Screens/Merchant/Vendors/Settings/InviteDialog',
  component: InviteDialog,
  args: {
    vendorName: 'Juniper & Oak',
    email: 'maren@juniperandoak.example',
    onInvite: fn(() => Promise.resolve(done)),
    onClose: fn(),
  },
} satisfies Meta<typeof InviteDialog>;

export default meta;
type Story = StoryObj<typeof meta>;

/** The address is told before anything is sent. */
export const Asking: Story = {
  play: async ({ canvas, args }) => {
    await expect(await canvas.findByText('maren@juniperandoak.example')).toBeVisible();
    await expect(args.onInvite).not.toHaveBeenCalled();
  },
};

const pending = pendingAnswer();

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

export const Failed: Story = {
  args: { onInvite: fn(() => Promise.resolve<Outcome>({ is: 'refused', problem: aProblem })) },
  play: async ({ canvas, userEvent, args }) => {
    await userEvent.click(await canvas.findByRole('button', { name: 'Send invitation' }));
    await expect(await canvas.findByText('Something went wrong. Try again later.')).toBeVisible();
    await expect(canvas.getByText('The server did not answer.')).toBeVisible();
    await userEvent.click(canvas.getByRole('button', { name: 'Try again' }));
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
