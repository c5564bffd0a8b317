import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';
import { MoveProgress } from '@consignment/components/screens/merchant/moves/MoveProgress';

const meta = {
  title: 'Screens/Merchant/Moves/MoveProgress',
  component: MoveProgress,
  tags: ['new'],
  args: { state: 'checking', description: 'Reading commissions', progress: 42 },
} satisfies Meta<typeof MoveProgress>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Checking: Story = {
  play: ({ canvas }) =>
    expect(canvas.getByRole('progressbar', { name: 'Reading commissions…' })).toHaveAttribute(
      'aria-valuenow',
      '42',
    ),
};

/** Without words of the work it has its own. */
export const Booking: Story = {
  args: { state: 'booking', description: '', progress: 80 },
  play: ({ canvas }) =>
    expect(canvas.getByRole('progressbar', { name: 'Recording the old payouts…' })).toBeVisible(),
};

export const Undoing: Story = { args: { state: 'undoing', description: '', progress: 5 } };
