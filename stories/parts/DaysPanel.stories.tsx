import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn } from 'storybook/test';
import { DaysPanel } from '@consignment/components/parts/DaysPanel';

const meta = {
  title: 'Parts/Lists/DaysPanel',
  component: DaysPanel,
  args: {
    label: 'Date',
    value: { from: '2026-03-01', to: '2026-03-31' },
    onApply: fn(),
    now: new Date('2026-03-31T22:30:00Z'),
    timeZone: 'Europe/London',
    lastPaidAt: null,
  },
} satisfies Meta<typeof DaysPanel>;

export default meta;
type Story = StoryObj<typeof meta>;

export const ThisMonth: Story = {
  play: ({ canvas }) =>
    expect(canvas.getByRole('button', { name: 'This month', pressed: true })).toHaveFocus(),
};

/** It is April already in a zone further east. */
export const OtherZone: Story = {
  args: { timeZone: 'Asia/Tokyo' },
  play: ({ canvas }) =>
    expect(canvas.getByRole('button', { name: 'Last month', pressed: true })).toHaveFocus(),
};
