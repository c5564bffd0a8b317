import { answerOf } from '@consignment/client/answer';
import { createClient } from '@consignment/client/create-client';
import { toProblem } from '@consignment/client/problem';
import { createSession } from '@consignment/client/session';
import { readSwitches } from '@consignment/domain/shop-switches';
import { useSyncExternalStore } from 'react';
import { forgetVendor, shopOfPage } from './chosen.ts';

/** Each shop of a server has a session of its own, so that no page of one shows what belongs to another. */
export const session = createSession({ app: shopOfPage === null ? 'portal' : `portal.${shopOfPage}` });

session.onEnd(forgetVendor);

/** Below the portal's own folder, which is all that a shop platform's proxy passes on. */
export const client = createClient({ session, baseUrl: `${import.meta.env.BASE_URL}api` });

let isShutOut = false;
const watchers = new Set<() => void>();

// The shop may close its portal while somebody is in it: the page goes by what it knew of the shop until a call is refused.
client.use({
  onError({ error }) {
    // Who is refused at the sign-in is in no portal yet.
    if (!isClosed(error) || session.tokens() === null) return;
    isShutOut = true;
    for (const watcher of watchers) watcher();
  },
});

function isClosed(cause: unknown): boolean {
  return toProblem(cause).code === 'portal_closed';
}

/** Has the shop closed its portal to who is signed in here? */
export function useShutOut(): boolean {
  return useSyncExternalStore(
    (watcher) => {
      watchers.add(watcher);
      return () => watchers.delete(watcher);
    },
    () => isShutOut,
  );
}

type Login = Awaited<ReturnType<typeof askForLogin>>;

let login: Promise<Login> | null = null;

/**
 * The vendors of the login, and the columns and switches that the shop chose; asked for once, since another vendor loads
 * the page anew. Of a closed portal there are none, so that no page asks for anything.
 */
export function loadLogin(): Promise<Login> {
  login ??= askForLogin().catch((cause: unknown) => {
    login = null;
    throw cause;
  });
  return login;
}

async function askForLogin() {
  try {
    const [vendors, settings, switches] = await Promise.all([
      answerOf(client.GET('/vendors/me/')),
      answerOf(client.GET('/vendors/app-settings/list/')),
      answerOf(client.GET('/settings/switches/')),
    ]);
    return { vendors: vendors.results, commissionFields: settings.commission_fields, switches };
  } catch (cause) {
    if (!isClosed(cause)) throw cause;
    return { vendors: [], commissionFields: [], switches: readSwitches({}) };
  }
}
