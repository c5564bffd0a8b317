import { forSession } from '../../actions/operation.ts';
import { statementFor } from '../../actions/statement-access.ts';
import { statementToWire } from '../../wire/statement.ts';

export const getStatement = forSession<'getStatement'>(({ params, session, read }) =>
  read(async (tx) => ({ status: 200, body: statementToWire(await statementFor(tx, session, params.id)) })),
);
