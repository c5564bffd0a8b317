import { signIn } from '../../actions/sign-in.ts';
import { forPublic } from '../../actions/operation.ts';

export const loginVendor = forPublic<'loginVendor'>(async ({ body, shop, now, service }) => {
  const { access, refresh, device } = await signIn(service, 'vendors', { ...body, shop }, now);
  return { status: 200, body: { access, refresh, message: '', device } };
});
