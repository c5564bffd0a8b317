import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';
import { StatBoxes } from '@consignment/components/parts/StatBoxes';

const meta = {
  title: 'Parts/Money/StatBoxes',
  component: StatBoxes,
  args: { stats: { due: '412.60', paid: '1280.00', earned: '1692.60' }, currency: 'GBP', dueLabel: 'Due' },
} satisfies Meta<typeof StatBoxes>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Ready: Story = {
  play: ({ canvas }) =>
    expect(canvas.getAllByRole('term').map((term) => term.textContent)).toEqual(['Due', 'Paid', 'Earned']),
};

export const Loading: Story = { args: { stats: null } };

export const ForAVendor: Story = {
  args: {
    dueLabel: 'Owed',
    stats: { due: '412.60', paid: '1280.00', earned: '1692.60', sales: '3761.33', taxes: '0.00' },
  },
};

/** After a refund of what was paid already. */
export const ZeroAndNegative: Story = {
  args: { stats: { due: '-35.00', paid: '35.00', earned: '0.00' } },
  play: async ({ canvas, canvasElement }) => {
    await expect(canvas.getAllByRole('term')[0]).toHaveTextContent('Owed back');
    await expect(canvas.getAllByRole('definition')[0]).toHaveTextContent('£35.00');
    await expect(canvasElement).not.toHaveTextContent('−£35.00');
  },
};

/** A vendor reads the same of what it owes the shop. */
export const OwedBackByAVendor: Story = {
  args: { dueLabel: 'Owed', stats: { due: '-7.77', paid: '7.77', earned: '0.00' } },
  play: ({ canvas }) =>
    expect(canvas.getAllByRole('term').map((term) => term.textContent)).toEqual([
      'Owed back',
      'Paid',
      'Earned',
    ]),
};

export const LargeAmounts: Story = {
  args: { stats: { due: '9999999999.99', paid: '1234567890.12', earned: '11234567890.11' } },
};
