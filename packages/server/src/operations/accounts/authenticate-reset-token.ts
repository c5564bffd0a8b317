import { defineTexts } from '@consignment/domain/text/texts';
import { loginOfUid } from '../../identity/reset-token.ts';
import { forPublic } from '../../actions/operation.ts';
import { refuse } from '../../common/problem.ts';
import { lockLiveReset } from '../../queries/people/password-resets.ts';

const texts = defineTexts('AuthenticateResetToken', {
  linkInvalid: 'Password reset link is invalid.',
});

/** Opening the link does not use it up, since mail scanners open links too. */
export const authenticateResetToken = forPublic<'authenticateResetToken'>(async ({ body, now, service }) => {
  const resetId = service.resets.resetOf(body.token);
  const loginId =
    resetId === null ? null : await service.database.asSystem((tx) => lockLiveReset(tx, resetId, now));
  if (resetId === null || loginId === null || loginId !== loginOfUid(body.uidb64)) {
    throw refuse(422, 'invalid_link', texts.linkInvalid);
  }
  return { status: 200, body: { access: await service.resets.signForm(resetId, now) } };
});
