import { ForgotPasswordScreen } from '@consignment/components/screens/salesreps/session/ForgotPasswordScreen';
import { AppRoot } from '@consignment/routing/AppRoot';
import { requestReset } from '@consignment/routing/password-reset';
import { client } from '../api.ts';
import { paths } from '../paths.tsx';

export function Component() {
  return (
    <AppRoot scheme="light" brand={null}>
      <title>Forgot your password · Sales reps</title>
      <ForgotPasswordScreen
        onRequest={(email) => requestReset(client, email, null)}
        hrefOfLogin={paths.signIn}
      />
    </AppRoot>
  );
}
