import type { SettingsSection } from '@consignment/components/screens/merchant/settings/SettingsScreen';
import { paths } from './paths.ts';

export const generalSection: SettingsSection = { label: 'General', href: paths.settings };

/** The sections of the specification in its order (accounts §2.1), then ours. */
export function sectionsOf(hasPaypal: boolean): SettingsSection[] {
  return [
    generalSection,
    { label: 'Commissions', href: paths.settingsCommissions },
    ...(hasPaypal ? [{ label: 'PayPal', href: paths.settingsPaypal }] : []),
    { label: 'Vendor Portal', href: paths.settingsPortal },
    { label: 'Rules', href: paths.settingsRules },
    { label: 'Payouts', href: paths.settingsPayouts },
    { label: 'Pay runs', href: paths.settingsPayRuns },
    { label: 'Questions', href: paths.settingsQuestions },
    { label: 'Shop switches', href: paths.settingsSwitches },
    { label: 'Team', href: paths.settingsTeam },
    { label: 'Keys', href: paths.settingsKeys },
    { label: 'Webhooks', href: paths.settingsWebhooks },
    { label: 'History', href: paths.history },
  ];
}
