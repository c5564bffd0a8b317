import { pictureUrl } from '../../common/logo-url.ts';
import { forPublic } from '../../actions/operation.ts';
import { notFound } from '../../common/problem.ts';
import { onlyShopId, shopIdByDomain } from '../../queries/people/logins.ts';
import { coloursOf } from '../../portal/portal-shop.ts';
import { metasOf, shopOf } from '../../queries/shops/shops.ts';
import { switchesOf } from '../../queries/shops/switches.ts';
import { themeProperties } from '../../shop-css/theme.ts';
import { publicShopToWire } from '../../wire/shop.ts';

export const getPublicShop = forPublic<'getPublicShop'>(({ shop: domain, service }) =>
  service.database.asSystem(async (tx) => {
    const shopId = domain === null ? await onlyShopId(tx) : await shopIdByDomain(tx, domain);
    if (shopId === null) throw notFound();
    const [shop, metas, switches] = [
      await shopOf(tx, shopId),
      await metasOf(tx, shopId),
      await switchesOf(tx, shopId),
    ];
    const meta = (key: string) => metas.get(key) ?? '';
    const properties = await themeProperties(meta('vendor_portal_tokens'), coloursOf(meta));
    const body = publicShopToWire(shop, metas, switches, { properties, publicUrl: service.publicUrl });
    const vendor_portal_logo_url = pictureUrl(body.vendor_portal_logo_url, service.apiRoot);
    const { supportHours } = service.config;
    return {
      status: 200,
      body: {
        ...body,
        vendor_portal_logo_url,
        ...(supportHours !== null && { support_hours: supportHours }),
      },
    };
  }),
);
