import {
  SettingsScreen,
  type SettingsSection,
} from '@consignment/components/screens/merchant/settings/SettingsScreen';
import { RouteProblem } from '@consignment/routing/ProblemBoundary';
import { announce } from '@consignment/routing/announcements';
import { Outlet, useLocation, useNavigate } from 'react-router-dom';
import { may, readRights } from '../may.ts';
import { mayOpen } from '../pages.ts';
import { paths } from '../paths.ts';
import { useApp } from './app.tsx';

export async function loader() {
  await readRights();
  return null;
}

/** The frame of every section of the settings, of which each answers for itself whose role includes it. */
export function Component() {
  const { canUsePaypal } = useApp();
  const { pathname } = useLocation();
  const navigate = useNavigate();
  const hasPaypal = may('updatePaymentSettings') && (canUsePaypal || pathname === paths.settingsPaypal);
  const sections = sectionsOf(hasPaypal).filter(({ href }) => mayOpen(href));
  const current = sections.findLast(({ href }) => pathname.startsWith(href)) ?? general;
  return (
    <>
      <title>{current === general ? 'Settings' : `${current.label} – Settings`}</title>
      <SettingsScreen
        sections={sections}
        current={current.href}
        onSelect={(href) => void navigate(href)}
        onNews={announce}
      >
        <Outlet />
      </SettingsScreen>
    </>
  );
}

const general: SettingsSection = { label: 'General', href: paths.settings };

/** In the order of the spec (accounts §2.1); what is ours comes last. */
function sectionsOf(hasPaypal: boolean): SettingsSection[] {
  return [
    general,
    { label: 'Commissions', href: paths.settingsCommissions },
    { label: 'Rules', href: paths.settingsRules },
    { label: 'Payouts', href: paths.settingsPayouts },
    { label: 'Pay runs', href: paths.settingsPayRuns },
    ...(hasPaypal ? [{ label: 'PayPal', href: paths.settingsPaypal }] : []),
    { label: 'Questions', href: paths.settingsQuestions },
    { label: 'Vendor Portal', href: paths.settingsPortal },
    { label: 'Shop switches', href: paths.settingsSwitches },
    { label: 'Team', href: paths.settingsTeam },
    { label: 'Keys', href: paths.settingsKeys },
    { label: 'Webhooks', href: paths.settingsWebhooks },
    { label: 'History', href: paths.history },
  ];
}

export function ErrorBoundary() {
  return <RouteProblem title="Settings" what="The settings" />;
}
