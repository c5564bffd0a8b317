import { signInAs } from '@consignment/client/sign-in';
import { AcceptInvitationScreen } from '@consignment/components/screens/merchant/session/AcceptInvitationScreen';
import { AppRoot } from '@consignment/routing/app/AppRoot';
import { checkInvitation, InvitationOfLink } from '@consignment/routing/session/invitation';
import { useLoaderData, useNavigate, type LoaderFunctionArgs } from 'react-router-dom';
import { client, session } from '../../api.ts';
import { paths } from '../../paths.ts';

export function loader(asked: LoaderFunctionArgs) {
  return checkInvitation(client, asked);
}

export function Component() {
  const checked = useLoaderData<typeof loader>();
  const navigate = useNavigate();
  return (
    <AppRoot scheme="light" brand={null}>
      <InvitationOfLink
        client={client}
        checked={checked}
        onJoined={async ({ party, email, shop }, password) => {
          // The app for sales reps has its own sign-ins.
          if (party !== 'merchant') return { is: 'done' };
          const outcome = await signInAs('merchant', { client, session, shop }, { email, password });
          if (outcome.is === 'done') await navigate(paths.home, { replace: true });
          return outcome;
        }}
      >
        {({ link, onAccept, invitation }) => (
          <AcceptInvitationScreen
            link={link}
            onAccept={onAccept}
            hrefOfLogin={loginOf(invitation)}
            hrefOfForgotPassword={paths.forgotPassword}
          />
        )}
      </InvitationOfLink>
    </AppRoot>
  );
}

function loginOf(invitation: { party: string; shop: string } | null): string {
  if (invitation === null) return paths.signIn;
  // Another app, on the same address.
  if (invitation.party === 'salesrep') return `${window.location.origin}/salesreps/sign-in`;
  return `${paths.signIn}?${new URLSearchParams({ shop: invitation.shop }).toString()}`;
}
