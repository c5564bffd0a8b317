import { PlatformSignInScreen } from '@consignment/components/screens/merchant/session/PlatformSignInScreen';
import { AppRoot } from '@consignment/routing/app/AppRoot';
import { nextOf, withNext } from '@consignment/routing/session/require-session';
import { redirect, useSearchParams, type LoaderFunctionArgs } from 'react-router-dom';
import { session } from '../../api.ts';
import { beginInstall, shopKnownHere } from '../../install.ts';
import { paths } from '../../paths.ts';

export function loader({ request }: LoaderFunctionArgs) {
  if (session.tokens() === null) return null;
  return redirect(nextOf(new URL(request.url).searchParams, paths.home));
}

/** A shop that was installed before is logged in by the same steps at its platform, and nothing of it starts again. */
export function Component() {
  const [params] = useSearchParams();
  const next = nextOf(params, paths.home);
  return (
    <AppRoot scheme="light" brand={null}>
      <PlatformSignInScreen
        shop={shopKnownHere()}
        onContinue={(shop) => beginInstall(shop, next)}
        hrefOfLogin={withNext(paths.signIn, next)}
      />
    </AppRoot>
  );
}
