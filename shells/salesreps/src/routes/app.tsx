import { defineTexts } from '@consignment/domain/text/texts';
import { AppStandIns, askMetas, askShop, loadedOnce, useAppData } from '@consignment/routing/app/app-data';
import { AppFrame } from '@consignment/routing/app/AppFrame';
import { AppRoot } from '@consignment/routing/app/AppRoot';
import { usePages } from '@consignment/routing/app/pages';
import { Outlet, useLoaderData, type LoaderFunctionArgs } from 'react-router-dom';
import { client, session } from '../api.ts';
import { readRights, seesAllReps } from '../may.ts';
import type { Person } from '../page.ts';
import { paths } from '../paths.ts';

const texts = defineTexts('SalesrepsApp', {
  review: 'Write a Review',
});

const { isLoaded, askAgain, shouldRevalidate } = loadedOnce();
export { askAgain as askAppAgain, shouldRevalidate };

/** Loads the data that every page needs, and who is logged in: a sales rep, or one of the shop's own people. */
export async function loader({ request: { signal } }: LoaderFunctionArgs) {
  isLoaded();
  const [{ shop, ofEveryPage }, isOfTeam] = await Promise.all([
    askShop(client, readRights, signal),
    seesAllReps(),
  ]);
  return { ...ofEveryPage, reviewPage: shop.review_page ?? null, isOfTeam };
}

export const useApp = () => useAppData<typeof loader>();

export function Component() {
  const app = useLoaderData<typeof loader>();
  const pages = usePages<Person>();
  const { name, scheme, reviewPage, isMissing } = app;
  return (
    <AppRoot scheme={scheme} brand={null}>
      <AppStandIns isMissing={isMissing} ask={() => askMetas(client)} askAppAgain={askAgain} />
      <AppFrame
        name={name}
        scheme={scheme}
        client={client}
        session={session}
        who={app}
        questionsAs="asker"
        hrefOfSecurity={paths.security}
        outside={reviewPage === null ? null : { href: reviewPage, label: texts.review }}
        find={async () => (await import('../find.ts')).findIn(pages, app)}
      >
        <Outlet />
      </AppFrame>
    </AppRoot>
  );
}
