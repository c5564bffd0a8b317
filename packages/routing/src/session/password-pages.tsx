import type { Client } from '@consignment/client/create-client';
import type { Session } from '@consignment/client/session';
import { ForgotPasswordPage } from '@consignment/components/parts/signing-in/ForgotPasswordPage';
import { ResetPasswordPage } from '@consignment/components/parts/signing-in/ResetPasswordPage';
import { useLoaderData } from 'react-router-dom';
import { AppRoot } from '../app/AppRoot.tsx';
import { requestReset, ResetLink, type checkResetLink } from './password-reset.tsx';

type Props = {
  client: Client;
  paths: { signIn: string; forgotPassword: string };
};

/** Asks for the mail with the link, in the shop's own apps. */
export function ForgotPassword({ client, paths }: Props) {
  return (
    <AppRoot scheme="light" brand={null}>
      <ForgotPasswordPage
        onRequest={(email) => requestReset(client, email, null)}
        hrefOfLogin={paths.signIn}
      />
    </AppRoot>
  );
}

/** Where the link of the mail leads; its route's loader is `checkResetLink`. */
export function ResetPassword({ client, session, paths }: Props & { session: Session }) {
  const { link } = useLoaderData<typeof checkResetLink>();
  return (
    <AppRoot scheme="light" brand={null}>
      <ResetLink client={client} session={session} link={link}>
        {(reset) => (
          <ResetPasswordPage
            {...reset}
            hrefOfLogin={paths.signIn}
            hrefOfForgotPassword={paths.forgotPassword}
          />
        )}
      </ResetLink>
    </AppRoot>
  );
}
