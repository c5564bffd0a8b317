import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';
import { RateShares } from '@consignment/components/parts/commission/RateShares';

const meta = {
  title: 'Parts/Commission/RateShares',
  component: RateShares,
} satisfies Meta<typeof RateShares>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Both: Story = {
  args: { rate: 525_000 },
  play: ({ canvas }) => expect(canvas.getByText('They get 52.5%, you keep 47.5%.')).toBeVisible(),
};

/** Nothing is entered yet. */
export const NotEntered: Story = {
  tags: ['no-picture'],
  args: { rate: null },
  play: ({ canvas }) => expect(canvas.queryByText(/They get/)).toBeNull(),
};
