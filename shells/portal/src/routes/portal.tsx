import { answerOf } from '@consignment/client/answer';
import { RequestFailed } from '@consignment/client/problem';
import { brandProperties } from '@consignment/components/theme/brand';
import { datesOfApp } from '@consignment/domain/time/date-locale';
import { AppOutlet, AppRoot } from '@consignment/routing/app/AppRoot';
import { keepLanguageOfShop } from '@consignment/routing/session/language';
import { WindowTitle } from '@consignment/routing/app/pages';
import { useScheme, type Scheme } from '@consignment/routing/app/scheme';
import { useCallback, useMemo } from 'react';
import { useLoaderData, useRouteLoaderData, type LoaderFunctionArgs } from 'react-router-dom';
import { client } from '../api.ts';
import { chosenShop } from '../chosen.ts';

/** The shop's name and look. Nothing is drawn before they are there, so the portal never changes its colours. */
export async function loader({ request: { signal } }: LoaderFunctionArgs) {
  const shop = chosenShop();
  const params = { path: { platform: 'shopify' }, query: shop === null ? {} : { shop } } as const;
  const answer = await answerOf(client.GET('/{platform}/shop-public/', { params, signal })).catch(asFault);
  datesOfApp.locale = answer.locale;
  keepLanguageOfShop(answer.locale);
  return answer;
}

/** The shop is seen without logging in: no page leads away from a 401 here, so it is shown like any other fault. */
function asFault(cause: unknown): never {
  if (!(cause instanceof RequestFailed) || cause.problem.status !== 401) throw cause;
  throw new RequestFailed({ ...cause.problem, status: null }, { cause });
}

/** Loaded once for all pages. */
export function shouldRevalidate() {
  return false;
}

export function useShop() {
  const shop = useRouteLoaderData<typeof loader>('portal');
  if (shop === undefined) throw new Error('This page is not within an app.');
  return shop;
}

export function Component() {
  const shop = useLoaderData<typeof loader>();
  const scheme = useScheme(schemeOf(shop));
  const brand = useMemo(
    () => ({ ...brandProperties(brandOf(shop), scheme), ...shop.vendor_portal_properties[scheme] }),
    [shop, scheme],
  );
  const titleOf = useCallback((page: string) => `${page} · ${shop.name}`, [shop.name]);
  return (
    <WindowTitle value={titleOf}>
      <AppRoot scheme={scheme} brand={brand}>
        <AppOutlet />
      </AppRoot>
    </WindowTitle>
  );
}

export function schemeOf(shop: Awaited<ReturnType<typeof loader>>): Scheme {
  return shop.vendor_portal_theme === 'dark' ? 'dark' : 'light';
}

function brandOf(shop: Awaited<ReturnType<typeof loader>>) {
  return {
    primary: shop.vendor_portal_primary_color,
    secondary: shop.vendor_portal_secondary_color,
    font: shop.vendor_portal_font_color,
    buttonText: shop.vendor_portal_button_text_color,
  };
}
