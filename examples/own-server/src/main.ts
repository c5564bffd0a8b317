import { answerOf } from '@consignment/client/answer';
import { createClient } from '@consignment/client/create-client';
import { answerShapes } from '@consignment/client/generated/answer-shapes-merchant';
import { createSession } from '@consignment/client/session';
import { signInAs } from '@consignment/client/sign-in';
import { signOut } from '@consignment/client/sign-out';

const { CONSIGNMENT_URL: url = 'http://localhost:4000', CONSIGNMENT_EMAIL: email = '' } = process.env;
const { CONSIGNMENT_PASSWORD: password = '' } = process.env;
const session = createSession({ app: 'own-server' });
const client = createClient({ session, shapes: answerShapes, baseUrl: `${url}/api` });

const signedIn = await signInAs('merchant', { client, session }, { email, password });
if (signedIn.is === 'refused') throw new Error(signedIn.problem.detail);

const shop = await answerOf(client.GET('/{platform}/shops/', { params: { path: { platform: 'shopify' } } }));
console.log('vendor,owed,currency');
for (let page = 1, isLast = false; !isLast; page++) {
  const query = { page, limit: 100 };
  const vendors = await answerOf(client.GET('/vendors/commission-totals/due/', { params: { query } }));
  for (const { name, commission_due: owed, currency } of vendors.results) {
    console.log([`"${name.replaceAll('"', '""')}"`, owed, currency ?? shop.currency].join(','));
  }
  isLast = vendors.next === null;
}

await signOut({ client, session });
