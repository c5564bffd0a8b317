import type { Meta, StoryObj } from '@storybook/react-vite';
import { PortalCommissionsScreen } from '@consignment/components/screens/portal/commissions/PortalCommissionsScreen';
import { PortalUnpaidScreen } from '@consignment/components/screens/portal/unpaid/PortalUnpaidScreen';
import { PortalProductsScreen } from '@consignment/components/screens/portal/products/PortalProductsScreen';
import { PortalProductScreen } from '@consignment/components/screens/portal/products/PortalProductScreen';
import { PortalPayoutsScreen } from '@consignment/components/screens/portal/payouts/PortalPayoutsScreen';
import { PortalPayoutScreen } from '@consignment/components/screens/portal/payouts/PortalPayoutScreen';
import { PortalStatementsScreen } from '@consignment/components/screens/portal/statements/PortalStatementsScreen';
import { PortalStatementScreen } from '@consignment/components/screens/portal/statements/PortalStatementScreen';
import { PortalCustomersScreen } from '@consignment/components/screens/portal/customers/PortalCustomersScreen';
import { PortalSellScreen } from '@consignment/components/screens/portal/sell/PortalSellScreen';
import { PortalSettingsScreen } from '@consignment/components/screens/portal/settings/PortalSettingsScreen';
import { PortalTeamScreen } from '@consignment/components/screens/portal/settings/PortalTeamScreen';
import { PortalContactScreen } from '@consignment/components/screens/portal/contact/PortalContactScreen';
import { PortalRatesScreen } from '@consignment/components/screens/portal/rates/PortalRatesScreen';
import { PortalHelpScreen } from '@consignment/components/screens/portal/help/PortalHelpScreen';
import { QuestionsPage } from '@consignment/components/parts/questions/QuestionsPage';
import { QuestionView } from '@consignment/components/parts/questions/QuestionView';
import { SecurityPage } from '@consignment/components/parts/signing-in/SecurityPage';
import * as commissionsStories from '../screens/portal/commissions/PortalCommissionsScreen.stories.tsx';
import * as unpaidOrdersStories from '../screens/portal/unpaid/PortalUnpaidScreen.stories.tsx';
import * as productsStories from '../screens/portal/products/PortalProductsScreen.stories.tsx';
import * as productStories from '../screens/portal/products/PortalProductScreen.stories.tsx';
import * as payoutsStories from '../screens/portal/payouts/PortalPayoutsScreen.stories.tsx';
import * as payoutStories from '../screens/portal/payouts/PortalPayoutScreen.stories.tsx';
import * as statementsStories from '../screens/portal/statements/PortalStatementsScreen.stories.tsx';
import * as statementStories from '../screens/portal/statements/PortalStatementScreen.stories.tsx';
import * as customersStories from '../screens/portal/customers/PortalCustomersScreen.stories.tsx';
import * as sellFormStories from '../screens/portal/sell/PortalSellScreen.stories.tsx';
import * as settingsStories from '../screens/portal/settings/PortalSettingsScreen.stories.tsx';
import * as teamStories from '../screens/portal/settings/PortalTeamScreen.stories.tsx';
import * as contactStories from '../screens/portal/contact/PortalContactScreen.stories.tsx';
import * as ratesStories from '../screens/portal/rates/PortalRatesScreen.stories.tsx';
import * as helpStories from '../screens/portal/help/PortalHelpScreen.stories.tsx';
import * as questions from '../parts/questions/QuestionsPage.stories.tsx';
import * as question from '../parts/questions/QuestionView.stories.tsx';
import * as security from '../parts/signing-in/SecurityPage.stories.tsx';
import { inPortal } from './whole-page.tsx';

/** Each page of the portal with its bar, of a shop that shows all of them. */
const meta = {
  title: 'Pages/Portal',
  parameters: { frame: 'bare', brand: 'defaults' },
} satisfies Meta;

export default meta;
type Story = StoryObj<typeof meta>;

export const Commissions: Story = inPortal(
  '/',
  <PortalCommissionsScreen {...commissionsStories.default.args} {...commissionsStories.Default.args} />,
);

export const UnpaidOrders: Story = inPortal(
  '/unpaid',
  <PortalUnpaidScreen {...unpaidOrdersStories.default.args} {...unpaidOrdersStories.Default.args} />,
);

export const Products: Story = inPortal(
  '/products',
  <PortalProductsScreen {...productsStories.default.args} {...productsStories.Default.args} />,
);

export const Product: Story = inPortal(
  '/products/1',
  <PortalProductScreen {...productStories.default.args} {...productStories.Default.args} />,
);

export const Payouts: Story = inPortal(
  '/payouts',
  <PortalPayoutsScreen {...payoutsStories.default.args} {...payoutsStories.Default.args} />,
);

export const Payout: Story = inPortal(
  '/payouts/1',
  <PortalPayoutScreen {...payoutStories.default.args} {...payoutStories.Default.args} />,
);

export const Statements: Story = inPortal(
  '/statements',
  <PortalStatementsScreen {...statementsStories.default.args} {...statementsStories.Default.args} />,
);

export const Statement: Story = inPortal(
  '/statements/1',
  <PortalStatementScreen {...statementStories.default.args} {...statementStories.Default.args} />,
);

export const Customers: Story = inPortal(
  '/customers',
  <PortalCustomersScreen {...customersStories.default.args} {...customersStories.Default.args} />,
);

export const SellForm: Story = inPortal(
  '/sell',
  <PortalSellScreen {...sellFormStories.default.args} {...sellFormStories.Default.args} />,
);

export const Settings: Story = inPortal(
  '/settings',
  <PortalSettingsScreen {...settingsStories.default.args} {...settingsStories.Default.args} />,
);

export const Team: Story = inPortal(
  '/settings/team',
  <PortalTeamScreen {...teamStories.default.args} {...teamStories.Default.args} />,
);

export const Contact: Story = inPortal(
  '/contact',
  <PortalContactScreen {...contactStories.default.args} {...contactStories.Default.args} />,
);

export const Rates: Story = inPortal(
  '/rates',
  <PortalRatesScreen {...ratesStories.default.args} {...ratesStories.Default.args} />,
);

export const Help: Story = inPortal(
  '/help',
  <PortalHelpScreen {...helpStories.default.args} {...helpStories.Default.args} />,
);

export const Questions: Story = inPortal('/questions', <QuestionsPage {...questions.default.args} />);

export const Question: Story = inPortal('/questions/1', <QuestionView {...question.default.args} />);

export const Security: Story = inPortal('/security', <SecurityPage {...security.default.args} />);
