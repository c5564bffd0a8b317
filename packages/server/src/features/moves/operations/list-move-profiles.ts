import { forSession } from '../../../actions/operation.ts';
import { moveProfiles } from '../queries/move-files.ts';
import { moveProfileToWire } from '../move-wire.ts';

export const listMoveProfiles = forSession<'listMoveProfiles'>(({ session, read }) =>
  read(async (tx) => {
    const rows = await moveProfiles(tx, session.shopId);
    return { status: 200, body: { results: rows.map(moveProfileToWire) } };
  }),
);
