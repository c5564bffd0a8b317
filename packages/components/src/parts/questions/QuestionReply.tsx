import { defineTexts } from '@consignment/domain/text/texts';
import { useState } from 'react';
import * as z from 'zod/mini';
import { Card } from '../../primitives/layout/Card.tsx';
import { Form } from '../../primitives/forms/Form.tsx';
import { FormActions } from '../../primitives/forms/FormActions.tsx';
import type { Outcome } from '../../primitives/feedback/outcome.ts';
import { SubmitButton } from '../../primitives/forms/SubmitButton.tsx';
import { TextArea } from '../../primitives/fields/TextArea.tsx';
import type { Reader } from './question-state.ts';
import { messageText } from './question-text.ts';
import { useQuestionFiles, type UploadAnswer, type WrittenMessage } from './use-question-files.tsx';

const texts = defineTexts('QuestionReply', {
  message: 'Message',
  sending: 'Sending…',
  yourAnswer: 'Your answer',
  answerHint: 'The person who asked will see your answer and will also get it by email.',
  sendAnswer: 'Send answer',
  yourReply: 'Your reply',
  replyHint: 'The shop will see your reply in this thread.',
  sendReply: 'Send reply',
  writeAnswer: 'Write your answer.',
  writeReply: 'Write your reply.',
});

type Props = {
  reader: Reader;
  onUpload: (file: File) => Promise<UploadAnswer>;
  /** However often the same reply is sent, it is in the thread once. */
  onSend: (message: WrittenMessage) => Promise<Outcome>;
};

/** Writes the next message of a thread: an answer or a reply. The first message is written in AskQuestionDialog. */
export function QuestionReply(props: Props) {
  const [sent, setSent] = useState(0);
  // A message that was sent is in the thread, and the fields start empty again.
  return <Fields key={sent} {...props} onSent={() => setSent(sent + 1)} />;
}

function Fields({ reader, onUpload, onSend, onSent }: Props & { onSent: () => void }) {
  const { field, sendWith } = useQuestionFiles(onUpload);
  const title = reader === 'shop' ? texts.yourAnswer : texts.yourReply;
  return (
    <Card title={title}>
      <Form
        label={title}
        schema={schemas[reader]}
        defaultValues={{ text: '' }}
        onSubmit={async ({ text }) => {
          const outcome = await sendWith((files) => onSend({ text: text.trim(), files }));
          if (outcome.is === 'done') onSent();
          return outcome;
        }}
      >
        <TextArea
          name="text"
          label={texts.message}
          hint={reader === 'shop' ? texts.answerHint : texts.replyHint}
          rows={4}
        />
        {field}
        <FormActions>
          <SubmitButton
            label={reader === 'shop' ? texts.sendAnswer : texts.sendReply}
            busyLabel={texts.sending}
          />
        </FormActions>
      </Form>
    </Card>
  );
}

const schemas = {
  shop: z.object({ text: messageText(() => texts.writeAnswer) }),
  asker: z.object({ text: messageText(() => texts.writeReply) }),
};
