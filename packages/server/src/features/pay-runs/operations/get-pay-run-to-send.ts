import { whyNot } from '@consignment/domain/pay-runs/pay-run';
import { forSession } from '../../../actions/operation.ts';
import { notFound, refuse } from '../../../common/problem.ts';
import { fileFor } from '../../../exports/answer.ts';
import { toSendOf } from '../../../ledger/mark-sent.ts';
import { record } from '../../../ledger/record.ts';
import { payRunEntry } from '../approve.ts';
import { toSendFile } from '../to-send-file.ts';
import { lockPayRun } from '../queries/pay-runs.ts';

export const getPayRunToSend = forSession<'getPayRunToSend'>(
  async ({ params, session, by, now, write, service }) => {
    const { shopId } = session;
    // With the run locked, as by its cancellation: a payment that was taken back is in no list from then on.
    const file = await write(async (tx) => {
      const run = await lockPayRun(tx, shopId, params.id);
      if (run === null) throw notFound();
      const payouts = await toSendOf(tx, shopId, run.id);
      if (payouts.length === 0) {
        throw refuse(409, 'stale', whyNot('send', run.canceled_at === null ? 'done' : 'canceled'));
      }
      await record(tx, { shopId, by, now }, [
        payRunEntry('pay_run.listed', run, { payouts: payouts.length }),
      ]);
      return toSendFile(tx, service.secrets, { run, payouts });
    });
    return { status: 200, body: await fileFor(session, file, service) };
  },
);
