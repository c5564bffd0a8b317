import { signIn } from '../../actions/sign-in.ts';
import { forPublic } from '../../actions/operation.ts';

export const createToken = forPublic<'createToken'>(async ({ body, shop, now, service }) => {
  const pair = await signIn(service, 'members', { ...body, shop }, now);
  return { status: 200, body: pair };
});
