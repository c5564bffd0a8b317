import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';
import { HistoryLine } from '@consignment/components/screens/merchant/history/HistoryLine';
import { anEntry } from '../../../fixtures/history.ts';

const meta = {
  title: 'Screens/Merchant/History/HistoryLine',
  component: HistoryLine,
  args: { entry: anEntry(), currency: 'GBP', href: null },
} satisfies Meta<typeof HistoryLine>;

export default meta;
type Story = StoryObj<typeof meta>;

export const FromWhatToWhat: Story = {
  args: {
    entry: anEntry({
      vendor_name: 'Tidewater Toys',
      before: { commission_rate: '52.5' },
      after: { commission_rate: '46' },
    }),
  },
  play: ({ canvasElement }) => expect(canvasElement).toHaveTextContent('Tidewater Toys: rate 52.5% to 46%'),
};

/** Nothing was there before, so the line says what was done. */
export const Done: Story = {
  args: {
    href: '/payouts/12',
    entry: anEntry({
      event: 'payout.created',
      object: { type: 'payout', id: '12' },
      object_name: '#1042',
      before: {},
      after: { amount: '145.00', currency: 'GBP', status: 'sending' },
    }),
  },
  play: async ({ canvas, canvasElement }) => {
    await expect(canvasElement).toHaveTextContent(
      'Payout #1042 · Juniper & Oak: created a payout (amount £145.00, status',
    );
    await expect(canvas.getByRole('link', { name: 'Payout #1042' })).toHaveAttribute('href', '/payouts/12');
  },
};

/** Data of people and secrets: only that they changed. */
export const Withheld: Story = {
  args: {
    entry: anEntry({
      event: 'vendor.updated',
      object: { type: 'vendor', id: '1' },
      object_name: 'Juniper & Oak',
      before: { hidden: true },
      after: { hidden: false, withheld: ['email', 'paypal_email'] },
    }),
  },
  play: ({ canvasElement }) =>
    expect(canvasElement).toHaveTextContent(
      'Juniper & Oak: hidden on to off, email address changed, PayPal email changed',
    ),
};

export const NothingKept: Story = {
  args: {
    entry: anEntry({ event: 'question.asked', object: { type: 'question', id: '4' }, before: {}, after: {} }),
  },
};

export const LongNames: Story = {
  args: {
    entry: anEntry({
      vendor_name: 'Donaudampfschifffahrtsgesellschaft'.repeat(2),
      before: { discount_codes: 'OAK10, '.repeat(12) },
      after: { discount_codes: '' },
    }),
  },
};

export const RightToLeft: Story = { globals: { direction: 'rtl' } };
