import { signIn } from '../../actions/people/sign-in.ts';
import { forPublic } from '../../actions/operation.ts';

export const createToken = forPublic<'createToken'>(async (ask) => {
  const { body, shop, now, service } = ask;
  const pair = await signIn(service, 'members', { ...body, shop }, ask.origin, now);
  return { status: 200, body: pair };
});
