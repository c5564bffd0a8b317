import { signInCustomer } from '../../actions/platform-sign-in.ts';
import { forPublic } from '../../actions/operation.ts';

export const authenticateVendor = forPublic<'authenticateVendor'>(async ({ url, now, service }) => {
  const pair = await signInCustomer(service, new URL(url, 'http://server').searchParams, now);
  return { status: 200, body: pair };
});
