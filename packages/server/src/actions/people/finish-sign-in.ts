import { defineTexts } from '@consignment/domain/text/texts';
import type { Body } from '../operation.ts';
import type { Service } from '../service.ts';
import { checkFactor, readChallenge, spendChallenge } from './second-factor.ts';
import { checkPortal } from './sign-in.ts';
import { refuse } from '../../common/problem.ts';
import { tryFactor } from '../../identity/attempts.ts';
import { deviceHash, rememberDevice } from '../../identity/devices.ts';
import { startSession, type TokenPair } from '../../identity/tokens.ts';
import type { Origin } from '../../common/by.ts';
import { recoveryCodeUsedMail } from '../../mail/security-mails.ts';
import { holdMembership, isPortalClosed, lockLogin } from '../../queries/people/logins.ts';
import { recoveryCodesOf } from '../../queries/people/factors.ts';

const texts = defineTexts('ActionFinishSignIn', {
  wrongLogin: 'The email or password is incorrect.',
});

/**
 * Finishes a sign-in whose password was right with the second factor that it asked for. The sign-in is used up, and a
 * wrong factor leaves it open until it ends. Throws a Refusal.
 */
export async function sessionAfterFactor(
  service: Service,
  body: Body<'finishSignIn'>,
  from: Origin,
  now: Date,
): Promise<TokenPair & { readonly device: string }> {
  const { database, tokens } = service;
  const { token, device: sent = null, ...shown } = body;
  const login = await database.asSystem(async (tx) => {
    const { loginId } = await readChallenge(tx, token, 'sign_in', now);
    return lockLogin(tx, loginId);
  });
  const attempt = () =>
    database.asSystem(async (tx) => {
      // Two uses of one sign-in wait for each other here.
      await lockLogin(tx, login.id);
      const { challenge, shopId, party } = await spendChallenge(tx, token, 'sign_in', now);
      const held = await holdMembership(tx, { loginId: login.id, shopId, party });
      if (held === null) throw refuse(401, 'invalid_credentials', texts.wrongLogin);
      if (party === 'vendor') checkPortal(held, await isPortalClosed(tx, shopId));
      const shownBy = await checkFactor(tx, service, login, shown, challenge, now);
      if (shownBy === 'recovery_code') {
        const left = (await recoveryCodesOf(tx, login.id))?.left ?? 0;
        await recoveryCodeUsedMail(tx, { shopId, login, left, now });
      }
      const device = await rememberDevice(tx, { loginId: login.id, sent, now });
      const how = { byPassword: true, deviceHash: deviceHash(device), from, isProved: true };
      const pair = await startSession(tx, tokens, { loginId: login.id, shopId, party, ...how }, now);
      return { ...pair, device };
    });
  const pair = await tryFactor(service, login, shown, attempt, now);
  service.mail.startDelivery();
  return pair;
}
