import { NavigationProgress } from '@consignment/components/primitives/feedback/NavigationProgress';
import { ThemeRoot } from '@consignment/components/primitives/layout/ThemeRoot';
import { useEffect, useRef, type ComponentProps, type ReactNode } from 'react';
import { Outlet, ScrollRestoration, useLocation, useNavigation } from 'react-router-dom';
import { OverPages } from '../lists/over-pages.tsx';
import { RouterLinks } from './RouterLink.tsx';
import { useScheme, type Scheme } from './scheme.tsx';

type Props = Pick<ComponentProps<typeof ThemeRoot>, 'brand'> & {
  /** Of the shop; a person who has chosen one for themselves sees that. */
  scheme: Scheme;
  /** True while the shop's theme is being chosen, so that the choice is seen. */
  isShopsOwn?: boolean;
  children: ReactNode;
};

/** Around every page: theme, links, and the line that shows that the next page loads. */
export function AppRoot({ scheme, brand, isShopsOwn = false, children }: Props) {
  const navigation = useNavigation();
  const ofPerson = useScheme(scheme);
  return (
    <ThemeRoot scheme={isShopsOwn ? scheme : ofPerson} brand={brand}>
      <RouterLinks>
        <NavigationProgress isLoading={navigation.state !== 'idle'} />
        <OverPages />
        {children}
      </RouterLinks>
    </ThemeRoot>
  );
}

/**
 * The outermost route of every app. After a change of page the window is at its top and the title has focus, as
 * if the page had been loaded; going back finds the place that was left.
 */
export function AppOutlet() {
  const { pathname } = useLocation();
  const shown = useRef(pathname);
  useEffect(() => {
    if (shown.current === pathname) return undefined;
    shown.current = pathname;
    // A theme that is new on the page draws its content one commit later.
    const frame = requestAnimationFrame(() => {
      document.querySelector<HTMLElement>('main h1')?.focus({ preventScroll: true });
    });
    return () => cancelAnimationFrame(frame);
  }, [pathname]);
  return (
    <>
      <Outlet />
      {/* Every page that is newly opened has the same key: one whose address names a place begins there. */}
      <ScrollRestoration getKey={({ key, hash }) => key + hash} />
    </>
  );
}
