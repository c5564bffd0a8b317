import { signInToPortal } from '@consignment/client/sign-in';
import { PortalInvitationScreen } from '@consignment/components/screens/portal/invitation/PortalInvitationScreen';
import { checkInvitation, InvitationOfLink } from '@consignment/routing/session/invitation';
import { useLoaderData, useNavigate, type LoaderFunctionArgs } from 'react-router-dom';
import { client, session } from '../api.ts';
import { forgetVendor } from '../chosen.ts';
import { paths } from '../paths.ts';
import { useShop } from './portal.tsx';

export function loader(asked: LoaderFunctionArgs) {
  return checkInvitation(client, asked);
}

export function Component() {
  const shop = useShop();
  const checked = useLoaderData<typeof loader>();
  const navigate = useNavigate();
  return (
    <InvitationOfLink
      client={client}
      checked={checked}
      onJoined={async ({ email, shop: domain }, password) => {
        const outcome = await signInToPortal({ client, session, shop: domain }, { email, password });
        if (outcome.is === 'done') {
          forgetVendor();
          await navigate(paths.commissions, { replace: true });
        }
        return outcome;
      }}
    >
      {({ link, onAccept }) => (
        <PortalInvitationScreen
          shop={shop}
          link={link}
          onAccept={onAccept}
          hrefOfLogin={paths.login}
          hrefOfForgotPassword={paths.forgotPassword}
        />
      )}
    </InvitationOfLink>
  );
}
