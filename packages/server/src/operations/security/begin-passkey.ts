import { defineTexts } from '@consignment/domain/text/texts';
import { checkFirstFactor, personOf } from '../../actions/people/factor-set-up.ts';
import { forSession } from '../../actions/operation.ts';
import { beginChallenge } from '../../actions/people/second-factor.ts';
import { refuse } from '../../common/problem.ts';
import { passkeySiteOf, setUpOptions } from '../../identity/passkeys.ts';
import { passkeysOf } from '../../queries/people/factors.ts';
import { lockLogin } from '../../queries/people/logins.ts';

const texts = defineTexts('BeginPasskey', {
  noPasskeys: 'This server’s address is an IP address, so passkeys cannot be used.',
});

export const beginPasskey = forSession<'beginPasskey'>(async ({ session, now, service }) => {
  const person = personOf(session);
  const { loginId, sessionId } = person;
  const site = passkeySiteOf(service.publicUrl);
  if (site === null) {
    throw refuse(422, 'passkeys_unavailable', texts.noPasskeys);
  }
  const body = await service.database.asSystem(async (tx) => {
    await checkFirstFactor(tx, person, session.factor, now);
    const login = await lockLogin(tx, loginId);
    const options = await setUpOptions(site, login, await passkeysOf(tx, loginId));
    const begun = { purpose: 'passkey', loginId, sessionId } as const;
    return { token: await beginChallenge(tx, begun, options.challenge, now), options: { ...options } };
  });
  return { status: 201, body };
});
