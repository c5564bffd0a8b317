import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, screen, waitFor } from 'storybook/test';
import { Text } from '@consignment/components/primitives/text/Text';
import { ConsentDialog } from '@consignment/components/screens/merchant/dashboard/ConsentDialog';
import type { Outcome } from '../../../../packages/components/src/primitives/feedback/outcome.ts';
import { aProblem } from '../../../fixtures/list.ts';

const done: Outcome = { is: 'done' };
const refused: Outcome = { is: 'refused', problem: aProblem };

const meta = {
  title: 'Screens/Merchant/Dashboard/ConsentDialog',
  component: ConsentDialog,
  args: {
    title: 'Confirm activation',
    children: <Text>With your approval we activate the new app for your shop.</Text>,
    consent: 'I have tested and reviewed the new app.',
    submitLabel: 'Submit Approval',
    busyLabel: 'Submitting…',
    onConfirm: fn((): Promise<Outcome> => Promise.resolve(done)),
    onClose: fn(),
  },
} satisfies Meta<typeof ConsentDialog>;

export default meta;
type Story = StoryObj<typeof meta>;

/** An agreement by a tick. A plain question is a ConfirmDialog. */
export const Default: Story = {
  play: async ({ userEvent, args }) => {
    await userEvent.click(await screen.findByRole('checkbox', { name: args.consent }));
    await userEvent.click(screen.getByRole('button', { name: 'Submit Approval' }));
    await waitFor(() => expect(args.onClose).toHaveBeenCalledOnce());
    await expect(args.onConfirm).toHaveBeenCalledOnce();
  },
};

/** Nothing is sent until the box is ticked, and it says so. */
export const Unticked: Story = {
  play: async ({ userEvent, args }) => {
    await userEvent.click(await screen.findByRole('button', { name: 'Submit Approval' }));
    const box = screen.getByRole('checkbox', { name: args.consent });
    await waitFor(() => expect(box).toHaveAccessibleDescription(/Tick this box to continue\./));
    await expect(args.onConfirm).not.toHaveBeenCalled();
  },
};

export const Refused: Story = {
  args: { onConfirm: fn((): Promise<Outcome> => Promise.resolve(refused)) },
  play: async ({ userEvent, args }) => {
    await userEvent.click(await screen.findByRole('checkbox', { name: args.consent }));
    await userEvent.click(screen.getByRole('button', { name: 'Submit Approval' }));
    await expect(await screen.findByText(aProblem.detail)).toBeVisible();
    await expect(args.onClose).not.toHaveBeenCalled();
    await expect(screen.getByRole('checkbox', { name: args.consent })).toBeChecked();
  },
};

export const RightToLeft: Story = { globals: { direction: 'rtl' } };
