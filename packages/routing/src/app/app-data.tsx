import { answerOf } from '@consignment/client/answer';
import type { Client } from '@consignment/client/create-client';
import type { SessionFacts } from '@consignment/client/rights';
import { datesOfApp } from '@consignment/domain/time/date-locale';
import { useRevalidator, useRouteLoaderData } from 'react-router-dom';
import { applyPreferences } from '../session/apply-preferences.tsx';
import { keepLanguageOfShop } from '../session/language.tsx';
import { keepSchemeOfShop } from './scheme.tsx';
import { smallCall, StandIns } from './small-call.tsx';

const platform = { path: { platform: 'shopify' } } as const;
const noMetas: ReadonlyMap<string, string> = new Map();

/** The shop's small settings by their keys; one that was never set is not there. */
export async function askMetas(client: Client, signal?: AbortSignal): Promise<ReadonlyMap<string, string>> {
  const params = { ...platform, query: { page_size: 200 } };
  const { results } = await answerOf(client.GET('/{platform}/shop-meta/', { params, signal }));
  return new Map(results.map(({ meta_key: key, meta_value: value }) => [key, value]));
}

/** Loads the data that every page of the shop's own apps needs; small settings that fail to load have their defaults. */
export async function askShop(client: Client, readRights: () => Promise<SessionFacts>, signal: AbortSignal) {
  const [shop, settings, metas, { preferences }] = await Promise.all([
    answerOf(client.GET('/{platform}/shops/', { params: platform, signal })),
    answerOf(client.GET('/settings/settings/list/', { signal })),
    smallCall((stop) => askMetas(client, stop), noMetas),
    readRights(),
  ]);
  keepSchemeOfShop(settings.theme);
  datesOfApp.locale = shop.locale;
  keepLanguageOfShop(shop.locale);
  applyPreferences(preferences);
  const shown = metas.value.get('currency') ?? '';
  const ofEveryPage = {
    name: shop.name,
    myshopifyDomain: shop.myshopify_domain,
    scheme: settings.theme,
    isMissing: metas.problem !== null,
    timeZone: shop.time_zone,
    supportHours: shop.support_hours ?? null,
    currency: { books: shop.currency, shown: shown === '' ? null : shown },
  };
  return { shop, settings, metas, ofEveryPage };
}

/**
 * Loads a route once for all its pages: neither a step in a list nor a question asked again changes it. The loader calls
 * `isLoaded`; `askAgain` is for what changes it, such as another theme: it is loaded again with the page's data.
 */
export function loadedOnce() {
  let isOld = false;
  return {
    isLoaded: () => {
      isOld = false;
    },
    askAgain: () => {
      isOld = true;
    },
    shouldRevalidate: () => isOld,
  };
}

/** The data that the route `app` has loaded, on a page within it. */
export function useAppData<Loader>() {
  const data = useRouteLoaderData<Loader>('app');
  if (data === undefined) throw new Error('This page is not within an app.');
  return data;
}

type Props = {
  isMissing: boolean;
  /** Rejects while data is missing. */
  ask: () => Promise<unknown>;
  askAppAgain: () => void;
};

/** Says that the app uses defaults, until the real values are there. */
export function AppStandIns({ isMissing, ask, askAppAgain }: Props) {
  const { revalidate } = useRevalidator();
  const again = async () => {
    // Asked for first, so that the page is drawn again only when it is there.
    await ask();
    askAppAgain();
    await revalidate();
  };
  return <StandIns app="app" isMissing={isMissing} again={again} />;
}
