import { answerOf, type Done } from '@consignment/client/answer';
import type { Client } from '@consignment/client/create-client';
import { toProblem } from '@consignment/client/problem';
import type { UploadAnswer } from '@consignment/components/parts/questions/use-question-files';
import { announce } from './announcements.tsx';
import type { useSentOnce } from '../app/use-sent-once.tsx';

type Sent = Awaited<ReturnType<ReturnType<typeof useSentOnce>>>;

/** Sent again it is found, so a form need not distinguish an unknown outcome from a refusal. */
export function sentOf(answer: Sent, news: string): Done {
  if (answer.is !== 'done') return { is: 'refused', problem: answer.problem };
  announce(news);
  return { is: 'done' };
}

export async function uploadQuestionFile(client: Client, file: File): Promise<UploadAnswer> {
  try {
    const { id } = await answerOf(
      client.POST('/questions/files/', {
        params: { query: { name: file.name } },
        // The server decides by the file's bytes.
        headers: { 'Content-Type': 'application/octet-stream' },
        // The contract leaves the file's own bytes open.
        body: file as never,
        bodySerializer: (body) => body,
      }),
    );
    return { is: 'done', id };
  } catch (cause) {
    return { is: 'refused', problem: toProblem(cause) };
  }
}
