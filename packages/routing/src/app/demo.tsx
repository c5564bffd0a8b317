import type { Done } from '@consignment/client/answer';
import { DemoWays } from '@consignment/components/parts/signing-in/DemoWays';

type App = 'merchant' | 'portal' | 'salesreps';
type DemoLogin = { app: App; signIn: string; email: string; password: string };

/** The logins that the server names in a page of the demo shop; elsewhere there are none. */
function loginsOfPage(): readonly DemoLogin[] {
  const named = document.querySelector<HTMLMetaElement>('meta[name="demo-logins"]')?.content;
  // Our own server wrote it.
  return named === undefined ? [] : (JSON.parse(named) as DemoLogin[]);
}

/** One way into each app of the demo shop, for its sign-in pages; nothing in any other shop. */
export function demoHint(app: App) {
  const logins = loginsOfPage();
  if (logins.length === 0) return undefined;
  // With the origin, since another app is not one of the router's pages.
  const wayOf = (login: DemoLogin) => ({
    app: login.app,
    href: `${window.location.origin}${login.signIn}?demo`,
  });
  return <DemoWays app={app} ways={logins.map(wayOf)} />;
}

/**
 * Logs in with the demo's login of this app where the address of its sign-in page asks for that. Returns why it was
 * refused; null where it was not, or where nothing was asked.
 */
export async function enterDemo(
  app: App,
  params: URLSearchParams,
  signIn: (credentials: { email: string; password: string }) => Promise<Done>,
): Promise<string | null> {
  const login = params.has('demo') ? loginsOfPage().find((one) => one.app === app) : undefined;
  if (login === undefined) return null;
  const { email, password } = login;
  const outcome = await signIn({ email, password });
  return outcome.is === 'done' ? null : outcome.problem.detail;
}
