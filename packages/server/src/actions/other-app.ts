import type { Service } from './service.ts';
import { OtherApp } from '../common/problem.ts';
import { memberships, shopIdByDomain, signups } from '../queries/logins.ts';
import { shopOf } from '../queries/shops.ts';
import type { Tx } from '../database/database.ts';

/**
 * Where a login signs in that has no place behind this door: its owner knows the password, so that nothing is given
 * away. Null where it has no place behind the other one either, or none in the shop that was named.
 */
export async function otherAppOf(
  tx: Tx,
  { publicUrl }: Pick<Service, 'publicUrl'>,
  door: 'members' | 'vendors',
  about: { readonly loginId: number; readonly shop: string | null },
): Promise<OtherApp | null> {
  const { loginId, shop } = about;
  const named = shop === null ? null : await shopIdByDomain(tx, shop);
  const places = await (door === 'members' ? signups(tx, loginId) : memberships(tx, loginId));
  const [place] = places.filter(({ shopId }) => shop === null || shopId === named);
  if (place === undefined) return null;
  const { name, myshopify_domain: domain } = await shopOf(tx, place.shopId);
  if (place.role === 'vendor') {
    const query = new URLSearchParams({ shop: domain }).toString();
    const href = `${publicUrl}/apps/vendor-portal/login?${query}`;
    const words = `This login is for vendors. Please sign in on the vendor portal of ${name}.`;
    return new OtherApp(words, { app: 'portal', href });
  }
  if (place.role === 'salesrep') {
    const href = `${publicUrl}/salesreps/sign-in`;
    return new OtherApp('This login is for sales reps. Please sign in on the page for sales reps.', {
      app: 'salesreps',
      href,
    });
  }
  return new OtherApp(`This login is for the shop ${name} itself. Please sign in on the shop’s own page.`, {
    app: 'merchant',
    href: `${publicUrl}/sign-in`,
  });
}
