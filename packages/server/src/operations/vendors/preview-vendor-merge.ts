import { forSession } from '../../actions/operation.ts';
import { longestMerge, vendorMergePreview } from '../../actions/vendors/vendor-merge.ts';
import { tried } from '../../database/trial.ts';

export const previewVendorMerge = forSession<'previewVendorMerge'>(
  async ({ params, query, session, now, service }) => {
    const { shopId, loginId: createdBy } = session;
    const ask = { shopId, fromId: params.id, intoId: query.into, createdBy, now };
    const body = await tried(
      (work) => service.database.asShop({ shopId, vendorIds: null, statementTimeout: longestMerge }, work),
      (tx) => vendorMergePreview(tx, ask),
    );
    return { status: 200, body };
  },
);
