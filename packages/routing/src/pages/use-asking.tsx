import { defineTexts } from '@consignment/domain/text/texts';
import { answerOf } from '@consignment/client/answer';
import type { Client } from '@consignment/client/create-client';
import type { AskCalls } from '@consignment/components/parts/questions/use-ask-question';
import { useSentOnce } from '../app/use-sent-once.tsx';

const texts = defineTexts('UseAsking', {
  sent: 'Your question has been sent.',
  mayWait: 'Until the question is settled or closed, the shop may leave this line out of its payouts.',
});

/** Comes with the dialog: few of those who look at their lines ask about one. */
const sending = () => import('./question-sending.tsx');

/** Asks about lines; `subject` is the name by which the call knows them. The page's data is loaded again afterwards. */
export function useAsking(client: Client, subject: 'line_item' | 'rep_commission'): AskCalls {
  const sendOnce = useSentOnce();
  return {
    note: subject === 'line_item' ? texts.mayWait : null,
    onUpload: async (file) => (await sending()).uploadQuestionFile(client, file),
    onAsk: async (id, question) => {
      const { sentOf } = await sending();
      const body = { [subject]: id, ...question };
      const answer = await sendOnce(body, (header) =>
        answerOf(client.POST('/questions/', { params: { header }, body })),
      );
      return sentOf(answer, texts.sent);
    },
  };
}
