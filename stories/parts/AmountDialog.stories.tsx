import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn } from 'storybook/test';
import { AmountDialog } from '@consignment/components/parts/AmountDialog';
import { aTrace } from '../fixtures/line-item.ts';

const meta = {
  title: 'Parts/Money/AmountDialog',
  component: AmountDialog,
  args: { trace: aTrace(), amount: '70.00', currency: 'GBP', name: '#1001, Folding table', onClose: fn() },
} satisfies Meta<typeof AmountDialog>;

export default meta;
type Story = StoryObj<typeof meta>;

/** Escape closes it, and calls the screen that mounted it. */
export const Open: Story = {
  play: async ({ args, canvas, userEvent }) => {
    await canvas.findByRole('dialog', { name: 'Why this amount?' });
    await userEvent.keyboard('{Escape}');
    await expect(args.onClose).toHaveBeenCalledOnce();
  },
};

/** The line gives no amount of its own: the trace's amount is shown. */
export const AmountFromTrace: Story = { tags: ['no-picture'], args: { amount: undefined } };
