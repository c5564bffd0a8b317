import { FileAnswer } from '../../common/file-answer.ts';
import { forPublic } from '../../actions/operation.ts';
import { notFound } from '../../common/problem.ts';
import { logoRowOf } from '../../queries/shops/logos.ts';

export const getLogo = forPublic<'getLogo'>(async ({ params, service }) => {
  const [, shop, digest] = /^(\d{1,15})-([0-9a-f]{64})$/.exec(params.name) ?? [];
  if (shop === undefined || digest === undefined) throw notFound();
  const shopId = Number(shop);
  const who = { shopId, vendorIds: null, readOnly: true };
  const logo = await service.database.asShop(who, (tx) => logoRowOf(tx, shopId, digest));
  if (logo === null) throw notFound();
  return {
    status: 200,
    body: new FileAnswer({
      mediaType: logo.media_type,
      content: logo.bytes,
      // The name is a digest of the content.
      cacheControl: 'public, max-age=31536000, immutable',
    }),
  };
});
