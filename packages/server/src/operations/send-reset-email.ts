import { randomUUID } from 'node:crypto';
import { resetLinkMinutes } from '../identity/reset-token.ts';
import { resetMail } from '../mail/account-mails.ts';
import { forPublic } from '../operation.ts';
import { refuse } from '../problem.ts';
import { loginByEmail, memberships, shopIdByDomain, signups } from '../queries/logins.ts';
import { hasRecentReset, insertReset } from '../queries/password-resets.ts';
import type { Tx } from '../store/database.ts';

const minute = 60_000;

export const sendResetEmail = forPublic<'sendResetEmail'>(async ({ body, shop, now, service }) => {
  await service.database.asSystem(async (tx) => {
    const login = await loginByEmail(tx, body.email);
    const shopId = login === null ? null : await shopToWriteFor(tx, login.id, shop);
    // The documents tell an unknown address so; the limit on attempts keeps it from being a way to collect them.
    if (login === null || shopId === null) {
      throw refuse(422, 'invalid_value', 'Invalid email.', { pointer: '/email' });
    }
    // Asked twice in a minute is one mail: nobody's mailbox is filled by this.
    if (await hasRecentReset(tx, login.id, new Date(now.getTime() - minute))) return;
    const resetId = randomUUID();
    const expiresAt = new Date(now.getTime() + resetLinkMinutes * minute);
    await insertReset(tx, { id: resetId, loginId: login.id, now, expiresAt });
    await resetMail(tx, { shopId, publicUrl: service.publicUrl, login, resetId, now });
  });
  service.mail.nudge();
  return { status: 200, body: {} };
});

/** The shop in whose name the mail goes out: the one named, else the login's first; null when it has nothing to do with it. */
async function shopToWriteFor(tx: Tx, loginId: number, domain: string | null): Promise<number | null> {
  const shops = [...(await signups(tx, loginId)), ...(await memberships(tx, loginId))].map(
    ({ shopId }) => shopId,
  );
  if (domain === null) return shops[0] ?? null;
  const named = await shopIdByDomain(tx, domain);
  return named !== null && shops.includes(named) ? named : null;
}
