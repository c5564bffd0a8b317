import type { EndReason, Session } from '@consignment/client/session';
import { StrictMode } from 'react';
import { createRoot } from 'react-dom/client';
import { createBrowserRouter, RouterProvider, type RouteObject } from 'react-router-dom';
import { pathOf, withNext } from './require-session.tsx';

/**
 * Draws an app into the page's `#root` and leaves for the sign-in page when its session ends. Leaving loads the
 * page anew, so nothing of the session stays in memory. `signIn` is counted from `basename`.
 */
export function startApp({
  routes,
  basename,
  session,
  signIn,
}: {
  routes: RouteObject[];
  basename: string;
  session: Session;
  signIn: string;
}): void {
  const root = document.getElementById('root');
  if (root === null) throw new Error('The page has no element #root.');

  session.onEnd((reason) => {
    const path = pathOf(window.location.href, basename);
    window.location.replace(`${basename}${exitOf(reason, path, signIn, session.tokens() !== null).slice(1)}`);
  });
  // Going back after signing out may bring a page back as it was left.
  window.addEventListener('pageshow', (event) => {
    if (event.persisted) window.location.reload();
  });

  const router = createBrowserRouter(routes, { basename });
  createRoot(root).render(
    <StrictMode>
      <RouterProvider router={router} />
    </StrictMode>,
  );
}

/** Where a page goes when its session ends, as a path of the app. */
export function exitOf(reason: EndReason, path: string, signIn: string, isSomebodyElse: boolean): string {
  if (isSomebodyElse) return '/';
  return reason === 'signed-out' ? signIn : withNext(signIn, path, reason);
}
