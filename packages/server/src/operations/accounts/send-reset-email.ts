import { defineTexts } from '@consignment/domain/text/texts';
import { isEmailAddress } from '../../common/email-address.ts';
import { forPublic } from '../../actions/operation.ts';
import { refuse } from '../../common/problem.ts';
import { keepResetRequest } from '../../queries/people/password-resets.ts';

const texts = defineTexts('SendResetEmail', {
  noEmail: 'Invalid email.',
});

/** Known or unknown, an address takes the same steps; see mail/answer-resets.ts for the rest. */
export const sendResetEmail = forPublic<'sendResetEmail'>(async ({ body, shop, now, service }) => {
  const email = body.email.trim();
  if (!isEmailAddress(email)) throw refuse(422, 'invalid_value', texts.noEmail, { pointer: '/email' });
  await service.database.asSystem((tx) => keepResetRequest(tx, { email, shop, askedAt: now }));
  service.mail.startDelivery();
  return { status: 200, body: {} };
});
