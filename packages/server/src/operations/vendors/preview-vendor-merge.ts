import { forSession } from '../../actions/operation.ts';
import { vendorMergePreview } from '../../actions/vendors/vendor-merge.ts';

export const previewVendorMerge = forSession<'previewVendorMerge'>(({ params, query, session, write }) =>
  // Nothing is written, but holding the rules while the amounts are summed needs a transaction that may write.
  write(async (tx) => {
    const of = { shopId: session.shopId, fromId: params.id, intoId: query.into };
    return { status: 200, body: await vendorMergePreview(tx, of) };
  }),
);
