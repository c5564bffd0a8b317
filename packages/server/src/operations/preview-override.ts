import { forSession } from '../operation.ts';
import { previewOverride as preview } from '../override-commission.ts';

export const previewOverride = forSession<'previewOverride'>(({ body, session, read }) =>
  read(async (tx) => ({ status: 200, body: await preview(tx, session.shopId, body) })),
);
