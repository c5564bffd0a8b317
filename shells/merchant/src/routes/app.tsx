import { answerOf } from '@consignment/client/answer';
import { welcomesOf } from '@consignment/domain/shop/arrival';
import { defineTexts } from '@consignment/domain/text/texts';
import { AppStandIns, askShop, loadedOnce, useAppData } from '@consignment/routing/app/app-data';
import { afterPage } from '@consignment/routing/app/after-page';
import { AppFrame } from '@consignment/routing/app/AppFrame';
import { AppRoot } from '@consignment/routing/app/AppRoot';
import { usePages } from '@consignment/routing/app/pages';
import { lazy, Suspense, type ComponentProps } from 'react';
import { Outlet, useLoaderData, type LoaderFunctionArgs } from 'react-router-dom';
import { client, session } from '../api.ts';
import { onboardFirst } from '../arrival.ts';
import { may, readRights } from '../may.ts';
import { paths } from '../paths.ts';
import type { Shop } from '../page.ts';
import { askMetas } from '../calls/shop-metas.ts';
import { askSwitches } from '../switches.ts';

const texts = defineTexts('MerchantApp', {
  newAccounts: '{n, plural, one {# new account} other {# new accounts}}',
});

const { isLoaded, askAgain, shouldRevalidate } = loadedOnce();
export { askAgain as askAppAgain, shouldRevalidate };

/** Loads the data that every page of a signed-in merchant needs. */
export async function loader({ request }: LoaderFunctionArgs) {
  isLoaded();
  const [known, switches] = await Promise.all([askShop(client, readRights, request.signal), askSwitches()]);
  const { shop, settings, metas, ofEveryPage } = known;
  // The others wait for who may answer it.
  if (may('updateShop')) onboardFirst({ shop, settings, metas: metas.value }, request);
  return {
    ...ofEveryPage,
    id: shop.id,
    country: shop.country_code,
    isSyncing: settings.sync_active,
    canUsePaypal: shop.can_use_paypal,
    waitingAccounts: shop.waiting_accounts ?? 0,
    // A question that may have been answered long ago is not asked again.
    welcome:
      metas.problem === null && may('createShopMeta')
        ? welcomesOf(shop, metas.value, new Date())
        : { tutorial: false, reviewPage: null },
    switches: switches.value,
    isMissing: ofEveryPage.isMissing || switches.problem !== null,
  };
}

export const useApp = () => useAppData<typeof loader>();

/** How many accounts wait for the shop, at their page of the menu. */
function waitingOf(count: number): ComponentProps<typeof AppFrame>['waiting'] {
  if (count === 0 || !may('saveVendorAccounts')) return {};
  return { [paths.accounts]: { count, words: texts.newAccounts({ n: count }) } };
}

const ShopSync = afterPage(async () => (await import('@consignment/routing/app/ShopSync')).ShopSync);

const OptionsOfPage = afterPage(async () => (await import('../page-options.tsx')).OptionsOfPage);

// It is shown once in the life of a shop.
const Welcome = lazy(() => import('../welcome.tsx'));

export function Component() {
  const app = useLoaderData<typeof loader>();
  const pages = usePages<Shop>();
  const { name, scheme, isSyncing, welcome, isMissing } = app;
  return (
    <AppRoot scheme={scheme} brand={null}>
      <AppStandIns
        isMissing={isMissing}
        ask={() => Promise.all([askMetas(), answerOf(client.GET('/settings/switches/'))])}
        askAppAgain={askAgain}
      />
      <AppFrame
        name={name}
        scheme={scheme}
        client={client}
        session={session}
        who={app}
        waiting={waitingOf(app.waitingAccounts)}
        questionsAs="shop"
        hrefOfSecurity={paths.security}
        hrefOfImport={may('createImport') ? paths.import : null}
        notice={
          <ShopSync
            client={client}
            hasImports={may('listImports')}
            isActive={isSyncing}
            elsewhere={[paths.import, paths.settings]}
          />
        }
        footer={<OptionsOfPage askAppAgain={askAgain} />}
        find={async () => (await import('../find.ts')).findIn(pages, app)}
      >
        <Outlet />
      </AppFrame>
      {welcome.reviewPage !== null && (
        <Suspense>
          <Welcome page={welcome.reviewPage} />
        </Suspense>
      )}
    </AppRoot>
  );
}
