import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, waitFor } from 'storybook/test';
import { QuestionEnding } from '@consignment/components/parts/questions/QuestionEnding';
import { Button } from '@consignment/components/primitives/actions/Button';
import type { Guide } from '../../../.storybook/guide.ts';
import type { Outcome } from '../../../packages/components/src/primitives/feedback/outcome.ts';
import { sends } from '../../fixtures/question.ts';
import { pendingAnswer, refused } from '../../primitives/answers.ts';

const meta = {
  title: 'Parts/Questions/QuestionEnding',
  component: QuestionEnding,
  tags: ['new'],
  parameters: {
    guide: {
      use: 'At the head of a question, for the ways to end it, and to open it again.',
      avoid: 'A change of the line settles its question and needs no second press.',
      right: {
        draw: () => <Button label="Close question…" onClick={() => undefined} />,
        why: 'The dots say that something is asked first, and nothing is lost by a press.',
      },
      wrong: {
        draw: () => <Button label="Delete question" tone="critical" onClick={() => undefined} />,
        why: 'All that was said stays to be read: a question ends, and is never deleted.',
      },
      keyboard: [['Enter or Space', 'Opens the dialog that ends it, or reopens it at once.']],
      reader: '“Close question…, button.”',
    } satisfies Guide,
  },
  args: { number: 12, allows: ['reply', 'close'], reader: 'asker', onEnd: sends(), onReopen: sends() },
} satisfies Meta<typeof QuestionEnding>;

export default meta;
type Story = StoryObj<typeof meta>;

export const OfTheAsker: Story = {
  play: ({ canvas }) => expect(canvas.getByRole('button', { name: 'Close question…' })).toBeVisible(),
};

export const OfTheShop: Story = { args: { reader: 'shop', allows: ['reply', 'settle', 'close', 'act'] } };

export const Ending: Story = {
  args: { reader: 'shop', allows: ['reply', 'settle', 'close'] },
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'End question…' }));
    await expect(await canvas.findByRole('dialog', { name: 'End question 12' })).toBeVisible();
  },
};

export const Ended: Story = {
  args: { allows: ['reopen'] },
  play: async ({ canvas, userEvent, args }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Reopen' }));
    await expect(args.onReopen).toHaveBeenCalledOnce();
  },
};

export const Reopening: Story = {
  args: { allows: ['reopen'], onReopen: fn(() => pendingAnswer().promise) },
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Reopen' }));
    await expect(await canvas.findByRole('button', { name: 'Reopening…' })).toHaveAttribute(
      'aria-busy',
      'true',
    );
  },
};

export const NotReopened: Story = {
  args: { allows: ['reopen'], onReopen: fn(() => Promise.resolve<Outcome>(refused)) },
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Reopen' }));
    await waitFor(() => expect(canvas.getByRole('alert')).toHaveTextContent('That did not work.'));
  },
};

export const ViewOnly: Story = {
  args: { allows: [] },
  play: ({ canvas }) => expect(canvas.queryByRole('button')).toBeNull(),
};
