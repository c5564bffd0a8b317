import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, waitFor } from 'storybook/test';
import { RepSettingsScreen } from '@consignment/components/screens/salesreps/settings/RepSettingsScreen';
import { done, refused } from '../../../primitives/answers.ts';

/** The settings of the sales reps' app; those of vendors' commissions are the merchant's. */
const meta = {
  title: 'Screens/Sales reps/RepSettingsScreen',
  component: RepSettingsScreen,
  parameters: { frame: 'bare' },
  args: {
    settings: { theme: 'light' },
    onSave: fn(() => Promise.resolve(done)),
    onChangePassword: fn(() => Promise.resolve(done)),
    onUnsaved: fn(),
    onNews: fn(),
  },
} satisfies Meta<typeof RepSettingsScreen>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {};

export const Saved: Story = {
  tags: ['no-picture'],
  play: async ({ canvas, userEvent, args }) => {
    await userEvent.click(canvas.getByRole('radio', { name: 'Dark' }));
    await expect(args.onUnsaved).toHaveBeenLastCalledWith('General', true);
    await userEvent.click(await canvas.findByRole('button', { name: 'Save' }));
    await expect(args.onSave).toHaveBeenCalled();
    await waitFor(() =>
      expect(args.onNews).toHaveBeenCalledWith('The app’s theme is now dark.', expect.anything()),
    );
    await expect(args.onNews).toHaveBeenCalledOnce();
    await waitFor(() => expect(canvas.queryByRole('group', { name: 'Unsaved changes' })).toBeNull());
  },
};

export const Refused: Story = {
  args: { onSave: fn(() => Promise.resolve(refused)) },
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole('radio', { name: 'Dark' }));
    await userEvent.click(await canvas.findByRole('button', { name: 'Save' }));
    await expect(await canvas.findByText('There was an error saving. Please try again later.')).toBeVisible();
    await expect(canvas.getByRole('radio', { name: 'Dark' })).toBeChecked();
  },
};

/** The look is the whole shop's, so a sales rep changes the password alone. */
export const SalesRep: Story = {
  args: { settings: null },
  play: async ({ canvas }) => {
    await expect(canvas.queryByRole('radio')).toBeNull();
    await expect(canvas.getByLabelText('Old Password')).toBeVisible();
  },
};

/** A password change is a separate action, with a button beside its three fields. */
export const ChangingThePassword: Story = {
  play: async ({ canvas, userEvent, args }) => {
    await userEvent.type(canvas.getByLabelText('Old Password'), 'an old secret');
    await expect(args.onUnsaved).toHaveBeenLastCalledWith('Password', true);
    await expect(canvas.queryByRole('group', { name: 'Unsaved changes' })).toBeNull();
    await expect(canvas.getByRole('button', { name: 'Change Password' })).toBeVisible();
  },
};

export const RightToLeft: Story = { globals: { direction: 'rtl' } };
