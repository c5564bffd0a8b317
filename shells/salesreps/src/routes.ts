import { AppOutlet } from '@consignment/routing/app/AppRoot';
import { pagesOf } from '@consignment/routing/app/pages';
import { routesOf } from '@consignment/routing/app/routes-of';
import { requireSession } from '@consignment/routing/session/require-session';
import type { RouteObject } from 'react-router-dom';
import { session } from './api.ts';
import { may, needs, needsTeam } from './may.ts';
import type { Person } from './page.ts';
import { frames, table, titles } from './pages.ts';
import { paths } from './paths.ts';
import { AppProblem } from './routes/app-problem.tsx';

export function mayEnter({ request }: { request: Request }) {
  return requireSession(session, { request, signIn: paths.signIn, basename: import.meta.env.BASE_URL });
}

export const pages = pagesOf(table, titles, (right, person?: Person) => {
  if (right === 'public' || right === 'everyone') return true;
  return right === 'team' ? person?.isOfTeam === true : may(right);
});

export const routes: RouteObject[] = [
  {
    Component: AppOutlet,
    ErrorBoundary: AppProblem,
    HydrateFallback: () => null,
    children: routesOf(table, {
      titles,
      frames,
      mayEnter,
      needs: (right) => {
        if (right === 'public' || right === 'everyone') return undefined;
        return right === 'team' ? needsTeam : () => needs(right);
      },
    }),
  },
];
