import { forSession } from '../../actions/operation.ts';
import { mayNot } from '../../common/problem.ts';
import { loginById } from '../../queries/people/logins.ts';
import { preferencesOf } from '../../queries/people/preferences.ts';
import { shopOf } from '../../queries/shops/shops.ts';

export const getSession = forSession<'getSession'>(async ({ session, read, service }) => {
  const { loginId, shopId, party, role, vendorIds } = session;
  if (loginId === null) throw mayNot();
  const [{ name, email }, preferences] = await service.database.asSystem(async (tx) => [
    await loginById(tx, loginId),
    await preferencesOf(tx, loginId),
  ]);
  const { myshopify_domain: shop } = await read((tx) => shopOf(tx, shopId));
  const vendor_ids = vendorIds === null ? null : vendorIds.toSorted((a, b) => a - b);
  return {
    status: 200,
    body: { party, role, login_id: loginId, name, email, shop, vendor_ids, preferences },
  };
});
