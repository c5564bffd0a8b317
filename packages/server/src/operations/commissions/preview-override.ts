import { forSession } from '../../actions/operation.ts';
import { effectOfOverride as preview } from '../../actions/commission/override-commission.ts';

export const previewOverride = forSession<'previewOverride'>(({ body, session, read }) =>
  read(async (tx) => ({ status: 200, body: await preview(tx, session.shopId, body) })),
);
