import type { Role } from '@consignment/domain/roles';
import type { World } from '../identity/world.ts';

export const chosen = 'moss under the bridge';

/** Invites by call; the token of the link that the last mail has. */
export async function invite(world: World, token: string, email: string, role: Role): Promise<string> {
  await world.server.ok('inviteMember', { token, body: { email, role } });
  return linkTo(world, email);
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

/** Signs the vendor's public login in again, where an earlier test has ended its sessions. */
export async function vendorToken({ server }: World, email = 'vendor@alder.example'): Promise<string> {
  const body = { email, password: 'correct horse battery' };
  return (await server.ok('loginVendor', { body })).access;
}
