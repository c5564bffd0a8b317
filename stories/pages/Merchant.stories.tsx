import type { Meta, StoryObj } from '@storybook/react-vite';
import { DashboardScreen } from '@consignment/components/screens/merchant/dashboard/DashboardScreen';
import { VendorsScreen } from '@consignment/components/screens/merchant/vendors/VendorsScreen';
import { CommissionsTab } from '@consignment/components/screens/merchant/vendors/CommissionsTab';
import { MoveDifferences } from '@consignment/components/screens/merchant/moves/MoveDifferences';
import { VendorScreen } from '@consignment/components/screens/merchant/vendors/VendorScreen';
import { VendorFileScreen } from '@consignment/components/screens/merchant/vendors/file/VendorFileScreen';
import { OrdersScreen } from '@consignment/components/screens/merchant/orders/OrdersScreen';
import { OrderScreen } from '@consignment/components/screens/merchant/orders/OrderScreen';
import { ProductsScreen } from '@consignment/components/screens/merchant/products/ProductsScreen';
import { ProductScreen } from '@consignment/components/screens/merchant/products/ProductScreen';
import { FeesScreen } from '@consignment/components/screens/merchant/fees/FeesScreen';
import { PayRunsScreen } from '@consignment/components/screens/merchant/pay-runs/PayRunsScreen';
import { PayRunScreen } from '@consignment/components/screens/merchant/pay-runs/PayRunScreen';
import { PayoutsScreen } from '@consignment/components/screens/merchant/payouts/PayoutsScreen';
import { PayoutScreen } from '@consignment/components/screens/merchant/payouts/PayoutScreen';
import { ReconciliationScreen } from '@consignment/components/screens/merchant/reconciliation/ReconciliationScreen';
import { StatementsPage } from '@consignment/components/parts/statements/StatementsPage';
import { IssueStatementsPage } from '@consignment/components/parts/statements/IssueStatementsPage';
import { StatementPage } from '@consignment/components/parts/statements/StatementPage';
import { QuestionsScreen } from '@consignment/components/screens/merchant/questions/QuestionsScreen';
import { QuestionScreen } from '@consignment/components/screens/merchant/questions/QuestionScreen';
import { AccountsScreen } from '@consignment/components/screens/merchant/accounts/AccountsScreen';
import { HelpScreen } from '@consignment/components/screens/merchant/help/HelpScreen';
import { HistoryScreen } from '@consignment/components/screens/merchant/history/HistoryScreen';
import { ImportScreen } from '@consignment/components/screens/merchant/imports/ImportScreen';
import { MovesScreen } from '@consignment/components/screens/merchant/moves/MovesScreen';
import { MoveScreen } from '@consignment/components/screens/merchant/moves/MoveScreen';
import { RuleScreen } from '@consignment/components/screens/merchant/rules/RuleScreen';
import { ReplayScreen } from '@consignment/components/screens/merchant/rules/ReplayScreen';
import { SecurityPage } from '@consignment/components/parts/signing-in/SecurityPage';
import { SettingUpVendorsPage } from '@consignment/components/parts/pages/SettingUpVendorsPage';
import { ConnectingAccountsPage } from '@consignment/components/parts/pages/ConnectingAccountsPage';
import { ConnectingPaypalPage } from '@consignment/components/parts/pages/ConnectingPaypalPage';
import * as dashboardStories from '../screens/merchant/dashboard/DashboardScreen.stories.tsx';
import * as vendorsStories from '../screens/merchant/vendors/VendorsScreen.stories.tsx';
import * as commissionsTabStories from '../screens/merchant/vendors/CommissionsTab.stories.tsx';
import * as moveDifferencesStories from '../screens/merchant/moves/MoveDifferences.stories.tsx';
import * as vendorStories from '../screens/merchant/vendors/VendorScreen.stories.tsx';
import * as vendorsFromFileStories from '../screens/merchant/vendors/file/VendorFileScreen.stories.tsx';
import * as ordersStories from '../screens/merchant/orders/OrdersScreen.stories.tsx';
import * as orderStories from '../screens/merchant/orders/OrderScreen.stories.tsx';
import * as productsStories from '../screens/merchant/products/ProductsScreen.stories.tsx';
import * as productStories from '../screens/merchant/products/ProductScreen.stories.tsx';
import * as feesStories from '../screens/merchant/fees/FeesScreen.stories.tsx';
import * as payRunsStories from '../screens/merchant/pay-runs/PayRunsScreen.stories.tsx';
import * as payRunStories from '../screens/merchant/pay-runs/PayRunScreen.stories.tsx';
import * as payoutsStories from '../screens/merchant/payouts/PayoutsScreen.stories.tsx';
import * as payoutStories from '../screens/merchant/payouts/PayoutScreen.stories.tsx';
import * as reconciliationStories from '../screens/merchant/reconciliation/ReconciliationScreen.stories.tsx';
import * as statementsStories from '../parts/statements/StatementsPage.stories.tsx';
import * as issueStatementsStories from '../parts/statements/IssueStatementsPage.stories.tsx';
import * as statementStories from '../parts/statements/StatementPage.stories.tsx';
import * as questionsStories from '../screens/merchant/questions/QuestionsScreen.stories.tsx';
import * as questionStories from '../screens/merchant/questions/QuestionScreen.stories.tsx';
import * as accountsStories from '../screens/merchant/accounts/AccountsScreen.stories.tsx';
import * as helpStories from '../screens/merchant/help/HelpScreen.stories.tsx';
import * as historyStories from '../screens/merchant/history/HistoryScreen.stories.tsx';
import * as importStories from '../screens/merchant/imports/ImportScreen.stories.tsx';
import * as movingInStories from '../screens/merchant/moves/MovesScreen.stories.tsx';
import * as moveStories from '../screens/merchant/moves/MoveScreen.stories.tsx';
import * as ruleStories from '../screens/merchant/rules/RuleScreen.stories.tsx';
import * as replayStories from '../screens/merchant/rules/ReplayScreen.stories.tsx';
import * as security from '../parts/signing-in/SecurityPage.stories.tsx';
import * as settingUpVendors from '../parts/pages/SettingUpVendorsPage.stories.tsx';
import * as connectingAccounts from '../parts/pages/ConnectingAccountsPage.stories.tsx';
import * as connectingPaypal from '../parts/pages/ConnectingPaypalPage.stories.tsx';
import { inMerchant } from './whole-page.tsx';

