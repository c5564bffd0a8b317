import type { PayRunVendorsQuery } from '@consignment/components/screens/merchant/pay-runs/PayRunVendors';
import { payRunVendorStates } from '@consignment/domain/pay-runs/pay-run';
import { listCodec } from '@consignment/routing/lists/list-codec';
import type { ListCodec } from '@consignment/routing/lists/use-list-query';
import type { ListQuery } from '@consignment/domain/text/list-query';

/** The latest first, and in no other order. */
export const payRunsCodec = listCodec(['number'], '-number');

const vendors = listCodec(['vendor_name'], 'vendor_name');

/** The address of the vendors of a run: the search, the page and the state. */
export const payRunVendorsCodec: ListCodec<PayRunVendorsQuery> = {
  keys: [...vendors.keys, 'state'],
  parse: (params) => ({
    ...vendors.parse(params),
    state: payRunVendorStates.find((state) => state === params.get('state')) ?? 'all',
  }),
  serialise: (query) => {
    const params = vendors.serialise(query);
    if (query.state !== 'all') params.set('state', query.state);
    return params;
  },
};

/** The page of the bank's entries, beside that of the vendors. */
export const bankEntriesCodec: ListCodec<ListQuery> = {
  keys: ['entries'],
  parse: (params) => {
    const page = Number(params.get('entries') ?? '1');
    return { search: '', sort: 'id', page: Number.isSafeInteger(page) && page > 0 ? page : 1 };
  },
  serialise: ({ page }) => new URLSearchParams(page === 1 ? {} : { entries: String(page) }),
};
