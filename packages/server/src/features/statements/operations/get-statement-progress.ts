import { forSession } from '../../../actions/operation.ts';
import { payeesFor } from '../statement-access.ts';
import { lastStatementRun } from '../queries/statement-runs.ts';
import { runToWire } from '../statement-wire.ts';

export const getStatementProgress = forSession<'getStatementProgress'>(({ query, session, read }) => {
  const { payees } = payeesFor(session, { payees: query.payees });
  return read(async (tx) => {
    const progress = await lastStatementRun(tx, session.shopId, payees);
    return { status: 200, body: { run: progress === null ? null : runToWire(progress) } };
  });
});
