import type { Meta, StoryObj } from '@storybook/react-vite';
import { CommissionSettings } from '@consignment/components/screens/merchant/settings/CommissionSettings';
import { GeneralPanel } from '@consignment/components/screens/merchant/settings/GeneralPanel';
import { BankFilePanel } from '@consignment/components/screens/merchant/settings/pay-runs/BankFilePanel';
import { PayRunRulesPanel } from '@consignment/components/screens/merchant/settings/pay-runs/PayRunRulesPanel';
import { PayoutMethodPanel } from '@consignment/components/screens/merchant/settings/PayoutMethodPanel';
import { PayoutRulesPanel } from '@consignment/components/screens/merchant/settings/PayoutRulesPanel';
import { ResyncPanel } from '@consignment/components/screens/merchant/settings/ResyncPanel';
import { SettingsScreen } from '@consignment/components/screens/merchant/settings/SettingsScreen';
import { TeamSettings } from '@consignment/components/screens/merchant/settings/TeamSettings';
import type { ReactNode } from 'react';
import { fn } from 'storybook/test';
import * as commissions from '../screens/merchant/settings/CommissionSettings.stories.tsx';
import * as general from '../screens/merchant/settings/GeneralPanel.stories.tsx';
import * as bankFile from '../screens/merchant/settings/pay-runs/BankFilePanel.stories.tsx';
import * as payRunRules from '../screens/merchant/settings/pay-runs/PayRunRulesPanel.stories.tsx';
import * as payoutMethod from '../screens/merchant/settings/PayoutMethodPanel.stories.tsx';
import * as payoutRules from '../screens/merchant/settings/PayoutRulesPanel.stories.tsx';
import * as resync from '../screens/merchant/settings/ResyncPanel.stories.tsx';
import * as team from '../screens/merchant/settings/TeamSettings.stories.tsx';
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
    <ResyncPanel {...resync.default.args} {...resync.Imported.args} />
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