/** Each page of the shop’s app with its bar. */
const meta = {
  title: 'Pages/Merchant',
  parameters: { frame: 'bare' },
} satisfies Meta;

export default meta;
type Story = StoryObj<typeof meta>;

export const Dashboard: Story = inMerchant(
  '/',
  <DashboardScreen {...dashboardStories.default.args} {...dashboardStories.FullPage.args} />,
);

export const Vendors: Story = inMerchant(
  '/vendors',
  <VendorsScreen {...vendorsStories.default.args} {...vendorsStories.FullPage.args} />,
);

export const Vendor: Story = inMerchant(
  '/vendors/1',
  <VendorScreen {...vendorStories.default.args}>
    <CommissionsTab {...commissionsTabStories.default.args} />
  </VendorScreen>,
);

export const VendorsFromFile: Story = inMerchant(
  '/vendors/from-file',
  <VendorFileScreen {...vendorsFromFileStories.default.args} {...vendorsFromFileStories.Checked.args} />,
);

export const Orders: Story = inMerchant(
  '/orders',
  <OrdersScreen {...ordersStories.default.args} {...ordersStories.FullPage.args} />,
);

export const Order: Story = inMerchant(
  '/orders/1',
  <OrderScreen {...orderStories.default.args} {...orderStories.Default.args} />,
);

export const Products: Story = inMerchant(
  '/products',
  <ProductsScreen {...productsStories.default.args} {...productsStories.Default.args} />,
);

