import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, within } from 'storybook/test';
import { MoveDifferences } from '@consignment/components/screens/merchant/moves/MoveDifferences';
import type { Outcome } from '../../../../packages/components/src/primitives/feedback/outcome.ts';
import { aPageOf, failed, loading } from '../../../fixtures/list.ts';
import { someGroups } from '../../../fixtures/move.ts';
import { done } from '../../../primitives/answers.ts';

const meta = {
  title: 'Screens/Merchant/Moves/MoveDifferences',
  component: MoveDifferences,
  tags: ['new'],
  args: {
    groups: aPageOf(someGroups),
    unanswered: 2,
    page: 1,
    pageSize: 20,
    hrefOfPage: (page) => `?page=${page}`,
    currency: 'GBP',
    hrefOfNext: '?step=balances',
    hrefOfRate: ({ vendor, rate }) => `#rule-${vendor}-${rate}`,
    hrefOfLines: (id) => `?group=${id}`,
    onAnswer: fn(() => Promise.resolve<Outcome>(done)),
  },
} satisfies Meta<typeof MoveDifferences>;

export default meta;
type Story = StoryObj<typeof MoveDifferences>;

/** The way on opens once all have an answer. */
export const Open: Story = {
  play: async ({ canvas, userEvent, args }) => {
    await expect(canvas.getByText(/2 questions are waiting for you/)).toBeVisible();
    await expect(canvas.queryByRole('link', { name: 'Continue to balances' })).toBeNull();
    const second = within(canvas.getByRole('group', { name: /^Answer to Cost of only one unit/ }));
    await userEvent.click(second.getByRole('button', { name: 'Record the old amounts' }));
    await expect(args.onAnswer).toHaveBeenCalledWith(2, 'theirs');
  },
};

export const AllAnswered: Story = {
  args: { groups: aPageOf(someGroups.map((group) => ({ ...group, answer: 'theirs' }))), unanswered: 0 },
  play: ({ canvas }) =>
    expect(canvas.getByRole('link', { name: 'Continue to balances' })).toHaveAttribute(
      'href',
      '?step=balances',
    ),
};

export const One: Story = { args: { groups: aPageOf(someGroups.slice(0, 1)), unanswered: 1 } };

export const FurtherPage: Story = { args: { groups: aPageOf(someGroups, 64), page: 2, unanswered: 12 } };

/** The best of outcomes. */
export const NothingDiffers: Story = {
  args: { groups: aPageOf([]), unanswered: 0 },
  play: ({ canvas }) => expect(canvas.getByRole('link', { name: 'Continue to balances' })).toBeVisible(),
};

export const Loading: Story = { args: { groups: loading } };

export const Failed: Story = { args: { groups: failed() } };

export const ViewOnly: Story = {
  args: { onAnswer: null },
  play: ({ canvas }) => expect(canvas.queryByRole('button')).toBeNull(),
};

export const RightToLeft: Story = { globals: { direction: 'rtl' } };
