import type { RegistrationResponseJSON } from '@simplewebauthn/server';
import { defineTexts } from '@consignment/domain/text/texts';
import { addFactor, personOf } from '../../actions/people/factor-set-up.ts';
import { forSession } from '../../actions/operation.ts';
import { spendChallenge, wrongFactor } from '../../actions/people/second-factor.ts';
import { refuse } from '../../common/problem.ts';
import { newPasskeyIn, passkeySiteOf } from '../../identity/passkeys.ts';
import { insertPasskey } from '../../queries/people/factors.ts';

const texts = defineTexts('AddPasskey', {
  noName: 'Give the passkey a name.',
  notChecked: 'This passkey could not be checked. Please try again.',
  known: 'This passkey has already been added.',
});

export const addPasskey = forSession<'addPasskey'>(async ({ body, session, by, now, service }) => {
  const person = personOf(session);
  const site = passkeySiteOf(service.publicUrl);
  const name = body.name.trim();
  if (name === '') throw refuse(422, 'invalid_value', texts.noName, { pointer: '/name' });
  const codes = await addFactor(
    service,
    person,
    async (tx, login) => {
      const { challenge, sessionId } = await spendChallenge(tx, body.token, 'passkey', now);
      // As the schema describes it.
      const answer = body.passkey as unknown as RegistrationResponseJSON;
      const made =
        site === null || sessionId !== person.sessionId ? null : await newPasskeyIn(site, challenge, answer);
      if (made === null) throw wrongFactor('/passkey', texts.notChecked, login);
      const id = await insertPasskey(tx, { ...made, loginId: person.loginId, name, now });
      if (id === null) throw refuse(409, 'already_assigned', texts.known);
      return { is: 'passkey_added', name };
    },
    { by, now },
  );
  return { status: 201, body: { recovery_codes: codes } };
});
