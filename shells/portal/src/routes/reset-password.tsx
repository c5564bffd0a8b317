import { PortalResetPasswordScreen } from '@consignment/components/screens/portal/password/PortalResetPasswordScreen';
import { checkResetLink, ResetLink } from '@consignment/routing/session/password-reset';
import { useLoaderData, type LoaderFunctionArgs } from 'react-router-dom';
import { client, session } from '../api.ts';
import { paths } from '../paths.ts';
import { useShop } from './portal.tsx';

export function loader(asked: LoaderFunctionArgs) {
  return checkResetLink(client, asked);
}

export function Component() {
  const shop = useShop();
  const { link } = useLoaderData<typeof loader>();
  return (
    <ResetLink client={client} session={session} link={link}>
      {(reset) => (
        <PortalResetPasswordScreen
          {...reset}
          shop={shop}
          hrefOfLogin={paths.login}
          hrefOfForgotPassword={paths.forgotPassword}
        />
      )}
    </ResetLink>
  );
}
