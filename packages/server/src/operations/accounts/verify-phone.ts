import { defineTexts } from '@consignment/domain/text/texts';
import { forSession } from '../../actions/operation.ts';
import { refuse } from '../../common/problem.ts';

const texts = defineTexts('VerifyPhone', {
  notVerified: 'This installation does not verify phone numbers.',
});

/** The documents name the call and its number, but neither a code nor its sender: it is off, and says so. */
export const verifyPhone = forSession<'verifyPhone'>(() => {
  throw refuse(422, 'phone_verification_off', texts.notVerified, {
    pointer: '/phone',
  });
});
