import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn } from 'storybook/test';
import { EarlyAccessDialog } from '@consignment/components/screens/merchant/dashboard/EarlyAccessDialog';
import { anEarlyAccessForm } from '../../../fixtures/dashboard.ts';

const meta = {
  title: 'Screens/Merchant/Dashboard/EarlyAccessDialog',
  component: EarlyAccessDialog,
  args: { hrefOfForm: anEarlyAccessForm, onClose: fn() },
} satisfies Meta<typeof EarlyAccessDialog>;

export default meta;
type Story = StoryObj<typeof meta>;

/** A form that refuses to be framed can still be opened. */
export const Default: Story = {
  play: async ({ canvas, userEvent, args }) => {
    const link = await canvas.findByRole('link', { name: /^Open the form in a new tab/ });
    await expect(link).toHaveAttribute('target', '_blank');
    await userEvent.click(canvas.getByRole('button', { name: 'Close' }));
    await expect(args.onClose).toHaveBeenCalledOnce();
  },
};
