import type { PayRunVendorsQuery } from '@consignment/components/screens/merchant/pay-runs/PayRunVendors';
import { payRunVendorStates } from '@consignment/domain/pay-runs/pay-run';
import { listCodec, narrowedCodec, oneOf, pageCodec } from '@consignment/routing/lists/list-codec';
import type { ListCodec } from '@consignment/routing/lists/use-list-query';
import type { ListQuery } from '@consignment/domain/text/list-query';

/** The latest first, and in no other order. */
export const payRunsCodec = listCodec(['number'], '-number');

const vendors = listCodec(['vendor_name'], 'vendor_name');

/** The address of the vendors of a run: the search, the page and the state. */
export const payRunVendorsCodec: ListCodec<PayRunVendorsQuery> = narrowedCodec(vendors, {
  state: oneOf(payRunVendorStates, 'all'),
});

const entries = pageCodec('entries');

/** The page of the bank's entries, beside that of the vendors. */
export const bankEntriesCodec: ListCodec<ListQuery> = {
  ...entries,
  parse: (params) => ({ search: '', sort: 'id', ...entries.parse(params) }),
};
