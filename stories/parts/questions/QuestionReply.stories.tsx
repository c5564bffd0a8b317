import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, waitFor } from 'storybook/test';
import { QuestionReply } from '@consignment/components/parts/questions/QuestionReply';
import { Banner } from '@consignment/components/primitives/feedback/Banner';
import { TextArea } from '@consignment/components/primitives/fields/TextArea';
import type { Guide } from '../../../.storybook/guide.ts';
import type { Outcome } from '../../../packages/components/src/primitives/feedback/outcome.ts';
import { aFile, sends, takesFiles } from '../../fixtures/question.ts';
import { refused } from '../../primitives/answers.ts';

const meta = {
  title: 'Parts/Questions/QuestionReply',
  component: QuestionReply,
  tags: ['new'],
  parameters: {
    guide: {
      use: 'At the foot of a thread, for its next message and the files that go with it.',
      avoid:
        'A question that has ended takes no message: it is reopened first. The first message of one is an AskQuestionDialog.',
      right: {
        draw: () => (
          <TextArea
            name="right"
            label="Message"
            hint="The shop will see your reply in this thread."
            rows={3}
          />
        ),
        why: 'The hint says who reads it, and so what can be written.',
      },
      wrong: {
        draw: () => <Banner tone="neutral" title="Please answer by mail." />,
        why: 'An answer by mail is not beside the line, and the next person of the shop does not find it.',
      },
      keyboard: [['Tab', 'Goes from the message through the files to the button that sends it.']],
      reader: '“Your reply, region. Message, edit, the shop will see your reply in this thread.”',
    } satisfies Guide,
  },
  args: { reader: 'asker', onUpload: takesFiles(), onSend: sends() },
} satisfies Meta<typeof QuestionReply>;

export default meta;
type Story = StoryObj<typeof meta>;

export const OfTheAsker: Story = {};

export const OfTheShop: Story = {
  args: { reader: 'shop' },
  play: ({ canvas }) => expect(canvas.getByRole('button', { name: 'Send answer' })).toBeVisible(),
};

/** After it was sent the fields are empty, ready for the next. */
export const Sent: Story = {
  tags: ['no-picture'],
  args: { onUpload: takesFiles(), onSend: sends() },
  play: async ({ canvas, userEvent, args }) => {
    await userEvent.type(canvas.getByLabelText('Message'), 'Here it is.');
    await userEvent.upload(canvas.getByLabelText('Pictures or PDFs (optional)'), aFile());
    await userEvent.click(canvas.getByRole('button', { name: 'Send reply' }));
    await waitFor(() => expect(canvas.getByLabelText('Message')).toHaveValue(''));
    await expect(args.onSend).toHaveBeenCalledWith({ text: 'Here it is.', files: [41] });
    await expect(canvas.queryByText('agreement.png')).toBeNull();
  },
};

/** A file that was sent is not sent again with the next attempt. */
export const Refused: Story = {
  args: { onUpload: takesFiles(), onSend: fn(() => Promise.resolve<Outcome>(refused)) },
  play: async ({ canvas, userEvent, args }) => {
    await userEvent.type(canvas.getByLabelText('Message'), 'Here it is.');
    await userEvent.upload(canvas.getByLabelText('Pictures or PDFs (optional)'), aFile());
    await userEvent.click(canvas.getByRole('button', { name: 'Send reply' }));
    await expect(await canvas.findByText('That did not work. Please try again.')).toBeVisible();
    await userEvent.click(canvas.getByRole('button', { name: 'Send reply' }));
    await waitFor(() => expect(args.onSend).toHaveBeenCalledTimes(2));
    await expect(args.onUpload).toHaveBeenCalledOnce();
    await expect(canvas.getByLabelText('Message')).toHaveValue('Here it is.');
  },
};

export const Empty: Story = {
  play: async ({ canvas, userEvent, args }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Send reply' }));
    await expect(canvas.getAllByText('Write your reply.')[0]).toBeVisible();
    await expect(args.onSend).not.toHaveBeenCalled();
  },
};

export const RightToLeft: Story = { globals: { direction: 'rtl' } };
