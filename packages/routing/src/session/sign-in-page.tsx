import type { Client } from '@consignment/client/create-client';
import type { Session } from '@consignment/client/session';
import { signInAs } from '@consignment/client/sign-in';
import { AppSignInPage } from '@consignment/components/parts/signing-in/AppSignInPage';
import type { ComponentProps } from 'react';
import {
  redirect,
  useLoaderData,
  useNavigate,
  useSearchParams,
  type LoaderFunctionArgs,
} from 'react-router-dom';
import { AppRoot } from '../app/AppRoot.tsx';
import { demoHint, enterDemo } from '../app/demo.tsx';
import { nextOf, withNext } from './require-session.tsx';
import { showFactor } from './show-factor.tsx';
import { signInReason } from './sign-in-reason.tsx';

type Props = Pick<ComponentProps<typeof AppSignInPage>, 'app'> & {
  client: Client;
  session: Session;
  paths: { home: string; forgotPassword: string };
  /** The sign-in by the shop's platform; null in an app without one. */
  platformSignIn: string | null;
};

/** Leads a person who is logged in already to where they wanted to go, and those in who try the demo shop. */
export function signInLoader({ app, client, session, paths }: Omit<Props, 'platformSignIn'>) {
  return async ({ request }: LoaderFunctionArgs) => {
    const { searchParams } = new URL(request.url);
    if (session.tokens() !== null) return redirect(nextOf(searchParams, paths.home));
    const refused = await enterDemo(app, searchParams, (credentials) =>
      signInAs(roles[app], { client, session }, credentials),
    );
    return session.tokens() === null ? { refused } : redirect(paths.home);
  };
}

const roles = { merchant: 'merchant', salesreps: 'salesrep' } as const;

/** The sign-in of the shop's own apps. */
export function SignIn({ app, client, session, paths, platformSignIn }: Props) {
  const { refused } = useLoaderData<{ refused: string | null }>();
  const [params] = useSearchParams();
  const navigate = useNavigate();
  const next = nextOf(params, paths.home);
  return (
    <AppRoot scheme="light" brand={null}>
      <AppSignInPage
        app={app}
        reason={refused ?? signInReason(params)}
        hrefOfForgotPassword={paths.forgotPassword}
        hrefOfPlatform={platformSignIn === null ? null : withNext(platformSignIn, next)}
        onSignIn={async (credentials) => {
          const shop = params.get('shop');
          const outcome = await signInAs(roles[app], { client, session, shop }, credentials);
          if (outcome.is === 'done') await navigate(next, { replace: true });
          return outcome;
        }}
        onSecondFactor={async (shown) => {
          const outcome = await showFactor({ client, session }, shown);
          if (outcome.is === 'done') await navigate(next, { replace: true });
          return outcome;
        }}
        hint={demoHint(app)}
      />
    </AppRoot>
  );
}
