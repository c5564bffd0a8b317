import { defineTexts } from '@consignment/domain/text/texts';
import { forSession } from '../../../actions/operation.ts';
import { statementFor } from '../statement-access.ts';
import { notFound, refuse } from '../../../common/problem.ts';
import { withdrawIssued as withdraw } from '../ledger/issue-statement.ts';
import { record } from '../../../ledger/record.ts';
import { statementEntry } from '../ledger/statement-entries.ts';
import { statementToWire } from '../statement-wire.ts';

const texts = defineTexts('WithdrawStatement', {
  followed: 'This statement cannot be withdrawn, because a later statement has been issued.',
});

export const withdrawStatement = forSession<'withdrawStatement'>(
  ({ params, query, session, by, now, write }) =>
    write(async (tx) => {
      const { shopId, loginId } = session;
      const { id } = await statementFor(tx, session, params.id);
      const outcome = await withdraw(tx, { shopId, id, by: loginId, now });
      if (outcome === 'not_found') throw notFound();
      if (outcome === 'followed') {
        throw refuse(409, 'statement_followed', texts.followed);
      }
      const withdrawn = await statementFor(tx, session, id);
      if (outcome === 'withdrawn') {
        const reason = query.reason?.trim() ?? '';
        await record(tx, { shopId, by, now }, [statementEntry('statement.withdrawn', withdrawn, reason)]);
      }
      return { status: 200, body: statementToWire(withdrawn) };
    }),
);
