import { ResetPasswordScreen } from '@consignment/components/screens/salesreps/session/ResetPasswordScreen';
import { AppRoot } from '@consignment/routing/AppRoot';
import { checkResetLink, ResetLink } from '@consignment/routing/password-reset';
import { useLoaderData, type LoaderFunctionArgs } from 'react-router-dom';
import { client, session } from '../api.ts';
import { paths } from '../paths.tsx';

export function loader(asked: LoaderFunctionArgs) {
  return checkResetLink(client, asked);
}

export function Component() {
  const { link } = useLoaderData<typeof loader>();
  return (
    <AppRoot scheme="light" brand={null}>
      <title>Reset Password · Sales reps</title>
      <ResetLink client={client} session={session} link={link}>
        {(reset) => (
          <ResetPasswordScreen
            {...reset}
            hrefOfLogin={paths.signIn}
            hrefOfForgotPassword={paths.forgotPassword}
          />
        )}
      </ResetLink>
    </AppRoot>
  );
}
