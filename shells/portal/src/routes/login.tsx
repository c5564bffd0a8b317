import { signInToPortal } from '@consignment/client/sign-in';
import { PortalSignInScreen } from '@consignment/components/screens/portal/sign-in/PortalSignInScreen';
import { demoHint, enterDemo } from '@consignment/routing/app/demo';
import { nextOf } from '@consignment/routing/session/require-session';
import { showFactor } from '@consignment/routing/session/show-factor';
import { signInReason } from '@consignment/routing/session/sign-in-reason';
import {
  redirect,
  useLoaderData,
  useNavigate,
  useSearchParams,
  type LoaderFunctionArgs,
} from 'react-router-dom';
import { client, session } from '../api.ts';
import { chosenShop, forgetVendor } from '../chosen.ts';
import { paths } from '../paths.ts';
import { registrationIn } from '../registration.ts';
import { canComeBack, comeBack, enterAsCustomer } from '../shop-customer.ts';
import { useShop } from './portal.tsx';

/**
 * An invitation leads here with `register=1`, and with whom it is for (spec accounts §2.3). `account=shop` lets the
 * customer in who is logged in to the shop, after they had logged out.
 */
export async function loader({ request }: LoaderFunctionArgs) {
  const { searchParams } = new URL(request.url);
  const registration = registrationIn(searchParams);
  if (registration !== null) return redirect(registration);
  if (searchParams.get('account') === 'shop') comeBack();
  const problem = await enterAsCustomer();
  const refused =
    session.tokens() === null
      ? await enterDemo('portal', searchParams, (given) => signInToPortal(door(), given))
      : null;
  if (session.tokens() === null) {
    return { refused: problem?.detail ?? refused, canComeBack: canComeBack() };
  }
  return redirect(nextOf(searchParams, paths.commissions));
}

export function Component() {
  const customer = useLoaderData<typeof loader>();
  const shop = useShop();
  const [params] = useSearchParams();
  const navigate = useNavigate();
  return (
    <PortalSignInScreen
      shop={shop}
      reason={customer.refused ?? signInReason(params)}
      onLogin={async (credentials) => {
        const outcome = await signInToPortal(door(), credentials);
        if (outcome.is === 'done') forgetVendor();
        if (outcome.is === 'done') await navigate(nextOf(params, paths.commissions), { replace: true });
        else if (outcome.problem.code === 'not_approved') {
          return { is: 'waiting', detail: outcome.problem.detail };
        }
        return outcome;
      }}
      onSecondFactor={async (shown) => {
        const outcome = await showFactor({ client, session }, shown);
        if (outcome.is === 'done') forgetVendor();
        if (outcome.is === 'done') await navigate(nextOf(params, paths.commissions), { replace: true });
        return outcome;
      }}
      hrefOfRegister={paths.register}
      hrefOfForgotPassword={paths.forgotPassword}
      hrefOfShopAccount={customer.canComeBack ? withAccount(params) : null}
      hint={demoHint('portal')}
    />
  );
}

function door() {
  return { client, session, shop: chosenShop() };
}

function withAccount(params: URLSearchParams): string {
  const query = new URLSearchParams(params);
  query.delete('reason');
  query.set('account', 'shop');
  return `${paths.login}?${query.toString()}`;
}
