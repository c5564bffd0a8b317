import { defineTexts } from '../text/texts.ts';

/*
 * The right to change where a vendor's money goes, its bank details and its PayPal email, and the right to end the hold after a
 * change. Logins that the shop has set up are the vendor's own once their person has chosen a password by mail.
 */

const texts = defineTexts('ChangedPayoutDetails', {
  byItsOwnLogin:
    'One of your logins has changed the payout details, or the shop has merged another vendor into yours. Ask the shop to release the payments, or wait until the hold ends.',
  byWhoSetUpTheLogin:
    'The person who changed the payout details also set up your login recently. Ask another owner of the shop to release the payments.',
  byYou:
    'You changed these payout details, or set up the login that changed them. Another owner or the vendor can release the payments. Otherwise, the payments will wait until the hold ends.',
  passwordByMail:
    'The shop set up your login, so choose your own password first. Request a link with “Forgot your password” and open it in your email. You can then change how you are paid, your login email and your team.',
  stopped: 'A change was stopped using the link in the email. Only the shop can release the payments.',
});

/** The last set-up of a vendor's login by the shop, and the last password that its person has chosen by a mailed link. */
export type SetUpByShop = {
  /** When the shop last set its password, its vendors or its customer; null for never. */
  readonly setByShopAt: Date | null;
  /** The login of the person who did; null where it is not known. */
  readonly setByShop: number | null;
  /** When its person has chosen a password by a mailed link since then; null for not yet. */
  readonly passwordByMailAt: Date | null;
};

/** True until the person of a login that the shop has set up has chosen a password by mail. */
export function needsPasswordByMail({ setByShopAt, passwordByMailAt }: SetUpByShop): boolean {
  return setByShopAt !== null && passwordByMailAt === null;
}

/** Why such a login may not change payout details, nor its email or its team, and what to do. */
export function passwordByMailText(): string {
  return texts.passwordByMail;
}

/** How long the person who has set up a login is responsible for its changes. */
const behindDays = 30;

/** The person of the shop who is responsible for a login's changes now; null for none. */
export function personBehind({ setByShopAt, setByShop }: SetUpByShop, now: Date): number | null {
  if (setByShopAt === null) return null;
  return now.getTime() - setByShopAt.getTime() < behindDays * 86_400_000 ? setByShop : null;
}

/** The changes since a hold began. */
export type HeldChanges = {
  readonly changedBy: readonly number[];
  /** The people of the shop behind them. */
  readonly behind: readonly number[];
  /** By the shop alone, and none of them a merge. */
  readonly isByShop: boolean;
  /** They were stopped by the link of the mail. */
  readonly isStopped: boolean;
};

/** An owner, or a login of the vendor. */
export type Releaser =
  | { readonly is: 'owner'; readonly login: number | null }
  | { readonly is: 'vendor'; readonly login: number | null; readonly setUp: SetUpByShop };

/** Why a person may not end a hold: people who have made a change, or are responsible for it, never may. Null where it may. */
export function releaseRefused(
  { changedBy, behind, isByShop, isStopped }: HeldChanges,
  who: Releaser,
  now: Date,
): string | null {
  const isInvolved = (login: number | null) =>
    login !== null && (changedBy.includes(login) || behind.includes(login));
  if (who.is === 'owner') {
    return isInvolved(who.login) ? texts.byYou : null;
  }
  if (isStopped) return texts.stopped;
  if (!isByShop) return texts.byItsOwnLogin;
  if (needsPasswordByMail(who.setUp)) return texts.passwordByMail;
  return isInvolved(personBehind(who.setUp, now)) ? texts.byWhoSetUpTheLogin : null;
}
