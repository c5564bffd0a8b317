import { answerOf } from '@consignment/client/answer';
import type { Client } from '@consignment/client/create-client';
import type { AskCalls } from '@consignment/components/parts/use-ask-question';
import { sentOf, uploadQuestionFile } from './question-sending.tsx';
import { useSentOnce } from './use-sent-once.tsx';

/** Asks about lines; `subject` is the name by which the call knows them. The page's data is loaded again afterwards. */
export function useAsking(client: Client, subject: 'line_item' | 'rep_commission'): AskCalls {
  const sendOnce = useSentOnce();
  return {
    onUpload: (file) => uploadQuestionFile(client, file),
    onAsk: async (id, question) => {
      const body = { [subject]: id, ...question };
      const answer = await sendOnce(body, (header) =>
        answerOf(client.POST('/questions/', { params: { header }, body })),
      );
      return sentOf(answer, 'Your question was sent.');
    },
  };
}
