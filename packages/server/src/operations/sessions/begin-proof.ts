import { personOf } from '../../actions/people/factor-set-up.ts';
import { forSession } from '../../actions/operation.ts';
import { askForFactor, beginChallenge } from '../../actions/people/second-factor.ts';
import { lockLogin } from '../../queries/people/logins.ts';

export const beginProof = forSession<'beginProof'>(async ({ session, now, service }) => {
  const { loginId, sessionId } = personOf(session);
  const body = await service.database.asSystem(async (tx) => {
    await lockLogin(tx, loginId);
    const begun = { purpose: 'proof', loginId, sessionId } as const;
    const asked = await askForFactor(tx, service, begun, now);
    if (asked !== null) return asked;
    const token = await beginChallenge(tx, begun, '', now);
    return { token, methods: ['password' as const], passkey: null };
  });
  return { status: 201, body };
});
