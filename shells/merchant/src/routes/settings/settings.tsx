import { SettingsScreen } from '@consignment/components/screens/merchant/settings/SettingsScreen';
import { RouteProblem } from '@consignment/routing/app/ProblemBoundary';
import { announce } from '@consignment/routing/pages/announcements';
import { Outlet, useLocation, useNavigate } from 'react-router-dom';
import { may, readRights } from '../../may.ts';
import { mayOpen } from '../../pages.ts';
import { paths } from '../../paths.ts';
import { generalSection, sectionsOf } from '../../settings-sections.ts';
import { useApp } from '../app.tsx';

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
  const current = sections.findLast(({ href }) => pathname.startsWith(href)) ?? generalSection;
  return (
    <>
      <title>{current === generalSection ? 'Settings' : `${current.label} – Settings`}</title>
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

export function ErrorBoundary() {
  return <RouteProblem title="Settings" what="The settings" />;
}
