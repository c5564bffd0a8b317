import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';
import { EarningsCard } from '@consignment/components/parts/EarningsCard';
import { someMonths } from '../fixtures/dashboard.ts';
import { failed, loading } from '../fixtures/list.ts';

/** For a part whose code comes when it is first used. */
const codeComes = { timeout: 15_000 };
const meta = {
  title: 'Parts/Money/EarningsCard',
  component: EarningsCard,
  args: { periods: { is: 'ready', value: someMonths }, currency: 'GBP' },
} satisfies Meta<typeof EarningsCard>;

export default meta;
type Story = StoryObj<typeof meta>;

/** The chart's code comes when the card is seen; its room is kept from the start. */
export const Default: Story = {
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole('slider', { name: 'Period' }, codeComes)).toHaveAttribute(
      'aria-valuetext',
      'Mar 2026: earned £1,755.50, paid £900.00',
    );
  },
};

export const Empty: Story = {
  args: { periods: { is: 'ready', value: [] } },
  play: async ({ canvas }) =>
    expect(
      await canvas.findByText('Nothing was earned or paid in this time.', undefined, codeComes),
    ).toBeVisible(),
};

export const Loading: Story = { args: { periods: loading } };

export const Failed: Story = {
  args: { periods: failed() },
  play: async ({ canvas }) =>
    expect(
      await canvas.findByText('Earned and paid by month could not be loaded.', undefined, codeComes),
    ).toBeVisible(),
};

export const RightToLeft: Story = { globals: { direction: 'rtl' } };
