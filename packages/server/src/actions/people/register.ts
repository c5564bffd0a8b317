import { defineTexts } from '@consignment/domain/text/texts';
import type { Service } from '../service.ts';
import { registrationMail } from '../../mail/account-mails.ts';
import { notFound, refuse, type Refusal } from '../../common/problem.ts';
import { byLogin, type Origin } from '../../common/by.ts';
import { record } from '../../ledger/record.ts';
import { isPortalClosed, loginByEmail, shopIdByDomain } from '../../queries/people/logins.ts';
import { insertLogin } from '../../queries/shops/new-shop.ts';
import { shopOf } from '../../queries/shops/shops.ts';
import { insertSignup } from '../../queries/people/signups.ts';
import { switchesOf } from '../../queries/shops/switches.ts';
import type { Tx } from '../../database/database.ts';
import { tryPassword } from '../../identity/attempts.ts';
import { isEmailAddress } from '../../common/email-address.ts';
import { checkNewPassword } from '../../identity/new-password.ts';
import { hashPassword } from '../../identity/passwords.ts';
import { portalClosed } from './sign-in.ts';

const texts = defineTexts('Register', {
  noEmail: 'Enter an email address.',
  emptyFields: 'Please fill out all fields.',
  wrongEmail: 'Enter an email address.',
  emailTaken: 'Email already exists. If you do not know your password please use "Forgot your Password?".',
});

export type Registration = {
  readonly name: string;
  readonly email: string;
  readonly password: string;
  readonly repeated: string;
  /** The shop's domain. */
  readonly shop: string;
  readonly donate: boolean;
  readonly paypalEmail: string;
};

/**
 * Registers a vendor's account in a shop, which waits for approval; the shop gets a mail. A person who already has a
 * login, from another shop for example, joins with its password; for a different password they are referred to the
 * reset.
 */
export async function register(
  known: Pick<Service, 'database' | 'config'>,
  given: Registration,
  { publicUrl, origin, now }: { readonly publicUrl: string; readonly origin: Origin; readonly now: Date },
): Promise<{ id: number; isModerated: boolean }> {
  const { name, email } = given;
  const { database } = known;
  const { shopId, shopName, isModerated, login } = await database.asSystem(async (tx) => {
    const shop = await openShop(tx, given);
    return { ...shop, login: await loginByEmail(tx, email) };
  });
  if (!isEmailAddress(email)) {
    throw refuse(422, 'invalid_value', texts.noEmail, { pointer: '/email' });
  }
  const typed = { password: given.password, repeated: given.repeated };
  const pointers = { pointer: '/password1', repeatedPointer: '/password2' };
  checkNewPassword({ ...typed, ...pointers }, [name, email, shopName]);
  // Both branches take about the same time. A wrong password counts here as it does at sign-in.
  if (login !== null) {
    const typedFor = { password: given.password, passwordHash: login.passwordHash };
    if (!(await tryPassword(known, { is: 'strangers', email }, typedFor, now))) throw emailTaken();
  }
  const passwordHash = login === null ? await hashPassword(given.password) : null;

  const id = await database.asSystem(async (tx) => {
    const loginId =
      passwordHash === null ? login?.id : await insertLogin(tx, { email, passwordHash, name, now });
    // A concurrent registration of the same address came first.
    if (loginId === null || loginId === undefined) throw emailTaken();
    const { donate, paypalEmail } = given;
    const signup = await insertSignup(tx, { shopId, loginId, name, donate, paypalEmail, now });
    if (signup === null) throw emailTaken();
    await registrationMail(tx, { shopId, publicUrl, account: { name, email, donate }, now });
    const act = { shopId, by: byLogin(loginId, origin), now };
    await record(tx, act, [{ event: 'account.registered', id: signup }]);
    return signup;
  });
  return { id, isModerated };
}

async function openShop(tx: Tx, { shop, donate, paypalEmail }: Registration) {
  const shopId = await shopIdByDomain(tx, shop);
  if (shopId === null) throw notFound();
  if (await isPortalClosed(tx, shopId)) throw portalClosed();
  const switches = await switchesOf(tx, shopId);
  // A vendor that donates its proceeds, where a shop offers that, needs no payout address.
  const asksPaypal = switches.showRegisterPaypalEmail && !(switches.showRegisterDonate && donate);
  if (asksPaypal && paypalEmail === '') {
    throw refuse(422, 'required', texts.emptyFields, { pointer: '/paypal_email' });
  }
  if (paypalEmail !== '' && !isEmailAddress(paypalEmail)) {
    throw refuse(422, 'invalid_value', texts.wrongEmail, { pointer: '/paypal_email' });
  }
  const { name: shopName } = await shopOf(tx, shopId);
  return { shopId, shopName, isModerated: switches.useModeratedRegisterMessage };
}

function emailTaken(): Refusal {
  return refuse(409, 'email_taken', texts.emailTaken, { pointer: '/email' });
}
