import { signIn } from '../identity/sign-in.ts';
import { forPublic } from '../operation.ts';

export const loginVendor = forPublic<'loginVendor'>(async ({ body, shop, now, service }) => {
  const pair = await signIn(service.database, service.tokens, 'vendors', { ...body, shop }, now);
  return { status: 200, body: { access: pair.access, refresh: pair.refresh, message: '' } };
});
