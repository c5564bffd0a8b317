import { defineTexts } from '@consignment/domain/text/texts';
import { forSession } from '../../../actions/operation.ts';
import { payeesFor } from '../statement-access.ts';
import { refuseStatement, statedDays } from '../statement-days.ts';
import { refuse } from '../../../common/problem.ts';
import { afterCommit } from '../../../database/transactions.ts';
import { isAhead, periodIsOpen } from '../ledger/statement-period.ts';
import { record } from '../../../ledger/record.ts';
import { shopOf } from '../../../queries/shops/shops.ts';
import { insertStatementRun, lastStatementRun } from '../queries/statement-runs.ts';
import { runToWire } from '../statement-wire.ts';

const texts = defineTexts('CreateAllStatements', {
  underWay: 'Statements are already being issued. Wait until this has finished.',
});

export const createAllStatements = forSession<'createAllStatements'>(
  ({ body, session, by, now, write, service }) => {
    const { shopId, loginId } = session;
    const { payees } = payeesFor(session, { payees: body.payees });
    const { firstDay, lastDay } = statedDays(body, ['/first_day', '/last_day']);
    return write(async (tx) => {
      const { time_zone: timeZone } = await shopOf(tx, shopId);
      if (isAhead(lastDay, timeZone, now)) throw refuseStatement(periodIsOpen(lastDay));
      const id = await insertStatementRun(tx, {
        shop_id: shopId,
        payees,
        first_day: firstDay,
        last_day: lastDay,
        sends_mail: body.sends_mail === true,
        scheduled_for: null,
        created_by: loginId,
        created_at: now,
      });
      const progress = await lastStatementRun(tx, shopId, payees);
      if (id === null || progress === null) {
        throw refuse(409, 'statements_under_way', texts.underWay);
      }
      afterCommit(() => service.jobs.wake());
      const after = { payees, first_day: firstDay, last_day: lastDay, sends_mail: body.sends_mail === true };
      await record(tx, { shopId, by, now }, [{ event: 'statement_run.started', id, after }]);
      return { status: 201, body: runToWire(progress) };
    });
  },
);
