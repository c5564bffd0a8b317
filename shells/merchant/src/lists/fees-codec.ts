import type { FeeChargesQuery } from '@consignment/components/screens/merchant/fees/FeeCharges';
import { anId, listCodec, narrowedCodec } from '@consignment/routing/lists/list-codec';
import type { ListCodec } from '@consignment/routing/lists/use-list-query';

/** The address of the charges: the page, the fee and the vendor. The newest are first, always. */
export const feeChargesCodec: ListCodec<FeeChargesQuery> = narrowedCodec(listCodec(['day'], '-day'), {
  fee: anId,
  vendor: anId,
});

/** How the call is asked, for all pages at once. */
export function feeChargesFilter({ fee, vendor }: FeeChargesQuery) {
  return {
    ...(fee === null ? {} : { fee }),
    ...(vendor === null ? {} : { vendor_id: vendor }),
  };
}
