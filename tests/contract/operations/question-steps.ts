import { priceLines } from '../../../packages/server/src/pricing/pricing.ts';
import { png } from '../exports/pictures.ts';
import type { SuccessBody, TestServer } from '../server.ts';
import { insertLine, lineOf, password, vendorOf } from './shops.ts';
import type { World } from './world.ts';

export type Thread = SuccessBody<'getQuestion'>;

export const picture = png({ width: 3, height: 2 });

/** Steps of tests of questions, in the shop Alder. */
export function questionsOf(world: () => World) {
  const server = () => world().server;
  const line = (title: string) => lineOf(world().alder, title);
  const vendor = (name: string) => vendorOf(world().alder, name);
  const ask = (title: string, more: object = {}, token = world().tokens.vendor) =>
    server().ok('askQuestion', {
      token,
      body: { line_item: line(title), reason: 'rate', text: 'Is this the new rate?', ...more },
    });
  const thread = (id: number, token = world().tokens.owner) =>
    server().ok('getQuestion', { token, params: { id } });
  const reply = (id: number, token: string, body: object = { text: 'It is.' }) =>
    server().ok('replyQuestion', { token, params: { id }, body });
  const end = (id: number, token: string, body: object = { state: 'closed' }) =>
    server().ok('settleQuestion', { token, params: { id }, body });
  const act = (id: number, body: object, headers: Record<string, string> = {}) =>
    server().ok('actOnQuestion', { token: world().tokens.owner, params: { id }, body, headers });
  const upload = (token: string, more: { bytes?: Buffer; name?: string; type?: string } = {}) =>
    server().ok('uploadQuestionFile', uploadOf(token, more));
  const listed = async (title: string, token = world().tokens.owner) => {
    const { results } = await server().ok('listCommissions', { token, query: { search: title } });
    const found = results.find((one) => one.id === line(title));
    if (found === undefined) throw new Error(`There is no line '${title}'.`);
    return found;
  };
  /** Another line of a vendor, of 8.00. */
  const sell = async (title: string, vendorName: string) => {
    const { alder } = world();
    const sold = { title, vendor: vendorName, processedAt: '2026-03-06T10:00:00Z', price: 800 };
    alder.lines[title] = await server().database.asSystem(async (tx) => {
      const id = await insertLine(tx, alder, sold);
      await priceLines(tx, alder.id, { lines: [id] });
      return id;
    });
  };
  return { server, line, vendor, ask, thread, reply, end, act, upload, listed, sell };
}

export function uploadOf(
  token: string,
  {
    bytes = picture,
    name = 'lamp.png',
    type = 'image/png',
  }: { bytes?: Buffer; name?: string; type?: string },
) {
  return { token, query: { name }, bytes, headers: { 'content-type': type } };
}

/** The file as the network has it. */
export async function download(server: TestServer, id: number, token: string) {
  const response = await fetch(`${server.url}/api/questions/files/${id}/`, {
    headers: { authorization: `Bearer ${token}` },
  });
  return {
    status: response.status,
    headers: response.headers,
    bytes: Buffer.from(await response.arrayBuffer()),
  };
}

/** Approves the login of the vendor Ash, which the login of the others does not see; its access token. */
export async function signInAsh({ server }: World): Promise<string> {
  const email = 'waiting@alder.example';
  await server.database.asSystem(async (tx) => {
    const login = tx.selectFrom('logins').select('id').where('email', '=', email);
    await tx.updateTable('vendor_signups').set({ approved: true }).where('login_id', '=', login).execute();
  });
  return (await server.ok('loginVendor', { body: { email, password } })).access;
}

/** Another person of the shop. */
export async function signInMember(
  { server, alder }: World,
  role: 'manager' | 'support' | 'bookkeeper' | 'payer',
): Promise<string> {
  const email = `${role}@alder.example`;
  await server.database.asSystem(async (tx) => {
    const { password_hash, created_at } = await tx
      .selectFrom('logins')
      .select(['password_hash', 'created_at'])
      .where('email', '=', 'owner@alder.example')
      .executeTakeFirstOrThrow();
    const { id: login_id } = await tx
      .insertInto('logins')
      .values({ email, password_hash, name: `The ${role}`, created_at })
      .returning('id')
      .executeTakeFirstOrThrow();
    await tx.insertInto('shop_members').values({ shop_id: alder.id, login_id, role }).execute();
  });
  return (await server.ok('createToken', { body: { email, password } })).access;
}
