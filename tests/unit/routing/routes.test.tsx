import { RequestFailed } from '@consignment/client/problem';
import { isWithin } from '@consignment/routing/app/is-within';
import { problemOfRoute, RouteProblem } from '@consignment/routing/app/ProblemBoundary';
import { RouterLink, RouterLinks } from '@consignment/routing/app/RouterLink';
import { renderToStaticMarkup } from 'react-dom/server';
import { createMemoryRouter, RouterProvider, type RouteObject } from 'react-router-dom';
import { describe, expect, it } from 'vitest';

/** A visitor's view of `address` once the loaders are done. */
async function visit(address: string, routes: RouteObject[], basename = '/'): Promise<string> {
  const router = createMemoryRouter(routes, { initialEntries: [address], basename });
  if (!router.state.initialized) {
    await new Promise<void>((resolve) => {
      const stop = router.subscribe((state) => {
        if (!state.initialized) return;
        stop();
        resolve();
      });
    });
  }
  const page = renderToStaticMarkup(<RouterProvider router={router} />);
  router.dispose();
  return page;
}

describe('a link', () => {
  const routes = [
    {
      path: '/vendors',
      element: (
        <RouterLinks>
          <RouterLink href="/payouts">a</RouterLink>
          <RouterLink href="?page=2">b</RouterLink>
          <RouterLink href="#page-title">c</RouterLink>
          <RouterLink href="https://shop.test/x">d</RouterLink>
          <RouterLink href="//shop.test/y">e</RouterLink>
          <RouterLink href="mailto:a@shop.test">f</RouterLink>
        </RouterLinks>
      ),
    },
  ];

  it('knows the folder that the app lies in, and leaves other addresses alone', async () => {
    const page = await visit('/apps/vendor-portal/vendors', routes, '/apps/vendor-portal');
    const addresses = [...page.matchAll(/href="([^"]*)"/g)].map((match) => match[1]);
    expect(addresses).toEqual([
      '/apps/vendor-portal/payouts',
      '/apps/vendor-portal/vendors?page=2',
      '#page-title',
      'https://shop.test/x',
      '//shop.test/y',
      'mailto:a@shop.test',
    ]);
  });
});

describe('a page that does not load', () => {
  const failed = new RequestFailed({
    status: null,
    code: 'offline',
    detail: 'We could not reach the server.',
    errors: [],
  });

  it('says what and why, and offers to try again', async () => {
    const page = await visit('/vendors', [
      {
        path: '/vendors',
        loader: () => {
          throw failed;
        },
        element: <p>never</p>,
        errorElement: <RouteProblem title="Vendors" />,
      },
    ]);
    expect(page).toMatch(/<h1[^>]*>Vendors<\/h1>/);
    expect(page).toContain('This page could not be loaded.');
    expect(page).toContain('We could not reach the server.');
    expect(page).toContain('Retry');
    expect(page).not.toContain('never');
  });

  it('never shows the words of an unexpected error', () => {
    expect(problemOfRoute(new TypeError('x is undefined')).detail).toBe(
      'Something went wrong. Please try again later.',
    );
  });

  it('says so when there is no such page', async () => {
    const page = await visit('/nowhere', [
      { path: '/', element: <p>home</p>, errorElement: <RouteProblem title="Not found" /> },
    ]);
    expect(page).toContain('This page doesn’t exist.');
  });
});

it.each([
  ['/vendors', '/vendors', true],
  ['/vendors/', '/vendors', true],
  ['/vendors/7', '/vendors', true],
  ['/vendorship', '/vendors', false],
  ['/vendors', '/', false],
  ['/', '/', true],
])('%s within %s: %s', (pathname, href, expected) => {
  expect(isWithin(pathname, href)).toBe(expected);
});
