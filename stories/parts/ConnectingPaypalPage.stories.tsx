import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';
import { ConnectingPaypalPage } from '@consignment/components/parts/ConnectingPaypalPage';
import { someHelpLinks } from '../fixtures/help.ts';

/** The tutorial that the PayPal settings lead to. */
const meta = {
  title: 'Parts/Pages/ConnectingPaypalPage',
  component: ConnectingPaypalPage,
  parameters: { frame: 'bare' },
  args: { links: someHelpLinks },
} satisfies Meta<typeof ConnectingPaypalPage>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('heading', { level: 1, name: 'Connecting PayPal' })).toBeVisible();
    await expect(canvas.getByText('1. A business account')).toBeVisible();
    await expect(canvas.getByText('2. A developer app')).toBeVisible();
    await expect(canvas.getByText('3. Live credentials')).toBeVisible();
    await expect(canvas.getByText('4. Enable Payouts')).toBeVisible();
    await expect(canvas.getByText(/about 1-3 days/)).toBeVisible();
    await expect(canvas.getByText('5. Run a payout')).toBeVisible();
    await expect(canvas.getByText(/not available in Canada/)).toBeVisible();
  },
};

export const RightToLeft: Story = { globals: { direction: 'rtl' } };
