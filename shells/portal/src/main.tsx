import { startApp } from '@consignment/routing/app/start-app';
import { languages } from 'virtual:languages';
import { client, session } from './api.ts';
import { addressWithShop, chosenShop, scopeOfPage, shopQuery } from './chosen.ts';
import { paths } from './paths.ts';
import { mayEnter, pages, routes } from './routes.ts';

const better = addressWithShop();
if (better === null) {
  void startApp({
    pages,
    routes,
    mayEnter,
    basename: import.meta.env.BASE_URL,
    session,
    signIn: paths.login,
    setUp: paths.security,
    languages,
    again: {
      client,
      loadSignIn: async () => {
        const { signInToPortal } = await import('@consignment/client/sign-in');
        return (credentials) => signInToPortal({ client, session, shop: chosenShop() }, credentials);
      },
    },
    query: shopQuery,
    scope: scopeOfPage,
  });
} else {
  window.location.replace(better);
}
