import {
  needsPasswordByMail,
  passwordByMailText,
  personBehind,
  releaseRefused,
  type HeldChanges,
  type SetUpByShop,
} from '@consignment/domain/payouts/payout-details';
import { refuse, type Refusal } from '../../common/problem.ts';
import type { Session } from '../../common/session.ts';
import type { Tx } from '../../database/database.ts';
import type { Changer } from '../../queries/payouts/payout-holds.ts';
import { makerOfKey, setUpOfLogin } from '../../queries/vendors/set-up-by-shop.ts';

/* The rights to change where a vendor's money goes. All of it runs as the system, since logins are above shops. */

type Who = Pick<Session, 'shopId' | 'loginId' | 'party' | 'key'>;

/** A login without an account any more has nothing to change. */
const unknown: SetUpByShop = { setByShopAt: null, setByShop: null, passwordByMailAt: null };

async function setUpOf(tx: Tx, { shopId, loginId }: Who): Promise<SetUpByShop> {
  return (loginId === null ? null : await setUpOfLogin(tx, shopId, loginId)) ?? unknown;
}

/** Throws a Refusal (403) for a vendor's login that the shop has set up, until its person has chosen a password by mail. */
export async function refuseSetUpByShop(tx: Tx, who: Who): Promise<void> {
  if (who.party === 'vendor' && needsPasswordByMail(await setUpOf(tx, who))) throw passwordByMailFirst();
}

function passwordByMailFirst(): Refusal {
  return refuse(403, 'password_by_mail_first', passwordByMailText());
}

/** The person of the shop who sets up a login: the session's own, or the maker of its key. */
export async function payeeAskedFor(
  tx: Tx,
  { loginId, key }: Pick<Who, 'loginId' | 'key'>,
): Promise<number | null> {
  return key === null ? loginId : makerOfKey(tx, key.id);
}

/** The session as one who changes payout details. */
export async function changerOf(tx: Tx, who: Who, now: Date): Promise<Changer> {
  const { loginId, party, key } = who;
  const isByShop = party !== 'vendor';
  const behind =
    key === null
      ? isByShop
        ? null
        : personBehind(await setUpOf(tx, who), now)
      : await payeeAskedFor(tx, who);
  return { login: loginId, behind: behind === null ? [] : [behind], isByShop };
}

/** The rights of a session to payout details, for its screens. */
export type PayoutDetailsRights = {
  /** Why it may not change them now; null where nothing but its role decides. */
  readonly changeRefused: 'password_by_mail_first' | 'bank_details_stopped' | null;
  /** Why it may not end the hold; null where it may, or where there is none. */
  readonly releaseRefused: string | null;
};

export async function payoutDetailsRights(
  tx: Tx,
  who: Who,
  changes: HeldChanges | null,
  now: Date,
): Promise<PayoutDetailsRights> {
  const { loginId: login, party } = who;
  if (party !== 'vendor') {
    const refused = changes === null ? null : releaseRefused(changes, { is: 'owner', login }, now);
    return { changeRefused: null, releaseRefused: refused };
  }
  const setUp = await setUpOf(tx, who);
  return {
    changeRefused: needsPasswordByMail(setUp)
      ? 'password_by_mail_first'
      : changes?.isStopped === true
        ? 'bank_details_stopped'
        : null,
    releaseRefused: changes === null ? null : releaseRefused(changes, { is: 'vendor', login, setUp }, now),
  };
}
