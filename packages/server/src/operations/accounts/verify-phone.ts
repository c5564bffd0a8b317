import { forSession } from '../../actions/operation.ts';
import { refuse } from '../../common/problem.ts';

/** The documents name the call and its number, but neither a code nor its sender: it is off, and says so. */
export const verifyPhone = forSession<'verifyPhone'>(() => {
  throw refuse(422, 'phone_verification_off', 'Phone numbers are not verified on this installation.', {
    pointer: '/phone',
  });
});
