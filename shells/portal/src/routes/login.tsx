import { signInToPortal } from '@consignment/client/sign-in';
import { PortalSignInScreen } from '@consignment/components/screens/portal/sign-in/PortalSignInScreen';
import { nextOf } from '@consignment/routing/require-session';
import { signInReason } from '@consignment/routing/sign-in-reason';
import { redirect, useNavigate, useSearchParams, type LoaderFunctionArgs } from 'react-router-dom';
import { client, session } from '../api.ts';
import { chosenShop } from '../chosen.ts';
import { paths } from '../paths.tsx';
import { useShop } from './portal.tsx';

/** An invitation leads here with `register=1`, and with whom it is for (spec accounts §2.3). */
export function loader({ request }: LoaderFunctionArgs) {
  const { searchParams } = new URL(request.url);
  if (searchParams.get('register') === '1') {
    const invited = [...searchParams].filter(([key]) => key === 'name' || key === 'email');
    const query = new URLSearchParams(invited).toString();
    return redirect(query === '' ? paths.register : `${paths.register}?${query}`);
  }
  if (session.tokens() === null) return null;
  return redirect(nextOf(searchParams, paths.commissions));
}

export function Component() {
  const shop = useShop();
  const [params] = useSearchParams();
  const navigate = useNavigate();
  return (
    <>
      <title>{`Login · ${shop.name}`}</title>
      <PortalSignInScreen
        shop={shop}
        reason={signInReason(params)}
        onLogin={async (credentials) => {
          const door = { client, session, shop: chosenShop() };
          const outcome = await signInToPortal(door, credentials);
          if (outcome.is === 'done') await navigate(nextOf(params, paths.commissions), { replace: true });
          else if (outcome.problem.code === 'not_approved') {
            return { is: 'waiting', detail: outcome.problem.detail };
          }
          return outcome;
        }}
        hrefOfRegister={paths.register}
        hrefOfForgotPassword={paths.forgotPassword}
      />
    </>
  );
}
