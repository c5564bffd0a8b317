import type { Client } from '@consignment/client/create-client';
import { forgetFirstAnswers } from '@consignment/client/first-answers';
import type { EndReason, Session } from '@consignment/client/session';
import { DraftProvider } from '@consignment/components/primitives/forms/DraftProvider';
import { StrictMode } from 'react';
import { createRoot } from 'react-dom/client';
import { createBrowserRouter, matchRoutes, RouterProvider, type RouteObject } from 'react-router-dom';
import { draftsOnUse } from '../session/drafts-on-use.ts';
import { isPageShown } from '../lists/over-pages.tsx';
import { pathOf, withNext } from '../session/require-session.tsx';
import type { SignInAgain } from '../session/sign-in-again.tsx';
import { LanguagesOfApp, startLanguage, type LanguageFiles } from '../session/language.tsx';
import { PagesProvider, WindowTitle, type AppPages } from './pages.tsx';

/** Throws the redirect to another page where this one may not be entered. */
export type MayEnter = (page: { request: Request }) => Promise<void>;

/**
 * Draws an app into the page's `#root`. When the session of a known person expires, it asks for the password over the
 * page; otherwise it leaves for the sign-in page, which reloads the page, so that nothing of the session stays in
 * memory. `mayEnter` is the middleware of the routes whose pages need a session. `signIn` is a path below `basename`. `query` is added to every address of the app, so that the server knows it
 * from an address alone.
 */
export async function startApp<Who>({
  pages,
  routes,
  titleOf = (page) => page,
  mayEnter,
  basename,
  session,
  signIn,
  again,
  setUp,
  languages,
  query = {},
  scope = () => '',
}: {
  pages: AppPages<Who>;
  routes: RouteObject[];
  /** The title of the window on a page; left out where the look of the app has the name in it. */
  titleOf?: (page: string) => string;
  mayEnter: MayEnter;
  basename: string;
  session: Session;
  signIn: string;
  /** `loadSignIn` comes with the dialog that asks for the password again. */
  again: { client: Client; loadSignIn: () => Promise<SignInAgain['signIn']> };
  /** The page where a second factor is set up that the shop asks for, a path below `basename`. */
  setUp: string;
  languages: LanguageFiles;
  query?: Readonly<Record<string, string>>;
  /** Shown beside the page, such as the vendor of the figures: a draft is offered back there and nowhere else. */
  scope?: () => string;
}): Promise<void> {
  const root = document.getElementById('root');
  if (root === null) throw new Error('There is no #root.');

  const { drafts, forget } = draftsOnUse({
    key: `consignment.drafts.${basename}`,
    who: () => {
      const tokens = session.tokens();
      // A person who came in through a platform has typed no name: the sign-in replaces it.
      return tokens === null ? null : `${tokens.who ?? tokens.signIn}\n${scope()}`;
    },
  });
  const leave = (reason: EndReason) => {
    if (reason === 'signed-out') forget();
    else {
      // A draft is offered back, so leaving needs no question.
      window.addEventListener('beforeunload', (event) => event.stopImmediatePropagation(), true);
    }
    const path = pathOf(window.location.href, basename);
    const exit = exitOf(reason, path, signIn, session.tokens() !== null);
    window.location.replace(withQuery(`${basename}${exit.slice(1)}`, query));
  };
  session.onEnd((reason, who) => {
    // A session of the shop's platform has no password.
    if (reason !== 'expired' || who === null || !isPageShown()) return leave(reason);
    return new Promise((onSignedIn) => {
      const onLeave = () => leave(reason);
      Promise.all([import('../session/sign-in-again.tsx'), again.loadSignIn()]).then(
        ([{ askToSignIn }, signIn]) =>
          askToSignIn({ client: again.client, signIn, session, who, onSignedIn, onLeave }),
        onLeave,
      );
    });
  });
  session.onAsked(async (what) => {
    if (what === 'set-up') {
      const page = pathOf(window.location.href, basename);
      if (page.split('?', 1)[0] !== setUp) {
        window.location.replace(withQuery(`${basename}${withNext(setUp, page).slice(1)}`, query));
      }
      return false;
    }
    const { askToProve } = await import('../session/prove-again.tsx');
    return askToProve(again.client);
  });
  // Going back after logging out may bring a page back as it was left: it is reloaded, and hidden until then.
  window.addEventListener('pagehide', (event) => {
    root.hidden = event.persisted;
  });
  window.addEventListener('pageshow', (event) => {
    if (event.persisted) window.location.reload();
  });

  await Promise.all([startLanguage(languages, again.client), giveWay(routes, mayEnter, basename)]);
  const router = createBrowserRouter(routes, { basename });
  const keepQuery = () => {
    const { pathname, search, hash } = window.location;
    const kept = withQuery(`${pathname}${search}`, query);
    if (kept !== `${pathname}${search}`) window.history.replaceState(window.history.state, '', kept + hash);
  };
  keepQuery();
  router.subscribe(keepQuery);
  const stop = router.subscribe(({ initialized }) => {
    if (!initialized) return;
    forgetFirstAnswers();
    stop();
  });
  createRoot(root).render(
    <StrictMode>
      <DraftProvider drafts={drafts}>
        <PagesProvider value={pages}>
          <LanguagesOfApp client={again.client} session={session}>
            <WindowTitle value={titleOf}>
              <RouterProvider router={router} />
            </WindowTitle>
          </LanguagesOfApp>
        </PagesProvider>
      </DraftProvider>
    </StrictMode>,
  );
}

/**
 * A page that may not be entered gives way here already: the router asks as well, but it would wait for the code of the
 * page that gives way.
 */
async function giveWay(routes: RouteObject[], mayEnter: MayEnter, basename: string): Promise<void> {
  const matched = matchRoutes(routes, window.location, basename) ?? [];
  if (!matched.some(({ route }) => route.middleware?.includes(mayEnter) === true)) return;
  try {
    await mayEnter({ request: new Request(window.location.href) });
  } catch (to) {
    // Any other failure is the router's to show when it asks.
    const path = to instanceof Response ? to.headers.get('location') : null;
    if (path === null) return;
    window.history.replaceState(window.history.state, '', `${basename}${path.slice(1)}`);
  }
}

/** A path that may have a query, with `query` in it once. */
export function withQuery(path: string, query: Readonly<Record<string, string>>): string {
  const [pathname = '', search = ''] = path.split('?', 2);
  const params = new URLSearchParams(search);
  const missing = Object.entries(query).filter(([key, value]) => params.get(key) !== value);
  if (missing.length === 0) return path;
  for (const [key, value] of missing) params.set(key, value);
  return `${pathname}?${params.toString()}`;
}

/** Where a page goes when its session ends, as a path of the app. */
export function exitOf(reason: EndReason, path: string, signIn: string, isSomebodyElse: boolean): string {
  if (isSomebodyElse) return '/';
  return reason === 'signed-out' ? signIn : withNext(signIn, path, reason);
}
