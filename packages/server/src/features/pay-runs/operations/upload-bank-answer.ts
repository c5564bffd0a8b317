import { defineTexts } from '@consignment/domain/text/texts';
import { forSession } from '../../../actions/operation.ts';
import { payRunAnswer } from '../pay-run-answer.ts';
import { notFound, refuse } from '../../../common/problem.ts';
import { bankTextsOf, refusingBankTexts } from '../bank-texts.ts';
import { takeBankText } from '../take-bank-text.ts';
import { filesOfRun } from '../../../queries/payouts/pay-run-files.ts';
import { lockPayRun } from '../queries/pay-runs.ts';
import { statementColumnsFromWire } from '../bank-file-wire.ts';

const texts = defineTexts('UploadBankAnswer', {
  nothingGiven: 'Nothing from this pay run has been given to the bank.',
  whatToDo:
    'Nothing has been recorded. Upload the file exactly as your bank created it. For a CSV, check the columns and the date and amount formats.',
});

export const uploadBankAnswer = forSession<'uploadBankAnswer'>(
  async ({ params, body, session, by, now, write, service }) => {
    const { shopId } = session;
    const answer = await write(async (tx) => {
      const run = await lockPayRun(tx, shopId, params.id);
      if (run === null) throw notFound();
      // A canceled run whose file was exported too: if a bank has paid it anyway, people must see this.
      const files = await filesOfRun(tx, shopId, run.id);
      if (!files.some((file) => file.exported_at !== null)) {
        throw refuse(409, 'stale', texts.nothingGiven);
      }
      const { columns } = body;
      const taken = await refusingBankTexts(body, texts.whatToDo, () =>
        takeBankText(tx, {
          run,
          texts: bankTextsOf(body),
          columns: columns === undefined ? null : statementColumnsFromWire(columns),
          login: session.loginId,
          by,
          publicUrl: service.publicUrl,
          now,
        }),
      );
      return { ...taken, run: await payRunAnswer(tx, { shopId, login: session.loginId, now }, run.id) };
    });
    service.mail.startDelivery();
    return { status: 200, body: answer };
  },
);
