import type { Role } from '@consignment/domain/people/roles';
import type { World } from '../identity/world.ts';

export const chosen = 'moss under the bridge';

/** Invites by call; the token of the link that the last mail has. */
export async function invite(world: World, token: string, email: string, role: Role): Promise<string> {
  const rep = role === 'salesrep' ? { sales_rep: await aRep(world, token) } : {};
  await world.server.ok('inviteMember', { token, body: { email, role, ...rep } });
  return linkTo(world, email);
}

/** A new sales rep of the shop. */
export async function aRep(world: World, token: string, first_name = 'Ada'): Promise<number> {
  return (await world.server.ok('createSalesRep', { token, body: { first_name } })).id;
}

/** The token of the link in the last mail to this address. */
export async function linkTo(world: World, email: string): Promise<string> {
  const mails = await world.mails('team_invitation');
  const mail = mails.findLast(({ headers }) =>
    headers.get('to')?.toLowerCase().includes(email.toLowerCase()),
  );
  const token = /\/invitation\/([\w-]+)/.exec(mail?.text ?? '')?.[1];
  if (token === undefined) throw new Error(`No mail to ${email} has a link.`);
  return token;
}

export function accept(world: World, token: string, name = 'Robin Fell') {
  const body = { token, name, password: chosen, repeated: chosen };
  return world.server.ok('acceptInvitation', { body });
}

/** Invites a person with a new login, who accepts; an access token of theirs, their id and their address. */
export async function join(
  world: World,
  by: string,
  role: Role,
): Promise<{ token: string; id: number; email: string }> {
  const email = `${role}-${crypto.randomUUID().slice(0, 8)}@people.example`;
  await accept(world, await invite(world, by, email, role));
  const isVendor = role === 'vendor' || role === 'vendor_viewer';
  const credentials = { body: { email, password: chosen }, query: { shop: 'alder.example' } };
  const { access: token } = isVendor
    ? await world.server.ok('loginVendor', credentials)
    : await world.server.ok('createToken', credentials);
  const { members } = await world.server.ok('listTeam', { token: role === 'salesrep' ? by : token });
  const id = members.find((member) => member.email === email)?.id;
  if (id === undefined) throw new Error(`${email} is not in the team.`);
  return { token, id, email };
}

/** A person chooses a password by the link of a mail. */
export async function chooseByMail(world: World, email: string, password: string): Promise<void> {
  const { server } = world;
  // Within a minute no second link is mailed to one address.
  server.now = new Date(server.now.getTime() + 90_000);
  await server.ok('sendResetEmail', { body: { email }, query: { shop: 'alder.example' } });
  const mail = (await world.mails('reset')).findLast(({ headers }) => headers.get('to')?.includes(email));
  const [, uidb64 = '', token = ''] = /\/reset-password\/([^/]+)\/([^/?\s]+)/.exec(mail?.text ?? '') ?? [];
  const { access } = await server.ok('authenticateResetToken', { body: { uidb64, token } });
  const body = { new_password1: password, new_password2: password };
  await server.ok('resetPassword', { token: access, body });
}

/** Signs the vendor's public login in again, where an earlier test has ended its sessions. */
export async function vendorToken({ server }: World, email = 'vendor@alder.example'): Promise<string> {
  const body = { email, password: 'correct horse battery' };
  return (await server.ok('loginVendor', { body })).access;
}
