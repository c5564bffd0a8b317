import { signInToPortal } from '@consignment/client/sign-in';
import { PortalSignInScreen } from '@consignment/components/screens/portal/sign-in/PortalSignInScreen';
import { nextOf } from '@consignment/routing/require-session';
import { signInReason } from '@consignment/routing/sign-in-reason';
import { redirect, useNavigate, useSearchParams, type LoaderFunctionArgs } from 'react-router-dom';
import { client, session } from '../api.ts';
import { paths } from '../paths.tsx';
import { useShop } from './portal.tsx';

export function loader({ request }: LoaderFunctionArgs) {
  if (session.tokens() === null) return null;
  return redirect(nextOf(new URL(request.url).searchParams, paths.commissions));
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
          const door = { client, session, shop: shop.myshopify_domain };
          const outcome = await signInToPortal(door, credentials);
          if (outcome.is === 'done') await navigate(nextOf(params, paths.commissions), { replace: true });
          return outcome;
        }}
      />
    </>
  );
}
