import { signInShop } from '../../actions/shops/platform-sign-in.ts';
import { forPublic } from '../../actions/operation.ts';

export const authenticateShop = forPublic<'authenticateShop'>(async (ask) => {
  const { url, now, service } = ask;
  const pair = await signInShop(service, new URL(url, 'http://server').searchParams, ask.origin, now);
  return { status: 200, body: pair };
});