export const Product: Story = inMerchant(
  '/products/1',
  <ProductScreen {...productStories.default.args} {...productStories.Default.args} />,
);

export const PayRuns: Story = inMerchant(
  '/pay-runs',
  <PayRunsScreen {...payRunsStories.default.args} {...payRunsStories.FullPage.args} />,
);

export const PayRun: Story = inMerchant(
  '/pay-runs/1',
  <PayRunScreen {...payRunStories.default.args} {...payRunStories.Draft.args} />,
);

export const Payouts: Story = inMerchant(
  '/payouts',
  <PayoutsScreen {...payoutsStories.default.args} {...payoutsStories.FullPage.args} />,
);

export const Payout: Story = inMerchant(
  '/payouts/1',
  <PayoutScreen {...payoutStories.default.args} {...payoutStories.Ready.args} />,
);

export const Fees: Story = inMerchant(
  '/fees',
  <FeesScreen {...feesStories.default.args} {...feesStories.Default.args} />,
);

export const Reconciliation: Story = inMerchant(
  '/reconciliation',
  <ReconciliationScreen {...reconciliationStories.default.args} {...reconciliationStories.FullPage.args} />,
);

export const Statements: Story = inMerchant(
  '/statements',
  <StatementsPage {...statementsStories.default.args} {...statementsStories.Ready.args} />,
);

export const IssueStatements: Story = inMerchant(
  '/statements/issue',
  <IssueStatementsPage {...issueStatementsStories.default.args} {...issueStatementsStories.Ready.args} />,
);

export const Statement: Story = inMerchant(
  '/statements/1',
  <StatementPage {...statementStories.default.args} {...statementStories.Latest.args} />,
);

export const Questions: Story = inMerchant(
  '/questions',
  <QuestionsScreen {...questionsStories.default.args} {...questionsStories.FullPage.args} />,
);

export const Question: Story = inMerchant(
  '/questions/1',
  <QuestionScreen {...questionStories.default.args} {...questionStories.ToAnswer.args} />,
);

export const Accounts: Story = inMerchant(
  '/accounts',
  <AccountsScreen {...accountsStories.default.args} {...accountsStories.Default.args} />,
);

export const Help: Story = inMerchant(
  '/help',
  <HelpScreen {...helpStories.default.args} {...helpStories.Default.args} />,
);

export const History: Story = inMerchant(
  '/history',
  <HistoryScreen {...historyStories.default.args} {...historyStories.FullPage.args} />,
);

export const Import: Story = inMerchant(
  '/import',
  <ImportScreen {...importStories.default.args} {...importStories.FirstTime.args} />,
);

export const MovingIn: Story = inMerchant(
  '/import/move',
  <MovesScreen {...movingInStories.default.args} {...movingInStories.UnderWay.args} />,
);

export const Move: Story = inMerchant(
  '/import/move/1',
  <MoveScreen {...moveStories.default.args} {...moveStories.Checked.args}>
    <MoveDifferences {...moveDifferencesStories.default.args} />
  </MoveScreen>,
);

export const Rule: Story = inMerchant(
  '/settings/rules/1',
  <RuleScreen {...ruleStories.default.args} {...ruleStories.InForce.args} />,
);

export const Replay: Story = inMerchant(
  '/settings/rules/replay',
  <ReplayScreen {...replayStories.default.args} {...replayStories.Ready.args} />,
);

export const Security: Story = inMerchant(
  '/security',
  <SecurityPage {...security.default.args} {...security.OfAnOwner.args} />,
);

export const SettingUpVendors: Story = inMerchant(
  '/help/setting-up-vendors',
  <SettingUpVendorsPage {...settingUpVendors.default.args} />,
);

export const ConnectingAccounts: Story = inMerchant(
  '/help/connecting-accounts-to-vendors',
  <ConnectingAccountsPage {...connectingAccounts.default.args} />,
);

export const ConnectingPaypal: Story = inMerchant(
  '/help/connecting-paypal',
  <ConnectingPaypalPage {...connectingPaypal.default.args} />,
);
