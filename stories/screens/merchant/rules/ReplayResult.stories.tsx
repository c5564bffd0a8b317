import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, waitFor } from 'storybook/test';
import { ReplayResult } from '@consignment/components/screens/merchant/rules/ReplayResult';
import type { Outcome } from '../../../../packages/components/src/primitives/feedback/outcome.ts';
import { aReplay } from '../../../fixtures/rule.ts';
import { done } from '../../../primitives/answers.ts';

const meta = {
  title: 'Screens/Merchant/Rules/ReplayResult',
  component: ReplayResult,
  args: {
    replay: aReplay(),
    currency: { books: 'GBP', shown: null },
    hrefOfVendor: (id) => `/vendors/${id}`,
    hrefOfOrder: (id) => `/orders/${id}`,
    onExport: fn(() => Promise.resolve<Outcome>(done)),
  },
} satisfies Meta<typeof ReplayResult>;

export default meta;
type Story = StoryObj<typeof meta>;

/** A quarter: in sum, by month, by vendor, and the lines that change most. */
export const Quarter: Story = {
  play: async ({ canvas }) => {
    await expect(canvas.getByText('£1,664.75')).toBeVisible();
    await expect(canvas.getByText(/Paid lines are shown as they would have been/)).toBeVisible();
    await expect(canvas.getByRole('slider', { name: 'Period' })).toHaveAttribute(
      'aria-valuetext',
      'Oct 2026: earned £18,390.30, would have earned £19,144.20',
    );
  },
};

export const AllVendors: Story = {
  play: async ({ canvas, userEvent }) => {
    await expect(canvas.queryByRole('link', { name: 'Brindle & Co' })).toBeNull();
    await userEvent.click(canvas.getByRole('button', { name: 'Show all 12 vendors' }));
    await waitFor(() => expect(canvas.getByRole('link', { name: 'Brindle & Co' })).toBeVisible());
  },
};

/** One month has no course. */
export const OneMonth: Story = {
  args: { replay: aReplay({ date_start: '2026-10-01', months: aReplay().months.slice(-1) }) },
  play: ({ canvas }) => expect(canvas.queryByRole('slider')).toBeNull(),
};

export const LessEarned: Story = {
  args: { replay: aReplay({ would_have_earned: '41020.00', of_it_paid: '-3200.10' }) },
  play: ({ canvas }) => expect(canvas.getByText('−£3,200.10')).toBeVisible(),
};

export const NothingChanges: Story = {
  args: { replay: aReplay({ changed_lines: 0, would_have_earned: '48210.40', of_it_paid: '0.00' }) },
};

export const NothingSold: Story = {
  args: {
    replay: aReplay({ lines: 0, changed_lines: 0, earned: '0.00', would_have_earned: '0.00', vendors: [] }),
  },
};

export const LongNames: Story = {
  args: {
    replay: aReplay({
      vendors: aReplay()
        .vendors.slice(0, 1)
        .map((vendor) => ({ ...vendor, vendor_name: 'Donaudampfschifffahrtsgesellschaft'.repeat(3) })),
    }),
  },
};

export const RightToLeft: Story = { globals: { direction: 'rtl' } };
