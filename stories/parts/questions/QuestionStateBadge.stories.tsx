import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';
import { QuestionStateBadge } from '@consignment/components/parts/questions/QuestionStateBadge';
import type { Guide } from '../../../.storybook/guide.ts';

const meta = {
  title: 'Parts/Questions/QuestionStateBadge',
  component: QuestionStateBadge,
  tags: ['new'],
  parameters: {
    guide: {
      use: 'In a list of questions and beside the title of one, for the side whose turn it is, or how it ended.',
      avoid: 'Beside a line the number of the question matters too: that is a link in the CommissionCell.',
      right: {
        draw: () => <QuestionStateBadge state="open" reader="shop" />,
        why: 'The shop reads what it is to do, in the tone of things that wait.',
      },
      wrong: {
        draw: () => <QuestionStateBadge state="open" isOverdue reader="shop" />,
        why: 'On the day that it is due an answer is still in time; overdue counts from the moment after.',
      },
      keyboard: [],
      reader: '“To answer”, read at the end of its row.',
    } satisfies Guide,
  },
  args: { state: 'open', reader: 'shop' },
} satisfies Meta<typeof QuestionStateBadge>;

export default meta;
type Story = StoryObj<typeof meta>;

export const ToAnswer: Story = {
  play: ({ canvas }) => expect(canvas.getByText('To answer')).toBeVisible(),
};

export const Overdue: Story = {
  args: { isOverdue: true },
  play: ({ canvas }) => expect(canvas.getByText('Overdue')).toBeVisible(),
};

/** The person who asked is not shown that the shop is late. */
export const WithTheShop: Story = {
  args: { isOverdue: true, reader: 'asker' },
  play: ({ canvas }) => expect(canvas.getByText('With the shop')).toBeVisible(),
};

export const Answered: Story = { args: { state: 'answered', reader: 'asker' } };
export const Settled: Story = { args: { state: 'settled' } };
export const Closed: Story = { args: { state: 'closed' } };
