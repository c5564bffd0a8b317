import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, within } from 'storybook/test';
import { EarningsChart } from '@consignment/components/parts/money/EarningsChart';
import type { Guide } from '../../../.storybook/guide.ts';
import { someMonths } from '../../fixtures/dashboard.ts';
import { failed, loading } from '../../fixtures/list.ts';

const meta = {
  title: 'Parts/Money/EarningsChart',
  component: EarningsChart,
  tags: ['stable'],
  parameters: {
    guide: {
      use: 'For earnings and payments over time, where the course matters: a season, a month without payouts. Its label is the question it answers.',
      avoid:
        'A few totals are StatBoxes. Single amounts to compare or export are a list. A line beside one figure is a DueTrend.',
      right: {
        draw: () => (
          <EarningsChart
            label="How much vendors earn and how much you pay them, by month"
            periods={{ is: 'ready', value: someMonths }}
            unit="month"
            currency="GBP"
          />
        ),
        why: 'Twelve months show the December rush and the payment that followed it.',
      },
      wrong: {
        draw: () => (
          <EarningsChart
            label="This month"
            periods={{ is: 'ready', value: [{ start: '2026-03-01', earned: '1755.50', paid: '900.00' }] }}
            unit="month"
            currency="GBP"
          />
        ),
        why: 'One month has no course. Two tall bars take half of the screen for two numbers, which StatBoxes write in a line.',
      },
      keyboard: [
        ['Tab', 'Stops at “Show as table”, then at the chart.'],
        ['Arrow right, Arrow up', 'Goes to the next period.'],
        ['Arrow left, Arrow down', 'Goes to the period before.'],
        ['Home, End', 'Go to the first and the latest period.'],
      ],
      reader:
        '“Period, slider, Mar 2026: earned £1,755.50, paid £900.00, due at end £3,065.50.” The table of all periods follows it, seen or not.',
    } satisfies Guide,
  },
  args: {
    label: 'How much vendors earn and how much you pay them, by month',
    periods: { is: 'ready', value: someMonths },
    unit: 'month',
    currency: 'GBP',
  },
} satisfies Meta<typeof EarningsChart>;

export default meta;
type Story = StoryObj<typeof meta>;

const december = 'Dec 2025: earned £4,875.95, paid £3,120.00, due at end £5,475.95';

/** The latest period is written out until another is chosen. Its keys are those of a slider. */
export const Months: Story = {
  play: async ({ canvas, userEvent }) => {
    const period = canvas.getByRole('slider', { name: 'Period' });
    await expect(period).toHaveAttribute(
      'aria-valuetext',
      'Mar 2026: earned £1,755.50, paid £900.00, due at end £3,065.50',
    );
    period.focus();
    await userEvent.keyboard('{ArrowLeft}');
    await expect(period).toHaveAttribute(
      'aria-valuetext',
      'Feb 2026: earned £1,610.00, paid £1,340.00, due at end £2,210.00',
    );
    await userEvent.keyboard('{Home}{ArrowLeft}');
    await expect(period).toHaveAttribute('aria-valuenow', '1');
    await userEvent.keyboard('{End}{ArrowRight}');
    await expect(period).toHaveAttribute('aria-valuenow', '12');
  },
};

/** As many months are named as there is room for, each year where it begins; none lies over another. */
export const Labels: Story = {
  play: async ({ canvasElement }) => {
    const labels = [...canvasElement.querySelectorAll('text')].filter((label) => label.checkVisibility());
    const texts = labels.map((label) => label.textContent);
    await expect(texts.length).toBeGreaterThanOrEqual(6);
    await expect(texts).toContain('Jan2026');
    await expect(texts.at(-1)).toBe('Mar');
    const boxes = labels.map((label) => label.getBoundingClientRect());
    for (const [index, { left }] of boxes.entries()) {
      await expect(left).toBeGreaterThan(boxes[index - 1]?.right ?? 0);
    }
  },
};

/** Those who prefer a table get one, and screen readers have it from the start. */
export const AsATable: Story = {
  play: async ({ canvas, userEvent, args }) => {
    const table = canvas.getByRole('table', { name: args.label });
    const row = within(table).getByRole('row', { name: /Dec 2025/ });
    await expect(within(table).getAllByRole('row')).toHaveLength(13);
    await expect(
      within(row)
        .getAllByRole('cell')
        .map((cell) => cell.textContent),
    ).toEqual(['£4,875.95', '£3,120.00', '£5,475.95']);
    await userEvent.click(canvas.getByRole('button', { name: 'Show as table' }));
    await expect(canvas.getByRole('button', { name: 'Show as chart' })).toHaveFocus();
    await expect(canvas.queryByRole('slider')).toBeNull();
    await expect(table.getBoundingClientRect().height).toBeGreaterThan(200);
  },
};

/** The readout under the pointer moves nothing, and gives way to the latest when the pointer leaves. */
export const ByPointer: Story = {
  play: async ({ canvas, userEvent }) => {
    const period = canvas.getByRole('slider', { name: 'Period' });
    const { left, width, top } = period.getBoundingClientRect();
    const point = () =>
      userEvent.pointer({
        target: period,
        coords: { clientX: left + (8.5 / 12) * width, clientY: top + 5 },
      });
    await point();
    await expect(period).toHaveAttribute('aria-valuetext', december);
    await expect(canvas.getByText('Dec 2025', { selector: 'span' })).toBeVisible();
    await expect(period.getBoundingClientRect().top).toBe(top);
    await userEvent.unhover(period);
    await expect(period).toHaveAttribute('aria-valuenow', '12');
    await point();
  },
};

