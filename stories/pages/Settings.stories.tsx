import type { Meta, StoryObj } from '@storybook/react-vite';
import { CommissionSettings } from '@consignment/components/screens/merchant/settings/CommissionSettings';
import { MoveInCard } from '@consignment/components/screens/merchant/moves/MoveInCard';
import { GeneralPanel } from '@consignment/components/screens/merchant/settings/GeneralPanel';
import { BankFilePanel } from '@consignment/components/screens/merchant/settings/pay-runs/BankFilePanel';
import { PayRunRulesPanel } from '@consignment/components/screens/merchant/settings/pay-runs/PayRunRulesPanel';
import { PayoutMethodPanel } from '@consignment/components/screens/merchant/settings/PayoutMethodPanel';
import { PayoutRulesPanel } from '@consignment/components/screens/merchant/settings/PayoutRulesPanel';
import { ResyncPanel } from '@consignment/components/screens/merchant/settings/ResyncPanel';
import { ShopFactsPanel } from '@consignment/components/screens/merchant/settings/ShopFactsPanel';
import { SettingsScreen } from '@consignment/components/screens/merchant/settings/SettingsScreen';
import { TeamSettings } from '@consignment/components/screens/merchant/settings/TeamSettings';
import { PaypalPanel } from '@consignment/components/screens/merchant/settings/PaypalPanel';
import { VendorPortalSettings } from '@consignment/components/screens/merchant/settings/portal/VendorPortalSettings';
import { QuestionsSettings } from '@consignment/components/screens/merchant/questions/QuestionsSettings';
import { RulesSettings } from '@consignment/components/screens/merchant/rules/RulesSettings';
import { RuleNoticePanel } from '@consignment/components/screens/merchant/rules/RuleNoticePanel';
import { KeysPanel } from '@consignment/components/screens/merchant/settings/keys/KeysPanel';
import { SandboxCard } from '@consignment/components/screens/merchant/settings/keys/SandboxCard';
import { WebhooksPanel } from '@consignment/components/screens/merchant/settings/webhooks/WebhooksPanel';
import { WebhookPanel } from '@consignment/components/screens/merchant/settings/webhooks/WebhookPanel';
import { WebhookDeliveries } from '@consignment/components/screens/merchant/settings/webhooks/WebhookDeliveries';
import { SwitchesSettings } from '@consignment/components/screens/merchant/settings/SwitchesSettings';
import type { ReactNode } from 'react';
import { fn } from 'storybook/test';
import * as commissions from '../screens/merchant/settings/CommissionSettings.stories.tsx';
import * as moveIn from '../screens/merchant/moves/MoveInCard.stories.tsx';
import * as general from '../screens/merchant/settings/GeneralPanel.stories.tsx';
import * as bankFile from '../screens/merchant/settings/pay-runs/BankFilePanel.stories.tsx';
import * as payRunRules from '../screens/merchant/settings/pay-runs/PayRunRulesPanel.stories.tsx';
import * as payoutMethod from '../screens/merchant/settings/PayoutMethodPanel.stories.tsx';
import * as payoutRules from '../screens/merchant/settings/PayoutRulesPanel.stories.tsx';
import * as resync from '../screens/merchant/settings/ResyncPanel.stories.tsx';
import * as shopFacts from '../screens/merchant/settings/ShopFactsPanel.stories.tsx';
import * as team from '../screens/merchant/settings/TeamSettings.stories.tsx';
import * as paypal from '../screens/merchant/settings/PaypalPanel.stories.tsx';
import * as vendorPortal from '../screens/merchant/settings/portal/VendorPortalSettings.stories.tsx';
import * as questions from '../screens/merchant/questions/QuestionsSettings.stories.tsx';
import * as rules from '../screens/merchant/rules/RulesSettings.stories.tsx';
import * as ruleNotice from '../screens/merchant/rules/RuleNoticePanel.stories.tsx';
import * as keys from '../screens/merchant/settings/keys/KeysPanel.stories.tsx';
import * as sandbox from '../screens/merchant/settings/keys/SandboxCard.stories.tsx';
import * as webhooks from '../screens/merchant/settings/webhooks/WebhooksPanel.stories.tsx';
import * as webhook from '../screens/merchant/settings/webhooks/WebhookPanel.stories.tsx';
import * as deliveries from '../screens/merchant/settings/webhooks/WebhookDeliveries.stories.tsx';
import * as switches from '../screens/merchant/settings/SwitchesSettings.stories.tsx';
import { bars } from './bars.ts';
import { inMerchant } from './whole-page.tsx';

/** Sections of the shop’s settings with the bar and the menu. */
const meta = {
  title: 'Pages/Settings',
  parameters: { frame: 'bare' },
} satisfies Meta;

export default meta;
type Story = StoryObj<typeof meta>;

const section = (path: string, panels: ReactNode) =>
  inMerchant(
    path,
    <SettingsScreen sections={bars.merchant.sections} current={path} onSelect={fn()} onNews={fn()}>
      {panels}
    </SettingsScreen>,
  );

export const General: Story = section(
  '/settings',
  <>
    <GeneralPanel {...general.default.args} />
    <ShopFactsPanel {...shopFacts.default.args} />
    <ResyncPanel {...resync.default.args} {...resync.Imported.args} />
    <MoveInCard {...moveIn.default.args} />
  </>,
);

export const Commissions: Story = section(
  '/settings/commissions',
  <CommissionSettings {...commissions.default.args} />,
);

export const Payments: Story = section(
  '/settings/payments',
  <>
    <PayoutRulesPanel {...payoutRules.default.args} />
    <PayoutMethodPanel {...payoutMethod.default.args} />
    <PayRunRulesPanel {...payRunRules.default.args} />
    <BankFilePanel {...bankFile.default.args} />
  </>,
);

export const Team: Story = section('/settings/team', <TeamSettings {...team.default.args} />);

export const Paypal: Story = section('/settings/paypal', <PaypalPanel {...paypal.default.args} />);

export const VendorPortal: Story = section(
  '/settings/vendor-portal',
  <VendorPortalSettings {...vendorPortal.default.args} />,
);

export const Questions: Story = section(
  '/settings/questions',
  <QuestionsSettings {...questions.default.args} />,
);

export const Rules: Story = section(
  '/settings/rules',
  <>
    <RulesSettings {...rules.default.args} />
    <RuleNoticePanel {...ruleNotice.default.args} />
  </>,
);

export const Keys: Story = section(
  '/settings/keys',
  <>
    <KeysPanel {...keys.default.args} />
    <SandboxCard {...sandbox.default.args} />
  </>,
);

export const Webhooks: Story = section('/settings/webhooks', <WebhooksPanel {...webhooks.default.args} />);

export const Webhook: Story = section(
  '/settings/webhooks/1',
  <>
    <WebhookPanel {...webhook.default.args} />
    <WebhookDeliveries {...deliveries.default.args} />
  </>,
);

export const Switches: Story = section('/settings/switches', <SwitchesSettings {...switches.default.args} />);
