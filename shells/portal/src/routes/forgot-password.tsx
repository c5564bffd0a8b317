import { PortalForgotPasswordScreen } from '@consignment/components/screens/portal/password/PortalForgotPasswordScreen';
import { requestReset } from '@consignment/routing/session/password-reset';
import { client } from '../api.ts';
import { chosenShop } from '../chosen.ts';
import { paths } from '../paths.ts';
import { useShop } from './portal.tsx';

export function Component() {
  const shop = useShop();
  return (
    <PortalForgotPasswordScreen
      shop={shop}
      onRequest={(email) => requestReset(client, email, chosenShop())}
      hrefOfLogin={paths.login}
    />
  );
}
