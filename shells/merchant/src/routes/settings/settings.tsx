import { SettingsScreen } from '@consignment/components/screens/merchant/settings/SettingsScreen';
import { defineTexts } from '@consignment/domain/text/texts';
import { usePages, WindowTitle } from '@consignment/routing/app/pages';
import { RouteProblem } from '@consignment/routing/app/ProblemBoundary';
import { announce } from '@consignment/routing/pages/announcements';
import { Outlet, useLocation, useNavigate } from 'react-router-dom';
import { readRights } from '../../may.ts';
import type { Shop } from '../../page.ts';
import { paths } from '../../paths.ts';
import { useApp } from '../app.tsx';

const texts = defineTexts('MerchantSettings', {
  settings: 'Settings',
  title: '{section} – Settings',
});

export async function loader() {
  await readRights();
  return null;
}

/** The frame of every section of the settings, of which each answers for itself whose role includes it. */
export function Component() {
  const { canUsePaypal } = useApp();
  const { pathname } = useLocation();
  const navigate = useNavigate();
  const sections = usePages<Shop>().list('section', {
    canUsePaypal: canUsePaypal || pathname === paths.settingsPaypal,
  });
  const current = sections.findLast(({ href }) => pathname.startsWith(href))?.href ?? paths.settings;
  return (
    <WindowTitle value={titleOf}>
      <SettingsScreen
        sections={sections}
        current={current}
        onSelect={(href) => void navigate(href)}
        onNews={announce}
      >
        <Outlet />
      </SettingsScreen>
    </WindowTitle>
  );
}

const titleOf = (section: string) => (section === texts.settings ? section : texts.title({ section }));

export function ErrorBoundary() {
  return <RouteProblem title={texts.settings} />;
}
