import { answerOf, outcomeOf } from '@consignment/client/answer';
import { InstallScreen } from '@consignment/components/screens/merchant/install/InstallScreen';
import { AppRoot } from '@consignment/routing/AppRoot';
import { withNext } from '@consignment/routing/require-session';
import { redirect, useNavigate, useSearchParams, type LoaderFunctionArgs } from 'react-router-dom';
import { client, session } from '../api.ts';
import { keepInstall, signedIn } from '../install.ts';
import { paths } from '../paths.tsx';

/** The shop's platform opens this page; who has installed the app already is signed in by the platform's word. */
export async function loader({ request }: LoaderFunctionArgs) {
  const { search, searchParams } = new URL(request.url);
  if (!searchParams.has('hmac')) return null;
  const pair = await signedIn(search);
  if (pair === null) return null;
  session.begin(pair);
  return redirect(paths.home);
}

/** The referral code goes along in the address until the shop is known that it is kept for. */
export function Component() {
  const navigate = useNavigate();
  const [params] = useSearchParams();
  return (
    <AppRoot scheme="light" brand={null}>
      <title>Install · Consignment</title>
      <InstallScreen
        onInstall={async (referral) => {
          const shop = params.get('shop');
          const query = referral === null ? '' : `?${new URLSearchParams({ referral }).toString()}`;
          const next = `${paths.onboarding}${query}`;
          if (shop === null) {
            await navigate(withNext(paths.signIn, next));
            return { is: 'done' };
          }
          const path = { platform: 'shopify' } as const;
          const begun = answerOf(client.POST('/{platform}/install/', { params: { path }, body: { shop } }));
          return outcomeOf(
            begun.then(({ url, verifier }) => {
              keepInstall({ shop, verifier, next });
              window.location.assign(url);
            }),
          );
        }}
      />
    </AppRoot>
  );
}
