import { defineTexts } from '@consignment/domain/text/texts';
import { personOf, type Person } from '../../actions/people/factor-set-up.ts';
import { forSession, type Body } from '../../actions/operation.ts';
import { showPassword, stillThePassword } from '../../actions/people/own-password.ts';
import { checkFactor, spendChallenge } from '../../actions/people/second-factor.ts';
import type { Service } from '../../actions/service.ts';
import { refuse } from '../../common/problem.ts';
import { tryFactor } from '../../identity/attempts.ts';
import { recoveryCodeUsedMail } from '../../mail/security-mails.ts';
import { recoveryCodesOf } from '../../queries/people/factors.ts';
import { lockLogin } from '../../queries/people/logins.ts';
import { setProved } from '../../queries/people/sessions.ts';

const texts = defineTexts('RenewProof', {
  needsFactor: 'Your password is not enough. Use your second factor.',
  otherSession: 'This was started in another session. Please start again.',
  wrongPassword: 'Your password is incorrect.',
});

/** A person without a second factor proves themselves with the password, which is enough to set one up. */
export const renewProof = forSession<'renewProof'>(async ({ body, session, now, service }) => {
  const person = personOf(session);
  if (session.factor.isSet) await byFactor(service, person, body, now);
  else await byPassword(service, person, body, now);
  service.mail.startDelivery();
  return { status: 200, body: {} };
});

async function byFactor(service: Service, person: Person, body: Body<'renewProof'>, now: Date) {
  const { token, password, ...shown } = body;
  if (password !== undefined) {
    throw refuse(422, 'wrong_second_factor', texts.needsFactor, {
      pointer: '/password',
    });
  }
  const { loginId, sessionId, shopId } = person;
  const login = await service.database.asSystem((tx) => lockLogin(tx, loginId));
  const attempt = () =>
    service.database.asSystem(async (tx) => {
      await lockLogin(tx, loginId);
      const challenge = await spendChallenge(tx, token, 'proof', now);
      if (challenge.sessionId !== sessionId) {
        throw refuse(422, 'challenge_ended', texts.otherSession);
      }
      const shownBy = await checkFactor(tx, service, login, shown, challenge.challenge, now);
      if (shownBy === 'recovery_code') {
        const left = (await recoveryCodesOf(tx, loginId))?.left ?? 0;
        await recoveryCodeUsedMail(tx, { shopId, login, left, now });
      }
      await setProved(tx, sessionId, now);
    });
  await tryFactor(service, login, shown, attempt, now);
}

async function byPassword(service: Service, person: Person, body: Body<'renewProof'>, now: Date) {
  const { loginId, sessionId } = person;
  const shown = { password: body.password ?? '', pointer: '/password', detail: texts.wrongPassword };
  const login = await showPassword(service, loginId, shown, now);
  await service.database.asSystem(async (tx) => {
    await stillThePassword(tx, login, shown);
    await setProved(tx, sessionId, now);
  });
}
