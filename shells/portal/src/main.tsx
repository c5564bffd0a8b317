import { startApp } from '@consignment/routing/start-app';
import { session } from './api.ts';
import { addressWithShop, scopeOfPage, shopQuery } from './chosen.ts';
import { paths } from './paths.ts';
import { routes } from './routes.ts';

const better = addressWithShop();
if (better === null) {
  startApp({
    routes,
    basename: import.meta.env.BASE_URL,
    session,
    signIn: paths.login,
    query: shopQuery,
    scope: scopeOfPage,
  });
} else {
  window.location.replace(better);
}
