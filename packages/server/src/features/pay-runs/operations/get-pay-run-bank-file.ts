import { standingOf } from '@consignment/domain/payouts/payout-status';
import { defineTexts } from '@consignment/domain/text/texts';
import { forSession } from '../../../actions/operation.ts';
import { FileAnswer } from '../../../common/file-answer.ts';
import { notFound, refuse } from '../../../common/problem.ts';
import { record } from '../../../ledger/record.ts';
import { payRunEntry } from '../approve.ts';
import { bytesOfLastFile, markFileExported, statusesInFile } from '../../../queries/payouts/pay-run-files.ts';
import { lockPayRun } from '../queries/pay-runs.ts';

const texts = defineTexts('GetPayRunBankFile', {
  canceled:
    'This pay run and its bank file were cancelled. Do not give the file to the bank: the commissions are due again.',
  hasVoid:
    'A payment in this file was recorded as not paid and would be paid twice. Do not give the file to the bank: record its other payments as not paid too, then pay again with a new file.',
});

export const getPayRunBankFile = forSession<'getPayRunBankFile'>(
  async ({ params, session, by, now, write, service }) => {
    const { shopId } = session;
    // With the run locked, as by its cancellation: a file leaves, or its payouts are taken back, and never both.
    const { file, bytes } = await write(async (tx) => {
      const run = await lockPayRun(tx, shopId, params.id);
      const found = run === null ? null : await bytesOfLastFile(tx, service.secrets, shopId, run.id);
      if (run === null || found === null) throw notFound();
      if (run.canceled_at !== null) throw refuse(409, 'stale', texts.canceled);
      if (found.file.given_at === null) {
        const statuses = await statusesInFile(tx, found.file);
        if (statuses.some((status) => standingOf(status) === 'void'))
          throw refuse(409, 'stale', texts.hasVoid);
      }
      if (found.file.exported_at === null) {
        await markFileExported(tx, found.file, now);
        await record(tx, { shopId, by, now }, [
          payRunEntry('pay_run.exported', run, { name: found.file.name }),
        ]);
      }
      return found;
    });
    const answer = new FileAnswer({
      mediaType: file.media_type,
      content: bytes,
      name: file.name,
      isSaved: true,
    });
    return { status: 200, body: answer };
  },
);
