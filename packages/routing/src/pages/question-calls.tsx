import { defineTexts } from '@consignment/domain/text/texts';
import { answerOf } from '@consignment/client/answer';
import type { Client } from '@consignment/client/create-client';
import { toProblem } from '@consignment/client/problem';
import { saveFile } from '@consignment/client/save-file';
import type { QuestionView } from '@consignment/components/parts/questions/QuestionView';
import type { ComponentProps } from 'react';
import { sentOf, uploadQuestionFile } from './question-sending.tsx';
import { useSave } from '../app/use-save.tsx';
import { useSentOnce } from '../app/use-sent-once.tsx';

const texts = defineTexts('QuestionCalls', {
  yourMessageWasSent: 'Your message has been sent.',
  theQuestionWasSettled: 'The question has been settled.',
  theQuestionWasClosed: 'The question has been closed.',
  theQuestionIsOpenAgain: 'The question has been reopened.',
});

type View = ComponentProps<typeof QuestionView>;

/** The calls of a thread, for each of its readers. */
export function useThreadCalls(
  client: Client,
  id: number,
  /** How many messages the person sees. */
  seen: number,
): Pick<View, 'onUpload' | 'onFile' | 'onPicture' | 'onReply' | 'onEnd' | 'onReopen'> {
  const path = { id };
  const expected = { expected_messages: seen };
  const sendOnce = useSentOnce();
  const save = useSave();
  return {
    onUpload: (file) => uploadQuestionFile(client, file),
    onFile: (file) =>
      saveFile(
        bytesOf(client, file.id).then((bytes) => URL.createObjectURL(bytes)),
        file.name,
      ),
    onPicture: async (file) => {
      try {
        return { is: 'ready', src: await addressOf(await bytesOf(client, file.id)) };
      } catch (cause) {
        return { is: 'refused', problem: toProblem(cause) };
      }
    },
    onReply: async (message) => {
      const body = { ...message, ...expected };
      const answer = await sendOnce({ reply: id, ...message }, (header) =>
        answerOf(client.POST('/questions/{id}/messages/', { params: { path, header }, body })),
      );
      return sentOf(answer, texts.yourMessageWasSent);
    },
    onEnd: (end) =>
      save(
        answerOf(client.POST('/questions/{id}/settle/', { params: { path }, body: { ...end, ...expected } })),
        end.state === 'settled' ? texts.theQuestionWasSettled : texts.theQuestionWasClosed,
      ),
    onReopen: () =>
      save(
        answerOf(client.POST('/questions/{id}/reopen/', { params: { path }, body: expected })),
        texts.theQuestionIsOpenAgain,
      ),
  };
}

async function bytesOf(client: Client, id: number): Promise<Blob> {
  const params = { path: { id } };
  return answerOf(client.GET('/questions/files/{id}/', { params, parseAs: 'blob' }));
}

/** The picture itself as an address, since the policy of the pages lets no other address of memory through. */
function addressOf(bytes: Blob): Promise<string> {
  const { promise, resolve, reject } = Promise.withResolvers<string>();
  const reader = new FileReader();
  reader.onload = () => (typeof reader.result === 'string' ? resolve(reader.result) : reject(noPicture()));
  reader.onerror = () => reject(noPicture());
  reader.readAsDataURL(bytes);
  return promise;
}

const noPicture = () => new SyntaxError('The picture cannot be read.');
