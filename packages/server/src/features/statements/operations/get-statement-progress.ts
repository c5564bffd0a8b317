import { forSession } from '../../actions/operation.ts';
import { payeesFor } from '../../actions/statement-access.ts';
import { lastRun } from '../../queries/statement-runs.ts';
import { runToWire } from '../../wire/statement.ts';

export const getStatementProgress = forSession<'getStatementProgress'>(({ query, session, read }) => {
  const { payees } = payeesFor(session, { payees: query.payees });
  return read(async (tx) => {
    const progress = await lastRun(tx, session.shopId, payees);
    return { status: 200, body: { run: progress === null ? null : runToWire(progress) } };
  });
});
