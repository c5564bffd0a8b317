import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, waitFor } from 'storybook/test';
import { IssueStatementsPage } from '@consignment/components/parts/statements/IssueStatementsPage';
import type { Guide } from '../../../.storybook/guide.ts';
import type { KnownOutcome } from '../../../packages/components/src/primitives/feedback/outcome.ts';
import { Button } from '../../../packages/components/src/primitives/actions/Button.tsx';
import { failed, loading } from '../../fixtures/list.ts';
import {
  aPreview,
  aPreviewed,
  aStatementRun,
  inNovember,
  noPreview,
  october,
  somePreviewed,
  someSkipped,
} from '../../fixtures/statement-preview.ts';
import { done, refused } from '../../primitives/answers.ts';

const meta = {
  title: 'Parts/Statements/IssueStatementsPage',
  component: IssueStatementsPage,
  tags: ['new'],
  parameters: {
    frame: 'bare',
    guide: {
      use: 'To issue the statements of all vendors, or of all sales reps, for one period.',
      avoid: 'One vendor has its own dialog, and a schedule issues them each month without a person.',
      right: {
        draw: () => <Button label="Issue 34 statements" tone="primary" onClick={() => undefined} />,
        why: 'The button counts them, so that a wrong period is noticed before the press.',
      },
      wrong: {
        draw: () => <Button label="Continue" tone="primary" onClick={() => undefined} />,
        why: 'The word hides that something is issued that cannot be undone for all at once.',
      },
      keyboard: [],
      reader: '“Issue statements, heading level 1. Issue 4 statements, button.”',
    } satisfies Guide,
  },
  args: {
    payees: 'vendors',
    period: october,
    preview: { is: 'ready', value: aPreview() },
    run: null,
    now: inNovember,
    timeZone: 'Europe/London',
    hrefOfStatements: '/statements',
    onPeriod: fn(),
    onIssue: fn(() => Promise.resolve<KnownOutcome>(done)),
    onLeaveRun: fn(),
  },
} satisfies Meta<typeof IssueStatementsPage>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Ready: Story = {
  play: async ({ canvas }) => {
    await expect(
      canvas.getByText('4 statements have closing balances totalling £567.75, and £35.00 is owed back.'),
    ).toBeVisible();
    await expect(canvas.getByRole('heading', { name: 'Left out: 2' })).toBeVisible();
    await expect(canvas.getByRole('button', { name: 'Issue 4 statements' })).toBeVisible();
  },
};

export const AnotherPeriod: Story = {
  tags: ['no-picture'],
  play: async ({ canvas, userEvent, args }) => {
    await userEvent.selectOptions(canvas.getByLabelText('Period'), 'Q3 2025');
    await expect(args.onPeriod).toHaveBeenCalledWith({ first_day: '2025-07-01', last_day: '2025-09-30' });
  },
};

export const Asking: Story = {
  play: async ({ canvas, userEvent, args }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Issue 4 statements' }));
    const dialog = await canvas.findByRole('alertdialog', { name: 'Issue 4 statements for October 2025?' });
    await expect(dialog).toHaveTextContent('you can’t undo this for all of them together');
    await waitFor(() => expect(canvas.getByRole('button', { name: 'Cancel' })).toHaveFocus());
    await expect(args.onIssue).not.toHaveBeenCalled();
  },
};

export const IssuedWithMails: Story = {
  tags: ['no-picture'],
  play: async (context) => {
    await Asking.play?.(context);
    const { canvas, userEvent, args } = context;
    await userEvent.click(
      canvas.getByRole('checkbox', { name: 'Email each vendor a link to their statement' }),
    );
    await userEvent.click(canvas.getByRole('button', { name: 'Issue 4 statements' }));
    await expect(args.onIssue).toHaveBeenCalledWith(true);
    await waitFor(() => expect(canvas.queryByRole('alertdialog')).toBeNull());
  },
};

export const IssueRefused: Story = {
  args: { onIssue: fn(() => Promise.resolve<KnownOutcome>(refused)) },
  play: async (context) => {
    await Asking.play?.(context);
    const { canvas, userEvent } = context;
    await userEvent.click(canvas.getByRole('button', { name: 'Issue 4 statements' }));
    await expect(await canvas.findByText('That did not work. Please try again.')).toBeVisible();
  },
};

/** Sales reps get no mails. */
export const OfSalesReps: Story = {
  args: {
    payees: 'sales_reps',
    preview: {
      is: 'ready',
      value: aPreview({
        statements: [aPreviewed({ vendor: null, sales_rep: 3, payee_name: 'Jasper Quill' })],
        closing: '310.00',
        skipped: [],
      }),
    },
  },
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Issue 1 statement' }));
    await canvas.findByRole('alertdialog');
    await expect(canvas.queryByRole('checkbox')).toBeNull();
  },
};

/** The period was refused, such as one that is not over. */
export const Refused: Story = {
  args: { preview: { is: 'refused', problem: { detail: 'The period is not over yet.', errors: [] } } },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('alert')).toHaveTextContent('The period is not over yet.');
    await expect(canvas.queryByRole('button', { name: /^Issue/ })).toBeNull();
  },
};

export const Empty: Story = {
  args: { preview: { is: 'ready', value: noPreview } },
  play: async ({ canvas }) => {
    await expect(canvas.getByText('There is nothing to issue for this period.')).toBeVisible();
    await expect(canvas.queryByRole('button', { name: /^Issue/ })).toBeNull();
  },
};

export const AllLeftOut: Story = {
  args: { preview: { is: 'ready', value: { ...noPreview, skipped: someSkipped } } },
};

export const Loading: Story = { args: { preview: loading } };

export const Failed: Story = { args: { preview: failed() } };

export const OneRow: Story = {
  args: { preview: { is: 'ready', value: aPreview({ statements: [aPreviewed()], skipped: [] }) } },
};

export const FullPage: Story = {
  args: { preview: { is: 'ready', value: aPreview({ statements: somePreviewed(34), skipped: [] }) } },
};

export const Running: Story = {
  args: { run: aStatementRun() },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('progressbar')).toBeVisible();
    await expect(canvas.queryByRole('button')).toBeNull();
  },
};

export const FinishedWithSkipped: Story = {
  args: {
    run: aStatementRun({ is_active: false, total: 34, done: 34, issued: 32, skipped: someSkipped }),
  },
  play: async ({ canvas, userEvent, args }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Issue other statements' }));
    await expect(args.onLeaveRun).toHaveBeenCalledOnce();
  },
};
