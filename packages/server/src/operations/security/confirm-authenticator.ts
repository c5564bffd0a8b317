import { defineTexts } from '@consignment/domain/text/texts';
import { addFactor, personOf } from '../../actions/people/factor-set-up.ts';
import { forSession } from '../../actions/operation.ts';
import { spendChallenge, wrongFactor } from '../../actions/people/second-factor.ts';
import { tryFactor } from '../../identity/attempts.ts';
import { openSecret, stepOfCode } from '../../identity/authenticator.ts';
import { putAuthenticator } from '../../queries/people/factors.ts';
import { lockLogin } from '../../queries/people/logins.ts';

const texts = defineTexts('ConfirmAuthenticator', {
  wrongCode: 'This code is incorrect. Enter the code that the app shows now.',
});

export const confirmAuthenticator = forSession<'confirmAuthenticator'>(
  async ({ body, session, by, now, service }) => {
    const person = personOf(session);
    const { loginId } = person;
    const attempt = () =>
      addFactor(
        service,
        person,
        async (tx, login) => {
          const begun = await spendChallenge(tx, body.token, 'authenticator', now);
          const secret = openSecret(service.secrets, loginId, begun.sealedSecret);
          const step = begun.sessionId === person.sessionId ? stepOfCode(secret, body.code, now) : null;
          if (step === null) throw wrongFactor('/code', texts.wrongCode, login);
          await putAuthenticator(tx, { loginId, sealedSecret: begun.sealedSecret, step, now });
          return { is: 'app_added' };
        },
        { by, now },
      );
    const login = await service.database.asSystem((tx) => lockLogin(tx, loginId));
    const codes = await tryFactor(service, login, {}, attempt, now);
    return { status: 201, body: { recovery_codes: codes } };
  },
);
