import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';
import { RepHelpScreen } from '@consignment/components/screens/salesreps/help/RepHelpScreen';

/** Help for people who work with sales reps. The merchant's app has its own. */
const meta = {
  title: 'Screens/Sales reps/RepHelpScreen',
  component: RepHelpScreen,
  parameters: { frame: 'bare' },
  args: {
    supportHours: 'Mon-Fri 8am-4pm Pacific',
    links: {
      orders: '/orders',
      payouts: '/payouts',
      accounts: '/accounts',
      settingUpVendors: '/help/setting-up-vendors',
      connectingPaypal: '/help/connecting-paypal',
      connectingAccounts: '/help/connecting-accounts-to-vendors',
      terms: '/terms-of-service',
      privacy: '/privacy-policy',
    },
  },
} satisfies Meta<typeof RepHelpScreen>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {
  play: async ({ canvas }) => {
    await expect(canvas.getByText('Mon-Fri 8am-4pm Pacific')).toBeVisible();
    await expect(canvas.getByRole('link', { name: 'Connecting PayPal' })).toHaveAttribute(
      'href',
      '/help/connecting-paypal',
    );
  },
};

/** Where the operator promises no hours, Help promises none. */
export const NoHoursPromised: Story = {
  tags: ['no-picture'],
  args: { supportHours: null },
  play: ({ canvas }) => expect(canvas.queryByText(/Support hours|within 24 hours/)).toBeNull(),
};

/** A sales rep gives no commissions and pays no one, so Help does not send them there. */
export const ForASalesRep: Story = {
  tags: ['no-picture'],
  args: { links: { ...meta.args.links, accounts: null } },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('link', { name: 'Orders' })).toBeVisible();
    await expect(canvas.queryByText(/Add Commission|Pay Now|Delete its payout/)).toBeNull();
  },
};
