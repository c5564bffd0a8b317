import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';
import { ChartSkeleton } from '@consignment/components/parts/ChartSkeleton';

const meta = {
  title: 'Parts/Money/ChartSkeleton',
  component: ChartSkeleton,
  args: { label: 'How much vendors earn and you pay them, by month' },
} satisfies Meta<typeof ChartSkeleton>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {
  play: ({ canvas, args }) => expect(canvas.getByRole('status')).toHaveTextContent(`Loading ${args.label}…`),
};

export const RightToLeft: Story = { globals: { direction: 'rtl' } };
