import { nextOf, pathOf, requireSession, withNext } from '@consignment/routing/session/require-session';
import { afterEach, describe, expect, it, vi } from 'vitest';

const tokens = { access: 'a', refresh: 'r', issuedAt: 0, signIn: 's' };
const signedIn = { tokens: () => tokens, nextSignIn: () => null };
const signedOut = { tokens: () => null, nextSignIn: () => null };

async function redirectOf(work: () => Promise<void>): Promise<string | null> {
  try {
    await work();
    return null;
  } catch (thrown) {
    if (!(thrown instanceof Response)) throw thrown;
    return thrown.headers.get('Location');
  }
}

afterEach(() => vi.unstubAllGlobals());

describe('a page that needs a session', () => {
  const request = new Request('http://shop.test/vendors/7?tab=payouts&page=2');

  it('opens with one', async () => {
    expect(await redirectOf(() => requireSession(signedIn, { request, signIn: '/sign-in' }))).toBeNull();
  });

  it('waits for a sign-in over the page before', async () => {
    let held: typeof tokens | null = null;
    const { promise, resolve } = Promise.withResolvers<undefined>();
    const session = { tokens: () => held, nextSignIn: () => promise };
    const opened = redirectOf(() => requireSession(session, { request, signIn: '/sign-in' }));
    held = tokens;
    resolve(undefined);
    expect(await opened).toBeNull();
  });

  it('leads to the sign-in without one, and back afterwards', async () => {
    const location = await redirectOf(() => requireSession(signedOut, { request, signIn: '/sign-in' }));
    expect(location).toBe('/sign-in?next=%2Fvendors%2F7%3Ftab%3Dpayouts%26page%3D2');
    const params = new URL(`http://shop.test${location ?? ''}`).searchParams;
    expect(nextOf(params, '/')).toBe('/vendors/7?tab=payouts&page=2');
  });

  it('names the page without the folder that the app lies in', async () => {
    const basename = '/apps/vendor-portal/';
    const inPortal = new Request('http://shop.test/apps/vendor-portal/payouts/3');
    const location = await redirectOf(() =>
      requireSession(signedOut, { request: inPortal, signIn: '/login', basename }),
    );
    expect(location).toBe('/login?next=%2Fpayouts%2F3');
  });

  it('leads back to the section of the page that was opened', async () => {
    const page = 'http://shop.test/settings/vendor-portal';
    vi.stubGlobal('window', { location: { href: `${page}#sign-in` } });
    const leave = (url: string) =>
      redirectOf(() => requireSession(signedOut, { request: new Request(url), signIn: '/sign-in' }));
    const location = await leave(page);
    const params = new URL(`http://shop.test${location ?? ''}`).searchParams;
    expect(nextOf(params, '/')).toBe('/settings/vendor-portal#sign-in');
    // From there to another page: the section is not of that one.
    expect(await leave('http://shop.test/vendors')).toBe('/sign-in?next=%2Fvendors');
  });

  it('says nothing of the start page', () => {
    expect(withNext('/login', '/')).toBe('/login');
    expect(withNext('/login', '/', 'expired')).toBe('/login?reason=expired');
  });
});

describe('the page to open after a sign-in', () => {
  it.each([
    'https://evil.test/',
    '//evil.test/',
    '/\\evil.test/',
    '\\/evil.test',
    'javascript:alert(1)',
    'vendors',
    '',
    '/\t/evil.test',
    '/..//evil.test',
    'http:/evil.test',
  ])('is never %j', (next) => {
    expect(nextOf(new URLSearchParams({ next }), '/home')).toMatch(/^\/(home$|[^/\\])/);
    const opened = new URL(nextOf(new URLSearchParams({ next }), '/home'), 'http://shop.test');
    expect(opened.host).toBe('shop.test');
  });

  it('is the usual one where none is asked for', () => {
    expect(nextOf(new URLSearchParams(), '/home')).toBe('/home');
  });
});

it.each([
  ['http://a.test/apps/vendor-portal', '/apps/vendor-portal', '/'],
  ['http://a.test/apps/vendor-portal/?shop=x', '/apps/vendor-portal/', '/?shop=x'],
  ['http://a.test/apps/vendor-portals/x', '/apps/vendor-portal', '/apps/vendor-portals/x'],
  ['http://a.test/vendors/1', '/', '/vendors/1'],
  ['http://a.test/vendors/1?tab=settings#paypal', '/', '/vendors/1?tab=settings#paypal'],
])('%s below %s is %s', (address, basename, path) => {
  expect(pathOf(address, basename)).toBe(path);
});
