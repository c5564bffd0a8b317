import { startApp } from '@consignment/routing/app/start-app';
import { languages } from 'virtual:languages';
import { client, session } from './api.ts';
import { paths } from './paths.ts';
import { mayEnter, pages, routes } from './routes.ts';

void startApp({
  pages,
  routes,
  titleOf: (page) => `${page} · Consignment`,
  mayEnter,
  basename: import.meta.env.BASE_URL,
  session,
  signIn: paths.signIn,
  setUp: paths.setUpFactor,
  languages,
  again: {
    client,
    loadSignIn: async () => {
      const { signInAs } = await import('@consignment/client/sign-in');
      return (credentials) => signInAs('merchant', { client, session }, credentials);
    },
  },
});
