import { findsVendorsAgain } from '@consignment/domain/shop/vendor-tracking';
import { expect, it } from 'vitest';

it.each([
  [{ tracking_type: 'Product Tag' }, true],
  [{ vendor_product_tag_prefix: 'by_', global_commission: '40' }, true],
  [{ global_commission: '40' }, false],
  [{}, false],
])('a change of %o finds the vendors again: %s', (change, finds) => {
  expect(findsVendorsAgain(change)).toBe(finds);
});
