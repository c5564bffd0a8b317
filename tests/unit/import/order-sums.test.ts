import { expect, it } from 'vitest';
import { readOrders } from '../../../packages/server/src/imports/csv/orders.ts';
import { catalogOf } from '../../../packages/server/src/imports/match/line-product.ts';
import { lineRowsOf } from '../../../packages/server/src/imports/match/order-rows.ts';
import { retailFiles } from '../../contract/shopify/retail.ts';
import { allOf, dateRules, fileOf } from './files.ts';

it('all orders of the retail sample add up', async () => {
  const { orders } = retailFiles();
  const { read } = await allOf(readOrders(fileOf(orders, 65_536), { currency: 'GBP' }, dateRules()));
  const catalog = catalogOf({ byId: [], bySku: [], byTitle: [] });
  const feet = read.map((order) => lineRowsOf(order, catalog, () => null, false).sums.is);
  expect(read.length).toBe(906);
  expect([...new Set(feet)]).toEqual(['adds_up']);
});
