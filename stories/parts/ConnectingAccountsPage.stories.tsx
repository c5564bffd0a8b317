import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';
import { ConnectingAccountsPage } from '@consignment/components/parts/ConnectingAccountsPage';
import { someHelpLinks } from '../fixtures/help.ts';

/** The tutorial that the list of accounts leads to. */
const meta = {
  title: 'Parts/Pages/ConnectingAccountsPage',
  component: ConnectingAccountsPage,
  parameters: { frame: 'bare' },
  args: { links: someHelpLinks },
} satisfies Meta<typeof ConnectingAccountsPage>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {
  play: async ({ canvas }) => {
    await expect(
      canvas.getByRole('heading', { level: 1, name: 'Connecting accounts to vendors' }),
    ).toBeVisible();
    await expect(canvas.getByText('1. Vendors register')).toBeVisible();
    await expect(canvas.getByText('2. You connect them')).toBeVisible();
    await expect(canvas.getByText('Edit Account')).toBeVisible();
    await expect(canvas.getByText('3. They log in')).toBeVisible();
    await expect(canvas.getAllByRole('link', { name: 'Accounts' })[0]).toHaveAttribute('href', '/accounts');
  },
};

export const RightToLeft: Story = { globals: { direction: 'rtl' } };
