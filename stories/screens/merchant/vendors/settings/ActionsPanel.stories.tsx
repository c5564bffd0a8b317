import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn } from 'storybook/test';
import { ActionsPanel } from '@consignment/components/screens/merchant/vendors/settings/ActionsPanel';
import { aProblem } from '../../../../fixtures/list.ts';
import { someActions } from '../../../../fixtures/vendor-settings.ts';

const meta = {
  title: 'Screens/Merchant/Vendors/Settings/ActionsPanel',
  component: ActionsPanel,
  args: {
    vendor: { id: 7, name: 'Juniper & Oak', email: 'maren@juniperandoak.example' },
    currency: 'GBP',
    timeZone: 'Europe/London',
    onUnsaved: fn(),
    ...someActions(),
  },
} satisfies Meta<typeof ActionsPanel>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {
  play: ({ canvas }) => expect(canvas.queryByText('Add vendor email for more options.')).toBeNull(),
};

/** A vendor without an address cannot be invited. */
export const NoEmail: Story = {
  args: { vendor: { id: 7, name: 'Juniper & Oak', email: '' } },
  play: async ({ canvas }) => {
    await expect(canvas.getByText('Add vendor email for more options.')).toBeVisible();
    await expect(canvas.queryByRole('button', { name: 'Invite to Create Account' })).toBeNull();
  },
};

/** An invitation that was sent can still be accepted. */
export const InvitedBefore: Story = {
  tags: ['no-picture'],
  args: { invitedAt: '2026-03-05T12:00:00.000Z' },
  play: ({ canvas }) => expect(canvas.getByText('Invited on Mar 5, 2026')).toBeVisible(),
};

export const Inviting: Story = {
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Invite to Create Account' }));
    await expect(await canvas.findByRole('dialog', { name: 'Invite to Create Account' })).toBeVisible();
  },
};

export const Invited: Story = {
  ...Inviting,
  play: async (context) => {
    await Inviting.play?.(context);
    const { canvas, userEvent } = context;
    await userEvent.click(await canvas.findByRole('button', { name: 'Send invitation' }));
    await expect(await canvas.findByText('Invitation has been sent.')).toBeVisible();
  },
};

export const EditingCustomers: Story = {
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Edit Customers' }));
    await expect(await canvas.findByRole('dialog', { name: 'Edit Customers' })).toBeVisible();
    await expect(await canvas.findByText('Zoë Marsh')).toBeVisible();
  },
};

export const EditingMetafields: Story = {
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Edit Metafields' }));
    await expect(await canvas.findByDisplayValue('Stall')).toBeVisible();
  },
};

/** The names that lead here since are listed, since imports may still use them. */
export const Merged: Story = {
  args: {
    vendor: {
      id: 9,
      name: 'Juniper and Oak Ltd',
      email: '',
      merged_vendors: [
        { name: 'Juniper & Oak', merged_date: '2026-03-05T15:07:00Z' },
        { name: 'Juniper', merged_date: '2025-11-02T09:00:00Z' },
      ],
    },
  },
  play: async ({ canvas }) => {
    await expect(canvas.getByText('Juniper & Oak').parentElement).toHaveTextContent(
      'Juniper & Oak was merged into this vendor on Mar 5, 2026.',
    );
  },
};

export const Merging: Story = {
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Merge into another vendor…' }));
    await expect(await canvas.findByRole('dialog', { name: 'Merge into another vendor' })).toBeVisible();
  },
};

/** The list of a dialog fails on its own and can be asked for again. */
export const ListFailed: Story = {
  args: { onAskMetafields: fn(() => Promise.resolve({ is: 'failed' as const, problem: aProblem })) },
  play: async ({ canvas, userEvent, args }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Edit Metafields' }));
    await userEvent.click(await canvas.findByRole('button', { name: 'Retry' }));
    await expect(args.onAskMetafields).toHaveBeenCalledTimes(2);
  },
};

export const RightToLeft: Story = { globals: { direction: 'rtl' } };
