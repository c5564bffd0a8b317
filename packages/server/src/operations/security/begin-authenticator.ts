import { checkFirstFactor, personOf } from '../../actions/people/factor-set-up.ts';
import { forSession } from '../../actions/operation.ts';
import { beginChallenge } from '../../actions/people/second-factor.ts';
import { newAuthenticatorSecret, sealSecret, setUpUri } from '../../identity/authenticator.ts';
import { lockLogin } from '../../queries/people/logins.ts';

/** The secret counts once a code of it has been shown; until then one from before does. */
export const beginAuthenticator = forSession<'beginAuthenticator'>(async ({ session, now, service }) => {
  const person = personOf(session);
  const { loginId, sessionId } = person;
  const secret = newAuthenticatorSecret();
  const sealedSecret = sealSecret(service.secrets, loginId, secret);
  const body = await service.database.asSystem(async (tx) => {
    await checkFirstFactor(tx, person, session.factor, now);
    const { email } = await lockLogin(tx, loginId);
    const begun = { purpose: 'authenticator', loginId, sessionId, sealedSecret } as const;
    const token = await beginChallenge(tx, begun, '', now);
    return { token, secret, uri: setUpUri(secret, email, 'Consignment') };
  });
  return { status: 201, body };
});
