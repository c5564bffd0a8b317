import { AppOutlet } from '@consignment/routing/app/AppRoot';
import { pagesOf } from '@consignment/routing/app/pages';
import { routesOf } from '@consignment/routing/app/routes-of';
import { requireSession } from '@consignment/routing/session/require-session';
import type { RouteObject } from 'react-router-dom';
import { session } from './api.ts';
import { may, needs } from './may.ts';
import { frames, table, titles } from './pages.ts';
import { paths } from './paths.ts';
import * as app from './routes/app.tsx';
import { AppProblem } from './routes/app-problem.tsx';

export function mayEnter({ request }: { request: Request }) {
  return requireSession(session, { request, signIn: paths.signIn, basename: import.meta.env.BASE_URL });
}

export const pages = pagesOf(
  table,
  titles,
  (right) => right === 'public' || right === 'everyone' || may(right),
);

export const routes: RouteObject[] = [
  {
    Component: AppOutlet,
    ErrorBoundary: AppProblem,
    HydrateFallback: () => null,
    children: routesOf(table, {
      titles,
      frames: {
        ...frames,
        app: {
          ...frames.app,
          loader: app.loader,
          shouldRevalidate: app.shouldRevalidate,
          Component: app.Component,
        },
      },
      mayEnter,
      needs: (right) => (right === 'public' || right === 'everyone' ? undefined : () => needs(right)),
    }),
  },
];
