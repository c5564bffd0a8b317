import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, waitFor } from 'storybook/test';
import { AskQuestionDialog } from '@consignment/components/parts/questions/AskQuestionDialog';
import { Select } from '@consignment/components/primitives/fields/Select';
import { TextArea } from '@consignment/components/primitives/fields/TextArea';
import type { Guide } from '../../../.storybook/guide.ts';
import type { UploadAnswer } from '../../../packages/components/src/parts/questions/use-question-files.tsx';
import type { Outcome } from '../../../packages/components/src/primitives/feedback/outcome.ts';
import { DialogSketch } from '../../fixtures/dialog-sketch.tsx';
import { aFile, sends, takesFiles } from '../../fixtures/question.ts';
import { pendingAnswer, refused } from '../../primitives/answers.ts';

const reasons = [{ value: 'rate', label: 'The rate looks wrong' }];

const meta = {
  title: 'Parts/Questions/AskQuestionDialog',
  component: AskQuestionDialog,
  tags: ['new'],
  parameters: {
    guide: {
      use: 'For a vendor or a sales rep who asks the shop about one line: what it is about, the words, and pictures that show it.',
      avoid:
        'The next message of a question is a QuestionReply in its thread. A question of yes or no is a ConfirmDialog.',
      right: {
        draw: () => (
          <DialogSketch
            title="Ask about this line"
            description="#1001, Folding table"
            answers={['Cancel', 'Send question']}
          >
            <Select name="reason" label="What is your question about?" options={reasons} />
            <TextArea name="text" label="Your question" rows={3} />
          </DialogSketch>
        ),
        why: 'The line is in the title, so that the words need not describe it.',
      },
      wrong: {
        draw: () => (
          <DialogSketch title="New message" description="To the shop" answers={['Cancel', 'Send question']}>
            <TextArea name="text" label="Your question" rows={3} />
          </DialogSketch>
        ),
        why: 'Without the line and the reason the shop has to ask back before it can look.',
      },
      keyboard: [
        ['Tab', 'Goes from the reason through the words and the files to Cancel and Send question.'],
        ['Escape', 'Closes it and returns to the button of the row.'],
      ],
      reader: '“Ask about this line, dialog, #1001, Folding table. What is your question about?, combobox.”',
    } satisfies Guide,
  },
  args: {
    what: '#1001, Folding table',
    note: 'Until the question is settled or closed, the shop may leave this line out of its payouts.',
    onUpload: takesFiles(),
    onAsk: sends(),
    onClose: fn(),
  },
} satisfies Meta<typeof AskQuestionDialog>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Open: Story = {
  play: async ({ canvas }) => {
    await canvas.findByRole('dialog', { name: 'Ask about this line' });
    await waitFor(() => expect(canvas.getByLabelText('What is your question about?')).toHaveFocus());
  },
};

export const Written: Story = {
  play: async ({ canvas, userEvent }) => {
    await userEvent.selectOptions(
      canvas.getByLabelText('What is your question about?'),
      'The rate looks wrong',
    );
    await userEvent.type(canvas.getByLabelText('Your question'), 'We agreed on 50% from March.');
    await userEvent.upload(canvas.getByLabelText('Pictures or PDFs (optional)'), aFile());
    await expect(canvas.getByText('agreement.png')).toBeVisible();
  },
};

/** The files go first, and the question refers to them. */
export const Sent: Story = {
  ...Written,
  tags: ['no-picture'],
  args: { onUpload: takesFiles(), onAsk: sends(), onClose: fn() },
  play: async (context) => {
    await Written.play?.(context);
    const { canvas, userEvent, args } = context;
    await userEvent.click(canvas.getByRole('button', { name: 'Send question' }));
    await waitFor(() => expect(args.onClose).toHaveBeenCalledOnce());
    await expect(args.onUpload).toHaveBeenCalledOnce();
    await expect(args.onAsk).toHaveBeenCalledWith({
      reason: 'rate',
      text: 'We agreed on 50% from March.',
      files: [41],
    });
  },
};

export const Sending: Story = {
  args: { onUpload: takesFiles(), onAsk: fn(() => pendingAnswer().promise) },
  play: async (context) => {
    await Written.play?.(context);
    const { canvas, userEvent } = context;
    await userEvent.click(canvas.getByRole('button', { name: 'Send question' }));
    await expect(await canvas.findByRole('button', { name: 'Sending…' })).toHaveAttribute(
      'aria-busy',
      'true',
    );
  },
};

export const Incomplete: Story = {
  play: async ({ canvas, userEvent, args }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Send question' }));
    await expect(canvas.getAllByText('Choose what your question is about.')[0]).toBeVisible();
    await expect(canvas.getAllByText('Write your question.')[0]).toBeVisible();
    await expect(args.onAsk).not.toHaveBeenCalled();
  },
};

export const Refused: Story = {
  args: { onAsk: fn(() => Promise.resolve<Outcome>(refused)), onClose: fn() },
  play: async (context) => {
    await Written.play?.(context);
    const { canvas, userEvent, args } = context;
    await userEvent.click(canvas.getByRole('button', { name: 'Send question' }));
    await expect(await canvas.findByText('That did not work. Please try again.')).toBeVisible();
    await expect(canvas.getByLabelText('Your question')).toHaveValue('We agreed on 50% from March.');
    await expect(args.onClose).not.toHaveBeenCalled();
  },
};

const notAPicture: UploadAnswer = {
  is: 'refused',
  problem: {
    detail: 'This is neither a picture nor a PDF.',
    errors: [{ detail: 'This is neither a picture nor a PDF.' }],
  },
};

/** A refused file says why, and nothing is sent without it. */
export const FileRefused: Story = {
  args: { onUpload: fn(() => Promise.resolve(notAPicture)), onAsk: sends() },
  play: async (context) => {
    await Written.play?.(context);
    const { canvas, userEvent, args } = context;
    await userEvent.click(canvas.getByRole('button', { name: 'Send question' }));
    await expect(await canvas.findByText('This is neither a picture nor a PDF.')).toBeVisible();
    await expect(canvas.getByText(/^Nothing has been sent yet/)).toBeVisible();
    await expect(args.onAsk).not.toHaveBeenCalled();
  },
};

/** Seen before anything is sent. */
export const FileTooLarge: Story = {
  args: { onUpload: takesFiles(), onAsk: sends() },
  play: async ({ canvas, userEvent, args }) => {
    const large = aFile('shelf.png', 5 * 1024 * 1024 + 1);
    await userEvent.upload(canvas.getByLabelText('Pictures or PDFs (optional)'), large);
    await expect(await canvas.findByText('This file is larger than 5 MB.')).toBeVisible();
    await expect(args.onUpload).not.toHaveBeenCalled();
  },
};

export const TooManyFiles: Story = {
  play: async ({ canvas, userEvent }) => {
    const files = [1, 2, 3, 4, 5, 6].map((at) => aFile(`shelf-${at}.png`));
    await userEvent.upload(canvas.getByLabelText('Pictures or PDFs (optional)'), files);
    await expect(await canvas.findByText('A message can have up to 5 files.')).toBeVisible();
    await expect(canvas.getAllByRole('button', { name: /^Remove shelf/ })).toHaveLength(5);
  },
};

export const LongNames: Story = {
  args: {
    what: '#1001-XL, Hand-dyed merino and silk travelling blanket with a herringbone border, in the colours of the marsh at dusk',
  },
};

export const RightToLeft: Story = { globals: { direction: 'rtl' } };
