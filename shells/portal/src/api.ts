import { answerOf } from '@consignment/client/answer';
import { createClient } from '@consignment/client/create-client';
import { createSession } from '@consignment/client/session';
import { forgetVendor, shopOfPage } from './chosen.ts';

/** Each shop of a server has a session of its own, so that no page of one shows what belongs to another. */
export const session = createSession({ app: shopOfPage === null ? 'portal' : `portal.${shopOfPage}` });

session.onEnd(forgetVendor);

/** Below the portal's own folder, which is all that a shop platform's proxy passes on. */
export const client = createClient({ session, baseUrl: `${import.meta.env.BASE_URL}api` });

type Login = Awaited<ReturnType<typeof askForLogin>>;

let login: Promise<Login> | null = null;

/**
 * The vendors of the login, and the columns and switches that the shop chose; asked for once, since another vendor loads
 * the page anew.
 */
export function loadLogin(): Promise<Login> {
  login ??= askForLogin().catch((cause: unknown) => {
    login = null;
    throw cause;
  });
  return login;
}

async function askForLogin() {
  const [vendors, settings, switches] = await Promise.all([
    answerOf(client.GET('/vendors/me/')),
    answerOf(client.GET('/vendors/app-settings/list/')),
    answerOf(client.GET('/settings/switches/')),
  ]);
  return { vendors: vendors.results, commissionFields: settings.commission_fields, switches };
}
