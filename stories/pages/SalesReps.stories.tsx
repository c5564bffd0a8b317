import type { Meta, StoryObj } from '@storybook/react-vite';
import { HomeScreen } from '@consignment/components/screens/salesreps/home/HomeScreen';
import { RepOrdersScreen } from '@consignment/components/screens/salesreps/orders/RepOrdersScreen';
import { RepOrderScreen } from '@consignment/components/screens/salesreps/orders/RepOrderScreen';
import { RepPayoutsScreen } from '@consignment/components/screens/salesreps/payouts/RepPayoutsScreen';
import { RepPayoutScreen } from '@consignment/components/screens/salesreps/payouts/RepPayoutScreen';
import { RepAccountsScreen } from '@consignment/components/screens/salesreps/accounts/RepAccountsScreen';
import { RepSettingsScreen } from '@consignment/components/screens/salesreps/settings/RepSettingsScreen';
import { RepHelpScreen } from '@consignment/components/screens/salesreps/help/RepHelpScreen';
import * as homeStories from '../screens/salesreps/home/HomeScreen.stories.tsx';
import * as ordersStories from '../screens/salesreps/orders/RepOrdersScreen.stories.tsx';
import * as orderStories from '../screens/salesreps/orders/RepOrderScreen.stories.tsx';
import * as payoutsStories from '../screens/salesreps/payouts/RepPayoutsScreen.stories.tsx';
import * as payoutStories from '../screens/salesreps/payouts/RepPayoutScreen.stories.tsx';
import * as accountsStories from '../screens/salesreps/accounts/RepAccountsScreen.stories.tsx';
import * as settingsStories from '../screens/salesreps/settings/RepSettingsScreen.stories.tsx';
import * as helpStories from '../screens/salesreps/help/RepHelpScreen.stories.tsx';
import { inSalesReps } from './whole-page.tsx';

/** Each page of the sales reps’ app with its bar. */
const meta = {
  title: 'Pages/Sales reps',
  parameters: { frame: 'bare' },
} satisfies Meta;

export default meta;
type Story = StoryObj<typeof meta>;

export const Home: Story = inSalesReps(
  '/',
  <HomeScreen {...homeStories.default.args} {...homeStories.FullPage.args} />,
);

export const Orders: Story = inSalesReps(
  '/orders',
  <RepOrdersScreen {...ordersStories.default.args} {...ordersStories.FullPage.args} />,
);

export const Order: Story = inSalesReps(
  '/orders/1',
  <RepOrderScreen {...orderStories.default.args} {...orderStories.Default.args} />,
);

export const Payouts: Story = inSalesReps(
  '/payouts',
  <RepPayoutsScreen {...payoutsStories.default.args} {...payoutsStories.FullPage.args} />,
);

export const Payout: Story = inSalesReps(
  '/payouts/1',
  <RepPayoutScreen {...payoutStories.default.args} {...payoutStories.Ready.args} />,
);

export const Accounts: Story = inSalesReps(
  '/accounts',
  <RepAccountsScreen {...accountsStories.default.args} {...accountsStories.Default.args} />,
);

export const Settings: Story = inSalesReps(
  '/settings',
  <RepSettingsScreen {...settingsStories.default.args} {...settingsStories.Default.args} />,
);

export const Help: Story = inSalesReps(
  '/help',
  <RepHelpScreen {...helpStories.default.args} {...helpStories.Default.args} />,
);
