import { defineTexts } from '@consignment/domain/text/texts';
import { forSession } from '../../../actions/operation.ts';
import { bankTextsOf, refusingBankTexts, statementColumnsFromWire } from '../../pay-runs/face.ts';
import { reconciliationAnswer } from '../reconciliation-start.ts';
import { afterCommit } from '../../../database/transactions.ts';
import { record } from '../../../ledger/record.ts';
import { askForRun } from '../queries/runs.ts';
import { readComparedStatement } from '../read-bank.ts';

const texts = defineTexts('CompareBankStatement', {
  whatToDo:
    'Nothing has been saved. Upload the file exactly as your bank created it. For a CSV, check the columns and the date and amount formats.',
});

export const compareBankStatement = forSession<'compareBankStatement'>(
  ({ body, session, by, now, write, service }) =>
    write(async (tx) => {
      const { shopId, loginId } = session;
      const { columns } = body;
      const name = (body.name ?? '').replaceAll(/[\p{Cc}\p{Cf}]/gu, '').trim();
      const id = await refusingBankTexts(body, texts.whatToDo, () =>
        readComparedStatement(tx, {
          shopId,
          name: name === '' ? 'Bank statement' : name,
          texts: bankTextsOf(body),
          columns: columns === undefined ? null : statementColumnsFromWire(columns),
          madeBy: loginId,
          now,
        }),
      );
      await askForRun(tx, { shopId, because: 'file', steps: ['bank'], madeBy: loginId, now });
      const answer = await reconciliationAnswer(tx, shopId);
      await record(tx, { shopId, by, now }, [{ event: 'comparison.file_read', id, after: { file: 'bank' } }]);
      afterCommit(() => service.jobs.wake());
      return { status: 201, body: answer };
    }),
);
