import type { Meta, StoryObj } from '@storybook/react-vite';
import { dayAt } from '@consignment/domain/time/zone';
import { expect, fn } from 'storybook/test';
import { IssueStatementDialog } from '@consignment/components/screens/merchant/vendors/IssueStatementDialog';
import type { KnownOutcome } from '../../../../packages/components/src/primitives/feedback/outcome.ts';
import { aProblem, failed, loading } from '../../../fixtures/list.ts';
import {
  aPreview,
  aPreviewed,
  inNovember,
  noPreview,
  october,
  someSkipped,
} from '../../../fixtures/statement-preview.ts';
import { done, pendingAnswer, refused } from '../../../primitives/answers.ts';

const readyWith = (changes: Parameters<typeof aPreviewed>[0]) =>
  ({ is: 'ready', value: aPreview({ statements: [aPreviewed(changes)], skipped: [] }) }) as const;

const meta = {
  title: 'Screens/Merchant/Vendors/IssueStatementDialog',
  component: IssueStatementDialog,
  args: {
    period: october,
    after: '2025-09-30',
    preview: readyWith({}),
    now: inNovember,
    timeZone: 'Europe/London',
    onPeriod: fn(),
    onIssue: fn(() => Promise.resolve<KnownOutcome>(done)),
    onClose: fn(),
  },
} satisfies Meta<typeof IssueStatementDialog>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Ready: Story = {
  play: async ({ canvas }) => {
    await expect(canvas.getByText('Closing balance').parentElement).toHaveTextContent('£310.00');
    await expect(canvas.getByText('14 entries')).toBeVisible();
  },
};

/** The reasons for a look are below the sums; a longer period is named. */
export const Odd: Story = {
  args: {
    after: '2025-08-31',
    preview: readyWith({
      first_day: '2025-09-01',
      adjustments: '-400.00',
      closing: '-90.00',
      oddities: ['longer_period', 'below_zero', 'adjusted'],
    }),
  },
  play: async ({ canvas }) => {
    await expect(canvas.getByText('The statement covers Sep 1 – Oct 31, 2025.')).toBeVisible();
    await expect(canvas.getByText('Below zero')).toBeVisible();
  },
};

export const IssuedWithMail: Story = {
  tags: ['no-picture'],
  play: async ({ canvas, userEvent, args }) => {
    await userEvent.click(canvas.getByRole('checkbox', { name: 'Email the vendor a link to the statement' }));
    await userEvent.click(canvas.getByRole('button', { name: 'Issue statement' }));
    await expect(args.onIssue).toHaveBeenCalledWith(october, true);
    await expect(args.onClose).toHaveBeenCalledOnce();
  },
};

const pending = pendingAnswer<KnownOutcome>();

export const Sending: Story = {
  args: { onIssue: fn(() => pending.promise) },
  play: async ({ canvas, userEvent, args }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Issue statement' }));
    await userEvent.click(canvas.getByRole('button', { name: /Issuing…/ }));
    await expect(args.onIssue).toHaveBeenCalledOnce();
    await expect(args.onClose).not.toHaveBeenCalled();
  },
};

export const Refused: Story = {
  args: { onIssue: fn(() => Promise.resolve<KnownOutcome>(refused)) },
  play: async ({ canvas, userEvent, args }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Issue statement' }));
    await expect(await canvas.findByText('That did not work. Please try again.')).toBeVisible();
    await expect(args.onClose).not.toHaveBeenCalled();
  },
};

/** No answer came: the same can be asked again. */
export const Unknown: Story = {
  args: { onIssue: fn(() => Promise.resolve<KnownOutcome>({ is: 'unknown', problem: aProblem })) },
  play: async ({ canvas, userEvent, args }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Issue statement' }));
    await userEvent.click(await canvas.findByRole('button', { name: 'Retry' }));
    await expect(args.onIssue).toHaveBeenCalledTimes(2);
  },
};

/** The vendor is left out of this period, with the reason. */
export const LeftOut: Story = {
  args: { preview: { is: 'ready', value: { ...noPreview, skipped: someSkipped } } },
  play: async ({ canvas }) => {
    await expect(canvas.getByText('A statement already covers this period.')).toBeVisible();
    await expect(canvas.queryByRole('button', { name: 'Issue statement' })).toBeNull();
  },
};

export const PeriodRefused: Story = {
  args: { preview: { is: 'refused', problem: { detail: 'The period is not over yet.', errors: [] } } },
  play: ({ canvas }) => expect(canvas.getByRole('alert')).toHaveTextContent('The period is not over yet.'),
};

/** The day is cut, and what is left of it is the next statement's. */
export const ToToday: Story = {
  args: {
    period: { first_day: '2025-11-01', last_day: dayAt(inNovember, 'Europe/London') },
    after: '2025-10-31',
    preview: readyWith({ first_day: '2025-11-01', last_day: dayAt(inNovember, 'Europe/London') }),
  },
  play: async ({ canvas }) => {
    await expect(canvas.getByLabelText('Period')).toHaveDisplayValue(/^Up to today, Nov/);
    await expect(
      canvas.getByText('Today is included up to now. The next statement will start from this point.'),
    ).toBeVisible();
  },
};

/** Today is stated already: there is nothing to choose and no button without effect. */
export const AllStated: Story = {
  args: { period: null, after: dayAt(inNovember, 'Europe/London'), preview: null },
  play: async ({ canvas }) => {
    await expect(canvas.getByText(/You can issue the next statement tomorrow\.$/)).toBeVisible();
    await expect(canvas.queryByRole('button', { name: 'Issue statement' })).toBeNull();
  },
};

export const Loading: Story = {
  args: { preview: loading },
  play: ({ canvas }) => expect(canvas.getByRole('button', { name: 'Calculating…' })).toBeVisible(),
};

export const Failed: Story = { args: { preview: failed() } };
