import type { Session } from '@consignment/client/session';
import { redirect } from 'react-router-dom';

/**
 * For the middleware of pages that need a session: throws the redirect to the sign-in page when there is none, and waits
 * for a sign-in over the page. The page asked for goes along as `next`. `basename` is the router's.
 */
export async function requireSession(
  session: Pick<Session, 'tokens' | 'nextSignIn'>,
  { request, signIn, basename = '/' }: { request: Request; signIn: string; basename?: string },
): Promise<void> {
  await session.nextSignIn();
  if (session.tokens() !== null) return;
  // React Router's redirects are thrown; a Response is what it knows them by.
  // eslint-disable-next-line @typescript-eslint/only-throw-error
  throw redirect(withNext(signIn, pathOf(withFragment(request.url), basename)));
}

/** The sign-in address that leads back to `path` afterwards. */
export function withNext(signIn: string, path: string, reason?: string): string {
  const params = new URLSearchParams();
  if (path !== '/') params.set('next', path);
  if (reason !== undefined) params.set('reason', reason);
  const query = params.toString();
  return query === '' ? signIn : `${signIn}?${query}`;
}

/** Where to go after logging in: `next` if it is a page of this app, which a link from elsewhere may not be. */
export function nextOf(params: URLSearchParams, otherwise: string): string {
  const next = params.get('next');
  if (next === null) return otherwise;
  const home = 'https://app.invalid';
  try {
    const url = new URL(next, home);
    // '/..//evil.test' is a path of ours that a browser would read as another host.
    const isOurs = url.origin === home && next.startsWith('/') && !url.pathname.startsWith('//');
    return isOurs ? `${url.pathname}${url.search}${url.hash}` : otherwise;
  } catch {
    return otherwise;
  }
}

/** React Router's requests have no fragment; the window still has it where the page was opened with one. */
function withFragment(url: string): string {
  const opened = typeof window === 'undefined' ? url : window.location.href;
  return opened.split('#', 1)[0] === url ? opened : url;
}

/** Path, query and fragment as the router counts them, without its basename. */
export function pathOf(address: string, basename: string): string {
  const { pathname, search, hash } = new URL(address);
  const base = basename.replace(/\/+$/, '');
  const isBelow = base !== '' && (pathname === base || pathname.startsWith(`${base}/`));
  const path = isBelow ? pathname.slice(base.length) : pathname;
  return `${path === '' ? '/' : path}${search}${hash}`;
}
