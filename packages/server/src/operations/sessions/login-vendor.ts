import { signIn } from '../../actions/people/sign-in.ts';
import { forPublic } from '../../actions/operation.ts';

export const loginVendor = forPublic<'loginVendor'>(async (ask) => {
  const { body, shop, now, service } = ask;
  const { access, refresh, device } = await signIn(service, 'vendors', { ...body, shop }, ask.origin, now);
  return { status: 200, body: { access, refresh, message: '', device } };
});
