import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';
import { Recalculating } from '@consignment/components/parts/Recalculating';

const meta = {
  title: 'Parts/Money/Recalculating',
  component: Recalculating,
  args: { progress: 40 },
} satisfies Meta<typeof Recalculating>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Running: Story = {
  play: ({ canvas }) =>
    expect(canvas.getByRole('progressbar', { name: 'Recalculating…' })).toHaveAttribute(
      'aria-valuenow',
      '40',
    ),
};

export const JustStarted: Story = { args: { progress: 0 } };

export const RightToLeft: Story = { globals: { direction: 'rtl' } };
