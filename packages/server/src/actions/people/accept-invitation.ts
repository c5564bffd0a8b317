import type { MemberRole, VendorRole } from '@consignment/domain/people/roles';
import { defineTexts } from '@consignment/domain/text/texts';
import type { Service } from '../service.ts';
import { byLogin, type Origin } from '../../common/by.ts';
import { refuse, type Refusal } from '../../common/problem.ts';
import type { Tx } from '../../database/database.ts';
import { tryPassword } from '../../identity/attempts.ts';
import { replacePassword } from '../../identity/change-password.ts';
import { checkNewPassword } from '../../identity/new-password.ts';
import { hashPassword } from '../../identity/passwords.ts';
import { record } from '../../ledger/record.ts';
import {
  lockLogin,
  loginByEmail,
  setLoginName,
  shopsOfLogin,
  type Login,
} from '../../queries/people/logins.ts';
import { insertLogin, insertMember } from '../../queries/shops/new-shop.ts';
import { roleIn } from '../../queries/shops/operator.ts';
import { shopOf } from '../../queries/shops/shops.ts';
import { markPasswordByMail } from '../../queries/vendors/set-up-by-shop.ts';
import { beginTeam, lockOwnAccount } from '../../queries/people/first-account.ts';
import { insertTeamAccount, lockTeam, membersOf, vendorNamesOf } from '../../queries/people/team.ts';
import { vendorById } from '../../queries/vendors/vendors.ts';
import {
  lockInvitation,
  markAccepted,
  openInvitation,
  type Invitation,
  type InvitedTo,
} from '../../queries/people/team-invitations.ts';

const texts = defineTexts('ActionAcceptInvitation', {
  noName: 'Enter your name.',
  linkUsed: 'This invitation has been used, renewed or withdrawn, or has expired. Please ask for a new one.',
  wrongPassword:
    'This is not the password for your login. If you don’t know the password, use “Forgot your password”.',
  otherVendor: 'Your account with this shop cannot be connected to this vendor. Please ask the shop.',
  haveAccount: 'Your login already has an account with this shop. Please log in as usual.',
});

type Known = Pick<Service, 'database' | 'config' | 'invitations'>;

export type Invited = {
  readonly invitation: Invitation;
  readonly shop: { readonly name: string; readonly domain: string };
  /** The names of those that the portal shows. */
  readonly vendors: string[];
  /** The existing login that joins with its password; null where the person chooses one. */
  readonly login: Login | null;
};

/** The invitation of a link, and the login that it is for. Throws a Refusal (422) for a link that is over. */
export async function invitedByLink(
  { database, invitations }: Known,
  token: string,
  now: Date,
): Promise<Invited & { readonly orphan: Login | null }> {
  const linkId = invitations.idOf(token);
  if (linkId === null) throw linkIsOver();
  return database.asSystem(async (tx) => {
    const invitation = await openInvitation(tx, linkId, now);
    if (invitation === null || (await isAbandoned(tx, invitation))) throw linkIsOver();
    const { team, email } = invitation;
    const { name, myshopify_domain: domain } = await shopOf(tx, team.shopId);
    const vendors = await vendorsOf(tx, team);
    const login = await loginByEmail(tx, email);
    // A login that opens no shop any more could not ask for a new password. The link has proved its mailbox.
    const isOrphan = login !== null && (await shopsOfLogin(tx, login.id)).length === 0;
    return {
      invitation,
      shop: { name, domain },
      vendors,
      login: isOrphan ? null : login,
      orphan: isOrphan ? login : null,
    };
  });
}

/** The names of the vendors that the portal shows; none for the shop's own team. */
async function vendorsOf(tx: Tx, team: InvitedTo): Promise<string[]> {
  if (team.is === 'vendor') return vendorNamesOf(tx, team);
  const vendor = team.is === 'first' ? await vendorById(tx, team.shopId, team.vendorId) : null;
  return vendor === null ? [] : [vendor.name];
}

/**
 * True where everyone who could have invited to the vendor's team has lost access. Of a vendor's first person, where the vendor is hidden
 * or merged, or has another email than the link went to.
 */
async function isAbandoned(tx: Tx, { team, email }: Invitation): Promise<boolean> {
  if (team.is === 'shop') return false;
  if (team.is === 'vendor') return !(await membersOf(tx, team)).some(({ role }) => role === 'vendor');
  const vendor = await vendorById(tx, team.shopId, team.vendorId);
  return vendor === null || vendor.hidden || !isSameAddress(vendor.email, email);
}

function isSameAddress(one: string, other: string): boolean {
  return one.trim().toLowerCase() === other.trim().toLowerCase();
}

export type Accepting = {
  readonly token: string;
  readonly password: string;
  /** Of a new password. */
  readonly repeated: string;
  /** Of a new login. */
  readonly name: string;
};

