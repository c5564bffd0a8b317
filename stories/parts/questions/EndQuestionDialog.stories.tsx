import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, waitFor } from 'storybook/test';
import { EndQuestionDialog } from '@consignment/components/parts/questions/EndQuestionDialog';
import { TextArea } from '@consignment/components/primitives/fields/TextArea';
import type { Guide } from '../../../.storybook/guide.ts';
import type { Outcome } from '../../../packages/components/src/primitives/feedback/outcome.ts';
import { DialogSketch } from '../../fixtures/dialog-sketch.tsx';
import { sends } from '../../fixtures/question.ts';
import { refused } from '../../primitives/answers.ts';

const meta = {
  title: 'Parts/Questions/EndQuestionDialog',
  component: EndQuestionDialog,
  tags: ['new'],
  parameters: {
    guide: {
      use: 'Before a question is ended by hand: with an agreement or without one, and with a last message.',
      avoid: 'A question that waits for a reply closes automatically after the days of the settings.',
      right: {
        draw: () => (
          <DialogSketch
            title="End question 12"
            description="The line is paid as usual."
            answers={['Cancel', 'End question']}
          >
            <TextArea name="right" label="Message" isOptional rows={2} />
          </DialogSketch>
        ),
        why: 'The other side reads why it ended, in the thread and by mail.',
      },
      wrong: {
        draw: () => (
          <DialogSketch
            title="End question 12"
            description="The line is paid as usual."
            answers={['Cancel', 'End question']}
          />
        ),
        why: 'A question that ends without a word is asked again.',
      },
      keyboard: [
        ['Arrow up, Arrow down', 'Choose how it ends.'],
        ['Escape', 'Leaves the question as it is.'],
      ],
      reader:
        '“End question 12, dialog. How should the question end?, radio group. Settled, radio button, checked.”',
    } satisfies Guide,
  },
  args: { number: 12, maySettle: true, reader: 'shop', onEnd: sends(), onClose: fn() },
} satisfies Meta<typeof EndQuestionDialog>;

export default meta;
type Story = StoryObj<typeof meta>;

export const OfTheShop: Story = {
  play: async ({ canvas }) => {
    await canvas.findByRole('dialog', { name: 'End question 12' });
    await expect(canvas.getByRole('radio', { name: 'Settled' })).toBeChecked();
  },
};

export const OfTheAsker: Story = {
  args: { maySettle: false, reader: 'asker' },
  play: async ({ canvas }) => {
    await canvas.findByRole('dialog', { name: 'Close question 12?' });
    await expect(canvas.queryByRole('radio')).toBeNull();
  },
};

export const Closed: Story = {
  tags: ['no-picture'],
  args: { onEnd: sends(), onClose: fn() },
  play: async ({ canvas, userEvent, args }) => {
    await userEvent.click(await canvas.findByRole('radio', { name: 'Closed' }));
    await userEvent.type(canvas.getByLabelText(/^Message/), 'The rate stays.');
    await userEvent.click(canvas.getByRole('button', { name: 'End question' }));
    await waitFor(() => expect(args.onClose).toHaveBeenCalledOnce());
    await expect(args.onEnd).toHaveBeenCalledWith({ state: 'closed', text: 'The rate stays.' });
  },
};

/** The person who asked closes, and has no other way. */
export const ClosedByTheAsker: Story = {
  tags: ['no-picture'],
  args: { maySettle: false, reader: 'asker', onEnd: sends(), onClose: fn() },
  play: async ({ canvas, userEvent, args }) => {
    await userEvent.click(await canvas.findByRole('button', { name: 'Close question' }));
    await waitFor(() => expect(args.onEnd).toHaveBeenCalledWith({ state: 'closed', text: '' }));
  },
};

export const Refused: Story = {
  args: { onEnd: fn(() => Promise.resolve<Outcome>(refused)), onClose: fn() },
  play: async ({ canvas, userEvent, args }) => {
    await userEvent.click(await canvas.findByRole('button', { name: 'End question' }));
    await expect(await canvas.findByText('That did not work. Please try again.')).toBeVisible();
    await expect(args.onClose).not.toHaveBeenCalled();
  },
};

export const RightToLeft: Story = { globals: { direction: 'rtl' } };
