import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, mocked, waitFor } from 'storybook/test';
import { PayRunsScreen } from '@consignment/components/screens/merchant/pay-runs/PayRunsScreen';
import type { KnownOutcome } from '../../../../packages/components/src/primitives/feedback/outcome.ts';
import { aPageOf, aProblem, aQuery, controlsOf, failed, loading } from '../../../fixtures/list.ts';
import { aListedRun, firstApproval, someRuns } from '../../../fixtures/pay-run.ts';
import { done, pendingAnswer, refused } from '../../../primitives/answers.ts';

const meta = {
  title: 'Screens/Merchant/Pay runs/PayRunsScreen',
  component: PayRunsScreen,
  tags: ['new'],
  parameters: { frame: 'bare' },
  args: {
    runs: aPageOf(someRuns(5)),
    controls: controlsOf({ ...aQuery, sort: '-number' }),
    timeZone: 'Europe/London',
    nextOn: '2026-12-31',
    hrefOfRun: (id) => `/pay-runs/${id}`,
    hrefOfSettings: '/settings/pay-runs',
    onCreate: fn(() => Promise.resolve<KnownOutcome>(done)),
  },
} satisfies Meta<typeof PayRunsScreen>;

export default meta;
type Story = StoryObj<typeof meta>;

export const FullPage: Story = {
  args: { runs: aPageOf(someRuns(30), 64) },
  play: async ({ canvas, userEvent, args }) => {
    await expect(canvas.getByRole('link', { name: 'Pay run 30' })).toHaveAttribute('href', '/pay-runs/30');
    await expect(canvas.getByText(/The next pay run will be drafted on Dec 31, 2026/)).toBeVisible();
    await userEvent.click(canvas.getByRole('button', { name: 'Draft a pay run' }));
    await expect(args.onCreate).toHaveBeenCalledOnce();
  },
};

export const OneRow: Story = { args: { runs: aPageOf([aListedRun({ exceptions: 1 })]) } };

export const NeedsSecondPerson: Story = {
  args: { runs: aPageOf([aListedRun({ needs_second: true, approvals: [firstApproval] })]) },
};

export const Drafting: Story = {
  args: { onCreate: fn(() => pendingAnswer<KnownOutcome>().promise) },
  play: async ({ canvas, userEvent, args }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Draft a pay run' }));
    await userEvent.click(await canvas.findByRole('button', { name: 'Drafting…' }));
    await expect(args.onCreate).toHaveBeenCalledOnce();
  },
};

export const Refused: Story = {
  args: { onCreate: fn(() => Promise.resolve<KnownOutcome>(refused)) },
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Draft a pay run' }));
    await expect(await canvas.findByRole('alert')).toHaveTextContent('That did not work. Please try again.');
  },
};

/** A lost answer: the same button asks once more, and makes none twice. */
export const AnswerLost: Story = {
  play: async ({ canvas, userEvent, args }) => {
    mocked(args.onCreate).mockResolvedValueOnce({ is: 'unknown', problem: aProblem });
    await userEvent.click(canvas.getByRole('button', { name: 'Draft a pay run' }));
    await expect(await canvas.findByRole('alert')).toHaveTextContent('We don’t know yet');
    await userEvent.click(canvas.getByRole('button', { name: 'Draft a pay run' }));
    await waitFor(() => expect(canvas.queryByRole('alert')).toBeNull());
    await expect(args.onCreate).toHaveBeenCalledTimes(2);
  },
};

export const WithoutSchedule: Story = { args: { nextOn: null } };

export const LongNames: Story = {
  args: {
    runs: aPageOf([
      aListedRun({ created_by: 'Donaudampfschifffahrtsgesellschaft'.repeat(3), amount: '98765432.10' }),
    ]),
  },
};

export const Empty: Story = { args: { runs: aPageOf([]), nextOn: null } };

/** Nothing is said of the schedule before it is known. */
export const Loading: StoryObj<typeof PayRunsScreen> = {
  args: { runs: loading, nextOn: undefined },
  play: ({ canvas }) => expect(canvas.queryByText(/No schedule has been set/)).toBeNull(),
};

export const Failed: StoryObj<typeof PayRunsScreen> = { args: { runs: failed(), nextOn: undefined } };

export const RightToLeft: Story = { globals: { direction: 'rtl' } };

/** Of a person who only reads. */
export const ViewOnly: StoryObj<typeof PayRunsScreen> = {
  args: { onCreate: null, hrefOfSettings: null },
  play: async ({ canvas }) => {
    await expect(canvas.queryByRole('button', { name: 'Draft a pay run' })).toBeNull();
    await expect(canvas.queryByRole('link', { name: 'Schedule and settings' })).toBeNull();
  },
};
