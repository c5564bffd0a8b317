import { forSession } from '../../actions/operation.ts';
import { statementFor } from '../../actions/statement-access.ts';
import { notFound, refuse } from '../../common/problem.ts';
import { withdrawStatement as withdraw } from '../../ledger/issue-statement.ts';
import { statementToWire } from '../../wire/statement.ts';

export const withdrawStatement = forSession<'withdrawStatement'>(({ params, session, now, write }) =>
  write(async (tx) => {
    const { shopId, loginId: by } = session;
    const { id } = await statementFor(tx, session, params.id);
    const outcome = await withdraw(tx, { shopId, id, by, now });
    if (outcome === 'not_found') throw notFound();
    if (outcome === 'followed') {
      throw refuse(
        409,
        'statement_followed',
        'Another statement follows this one, so it cannot be withdrawn.',
      );
    }
    return { status: 200, body: statementToWire(await statementFor(tx, session, id)) };
  }),
);
