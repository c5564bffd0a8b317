import type { Meta, StoryObj } from '@storybook/react-vite';
import type { ComponentProps } from 'react';
import { expect, within } from 'storybook/test';
import { AmountsChart } from '@consignment/components/parts/money/AmountsChart';
import type { Guide } from '../../../.storybook/guide.ts';

const periods = [
  { start: '2025-08-01', name: 'August 2025', earned: '320.00', paid: '300.00', due: '120.00' },
  { start: '2025-09-01', name: 'September 2025', earned: '410.00', paid: '120.00', due: '410.00' },
  { start: '2025-10-01', name: 'October 2025', earned: '92.60', paid: '192.60', due: '310.00' },
];

const args: ComponentProps<typeof AmountsChart> = {
  label: 'How much you were owed at the end of each statement',
  periods,
  periodHeader: 'Statement',
  series: [{ kind: 'due', name: 'Closing balance' }],
  labelsFor: () => periods.map(({ name }, at) => ({ at, text: name.slice(0, 3), group: null })),
  currency: 'GBP',
};

const meta = {
  title: 'Parts/Money/AmountsChart',
  component: AmountsChart,
  tags: ['new'],
  parameters: {
    guide: {
      use: 'For a balance or other amounts at a few named points in time, such as statements. Its label is the question it answers.',
      avoid:
        'Earnings and payments by day, week or month are an EarningsChart, which brings its own words. A line beside one figure is a DueTrend.',
      right: {
        draw: () => <AmountsChart {...args} />,
        why: 'One line for one amount: a balance that rises because it is not paid out is seen at once.',
      },
      wrong: {
        draw: () => <AmountsChart {...args} periods={periods.slice(-1)} />,
        why: 'One point has no course. A figure with its name says the same in a line.',
      },
      keyboard: [
        ['Tab', 'Stops at “Show as table”, then at the chart.'],
        ['Arrow right, Arrow up', 'Goes to the next period.'],
        ['Arrow left, Arrow down', 'Goes to the period before.'],
        ['Home, End', 'Go to the first and the latest period.'],
      ],
      reader:
        '“Period, slider, October 2025: closing balance £310.00.” The table of all periods follows it, seen or not.',
    } satisfies Guide,
  },
  args,
} satisfies Meta<typeof AmountsChart>;

export default meta;
type Story = StoryObj<typeof meta>;

/** A line alone. Of what it leaves out it draws no bars. */
export const Line: Story = {
  play: async ({ canvas, userEvent }) => {
    const period = canvas.getByRole('slider', { name: 'Period' });
    await expect(period).toHaveAttribute('aria-valuetext', 'October 2025: closing balance £310.00');
    period.focus();
    await userEvent.keyboard('{ArrowLeft}');
    await expect(period).toHaveAttribute('aria-valuetext', 'September 2025: closing balance £410.00');
  },
};

export const BarsAndLine: Story = {
  args: {
    series: [
      { kind: 'earned', name: 'Earned' },
      { kind: 'paid', name: 'Paid' },
      { kind: 'due', name: 'Closing balance' },
    ],
  },
};

export const AsATable: Story = {
  play: async ({ canvas, userEvent, args }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Show as table' }));
    const table = within(canvas.getByRole('table', { name: args.label }));
    await expect(table.getAllByRole('row').map(({ textContent }) => textContent)).toEqual([
      'StatementClosing balance',
      'August 2025£120.00',
      'September 2025£410.00',
      'October 2025£310.00',
    ]);
  },
};

export const RightToLeft: Story = { globals: { direction: 'rtl' } };
