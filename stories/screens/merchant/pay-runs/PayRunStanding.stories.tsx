import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';
import { PayRunStanding } from '@consignment/components/screens/merchant/pay-runs/PayRunStanding';
import { aPayRun, firstApproval, runs } from '../../../fixtures/pay-run.ts';

const meta = {
  title: 'Screens/Merchant/Pay runs/PayRunStanding',
  component: PayRunStanding,
  tags: ['new'],
  args: { run: aPayRun(), timeZone: 'Europe/London', hrefOfExceptions: '?state=exception' },
} satisfies Meta<typeof PayRunStanding>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Draft: Story = {};

export const BySchedule: Story = {
  args: { run: aPayRun({ scheduled_for: '2026-11-30', created_by: null }) },
  play: ({ canvas }) =>
    expect(canvas.getByText(/The schedule drafted this run for Nov 30, 2026/)).toBeVisible(),
};

export const WithExceptions: Story = {
  args: { run: aPayRun({ exceptions: 3 }) },
  play: ({ canvas }) =>
    expect(canvas.getByRole('link', { name: 'View exceptions' })).toHaveAttribute('href', '?state=exception'),
};

export const OnlyExceptions: Story = {
  args: { run: aPayRun({ exceptions: 12, count: 0, amount: '0.00', totals: [] }) },
};

export const Empty: Story = { args: { run: aPayRun({ count: 0, amount: '0.00', totals: [] }) } };

export const NeedsSecondPerson: Story = {
  args: { run: aPayRun({ needs_second: true, approvals: [firstApproval] }) },
  play: ({ canvas }) =>
    expect(canvas.getByText(/Ada Marsh.*approved this run on Nov 30, 2026/)).toBeVisible(),
};

export const Approved: Story = { args: { run: runs.approved } };

export const Paying: Story = {
  args: { run: runs.paying },
  play: ({ canvas }) =>
    expect(canvas.getByRole('progressbar', { name: 'Paying: 20 of 32' })).toHaveAttribute(
      'aria-valuenow',
      '63',
    ),
};

export const ToSend: Story = {
  args: { run: runs.toSend },
  play: ({ canvas }) => expect(canvas.getByText('24 payouts recorded. Now send £3,580.53.')).toBeVisible(),
};

export const PartlyToSend: Story = {
  args: { run: runs.partlyToSend },
  play: async ({ canvas }) => {
    await expect(canvas.getByText('2 payouts recorded. Now send £96.25.')).toBeVisible();
    await expect(canvas.getByText(/9 of 11 paid\./)).toBeVisible();
    await expect(canvas.queryByRole('progressbar')).toBeNull();
  },
};

export const ReadyForTheBank: Story = { args: { run: runs.ready } };

export const GivenToTheBank: Story = { args: { run: runs.given } };

/** The rest is to be sent by hand: nothing is on its way that would move a progress bar. */
export const GivenAndToSend: Story = {
  tags: ['no-picture'],
  args: { run: runs.givenAndToSend },
  play: async ({ canvas }) => {
    await expect(
      canvas.getByText('The bank has the file. We’re now waiting for the bank’s answer.'),
    ).toBeVisible();
    await expect(canvas.queryByRole('progressbar')).toBeNull();
  },
};

export const Done: Story = { args: { run: runs.done } };

export const PartlyFailed: Story = {
  args: { run: runs.partlyFailed },
  play: ({ canvas }) => expect(canvas.getByText('2 of 32 payments did not arrive.')).toBeVisible(),
};

const one = { count: 1, amount: '214.80' };

/** A run of one vendor reads as one. */
export const OneVendor: Story = {
  args: { run: aPayRun({ ...one, state: 'done', approvals: [firstApproval], paid: one }) },
  play: ({ canvas }) => expect(canvas.getByText('The payment has been made.')).toBeVisible(),
};

export const OneException: Story = {
  args: { run: aPayRun({ exceptions: 1 }) },
  play: ({ canvas }) => expect(canvas.getByText('1 vendor cannot be paid yet.')).toBeVisible(),
};

export const Canceled: Story = { args: { run: runs.canceled } };

export const LongNames: Story = {
  args: {
    run: aPayRun({
      needs_second: true,
      approvals: [{ by: 'Donaudampfschifffahrtsgesellschaft'.repeat(3), date: firstApproval.date }],
    }),
  },
};
