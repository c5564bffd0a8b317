import { answerOf, outcomeOf } from '@consignment/client/answer';
import { InstallRefusedScreen } from '@consignment/components/screens/merchant/install/InstallRefusedScreen';
import { AppRoot } from '@consignment/routing/app/AppRoot';
import { redirect, useLoaderData, type LoaderFunctionArgs } from 'react-router-dom';
import { client, session } from '../api.ts';
import { rememberShop, takeInstall } from '../install.ts';
import { paths } from '../paths.ts';

/** The shop's owner comes back from their platform: with a code, or without one when they did not agree. */
export async function loader({ request }: LoaderFunctionArgs) {
  const begun = takeInstall();
  if (begun === null) return redirect(paths.install);
  const hrefOfInstall = `${paths.install}?${new URLSearchParams({ shop: begun.shop }).toString()}`;
  const { search, searchParams } = new URL(request.url);
  if (!searchParams.has('code')) return { problem: null, hrefOfInstall };
  const body = { query: search.slice(1), verifier: begun.verifier };
  const params = { path: { platform: 'shopify' } } as const;
  const outcome = await outcomeOf(
    answerOf(client.POST('/{platform}/install/callback/', { params, body })).then((pair) =>
      session.begin(pair),
    ),
  );
  if (outcome.is === 'refused') return { problem: outcome.problem, hrefOfInstall };
  rememberShop(begun.shop);
  return redirect(begun.next);
}

export function Component() {
  const { problem, hrefOfInstall } = useLoaderData<Exclude<Awaited<ReturnType<typeof loader>>, Response>>();
  return (
    <AppRoot scheme="light" brand={null}>
      <InstallRefusedScreen problem={problem} hrefOfInstall={hrefOfInstall} />
    </AppRoot>
  );
}
