import { answerOf } from '@consignment/client/answer';
import { createClient } from '@consignment/client/create-client';
import { createSession } from '@consignment/client/session';

export const session = createSession({ app: 'portal' });

export const client = createClient({ session });

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
