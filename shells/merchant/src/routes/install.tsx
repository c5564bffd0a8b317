import { InstallScreen } from '@consignment/components/screens/merchant/install/InstallScreen';
import { SwitchShopScreen } from '@consignment/components/screens/merchant/install/SwitchShopScreen';
import { defineTexts } from '@consignment/domain/text/texts';
import { AppRoot } from '@consignment/routing/app/AppRoot';
import { withNext } from '@consignment/routing/session/require-session';
import {
  redirect,
  useLoaderData,
  useNavigate,
  useSearchParams,
  type LoaderFunctionArgs,
} from 'react-router-dom';
import { session } from '../api.ts';
import { beginInstall, rememberShop, shopsOf, signedIn } from '../install.ts';
import { paths } from '../paths.ts';

const texts = defineTexts('MerchantInstall', {
  title: 'Install · Consignment',
});

/**
 * The shop's platform opens this page; a person who has installed the app already is logged in by the platform's word. It
 * never replaces a session on its own: anyone with a shop can send another person an address that is signed for it.
 */
export async function loader({ request }: LoaderFunctionArgs) {
  const { search, searchParams } = new URL(request.url);
  if (!searchParams.has('hmac')) return null;
  const pair = await signedIn(search);
  if (pair === null) return null;
  rememberShop(searchParams.get('shop') ?? '');
  const shops = await shopsOf(pair);
  if (shops !== null && shops.present.id !== shops.other.id) return { ...shops, pair };
  if (shops === null) session.begin(pair);
  return redirect(paths.home);
}

/** The referral code goes along in the address until the shop is known that it is kept for. */
export function Component() {
  const navigate = useNavigate();
  const [params] = useSearchParams();
  const asked = useLoaderData<Exclude<Awaited<ReturnType<typeof loader>>, Response>>();
  if (asked !== null) {
    const { present, other, pair } = asked;
    return (
      <AppRoot scheme="light" brand={null}>
        <title>{`${other.name} · Consignment`}</title>
        <SwitchShopScreen
          present={present.name}
          other={{ name: other.name, domain: other.myshopify_domain }}
          hrefToStay={paths.home}
          onContinue={() => {
            session.begin(pair);
            void navigate(paths.home, { replace: true });
          }}
        />
      </AppRoot>
    );
  }
  return (
    <AppRoot scheme="light" brand={null}>
      <title>{texts.title}</title>
      <InstallScreen
        onInstall={async (referral) => {
          const shop = params.get('shop');
          const query = referral === null ? '' : `?${new URLSearchParams({ referral }).toString()}`;
          const next = `${paths.onboarding}${query}`;
          if (shop === null) {
            await navigate(withNext(paths.signIn, next));
            return { is: 'done' };
          }
          return beginInstall(shop, next);
        }}
      />
    </AppRoot>
  );
}
