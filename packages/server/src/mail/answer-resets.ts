import { randomUUID } from 'node:crypto';
import { resetLinkMinutes } from '../identity/reset-token.ts';
import { loginByEmail, shopIdByDomain, shopsOfLogin } from '../queries/people/logins.ts';
import {
  countRecentResets,
  insertReset,
  takeResetRequest,
  type ResetRequest,
} from '../queries/people/password-resets.ts';
import type { Database, Tx } from '../database/database.ts';
import { resetMail } from './account-mails.ts';

/*
 * A request for a new password is answered before the address is looked up. The lookup happens here, in the background,
 * so that neither the text nor the time of the answer reveals whether the address has a login.
 */

export type ResetContext = {
  readonly database: Database;
  /** The server's public address, without a trailing slash. */
  readonly publicUrl: () => string;
  readonly clock: () => Date;
};

const minute = 60_000;
/** Enough for a person who deletes the first mails unread, and too few to fill a mailbox. */
const mostInAnHour = 5;

/** Writes the mails of all requests, each in the transaction that takes its request. */
export async function answerResets(context: ResetContext, isStopping: () => boolean): Promise<void> {
  const answerNext = () =>
    context.database.asSystem(async (tx) => {
      const asked = await takeResetRequest(tx);
      if (asked !== null) await answer(tx, context, asked);
      return asked !== null;
    });
  while (!isStopping() && (await answerNext()));
}

async function answer(tx: Tx, context: ResetContext, { email, shop, askedAt }: ResetRequest): Promise<void> {
  const now = context.clock();
  // An expired request is dropped, so that it does not hold up the others.
  if (now.getTime() - askedAt.getTime() > resetLinkMinutes * minute) return;
  const login = await loginByEmail(tx, email);
  const shopId = login === null ? null : await shopToWriteFor(tx, login.id, shop);
  if (login === null || shopId === null) return;
  const since = (minutes: number) => new Date(now.getTime() - minutes * minute);
  // Two requests within a minute get one mail, so that no mailbox is flooded.
  if ((await countRecentResets(tx, login.id, since(1))) > 0) return;
  if ((await countRecentResets(tx, login.id, since(60))) >= mostInAnHour) return;
  const resetId = randomUUID();
  const expiresAt = new Date(now.getTime() + resetLinkMinutes * minute);
  await insertReset(tx, { id: resetId, loginId: login.id, now, expiresAt });
  await resetMail(tx, { shopId, publicUrl: context.publicUrl(), login, resetId, now });
}

/** The shop that the mail comes from: the one named, else the login's first; null where the login does not belong to it. */
async function shopToWriteFor(tx: Tx, loginId: number, domain: string | null): Promise<number | null> {
  const shops = await shopsOfLogin(tx, loginId);
  if (domain === null) return shops[0] ?? null;
  const named = await shopIdByDomain(tx, domain);
  return named !== null && shops.includes(named) ? named : null;
}
