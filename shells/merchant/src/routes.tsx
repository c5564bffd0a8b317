import { AppOutlet } from '@consignment/routing/AppRoot';
import { requireSession } from '@consignment/routing/require-session';
import type { RouteObject } from 'react-router-dom';
import { session } from './api.ts';
import { paths } from './paths.tsx';
import * as app from './routes/app.tsx';
import { AppProblem } from './routes/app-problem.tsx';

function needsSession({ request }: { request: Request }) {
  requireSession(session, { request, signIn: paths.signIn, basename: import.meta.env.BASE_URL });
}

export const routes: RouteObject[] = [
  {
    Component: AppOutlet,
    ErrorBoundary: AppProblem,
    HydrateFallback: () => null,
    children: [
      { path: paths.signIn, lazy: () => import('./routes/sign-in.tsx') },
      { path: paths.download, lazy: () => import('./routes/download.tsx') },
      {
        id: 'app',
        middleware: [needsSession],
        loader: app.loader,
        shouldRevalidate: app.shouldRevalidate,
        Component: app.Component,
        children: [
          { path: paths.home, lazy: () => import('./routes/dashboard.tsx') },
          { path: paths.vendors, lazy: () => import('./routes/vendors.tsx') },
          { path: `${paths.vendors}/:id`, lazy: () => import('./routes/vendor.tsx') },
          { path: paths.orders, lazy: () => import('./routes/orders.tsx') },
          { path: `${paths.orders}/:id`, lazy: () => import('./routes/order.tsx') },
          { path: paths.payouts, lazy: () => import('./routes/payouts.tsx') },
          { path: `${paths.payouts}/:id`, lazy: () => import('./routes/payout.tsx') },
          { path: paths.import, lazy: () => import('./routes/import.tsx') },
        ],
      },
    ],
  },
];
