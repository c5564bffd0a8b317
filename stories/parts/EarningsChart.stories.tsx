import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, within } from 'storybook/test';
import { EarningsChart } from '@consignment/components/parts/EarningsChart';
import { someMonths } from '../fixtures/dashboard.ts';
import { failed, loading } from '../fixtures/list.ts';

const meta = {
  title: 'Parts/Money/EarningsChart',
  component: EarningsChart,
  args: {
    label: 'Earned and paid by month',
    periods: { is: 'ready', value: someMonths },
    unit: 'month',
    currency: 'GBP',
  },
} satisfies Meta<typeof EarningsChart>;

export default meta;
type Story = StoryObj<typeof meta>;

/** The latest period is written out until another is chosen. Its keys are those of a slider. */
export const Months: Story = {
  play: async ({ canvas, userEvent }) => {
    const period = canvas.getByRole('slider', { name: 'Period' });
    await expect(period).toHaveAttribute('aria-valuetext', 'Mar 2026: earned £1,755.50, paid £900.00');
    await userEvent.tab();
    await expect(period).toHaveFocus();
    await userEvent.keyboard('{ArrowLeft}');
    await expect(period).toHaveAttribute('aria-valuetext', 'Feb 2026: earned £1,610.00, paid £1,340.00');
    await userEvent.keyboard('{Home}{ArrowLeft}');
    await expect(period).toHaveAttribute('aria-valuenow', '1');
    await userEvent.keyboard('{End}{ArrowRight}');
    await expect(period).toHaveAttribute('aria-valuenow', '12');
  },
};

/** Screen readers get every figure as a table. */
export const AsATable: Story = {
  play: async ({ canvas }) => {
    const table = canvas.getByRole('table', { name: 'Earned and paid by month' });
    await expect(within(table).getAllByRole('row')).toHaveLength(13);
    const row = within(table).getByRole('row', { name: /Dec 2025/ });
    await expect(within(row).getByRole('cell', { name: '£4,875.95' })).toBeInTheDocument();
  },
};

export const ByPointer: Story = {
  play: async ({ canvas, userEvent }) => {
    const period = canvas.getByRole('slider', { name: 'Period' });
    const { left, width, top } = period.getBoundingClientRect();
    await userEvent.pointer({
      target: period,
      coords: { clientX: left + (8.5 / 12) * width, clientY: top + 5 },
    });
    await expect(period).toHaveAttribute('aria-valuetext', 'Dec 2025: earned £4,875.95, paid £3,120.00');
  },
};

export const Days: Story = {
  args: {
    label: 'Earned and paid by day',
    unit: 'day',
    periods: {
      is: 'ready',
      value: Array.from({ length: 31 }, (_, at) => ({
        start: `2026-03-${String(at + 1).padStart(2, '0')}`,
        earned: `${(at * 37) % 90}.00`,
        paid: at % 7 === 6 ? '180.00' : '0.00',
      })),
    },
  },
};

export const OnePeriod: Story = {
  args: {
    unit: 'week',
    periods: { is: 'ready', value: [{ start: '2026-03-02', earned: '0.40', paid: '0.10' }] },
  },
  play: ({ canvas }) =>
    expect(canvas.getByRole('slider')).toHaveAttribute(
      'aria-valuetext',
      'Week of Mar 2, 2026: earned £0.40, paid £0.10',
    ),
};

/** Refunds outweigh what was earned: the bar stands below the line of zero. */
export const ZeroAndNegative: Story = {
  args: {
    periods: {
      is: 'ready',
      value: [
        { start: '2026-01-01', earned: '120.00', paid: '0.00' },
        { start: '2026-02-01', earned: '-85.00', paid: '120.00' },
        { start: '2026-03-01', earned: '0.00', paid: '0.00' },
      ],
    },
  },
};

export const Empty: Story = {
  args: { periods: { is: 'ready', value: [] } },
  play: ({ canvas }) => expect(canvas.getByText('Nothing was earned or paid in this time.')).toBeVisible(),
};

/** Months without a sale are as empty as no months. */
export const AllZero: Story = {
  args: { periods: { is: 'ready', value: [{ start: '2026-03-01', earned: '0.00', paid: '0.00' }] } },
  play: ({ canvas }) => expect(canvas.queryByRole('slider')).toBeNull(),
};

export const Loading: Story = { args: { periods: loading } };

export const Failed: Story = {
  args: { periods: failed() },
  play: ({ canvas }) =>
    expect(canvas.getByText('Earned and paid by month could not be loaded.')).toBeVisible(),
};

/** Large amounts of a currency without cents. */
export const LongNames: Story = {
  args: {
    currency: 'JPY',
    periods: {
      is: 'ready',
      value: someMonths.map(({ start }, at) => ({
        start,
        earned: String(11_234_567 * (at + 1)),
        paid: String(9_876_543 * at),
      })),
    },
  },
};

/** Time and amounts run from left to right in every language. */
export const RightToLeft: Story = { globals: { direction: 'rtl' } };
