import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn } from 'storybook/test';
import { ThisWeek } from '@consignment/components/screens/merchant/dashboard/ThisWeek';
import { aProblem, failed, loading } from '../../../fixtures/list.ts';
import { aQuietWeek, aWeek } from '../../../fixtures/week.ts';

const ready = <Value,>(value: Value) => ({ is: 'ready', value }) as const;
const due = { amount: '3588.61', count: 25, currency: 'GBP' } as const;
const longName = 'Donaudampfschifffahrtsgesellschaft'.repeat(4);

const meta = {
  title: 'Screens/Merchant/Dashboard/ThisWeek',
  component: ThisWeek,
  tags: ['new'],
  args: {
    ...aWeek(),
    due: ready(due),
    currency: { books: 'GBP', shown: null },
    now: new Date('2026-12-01T15:00:00Z'),
    timeZone: 'Europe/London',
  },
} satisfies Meta<typeof ThisWeek>;

export default meta;
type Story = StoryObj<typeof meta>;

const everything = {
  questions: ready({
    open: 1,
    overdue: 0,
    first: { id: 3, from: 'Blue Kiln Studio', dueAt: '2026-12-03T12:00:00Z' },
  }),
  accounts: 1,
  books: ready({
    differences: 4,
    refunds: { orders: 3, totals: [{ amount: '45.00', currency: 'GBP' as const }] },
  }),
};

export const Everything: Story = {
  args: everything,
  play: async ({ canvas }) => {
    const texts = canvas.getAllByRole('listitem').map((line) => line.textContent);
    await expect(texts).toEqual([
      '£3,581.55 to 24 vendors, pay run draftedReview and pay',
      'Payout #187 of £168.86 was returnedView payout',
      '1 question from Blue Kiln Studio, due ThuAnswer',
      '1 new accountReview accounts',
      'Refunds to assign: 3 orders, £45.00Assign refunds',
      '4 differences found by reconciliationView differences',
    ]);
    const hrefs = canvas.getAllByRole('link').map((link) => link.getAttribute('href'));
    await expect(hrefs).toEqual([
      '/pay-runs/7',
      '/payouts/12',
      '/questions/3',
      '/accounts',
      '/orders?payment=refund_to_assign',
      '/reconciliation',
    ]);
  },
};

export const Nothing: Story = {
  args: { ...aQuietWeek(), due: ready({ ...due, amount: '0.00', count: 0 }) },
  play: ({ canvas }) => expect(canvas.getByText('Nothing is waiting for you.')).toBeVisible(),
};

/** No pay run is drafted yet: the button drafts it and opens it. */
export const OneLine: Story = {
  args: aQuietWeek(),
  play: async ({ canvas, userEvent, args }) => {
    await expect(canvas.getByText('£3,588.61 due to 25 vendors')).toBeVisible();
    await userEvent.click(canvas.getByRole('button', { name: 'Review and pay' }));
    await expect(args.onReviewAndPay).toHaveBeenCalledOnce();
  },
};

export const DraftRefused: Story = {
  args: {
    ...aQuietWeek(),
    onReviewAndPay: fn(() => Promise.resolve({ is: 'refused', problem: aProblem } as const)),
  },
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Review and pay' }));
    await expect(await canvas.findByRole('alert')).toHaveTextContent(aProblem.detail);
    await expect(canvas.getByRole('button', { name: 'Review and pay' })).toBeEnabled();
  },
};

/** One person has approved the run, and it needs two. */
export const SecondPerson: Story = {
  tags: ['no-picture'],
  args: {
    run: ready({ id: 7, amount: '3581.55', count: 24, currency: 'GBP', approvals: 1 }),
  },
  play: ({ canvas }) => expect(canvas.getByText(/pay run needs a second approval/)).toBeVisible(),
};

export const LongNames: Story = {
  args: {
    questions: ready({ open: 1, overdue: 0, first: { id: 3, from: longName, dueAt: null } }),
    run: ready({ id: 7, amount: '98765432109876.54', count: 1_234_567, currency: 'GBP', approvals: 1 }),
  },
};

/** A payout is written in its vendor's own currency. */
export const ForeignPayout: Story = {
  tags: ['no-picture'],
  args: {
    lostPayout: ready({ id: 12, number: 187, amount: '168.86', currency: 'EUR', status: 'failed' }),
  },
  play: ({ canvas }) => expect(canvas.getByText('Payout #187 of €168.86 did not arrive')).toBeVisible(),
};

export const Loading: Story = {
  args: { questions: loading },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('status')).toHaveTextContent('Loading this week…');
    await expect(canvas.queryByText('Nothing is waiting for you.')).toBeNull();
  },
};

const broken = failed();

/** The known lines are there, and nothing is said of the rest. */
export const Failed: Story = {
  args: { ...aQuietWeek(), questions: broken },
  play: async ({ canvas, userEvent }) => {
    await expect(canvas.getByText('Part of this week could not be loaded.')).toBeVisible();
    await expect(canvas.getByText('£3,588.61 due to 25 vendors')).toBeVisible();
    await userEvent.click(canvas.getByRole('button', { name: 'Retry' }));
    await expect(broken.onRetry).toHaveBeenCalled();
  },
};

/** The stat Due says it: what waits is not known, so that nothing is promised. */
export const DueUnknown: Story = {
  args: { ...aQuietWeek(), due: failed() },
  play: async ({ canvas }) => {
    await expect(canvas.getByText('The amount due isn’t known yet.')).toBeVisible();
    await expect(canvas.queryByText('Nothing is waiting for you.')).toBeNull();
  },
};

/** Of a person who may not pay: the run is there to look at, and what is due is no task of theirs. */
export const MayNotPay: Story = {
  args: { onReviewAndPay: null },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('link', { name: 'View pay run' })).toHaveAttribute('href', '/pay-runs/7');
    await expect(canvas.queryByText('Review and pay')).toBeNull();
  },
};

export const OnAPhone: Story = {
  tags: ['no-picture'],
  args: everything,
  globals: { viewport: { value: 'phone', isRotated: false } },
};

export const RightToLeft: Story = { args: everything, globals: { direction: 'rtl' } };
