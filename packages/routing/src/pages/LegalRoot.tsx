import { answerOf, settled } from '@consignment/client/answer';
import type { createClient } from '@consignment/client/create-client';
import type { Session } from '@consignment/client/session';
import { LegalFrame } from '@consignment/components/parts/pages/LegalFrame';
import { Outlet, useLoaderData } from 'react-router-dom';
import { AppRoot } from '../app/AppRoot.tsx';
import { usePages } from '../app/pages.tsx';

type Asking = { client: Pick<ReturnType<typeof createClient>, 'GET'>; session: Pick<Session, 'tokens'> };

/** The theme of the session, if there is one; the pages themselves are public. */
export async function legalScheme(
  { client, session }: Asking,
  signal: AbortSignal,
): Promise<'light' | 'dark'> {
  if (session.tokens() === null) return 'light';
  // An unknown theme, or a session that is over, does not keep the page from being read.
  const settings = await settled(answerOf(client.GET('/settings/settings/list/', { signal }))).catch(
    () => null,
  );
  return settings?.is === 'ready' ? settings.value.theme : 'light';
}

/** Around the pages that anybody may read, in the shop's own apps; its loader asks for `legalScheme`. */
export function LegalRoot() {
  return (
    <AppRoot scheme={useLoaderData<typeof legalScheme>()} brand={null}>
      <LegalPages name="Consignment" />
    </AppRoot>
  );
}

/** The same within an app that has its theme already. */
export function LegalPages({ name }: { name: string }) {
  const links = usePages<undefined>().list('footer', undefined);
  return (
    <LegalFrame links={links} name={name}>
      <Outlet />
    </LegalFrame>
  );
}
