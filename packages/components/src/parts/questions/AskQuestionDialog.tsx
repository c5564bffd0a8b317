import { questionReasons, type QuestionReason } from '@consignment/domain/questions/question';
import { defineTexts } from '@consignment/domain/text/texts';
import * as z from 'zod/mini';
import { Button } from '../../primitives/actions/Button.tsx';
import { Dialog } from '../../primitives/overlays/Dialog.tsx';
import { DialogActions } from '../../primitives/overlays/DialogActions.tsx';
import { Form } from '../../primitives/forms/Form.tsx';
import type { Outcome } from '../../primitives/feedback/outcome.ts';
import { Select } from '../../primitives/fields/Select.tsx';
import { SubmitButton } from '../../primitives/forms/SubmitButton.tsx';
import { Text } from '../../primitives/text/Text.tsx';
import { TextArea } from '../../primitives/fields/TextArea.tsx';
import { messageText } from './question-text.ts';
import { useQuestionFiles, type UploadAnswer, type WrittenMessage } from './use-question-files.tsx';

const texts = defineTexts('AskQuestionDialog', {
  title: 'Ask about this line',
  reason: 'What is your question about?',
  pleaseChoose: 'Please choose',
  yourQuestion: 'Your question',
  textHint:
    'Explain what you expected, and why. The shop will see your question next to the line and its figures.',
  cancel: 'Cancel',
  sendQuestion: 'Send question',
  sending: 'Sending…',
  chooseReason: 'Choose what your question is about.',
  writeQuestion: 'Write your question.',
});

export type NewQuestion = WrittenMessage & { reason: QuestionReason };

type Props = {
  /** The line, such as `#1001, Folding table`. */
  what: string;
  /** Another effect of asking, such as that the line may wait; null for none. */
  note: string | null;
  /** Sends a file before the question that refers to it. */
  onUpload: (file: File) => Promise<UploadAnswer>;
  /** However often the same question is sent, it is asked once. */
  onAsk: (question: NewQuestion) => Promise<Outcome>;
  onClose: () => void;
};

/**
 * Asks the shop about one line: the reason, the words, and pictures. Mount it to open it. The answer to
 * a question is written in its thread.
 */
export function AskQuestionDialog({ what, note, onUpload, onAsk, onClose }: Props) {
  const { field, sendWith } = useQuestionFiles(onUpload);
  const ask = async ({ reason, text }: Draft): Promise<Outcome> => {
    const chosen = reasons.find((one) => one === reason) ?? 'other';
    const outcome = await sendWith((files) => onAsk({ reason: chosen, text: text.trim(), files }));
    if (outcome.is === 'done') onClose();
    return outcome;
  };
  return (
    <Dialog isOpen onClose={onClose} title={texts.title} description={what}>
      <Form label={texts.title} schema={schema} defaultValues={{ reason: '', text: '' }} onSubmit={ask}>
        <Select
          name="reason"
          label={texts.reason}
          placeholder={texts.pleaseChoose}
          options={reasons.map((value) => ({ value, label: questionReasons[value] }))}
        />
        <TextArea name="text" label={texts.yourQuestion} hint={texts.textHint} rows={5} />
        {field}
        {note !== null && (
          <Text size="small" tone="muted">
            {note}
          </Text>
        )}
        <DialogActions>
          <Button label={texts.cancel} onClick={onClose} />
          <SubmitButton label={texts.sendQuestion} busyLabel={texts.sending} />
        </DialogActions>
      </Form>
    </Dialog>
  );
}

type Draft = { reason: string; text: string };

const schema = z.object({
  reason: z.string().check(z.minLength(1, { error: () => texts.chooseReason })),
  text: messageText(() => texts.writeQuestion),
});

// The keys of an object that is written out are exactly its names, which Object.keys cannot express.
const reasons = Object.keys(questionReasons) as QuestionReason[];
