import { defineTexts } from '@consignment/domain/text/texts';
import * as z from 'zod/mini';
import { Button } from '../../primitives/actions/Button.tsx';
import { Dialog } from '../../primitives/overlays/Dialog.tsx';
import { DialogActions } from '../../primitives/overlays/DialogActions.tsx';
import { Form } from '../../primitives/forms/Form.tsx';
import type { Outcome } from '../../primitives/feedback/outcome.ts';
import { RadioCards } from '../../primitives/fields/RadioCards.tsx';
import { SubmitButton } from '../../primitives/forms/SubmitButton.tsx';
import { TextArea } from '../../primitives/fields/TextArea.tsx';
import { optionalText } from './question-text.ts';
import type { Reader } from './question-state.ts';

const texts = defineTexts('EndQuestionDialog', {
  endTitle: 'End question {number}',
  closeTitle: 'Close question {number}?',
  descriptionOfShop:
    'Once the question has ended, the line will be paid as usual. Either side can reopen the question.',
  descriptionOfAsker:
    'Once the question is closed, the line will be paid as usual. You can still reopen the question.',
  end: 'End question',
  how: 'How should the question end?',
  message: 'Message',
  textHint: 'Your message will be sent to the person who asked.',
  theShopReads: 'The shop will see your message.',
  cancel: 'Cancel',
  close: 'Close question',
  ending: 'Ending…',
  closing: 'Closing…',
  settled: 'Settled',
  settledDetail: 'You and the person who asked have reached an agreement about the line.',
  closed: 'Closed',
  closedDetail: 'The question will end without an agreement.',
});

/** How a question ends, and a last message that may be empty. */
export type Ending = { state: 'settled' | 'closed'; text: string };

type Props = {
  number: number;
  /** False for those who close only, as the person who asked. */
  maySettle: boolean;
  reader: Reader;
  onEnd: (ending: Ending) => Promise<Outcome>;
  onClose: () => void;
};

/** Ends a question, with a last message. Mount it to open it. A change of the line settles its question without this. */
export function EndQuestionDialog({ number, maySettle, reader, onEnd, onClose }: Props) {
  const end = async ({ state, text }: Draft): Promise<Outcome> => {
    const outcome = await onEnd({ state: state === 'settled' ? 'settled' : 'closed', text: text.trim() });
    if (outcome.is === 'done') onClose();
    return outcome;
  };
  return (
    <Dialog
      isOpen
      onClose={onClose}
      title={maySettle ? texts.endTitle({ number }) : texts.closeTitle({ number })}
      description={reader === 'shop' ? texts.descriptionOfShop : texts.descriptionOfAsker}
      size="small"
    >
      <Form
        label={texts.end}
        schema={schema}
        defaultValues={{ state: maySettle ? 'settled' : 'closed', text: '' }}
        onSubmit={end}
      >
        {maySettle && (
          <RadioCards
            name="state"
            label={texts.how}
            choices={endings.map((value) => ({
              value,
              label: texts[value],
              detail: texts[`${value}Detail`],
            }))}
          />
        )}
        <TextArea
          name="text"
          label={texts.message}
          hint={reader === 'shop' ? texts.textHint : texts.theShopReads}
          rows={3}
          isOptional
        />
        <DialogActions>
          <Button label={texts.cancel} onClick={onClose} />
          <SubmitButton
            label={maySettle ? texts.end : texts.close}
            busyLabel={maySettle ? texts.ending : texts.closing}
          />
        </DialogActions>
      </Form>
    </Dialog>
  );
}

type Draft = { state: string; text: string };

const schema = z.object({ state: z.string(), text: optionalText });

const endings = ['settled', 'closed'] as const;
