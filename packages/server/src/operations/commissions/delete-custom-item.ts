import { removeCustomItem } from '../../ledger/custom-item.ts';
import { forSession } from '../../actions/operation.ts';
import { notFound, refuse } from '../../common/problem.ts';

export const deleteCustomItem = forSession<'deleteCustomItem'>(({ params, session, now, write }) =>
  write(async (tx) => {
    const done = await removeCustomItem(tx, { shopId: session.shopId, lineId: params.id, now });
    if (done === 'removed') return { status: 200, body: {} };
    if (done === 'not_found') throw notFound();
    const detail = 'This item has been paid and stays. Add another item to correct it.';
    throw refuse(409, 'already_paid', detail);
  }),
);
