import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn } from 'storybook/test';
import { ActReview } from '../../../../packages/components/src/screens/merchant/questions/ActReview.tsx';

const line = {
  name: 'Folding table, #1001',
  payee: 'Juniper & Oak',
  commission: '70.00',
  isPayees: true,
  sold: 14000,
  share: null,
};

const meta = {
  title: 'Screens/Merchant/Questions/ActReview',
  component: ActReview,
  args: {
    reviewed: {
      act: { do: 'override', override: { kind: 'percent', ppm: 500_000 } },
      before: '70.00',
      after: '80.00',
    },
    line,
    books: 'GBP',
    written: 'GBP',
    onText: fn(),
  },
} satisfies Meta<typeof ActReview>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Override: Story = {
  play: async ({ canvas, canvasElement }) => {
    await expect(canvas.getByText('£80.00').parentElement).toHaveTextContent('£70.00 to £80.00');
    await expect(canvasElement).toHaveTextContent('Difference+£10.00');
  },
};

/** The amount is more than what the line was sold for, which is most likely a slip. */
export const AboveThePrice: Story = {
  args: {
    reviewed: {
      act: { do: 'override', override: { kind: 'amount', amount: 30000 } },
      before: '70.00',
      after: '300.00',
    },
  },
  play: ({ canvas }) =>
    expect(canvas.getByText('£300.00 is more than the £140.00 the line was sold for.')).toBeVisible(),
};

/** Less than before, in the currency of the vendor. */
export const Less: Story = {
  args: {
    reviewed: {
      act: { do: 'override', override: { kind: 'amount', amount: 6400 } },
      before: '70.00',
      after: '64.00',
    },
    written: 'EUR',
  },
  play: ({ canvas }) =>
    expect(canvas.getByText('€64.00').parentElement).toHaveTextContent('€70.00 to €64.00'),
};

export const CustomItem: Story = {
  args: {
    reviewed: {
      act: { do: 'custom_item', title: 'Question 12: folding table', amount: '10.00' },
      before: '70.00',
      after: '80.00',
    },
  },
  play: ({ canvas }) => expect(canvas.getByText(/part of the next payout/)).toBeVisible(),
};

/** Of a line that is gone only the item is known. */
export const CustomItemAlone: Story = {
  args: {
    reviewed: {
      act: { do: 'custom_item', title: 'Question 12: folding table', amount: '10.00' },
      before: null,
      after: null,
    },
    line: { ...line, commission: null },
  },
  play: ({ canvas }) => expect(canvas.queryByText('to')).toBeNull(),
};

export const Move: Story = {
  args: {
    reviewed: { act: { do: 'move', vendor: { id: 4, name: 'Copperfold' } }, before: '70.00', after: '0.00' },
  },
  play: ({ canvas }) => expect(canvas.getByText('£0.00').parentElement).toHaveTextContent('£70.00 to £0.00'),
};

export const Share: Story = {
  args: {
    reviewed: {
      act: { do: 'override', override: { kind: 'percent', ppm: 70_000 } },
      before: '8.23',
      after: null,
    },
    line: {
      name: 'Commission of Ada Moss, #1001',
      payee: 'Ada Moss',
      commission: '8.23',
      isPayees: true,
      sold: null,
      share: '5',
    },
  },
  play: ({ canvas }) => expect(canvas.getByText('7%').parentElement).toHaveTextContent('5% to 7%'),
};

export const LongNames: Story = {
  args: {
    reviewed: {
      act: { do: 'move', vendor: { id: 4, name: 'Donaudampfschifffahrtsgesellschaft'.repeat(2) } },
      before: '70.00',
      after: '0.00',
    },
    line: { ...line, payee: 'Rindfleischetikettierung'.repeat(3) },
  },
};

export const RightToLeft: Story = { globals: { direction: 'rtl' } };