/** Joins the team by its link. Throws a Refusal where the link is over, or the password is refused. */
export async function takeInvitation(
  known: Known,
  given: Accepting,
  origin: Origin,
  now: Date,
): Promise<Invited> {
  const invited = await invitedByLink(known, given.token, now);
  const { invitation, login, orphan, shop } = invited;
  const { email } = invitation;
  const passwordHash = login === null ? await chosenPassword(given, [email, shop.name]) : null;
  if (login !== null) {
    const typed = { password: given.password, passwordHash: login.passwordHash };
    if (!(await tryPassword(known, { is: 'strangers', email }, typed, now))) throw wrongPassword(email);
  }
  await known.database.asSystem(async (tx) => {
    const loginId = await loginToJoin(tx, { login, orphan, passwordHash, given, email, now });
    const { team } = invitation;
    await (team.is === 'first' ? lockOwnAccount(tx, team.shopId, loginId) : lockTeam(tx, team));
    // Again under its lock: of two who accept at once, one is too late.
    const still = await lockInvitation(tx, invitation, now);
    if (still === null || (await isAbandoned(tx, still))) throw linkIsOver();
    await join(tx, still, { loginId, name: given.name, now });
    await markAccepted(tx, still, loginId, now);
    const act = { shopId: still.team.shopId, by: byLogin(loginId, origin), now };
    await record(tx, act, [{ event: 'member.joined', id: loginId, after: { role: still.role } }]);
  });
  return invited;
}

async function chosenPassword(given: Accepting, personal: readonly string[]): Promise<string> {
  if (given.name === '') throw refuse(422, 'required', texts.noName, { pointer: '/name' });
  const typed = { password: given.password, repeated: given.repeated };
  checkNewPassword({ ...typed, pointer: '/password', repeatedPointer: '/repeated' }, [
    given.name,
    ...personal,
  ]);
  return hashPassword(given.password);
}

async function loginToJoin(
  tx: Tx,
  about: {
    readonly login: Login | null;
    readonly orphan: Login | null;
    readonly passwordHash: string | null;
    readonly given: Accepting;
    readonly email: string;
    readonly now: Date;
  },
): Promise<number> {
  const { login, orphan, passwordHash, given, email, now } = about;
  if (login !== null) {
    const { passwordHash: present } = await lockLogin(tx, login.id);
    // A concurrent change may have replaced the password.
    if (present !== login.passwordHash) throw wrongPassword(email);
    return login.id;
  }
  if (passwordHash === null) throw new Error('A login is made with a password.');
  if (orphan === null) {
    const made = await insertLogin(tx, { email, passwordHash, name: given.name, now });
    // Another link has made a login of this address meanwhile, which joins with its password.
    if (made === null) throw wrongPassword(email);
    return made;
  }
  await lockLogin(tx, orphan.id);
  if ((await shopsOfLogin(tx, orphan.id)).length > 0) throw wrongPassword(email);
  await replacePassword(tx, { loginId: orphan.id, passwordHash, keepsSession: null, now });
  await markPasswordByMail(tx, orphan.id, now);
  await setLoginName(tx, orphan.id, given.name);
  return orphan.id;
}

async function join(
  tx: Tx,
  { team, role, salesRep, invitedById }: Invitation,
  who: { readonly loginId: number; readonly name: string; readonly now: Date },
): Promise<void> {
  const { loginId, now } = who;
  // The check of the table refuses an invitation with a role of the other kind of team.
  if (team.is === 'shop') {
    if ((await roleIn(tx, team.shopId, loginId)) !== null) throw alreadyIn();
    const member = {
      shopId: team.shopId,
      loginId,
      role: role as MemberRole,
      salesRepId: salesRep?.id ?? null,
    };
    await insertMember(tx, member);
    return;
  }
  const name = who.name === '' ? (await lockLogin(tx, loginId)).name : who.name;
  if (team.is === 'first') {
    const first = { loginId, name, setUpBy: invitedById, now };
    if ((await beginTeam(tx, team, first)) === null) throw cannotTake();
    return;
  }
  const account = { loginId, name, role: role as VendorRole, now };
  if ((await insertTeamAccount(tx, team, account)) === null) throw alreadyIn();
}

function linkIsOver(): Refusal {
  return refuse(422, 'invalid_link', texts.linkUsed, { pointer: '/token' });
}

function wrongPassword(email: string): Refusal {
  return refuse(422, 'wrong_password', texts.wrongPassword, {
    pointer: '/password',
    attempt: { login: email },
  });
}

/** The shop has disabled the account, or others share it. */
function cannotTake(): Refusal {
  return refuse(409, 'already_member', texts.otherVendor);
}

function alreadyIn(): Refusal {
  return refuse(409, 'already_member', texts.haveAccount);
}
