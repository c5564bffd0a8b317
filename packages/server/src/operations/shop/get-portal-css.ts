import { FileAnswer } from '../../common/file-answer.ts';
import { forSession } from '../../actions/operation.ts';
import { metasOf } from '../../queries/shops/shops.ts';
import { servedShopCss } from '../../shop-css/served.ts';

export const getPortalCss = forSession<'getPortalCss'>(async ({ session, read }) => {
  const metas = await read((tx) => metasOf(tx, session.shopId));
  return {
    status: 200,
    body: new FileAnswer({
      mediaType: 'text/css; charset=utf-8',
      content: Buffer.from(servedShopCss(metas.get('vendor_portal_css') ?? '')),
    }),
  };
});
