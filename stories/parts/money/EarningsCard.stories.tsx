import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';
import { EarningsCard } from '@consignment/components/parts/money/EarningsCard';
import { Stack } from '@consignment/components/primitives/layout/Stack';
import { Card } from '@consignment/components/primitives/layout/Card';
import type { Guide } from '../../../.storybook/guide.ts';
import { someMonths } from '../../fixtures/dashboard.ts';
import { failed, loading } from '../../fixtures/list.ts';

const meta = {
  title: 'Parts/Money/EarningsCard',
  component: EarningsCard,
  tags: ['stable'],
  parameters: {
    guide: {
      use: 'On a dashboard, for earnings by month below the fold: its title is the question, its room is kept, and the chart’s code comes when it is seen.',
      avoid:
        'On a page that is about the chart, or by day and week, use EarningsChart. Totals without time are StatBoxes.',
      right: {
        draw: () => (
          <EarningsCard
            label="How much vendors earn and how much you pay them, by month"
            periods={{ is: 'ready', value: someMonths }}
            currency="GBP"
          />
        ),
        why: 'The title asks what the bars answer, so an owner knows whose money it is before reading a figure.',
      },
      wrong: {
        draw: () => (
          <Card title="Statistics">
            <EarningsCard label="Earnings" periods={{ is: 'ready', value: someMonths }} currency="GBP" />
          </Card>
        ),
        why: 'It is a card already. Two borders and two titles later it is still unsaid whose earnings these are.',
      },
      keyboard: [
        ['Tab', 'Stops at “Show as table”, then at the chart.'],
        ['Arrow keys', 'In the chart: go to the month before or after.'],
        ['Home, End', 'Go to the first and the latest month.'],
      ],
      reader:
        '“How much vendors earn and how much you pay them, by month, region.” Then “Period, slider, Mar 2026: earned £1,755.50, paid £900.00, due at end £3,065.50”.',
    } satisfies Guide,
  },
  args: {
    label: 'How much vendors earn and how much you pay them, by month',
    periods: { is: 'ready', value: someMonths },
    currency: 'GBP',
  },
} satisfies Meta<typeof EarningsCard>;

export default meta;
type Story = StoryObj<typeof meta>;

/** The chart's code comes when the card is seen; its room is kept from the start. */
export const Default: Story = {
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole('slider', { name: 'Period' })).toHaveAttribute(
      'aria-valuetext',
      'Mar 2026: earned £1,755.50, paid £900.00, due at end £3,065.50',
    );
  },
};

/** The card is as high before as after, in any width. */
export const KeepsItsRoom: Story = {
  render: (args) => (
    <Stack space="large">
      <EarningsCard {...args} label="Loading" periods={loading} />
      <EarningsCard {...args} label="Ready" />
    </Stack>
  ),
  play: async ({ canvas }) => {
    await canvas.findByRole('slider', { name: 'Period' });
    const heightOf = (name: string) => canvas.getByRole('region', { name }).getBoundingClientRect().height;
    await expect(heightOf('Ready')).toBe(heightOf('Loading'));
  },
};

export const Empty: Story = {
  args: { periods: { is: 'ready', value: [] } },
  play: async ({ canvas }) =>
    expect(await canvas.findByText('The chart will start with the first order.', undefined)).toBeVisible(),
};

export const Loading: Story = { args: { periods: loading } };

export const Failed: Story = {
  args: { periods: failed() },
  play: async ({ canvas }) =>
    expect(await canvas.findByText('The chart could not be loaded.', undefined)).toBeVisible(),
};

export const RightToLeft: Story = { globals: { direction: 'rtl' } };
