import { forSession } from '../../actions/operation.ts';
import { reconciliationAnswer } from '../../actions/reconciliation.ts';
import { refuse } from '../../common/problem.ts';
import { afterCommit } from '../../database/transactions.ts';
import { record } from '../../ledger/record.ts';
import { BankTextRefused } from '../../payments/bank-files/refused-text.ts';
import { askForRun } from '../../queries/reconciliation/runs.ts';
import { readComparedStatement } from '../../reconciliation/read-bank.ts';
import { statementColumnsFromWire } from '../../wire/bank-file.ts';

export const compareBankStatement = forSession<'compareBankStatement'>(
  ({ body, session, by, now, write, service }) =>
    write(async (tx) => {
      const { shopId, loginId } = session;
      const { text, columns } = body;
      const name = (body.name ?? '').replaceAll(/[\p{Cc}\p{Cf}]/gu, '').trim();
      const id = await readComparedStatement(tx, {
        shopId,
        name: name === '' ? 'Bank statement' : name,
        text,
        columns: columns === undefined ? null : statementColumnsFromWire(columns),
        madeBy: loginId,
        now,
      }).catch((error: unknown) => {
        if (!(error instanceof BankTextRefused)) throw error;
        throw refuse(422, 'bank_text_refused', `${error.message} ${whatToDo}`, { pointer: '/text' });
      });
      await askForRun(tx, { shopId, because: 'file', steps: ['bank'], madeBy: loginId, now });
      const answer = await reconciliationAnswer(tx, shopId);
      await record(tx, { shopId, by, now }, [{ event: 'comparison.file_read', id, after: { file: 'bank' } }]);
      afterCommit(() => service.jobs.wake());
      return { status: 201, body: answer };
    }),
);

const whatToDo =
  'Nothing was kept. Upload the file as your bank wrote it; for a CSV, check the columns and how it writes days and amounts.';
