import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';
import { ReconciliationStanding } from '@consignment/components/screens/merchant/reconciliation/ReconciliationStanding';
import { aReconciliation, aRun } from '../../../fixtures/reconciliation.ts';

const meta = {
  title: 'Screens/Merchant/Reconciliation/ReconciliationStanding',
  component: ReconciliationStanding,
  tags: ['new'],
  args: { reconciliation: aReconciliation(), timeZone: 'Europe/London' },
} satisfies Meta<typeof ReconciliationStanding>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Done: Story = {
  play: ({ canvas }) =>
    expect(
      canvas.getByText(
        (_, element) =>
          element?.tagName === 'P' &&
          element.textContent === 'Last compared automatically on Nov 27, 2026 at 2:00am: 3 new, 1 cleared.',
      ),
    ).toBeVisible(),
};

export const NothingNew: Story = {
  args: { reconciliation: aReconciliation({ run: aRun({ because: 'asked', found: 0, settled: 0 }) }) },
};

export const Running: Story = {
  args: {
    reconciliation: aReconciliation({
      run: aRun({ state: 'running', step: 'reading_platform', progress: 12, finished_at: null }),
    }),
  },
};

export const Starting: Story = {
  args: {
    reconciliation: aReconciliation({
      run: aRun({ state: 'running', step: null, progress: 0, finished_at: null }),
    }),
  },
};

/** The rest was compared. */
export const InPart: Story = {
  args: {
    reconciliation: aReconciliation({
      run: aRun({
        problem: 'Shopify did not answer, so its orders were not read. The others were compared.',
      }),
    }),
  },
};

export const Failed: Story = {
  args: { reconciliation: aReconciliation({ run: aRun({ state: 'failed' }) }) },
  play: ({ canvas }) =>
    expect(canvas.getByText('The last comparison stopped before it finished.')).toBeVisible(),
};

export const FailedAtFirst: Story = {
  args: {
    reconciliation: { run: aRun({ state: 'failed', problem: 'Shopify did not answer.' }), checked_at: null },
  },
};

/** Before the first there is nothing to say. */
export const Never: Story = {
  tags: ['no-picture'],
  args: { reconciliation: { run: null, checked_at: null } },
  play: ({ canvas }) => expect(canvas.queryByText(/Last compared/)).toBeNull(),
};
