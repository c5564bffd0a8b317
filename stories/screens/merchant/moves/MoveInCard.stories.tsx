import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';
import { MoveInCard } from '@consignment/components/screens/merchant/moves/MoveInCard';

const meta = {
  title: 'Screens/Merchant/Moves/MoveInCard',
  component: MoveInCard,
  tags: ['new'],
  args: { href: '/import/move' },
} satisfies Meta<typeof MoveInCard>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {
  play: ({ canvas }) =>
    expect(canvas.getByRole('link', { name: 'Move in' })).toHaveAttribute('href', '/import/move'),
};

export const RightToLeft: Story = { globals: { direction: 'rtl' } };
