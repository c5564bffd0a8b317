import { requireSession } from '@consignment/routing/require-session';
import { redirect, type RouteObject } from 'react-router-dom';
import { session } from './api.ts';
import { paths } from './paths.tsx';
import { PortalProblem } from './routes/portal-problem.tsx';

function needsSession({ request }: { request: Request }) {
  requireSession(session, { request, signIn: paths.login, basename: import.meta.env.BASE_URL });
}

export const routes: RouteObject[] = [
  {
    id: 'portal',
    lazy: () => import('./routes/portal.tsx'),
    ErrorBoundary: PortalProblem,
    HydrateFallback: () => null,
    children: [
      { path: paths.login, lazy: () => import('./routes/login.tsx') },
      { path: paths.reload, loader: () => redirect(paths.commissions), element: null },
      {
        id: 'vendor',
        middleware: [needsSession],
        lazy: () => import('./routes/vendor.tsx'),
        children: [
          { path: paths.commissions, lazy: () => import('./routes/commissions.tsx') },
          { path: paths.payouts, lazy: () => import('./routes/payouts.tsx') },
          { path: `${paths.payouts}/:id`, lazy: () => import('./routes/payout.tsx') },
        ],
      },
    ],
  },
];
