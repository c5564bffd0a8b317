import { sessionAfterFactor as finish } from '../../actions/people/finish-sign-in.ts';
import { forPublic } from '../../actions/operation.ts';

export const finishSignIn = forPublic<'finishSignIn'>(async (ask) => ({
  status: 200,
  body: await finish(ask.service, ask.body, ask.origin, ask.now),
}));
