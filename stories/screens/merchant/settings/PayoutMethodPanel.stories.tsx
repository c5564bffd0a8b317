import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn } from 'storybook/test';
import { PayoutMethodPanel } from '@consignment/components/screens/merchant/settings/PayoutMethodPanel';
import { done, refused } from '../../../primitives/answers.ts';

const meta = {
  title: 'Screens/Merchant/Settings/PayoutMethodPanel',
  component: PayoutMethodPanel,
  tags: ['new'],
  args: {
    values: { payout_method: 'by_hand', fees_borne_by: 'shop' },
    onSave: fn(() => Promise.resolve(done)),
    onDirtyChange: fn(),
  },
} satisfies Meta<typeof PayoutMethodPanel>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {
  play: ({ canvas }) => expect(canvas.getByRole('radio', { name: 'By hand' })).toBeChecked(),
};

export const Saved: Story = {
  play: async ({ canvas, userEvent, args }) => {
    await userEvent.click(canvas.getByRole('radio', { name: 'The vendor pays the fees' }));
    await userEvent.click(canvas.getByRole('button', { name: 'Save' }));
    await expect(args.onSave).toHaveBeenCalledWith({ fees_borne_by: 'vendor' }, { fees_borne_by: 'shop' });
    await expect(await canvas.findByText('Vendors now pay the fees.')).toBeVisible();
  },
};

export const Refused: Story = {
  args: { onSave: fn(() => Promise.resolve(refused)) },
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole('radio', { name: 'Bank file' }));
    await userEvent.click(canvas.getByRole('button', { name: 'Save' }));
    await expect(await canvas.findByText('That did not work. Please try again.')).toBeVisible();
  },
};
