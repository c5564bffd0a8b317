import { forSession } from '../../../actions/operation.ts';
import { notFound } from '../../../common/problem.ts';
import { record } from '../../../ledger/record.ts';
import { removeProfile } from '../queries/move-files.ts';

export const deleteMoveProfile = forSession<'deleteMoveProfile'>(({ params, session, by, now, write }) =>
  write(async (tx) => {
    const { shopId } = session;
    if (!(await removeProfile(tx, shopId, params.id))) throw notFound();
    await record(tx, { shopId, by, now }, [
      { event: 'move.profile_deleted', id: `move_profile_${params.id}` },
    ]);
    return { status: 200, body: {} };
  }),
);
