import { portalSignInAddress } from '@consignment/domain/shop/shop-address';
import { defineTexts } from '@consignment/domain/text/texts';
import type { Service } from '../service.ts';
import { OtherApp } from '../../common/problem.ts';
import { memberships, shopIdByDomain, signups } from '../../queries/people/logins.ts';
import { shopOf } from '../../queries/shops/shops.ts';
import type { Tx } from '../../database/database.ts';

const texts = defineTexts('OtherApp', {
  forVendors: 'This login is for vendors. Please log in to the {shop} vendor portal.',
  forSalesReps: 'This login is for sales reps. Please log in on the sales reps’ page.',
  forShop: 'This login is for the shop {shop}. Please log in on the shop’s own page.',
});

/**
 * The app of a login that does not belong to this one. The caller has proved the password, so this reveals nothing.
 * Null where the login belongs to neither app, or to none in the shop named.
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
  if (place.party === 'vendor') {
    const href = portalSignInAddress(publicUrl, domain);
    return new OtherApp(texts.forVendors({ shop: name }), { app: 'portal', href });
  }
  if (place.party === 'salesrep') {
    const href = `${publicUrl}/salesreps/sign-in`;
    return new OtherApp(texts.forSalesReps, {
      app: 'salesreps',
      href,
    });
  }
  return new OtherApp(texts.forShop({ shop: name }), {
    app: 'merchant',
    href: `${publicUrl}/sign-in`,
  });
}
