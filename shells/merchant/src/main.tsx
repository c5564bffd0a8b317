import { signInAs } from '@consignment/client/sign-in';
import { startApp } from '@consignment/routing/start-app';
import { client, session } from './api.ts';
import { paths } from './paths.ts';
import { routes } from './routes.ts';

startApp({
  routes,
  basename: import.meta.env.BASE_URL,
  session,
  signIn: paths.signIn,
  again: {
    signIn: (credentials) => signInAs('merchant', { client, session }, credentials),
  },
});
