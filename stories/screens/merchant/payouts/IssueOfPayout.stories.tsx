import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, waitFor, within } from 'storybook/test';
import { IssueOfPayout } from '@consignment/components/screens/merchant/payouts/IssueOfPayout';
import type { KnownOutcome } from '../../../../packages/components/src/primitives/feedback/outcome.ts';
import { aPreview, aPreviewed, inNovember } from '../../../fixtures/statement-preview.ts';
import { done } from '../../../primitives/answers.ts';

const meta = {
  title: 'Screens/Merchant/Payouts/IssueOfPayout',
  component: IssueOfPayout,
  args: {
    paidAt: '2025-11-12T09:00:00Z',
    after: '2025-09-30',
    now: inNovember,
    timeZone: 'Europe/London',
    preview: { is: 'ready', value: aPreview({ statements: [aPreviewed()], skipped: [] }) },
    onPreview: fn(),
    onIssue: fn(() => Promise.resolve<KnownOutcome>(done)),
  },
} satisfies Meta<typeof IssueOfPayout>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Ready: Story = {};

/** The statement goes to the day of the payout. */
export const Issued: Story = {
  tags: ['no-picture'],
  play: async ({ canvas, userEvent, args }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Issue statement' }));
    const dialog = await canvas.findByRole('dialog', { name: 'Issue statement' });
    const period = { first_day: '2025-11-01', last_day: '2025-11-12' };
    await expect(args.onPreview).toHaveBeenCalledWith(period);
    await userEvent.click(within(dialog).getByRole('button', { name: 'Issue statement' }));
    await expect(args.onIssue).toHaveBeenCalledWith(period, false);
    await waitFor(() => expect(canvas.queryByRole('dialog')).toBeNull());
  },
};

/** The day of the payout is stated already, and the payout is not: it was entered later. */
export const DayStated: Story = {
  tags: ['no-picture'],
  args: { after: '2025-11-12' },
  play: async ({ canvas, userEvent, args }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Issue statement' }));
    await expect(args.onPreview).toHaveBeenCalledWith({ first_day: '2025-11-13', last_day: '2025-11-15' });
  },
};

/** Today is stated already. */
export const TodayStated: Story = {
  tags: ['no-picture'],
  args: { after: '2025-11-15', preview: null },
  play: async ({ canvas, userEvent, args }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Issue statement' }));
    await expect(await canvas.findByText(/You can issue the next statement tomorrow\.$/)).toBeVisible();
    await expect(args.onPreview).not.toHaveBeenCalled();
  },
};
