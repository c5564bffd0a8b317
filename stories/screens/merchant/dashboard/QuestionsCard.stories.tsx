import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';
import { QuestionsCard } from '@consignment/components/screens/merchant/dashboard/QuestionsCard';
import { failed, loading } from '../../../fixtures/list.ts';

const meta = {
  title: 'Screens/Merchant/Dashboard/QuestionsCard',
  component: QuestionsCard,
  tags: ['new'],
  args: {
    counts: { is: 'ready', value: { open: 3, overdue: 1 } },
    hrefOfAll: '/questions',
    hrefOfOpen: '/questions?state=open',
    hrefOfOverdue: '/questions?state=overdue',
  },
} satisfies Meta<typeof QuestionsCard>;

export default meta;
type Story = StoryObj<typeof QuestionsCard>;

export const SomeOpen: Story = {
  play: async ({ canvas }) => {
    const open = canvas.getByRole('link', { name: 'To answer' });
    await expect(open).toHaveAttribute('href', '/questions?state=open');
    const overdue = canvas.getByRole('link', { name: 'Overdue' });
    await expect(overdue).toHaveAttribute('href', '/questions?state=overdue');
  },
};

export const NoneOpen: Story = {
  args: { counts: { is: 'ready', value: { open: 0, overdue: 0 } } },
  play: ({ canvas }) => expect(canvas.getAllByText('None')).toHaveLength(2),
};

/** The rows stand from the start, and lead on. */
export const Loading: Story = {
  args: { counts: loading },
  play: async ({ canvas }) => {
    await expect(canvas.getAllByText('Loading…')).toHaveLength(2);
    await expect(canvas.getByRole('link', { name: 'Overdue' })).toBeVisible();
  },
};

export const Failed: Story = {
  args: { counts: failed() },
  play: ({ canvas }) => expect(canvas.getByRole('link', { name: 'All questions' })).toBeVisible(),
};

export const RightToLeft: Story = { globals: { direction: 'rtl' } };
