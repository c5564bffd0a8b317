import { signInShop } from '../../actions/platform-sign-in.ts';
import { forPublic } from '../../actions/operation.ts';

export const authenticateShop = forPublic<'authenticateShop'>(async ({ url, now, service }) => {
  const pair = await signInShop(service, new URL(url, 'http://server').searchParams, now);
  return { status: 200, body: pair };
});
