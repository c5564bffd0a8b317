import { defineTexts } from '@consignment/domain/text/texts';
import { startApp } from '@consignment/routing/app/start-app';
import { languages } from 'virtual:languages';
import { client, session } from './api.ts';
import { paths } from './paths.ts';
import { mayEnter, pages, routes } from './routes.ts';

const texts = defineTexts('SalesrepsMain', {
  title: '{page} · Sales reps',
});

void startApp({
  pages,
  routes,
  titleOf: (page) => texts.title({ page }),
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
      return (credentials) => signInAs('salesrep', { client, session }, credentials);
    },
  },
});
