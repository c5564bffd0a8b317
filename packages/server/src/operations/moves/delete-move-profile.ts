import { forSession } from '../../actions/operation.ts';
import { notFound } from '../../common/problem.ts';
import { record } from '../../ledger/record.ts';
import { removeProfile } from '../../queries/move-files.ts';

export const deleteMoveProfile = forSession<'deleteMoveProfile'>(({ params, session, by, now, write }) =>
  write(async (tx) => {
    const { shopId } = session;
    const name = await removeProfile(tx, shopId, params.id);
    if (name === null) throw notFound();
    await record(tx, { shopId, by, now }, [{ event: 'move.profile_deleted', id: name }]);
    return { status: 200, body: {} };
  }),
);
