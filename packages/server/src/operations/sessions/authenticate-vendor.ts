import { signInCustomer } from '../../actions/shops/platform-sign-in.ts';
import { forPublic } from '../../actions/operation.ts';

export const authenticateVendor = forPublic<'authenticateVendor'>(async (ask) => {
  const { url, now, service } = ask;
  const pair = await signInCustomer(service, new URL(url, 'http://server').searchParams, ask.origin, now);
  return { status: 200, body: pair };
});
