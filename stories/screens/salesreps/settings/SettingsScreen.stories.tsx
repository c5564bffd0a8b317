import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, within } from 'storybook/test';
import { SettingsScreen } from '@consignment/components/screens/salesreps/settings/SettingsScreen';
import { done, refused } from '../../../primitives/answers.ts';

/** The settings of the sales reps' app; those of vendors' commissions are the merchant's. */
const meta = {
  title: 'Screens/Sales reps/SettingsScreen',
  component: SettingsScreen,
  parameters: { frame: 'bare' },
  args: {
    settings: { theme: 'light' },
    onSave: fn(() => Promise.resolve(done)),
    onChangePassword: fn(() => Promise.resolve(done)),
    onUnsaved: fn(),
  },
} satisfies Meta<typeof SettingsScreen>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {
  play: async ({ canvas, userEvent, args }) => {
    await userEvent.click(canvas.getByRole('radio', { name: 'Dark' }));
    await expect(args.onUnsaved).toHaveBeenLastCalledWith('General', true);
    const general = within(canvas.getByRole('form', { name: 'General' }));
    await userEvent.click(general.getByRole('button', { name: 'Save' }));
    await expect(args.onSave).toHaveBeenCalled();
    await expect(await canvas.findByText('Settings have been saved.')).toBeVisible();
  },
};

export const Refused: Story = {
  args: { onSave: fn(() => Promise.resolve(refused)) },
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole('radio', { name: 'Dark' }));
    const general = within(canvas.getByRole('form', { name: 'General' }));
    await userEvent.click(general.getByRole('button', { name: 'Save' }));
    await expect(await canvas.findByText('There was an error saving. Please try again later.')).toBeVisible();
    await expect(canvas.getByRole('radio', { name: 'Dark' })).toBeChecked();
  },
};

export const RightToLeft: Story = { globals: { direction: 'rtl' } };
