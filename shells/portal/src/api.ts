import { answerOf } from '@consignment/client/answer';
import { createClient } from '@consignment/client/create-client';
import { createSession } from '@consignment/client/session';

export const session = createSession({ app: 'portal' });

export const client = createClient({ session });

type Login = Awaited<ReturnType<typeof askForLogin>>;

let login: Promise<Login> | null = null;

/** The vendors of the login and the columns that the shop chose; asked for once, since a switch loads the page anew. */
export function loadLogin(): Promise<Login> {
  login ??= askForLogin().catch((cause: unknown) => {
    login = null;
    throw cause;
  });
  return login;
}

async function askForLogin() {
  const [vendors, settings] = await Promise.all([
    answerOf(client.GET('/vendors/me/')),
    answerOf(client.GET('/vendors/app-settings/list/')),
  ]);
  return { vendors: vendors.results, commissionFields: settings.commission_fields };
}