const someDays = Array.from({ length: 31 }, (_, at) => ({
  start: `2026-03-${String(at + 1).padStart(2, '0')}`,
  earned: `${(at * 37) % 90}.00`,
  paid: at % 7 === 6 ? '180.00' : '0.00',
  due: `${60 + ((at * 53) % 240)}.00`,
}));

export const Daily: Story = {
  args: {
    label: 'How much vendors earn and how much you pay them, by day',
    unit: 'day',
    periods: { is: 'ready', value: someDays },
  },
};

export const Weekly: Story = {
  args: {
    label: 'How much vendors earn and how much you pay them, by week',
    unit: 'week',
    periods: {
      is: 'ready',
      value: ['2025-12-15', '2025-12-22', '2025-12-29', '2026-01-05', '2026-01-12', '2026-01-19'].map(
        (start, at) => ({ start, earned: '80.00', paid: `${20 * at}.00`, due: '120.00' }),
      ),
    },
  },
  play: ({ canvas }) =>
    expect(canvas.getByRole('slider')).toHaveAttribute(
      'aria-valuetext',
      'Week of Jan 19, 2026: earned £80.00, paid £100.00, due at end £120.00',
    ),
};

/** Four hundred days are the most that is asked for. */
export const ManyDays: Story = {
  args: {
    unit: 'day',
    periods: {
      is: 'ready',
      value: Array.from({ length: 400 }, (_, at) => ({
        start: new Date(Date.UTC(2025, 2, at)).toISOString().slice(0, 10),
        earned: `${(at * 37) % 90}.00`,
        paid: at % 30 === 29 ? '900.00' : '0.00',
        due: `${((at * 37) % 900) + 100}.00`,
      })),
    },
  },
};

export const OneMonth: Story = {
  args: {
    periods: { is: 'ready', value: [{ start: '2026-03-01', earned: '0.40', paid: '0.10', due: '0.30' }] },
  },
  play: ({ canvas }) =>
    expect(canvas.getByRole('slider')).toHaveAttribute(
      'aria-valuetext',
      'Mar 2026: earned £0.40, paid £0.10, due at end £0.30',
    ),
};

/** Without what is due there are bars alone. */
export const WithoutDue: Story = {
  args: {
    label: 'How much you have earned and been paid, by month',
    periods: { is: 'ready', value: someMonths.map(({ start, earned, paid }) => ({ start, earned, paid })) },
  },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('slider')).toHaveAttribute(
      'aria-valuetext',
      'Mar 2026: earned £1,755.50, paid £900.00',
    );
    await expect(canvas.queryByText('Due at end')).toBeNull();
  },
};

/** Refunds outweigh the earnings: the bar is below the line of zero. */
export const ZeroAndNegative: Story = {
  args: {
    periods: {
      is: 'ready',
      value: [
        { start: '2026-01-01', earned: '120.00', paid: '0.00', due: '120.00' },
        { start: '2026-02-01', earned: '-85.00', paid: '120.00', due: '-85.00' },
        { start: '2026-03-01', earned: '0.00', paid: '0.00', due: '-85.00' },
      ],
    },
  },
};

export const AllNegative: Story = {
  args: {
    periods: {
      is: 'ready',
      value: [
        { start: '2026-01-01', earned: '-40.00', paid: '0.00', due: '-40.00' },
        { start: '2026-02-01', earned: '-85.00', paid: '0.00', due: '-125.00' },
        { start: '2026-03-01', earned: '-12.50', paid: '0.00', due: '-137.50' },
      ],
    },
  },
};

/** The beginning, in the words of its page. */
export const Empty: Story = {
  args: { periods: { is: 'ready', value: [] } },
  play: ({ canvas }) => expect(canvas.getByText('The chart will start with the first order.')).toBeVisible(),
};

/** Months without a sale are as empty as no months. */
export const AllZero: Story = {
  tags: ['no-picture'],
  args: { periods: { is: 'ready', value: [{ start: '2026-03-01', earned: '0.00', paid: '0.00' }] } },
  play: ({ canvas }) => expect(canvas.queryByRole('slider')).toBeNull(),
};

export const Loading: Story = { args: { periods: loading } };

const broken = failed();
export const Failed: Story = {
  args: { periods: broken },
  play: async ({ canvas, userEvent }) => {
    await expect(canvas.getByText('The chart could not be loaded.')).toBeVisible();
    await userEvent.click(canvas.getByRole('button', { name: 'Retry' }));
    await expect(broken.onRetry).toHaveBeenCalledOnce();
  },
};

export const HugeAmounts: Story = {
  args: {
    currency: 'JPY',
    periods: {
      is: 'ready',
      value: someMonths.map(({ start }, at) => ({
        start,
        earned: String(11_234_567_890 * (at + 1)),
        paid: String(9_876_543_210 * at),
        due: String(1_358_024_680 * (at + 1) + 9_876_543_210),
      })),
    },
  },
};

/** Time and amounts run from left to right in every language. */
export const RightToLeft: Story = { globals: { direction: 'rtl' } };
