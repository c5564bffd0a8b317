import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';
import { StatTiles } from '@consignment/components/primitives/StatTiles';

const meta = {
  title: 'Primitives/StatTiles',
  component: StatTiles,
  args: {
    tiles: [
      { label: 'Due', value: '$1,204.50', detail: '12 lines' },
      { label: 'Paid', value: '$18,020.00' },
      { label: 'Earned', value: '$19,224.50' },
    ],
  },
} satisfies Meta<typeof StatTiles>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {
  play: async ({ canvas }) => {
    await expect(canvas.getAllByRole('term').map((term) => term.textContent)).toEqual([
      'Due',
      'Paid',
      'Earned',
    ]);
  },
};

export const Loading: Story = {
  args: {
    tiles: [
      { label: 'Due', value: null },
      { label: 'Paid', value: null },
      { label: 'Earned', value: null },
    ],
  },
  play: async ({ canvas }) => {
    await expect(canvas.getAllByText('Loading…')).toHaveLength(3);
  },
};

export const ZeroAndNegative: Story = {
  args: {
    tiles: [
      { label: 'Due', value: '−$40.00', detail: 'Refunds after payout' },
      { label: 'Paid', value: '$0.00' },
    ],
  },
};

export const LongFigures: Story = {
  args: {
    tiles: ['Due', 'Paid', 'Earned', 'Taxes', 'Sales'].map((label) => ({
      label,
      value: 'CA$123,456,789.00',
    })),
  },
};
