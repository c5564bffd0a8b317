import { signInAs } from '@consignment/client/sign-in';
import { SignInScreen } from '@consignment/components/screens/salesreps/session/SignInScreen';
import { AppRoot } from '@consignment/routing/AppRoot';
import { nextOf } from '@consignment/routing/require-session';
import { signInReason } from '@consignment/routing/sign-in-reason';
import { redirect, useNavigate, useSearchParams, type LoaderFunctionArgs } from 'react-router-dom';
import { client, session } from '../api.ts';
import { paths } from '../paths.tsx';

export function loader({ request }: LoaderFunctionArgs) {
  if (session.tokens() === null) return null;
  return redirect(nextOf(new URL(request.url).searchParams, paths.home));
}

export function Component() {
  const [params] = useSearchParams();
  const navigate = useNavigate();
  return (
    <AppRoot scheme="light" brand={null}>
      <title>Sign in · Sales reps</title>
      <SignInScreen
        reason={signInReason(params)}
        hrefOfForgotPassword={paths.forgotPassword}
        onSignIn={async (credentials) => {
          const outcome = await signInAs('salesrep', { client, session }, credentials);
          if (outcome.is === 'done') await navigate(nextOf(params, paths.home), { replace: true });
          return outcome;
        }}
      />
    </AppRoot>
  );
}
