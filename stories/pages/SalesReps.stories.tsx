import type { Meta, StoryObj } from '@storybook/react-vite';
import { HomeScreen } from '@consignment/components/screens/salesreps/home/HomeScreen';
import { RepOrdersScreen } from '@consignment/components/screens/salesreps/orders/RepOrdersScreen';
import { RepOrderScreen } from '@consignment/components/screens/salesreps/orders/RepOrderScreen';
import { RepPayoutsScreen } from '@consignment/components/screens/salesreps/payouts/RepPayoutsScreen';
import { RepPayoutScreen } from '@consignment/components/screens/salesreps/payouts/RepPayoutScreen';
import { RepAccountsScreen } from '@consignment/components/screens/salesreps/accounts/RepAccountsScreen';
import { RepSettingsScreen } from '@consignment/components/screens/salesreps/settings/RepSettingsScreen';
import { RepHelpScreen } from '@consignment/components/screens/salesreps/help/RepHelpScreen';
import { StatementsPage } from '@consignment/components/parts/statements/StatementsPage';
import { IssueStatementsPage } from '@consignment/components/parts/statements/IssueStatementsPage';
import { StatementPage } from '@consignment/components/parts/statements/StatementPage';
import { QuestionsPage } from '@consignment/components/parts/questions/QuestionsPage';
import { QuestionView } from '@consignment/components/parts/questions/QuestionView';
import { SecurityPage } from '@consignment/components/parts/signing-in/SecurityPage';
import { SettingUpVendorsPage } from '@consignment/components/parts/pages/SettingUpVendorsPage';
import { ConnectingAccountsPage } from '@consignment/components/parts/pages/ConnectingAccountsPage';
import { ConnectingPaypalPage } from '@consignment/components/parts/pages/ConnectingPaypalPage';
import * as homeStories from '../screens/salesreps/home/HomeScreen.stories.tsx';
import * as ordersStories from '../screens/salesreps/orders/RepOrdersScreen.stories.tsx';
import * as orderStories from '../screens/salesreps/orders/RepOrderScreen.stories.tsx';
import * as payoutsStories from '../screens/salesreps/payouts/RepPayoutsScreen.stories.tsx';
import * as payoutStories from '../screens/salesreps/payouts/RepPayoutScreen.stories.tsx';
import * as accountsStories from '../screens/salesreps/accounts/RepAccountsScreen.stories.tsx';
import * as settingsStories from '../screens/salesreps/settings/RepSettingsScreen.stories.tsx';
import * as helpStories from '../screens/salesreps/help/RepHelpScreen.stories.tsx';
import * as statements from '../parts/statements/StatementsPage.stories.tsx';
import * as issueStatements from '../parts/statements/IssueStatementsPage.stories.tsx';
import * as statement from '../parts/statements/StatementPage.stories.tsx';
import * as questions from '../parts/questions/QuestionsPage.stories.tsx';
import * as question from '../parts/questions/QuestionView.stories.tsx';
import * as security from '../parts/signing-in/SecurityPage.stories.tsx';
import * as settingUpVendors from '../parts/pages/SettingUpVendorsPage.stories.tsx';
import * as connectingAccounts from '../parts/pages/ConnectingAccountsPage.stories.tsx';
import * as connectingPaypal from '../parts/pages/ConnectingPaypalPage.stories.tsx';
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

export const Statements: Story = inSalesReps(
  '/statements',
  <StatementsPage {...statements.default.args} {...statements.OfSalesReps.args} />,
);

export const IssueStatements: Story = inSalesReps(
  '/statements/issue',
  <IssueStatementsPage {...issueStatements.default.args} {...issueStatements.OfSalesReps.args} />,
);

export const Statement: Story = inSalesReps('/statements/1', <StatementPage {...statement.default.args} />);

export const Questions: Story = inSalesReps(
  '/questions',
  <QuestionsPage {...questions.default.args} {...questions.OfSalesReps.args} />,
);

export const Question: Story = inSalesReps('/questions/1', <QuestionView {...question.default.args} />);

export const Security: Story = inSalesReps('/security', <SecurityPage {...security.default.args} />);

export const SettingUpVendors: Story = inSalesReps(
  '/help/setting-up-vendors',
  <SettingUpVendorsPage {...settingUpVendors.default.args} />,
);

export const ConnectingAccounts: Story = inSalesReps(
  '/help/connecting-accounts-to-vendors',
  <ConnectingAccountsPage {...connectingAccounts.default.args} />,
);

export const ConnectingPaypal: Story = inSalesReps(
  '/help/connecting-paypal',
  <ConnectingPaypalPage {...connectingPaypal.default.args} />,
);
