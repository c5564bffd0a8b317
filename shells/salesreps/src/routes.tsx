import { AppOutlet } from '@consignment/routing/AppRoot';
import { requireSession } from '@consignment/routing/require-session';
import { redirect, type RouteObject } from 'react-router-dom';
import { session } from './api.ts';
import { paths } from './paths.tsx';
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
      { path: '/', loader: () => redirect(paths.orders), element: null },
      { path: paths.signIn, lazy: () => import('./routes/sign-in.tsx') },
      {
        id: 'app',
        middleware: [needsSession],
        lazy: () => import('./routes/app.tsx'),
        children: [
          { path: paths.orders, lazy: () => import('./routes/orders.tsx') },
          { path: `${paths.orders}/:id`, lazy: () => import('./routes/order.tsx') },
        ],
      },
    ],
  },
];
