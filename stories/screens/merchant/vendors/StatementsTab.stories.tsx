import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, waitFor, within } from 'storybook/test';
import { StatementsTab } from '@consignment/components/screens/merchant/vendors/StatementsTab';
import type { KnownOutcome } from '../../../../packages/components/src/primitives/feedback/outcome.ts';
import { aPageOf, aQuery, controlsOf, failed, loading } from '../../../fixtures/list.ts';
import { aPreview, aPreviewed, inNovember, october } from '../../../fixtures/statement-preview.ts';
import { aStatement, someStatements } from '../../../fixtures/statement.ts';
import { done, refused } from '../../../primitives/answers.ts';

const untilSeptember = {
  ...aStatement({ number: 2, first_day: '2025-09-01', last_day: '2025-09-30', closing: '120.00' }),
  id: 30,
};

const meta = {
  title: 'Screens/Merchant/Vendors/StatementsTab',
  component: StatementsTab,
  args: {
    statements: aPageOf(someStatements(6)),
    controls: { ...controlsOf({ ...aQuery, sort: '' }), now: () => inNovember },
    timeZone: 'Europe/London',
    hrefOfStatement: (id) => `/statements/${id}`,
    preview: { is: 'ready', value: aPreview({ statements: [aPreviewed()], skipped: [] }) },
    onPreview: fn(),
    onIssue: fn(() => Promise.resolve<KnownOutcome>(done)),
    onWithdraw: fn(() => Promise.resolve<KnownOutcome>(done)),
  },
} satisfies Meta<typeof StatementsTab>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Ready: Story = {
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('link', { name: 'October 2025' })).toHaveAttribute(
      'href',
      '/statements/31',
    );
    // Only the latest can be withdrawn.
    await expect(canvas.getAllByRole('button', { name: 'Withdraw' })).toHaveLength(1);
  },
};

export const Columns: Story = {
  tags: ['wide', 'no-picture'],
  play: async ({ canvas }) => {
    const headers = canvas.getAllByRole('columnheader').map((header) => header.textContent);
    await expect(headers).toEqual([
      'Period',
      'No.',
      'Opening',
      'Paid',
      'Closing',
      'Issued',
      'Status',
      'Action',
    ]);
  },
};

/** The last full month is asked for at once. */
export const Issuing: Story = {
  args: { statements: aPageOf([untilSeptember]) },
  play: async ({ canvas, userEvent, args }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Issue statement' }));
    await expect(await canvas.findByRole('dialog', { name: 'Issue statement' })).toBeVisible();
    await expect(args.onPreview).toHaveBeenCalledWith(october);
  },
};

export const Issued: Story = {
  args: { statements: aPageOf([untilSeptember]) },
  tags: ['no-picture'],
  play: async ({ canvas, userEvent, args }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Issue statement' }));
    const dialog = await canvas.findByRole('dialog', { name: 'Issue statement' });
    await userEvent.click(within(dialog).getByRole('button', { name: 'Issue statement' }));
    await expect(args.onIssue).toHaveBeenCalledWith(october, false);
    await waitFor(() => expect(canvas.queryByRole('dialog')).toBeNull());
  },
};

/** Nothing full is left to state, so today is proposed. */
export const NothingOver: Story = {
  play: async ({ canvas, userEvent, args }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Issue statement' }));
    const dialog = await canvas.findByRole('dialog', { name: 'Issue statement' });
    await expect(within(dialog).getByLabelText('Period')).toHaveDisplayValue('Up to today, Nov 15, 2025');
    await expect(args.onPreview).toHaveBeenCalledWith({ first_day: '2025-11-01', last_day: '2025-11-15' });
  },
};

export const Withdrawing: Story = {
  play: async ({ canvas, userEvent, args }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Withdraw' }));
    await expect(await canvas.findByRole('alertdialog', { name: 'Withdraw statement 6?' })).toBeVisible();
    await expect(args.onWithdraw).not.toHaveBeenCalled();
  },
};

export const WithdrawRefused: Story = {
  args: { onWithdraw: fn(() => Promise.resolve<KnownOutcome>(refused)) },
  play: async (context) => {
    await Withdrawing.play?.(context);
    const { canvas, userEvent, args } = context;
    await userEvent.click(canvas.getByRole('button', { name: 'Withdraw statement' }));
    await expect(args.onWithdraw).toHaveBeenCalledWith(31, '');
    await expect(await canvas.findByText('That did not work. Please try again.')).toBeVisible();
  },
};

/** A withdrawn one stays in the list, and its period is stated again. */
export const Withdrawn: Story = {
  args: {
    statements: aPageOf([
      { ...aStatement({ number: 4, standing: 'latest' }), id: 32 },
      aStatement({ standing: 'withdrawn', withdrawn_at: '2025-11-04T15:07:00Z' }),
    ]),
  },
};

export const OneRow: Story = { args: { statements: aPageOf(someStatements(1)) } };

export const Empty: Story = {
  args: { statements: aPageOf([]) },
  play: ({ canvas }) => expect(canvas.getByText('This vendor has no statements yet.')).toBeVisible(),
};

export const Loading: Story = { args: { statements: loading } };

export const Failed: Story = { args: { statements: failed() } };

export const RightToLeft: Story = { globals: { direction: 'rtl' } };

/** Of a person whose role only reads: what it does not include is not there. */
export const ViewOnly: StoryObj<typeof StatementsTab> = {
  args: { onIssue: null, onWithdraw: null },
  play: async ({ canvas }) => {
    await expect(canvas.queryByRole('button', { name: 'Issue statement' })).toBeNull();
    await expect(canvas.queryByRole('button', { name: 'Withdraw' })).toBeNull();
  },
};
