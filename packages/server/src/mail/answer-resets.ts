import { randomUUID } from 'node:crypto';
import { resetLinkMinutes } from '../identity/reset-token.ts';
import { loginByEmail, shopIdByDomain, shopsOfLogin } from '../queries/logins.ts';
import {
  countRecentResets,
  insertReset,
  takeResetRequest,
  type ResetRequest,
} from '../queries/password-resets.ts';
import type { Database, Tx } from '../database/database.ts';
import { resetMail } from './account-mails.ts';

/*
 * A request for a new password is answered before the address is looked up. The rest happens here, behind the answer, so
 * that neither its words nor its time tell whether the address has a login.
 */

export type ResetDesk = {
  readonly database: Database;
  /** Where people reach this server, without a slash at its end. */
  readonly publicUrl: () => string;
  readonly clock: () => Date;
};

const minute = 60_000;
/** Enough for somebody who deletes the first mails unread, and too few to fill a mailbox. */
const mostInAnHour = 5;

/** Writes the mails of all requests, each in the transaction that takes its request. */
export async function answerResets(desk: ResetDesk, isStopping: () => boolean): Promise<void> {
  const answerNext = () =>
    desk.database.asSystem(async (tx) => {
      const asked = await takeResetRequest(tx);
      if (asked !== null) await answer(tx, desk, asked);
      return asked !== null;
    });
  while (!isStopping() && (await answerNext()));
}

async function answer(tx: Tx, desk: ResetDesk, { email, shop, askedAt }: ResetRequest): Promise<void> {
  const now = desk.clock();
  // A request that could not be answered for so long is given up, so that it does not hold up the others.
  if (now.getTime() - askedAt.getTime() > resetLinkMinutes * minute) return;
  const login = await loginByEmail(tx, email);
  const shopId = login === null ? null : await shopToWriteFor(tx, login.id, shop);
  if (login === null || shopId === null) return;
  const since = (minutes: number) => new Date(now.getTime() - minutes * minute);
  // Asked twice in a minute is one mail: no mailbox is filled by this.
  if ((await countRecentResets(tx, login.id, since(1))) > 0) return;
  if ((await countRecentResets(tx, login.id, since(60))) >= mostInAnHour) return;
  const resetId = randomUUID();
  const expiresAt = new Date(now.getTime() + resetLinkMinutes * minute);
  await insertReset(tx, { id: resetId, loginId: login.id, now, expiresAt });
  await resetMail(tx, { shopId, publicUrl: desk.publicUrl(), login, resetId, now });
}

/** The shop in whose name the mail goes out: the one named, else the login's first; null when it has nothing to do with it. */
async function shopToWriteFor(tx: Tx, loginId: number, domain: string | null): Promise<number | null> {
  const shops = await shopsOfLogin(tx, loginId);
  if (domain === null) return shops[0] ?? null;
  const named = await shopIdByDomain(tx, domain);
  return named !== null && shops.includes(named) ? named : null;
}
