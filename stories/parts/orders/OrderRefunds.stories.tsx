import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';
import { OrderRefunds } from '@consignment/components/parts/orders/OrderRefunds';
import type { Guide } from '../../../.storybook/guide.ts';
import {
  aLineOfOrder,
  anOrderPayout,
  anOrderRefund,
  aPaidLineOfOrder,
  aRefundAfterPayout,
  aReturnedLineOfOrder,
  aTakingPayout,
  someOrderVendors,
} from '../../fixtures/order.ts';

const meta = {
  title: 'Parts/Orders/OrderRefunds',
  component: OrderRefunds,
  tags: ['new'],
  parameters: {
    guide: {
      use: 'On an order from which something came back: what, when, and which commission was taken back from the vendor, by the line or in which payout.',
      avoid: 'The history of the whole order is an OrderTimeline. Without a refund leave it out.',
      right: {
        draw: () => (
          <OrderRefunds
            refunds={[aRefundAfterPayout]}
            lines={[aPaidLineOfOrder]}
            vendors={someOrderVendors}
            payouts={[anOrderPayout(), aTakingPayout]}
            currency={{ books: 'GBP', shown: null }}
            timeZone="Europe/London"
            hrefOfPayout={(id) => `#payouts/${id}`}
          />
        ),
        why: 'A vendor who asks about £35.50 less gets the day, the table that came back and the payout.',
      },
      wrong: {
        draw: () => (
          <OrderRefunds
            refunds={[]}
            lines={[aPaidLineOfOrder]}
            vendors={someOrderVendors}
            payouts={[anOrderPayout()]}
            currency={{ books: 'GBP', shown: null }}
            timeZone="Europe/London"
          />
        ),
        why: 'An empty table on nine orders out of ten pushes the line items below the fold, to say that nothing happened.',
      },
      keyboard: [
        ['Tab', 'Stops at the links of payouts.'],
        ['Enter', 'Follows one.'],
      ],
      reader:
        '“Refunds, table. Folding table, row header. Returned, 1 of 2. Commission deducted, £35.50 in payout #1051, link, May 1, 2026.”',
    } satisfies Guide,
  },
  args: {
    refunds: [anOrderRefund()],
    lines: [aReturnedLineOfOrder, aPaidLineOfOrder],
    vendors: someOrderVendors,
    payouts: [anOrderPayout(), aTakingPayout],
    currency: { books: 'GBP', shown: null },
    timeZone: 'Europe/London',
    hrefOfPayout: (id) => `/payouts/${id}`,
  },
} satisfies Meta<typeof OrderRefunds>;

export default meta;
type Story = StoryObj<typeof meta>;

/** The line was not paid yet, so its commission was lowered. */
export const BeforePayout: Story = {
  tags: ['wide'],
  play: async ({ canvas }) => {
    const headers = canvas.getAllByRole('columnheader').map((header) => header.textContent);
    await expect(headers).toEqual(['Date', 'Product', 'Returned', 'Commission deducted']);
    const row = canvas.getByRole('row', { name: /Folding table/ });
    await expect(row).toHaveTextContent('Mar 9, 2026 at 11:20amFolding table1 of 2£35.50before payout');
  },
};

/** A later payout took it back. */
export const AfterPayout: Story = {
  args: { refunds: [aRefundAfterPayout] },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('link', { name: 'payout #1051' })).toHaveAttribute('href', '/payouts/13');
    await expect(canvas.getByText('May 1, 2026')).toBeVisible();
  },
};

/** No payout was made since. */
export const NextPayout: Story = {
  args: {
    refunds: [{ ...aRefundAfterPayout, taken_back: [{ by: 'next_payout', payout: null, amount: '35.50' }] }],
  },
  play: ({ canvas }) => expect(canvas.getByText('from the next payout')).toBeVisible(),
};

/** An order that is not paid for has earned nothing that could be taken back. */
export const NotEarned: Story = {
  args: { refunds: [anOrderRefund({ commission: null, taken_back: [] })] },
  play: ({ canvas }) => expect(canvas.getByText('No commission earned yet')).toBeVisible(),
};

/** One part lowered the line, the other came after it was paid. */
export const SeveralOnOneLine: Story = {
  args: {
    lines: [aLineOfOrder({ ...aPaidLineOfOrder, quantity: 8, returned_quantity: 4 })],
    refunds: [
      anOrderRefund({ line_item: 103 }),
      anOrderRefund({
        line_item: 103,
        date: '2026-04-10T16:45:00Z',
        units: 3,
        commission: '106.50',
        taken_back: [
          { by: 'payout', payout: 13, amount: '71.00' },
          { by: 'next_payout', payout: null, amount: '35.50' },
        ],
      }),
    ],
  },
  play: async ({ canvas }) => {
    await expect(canvas.getByText('3 of 8')).toBeVisible();
    await expect(canvas.getByText('£106.50')).toBeVisible();
    await expect(canvas.getByText('£71.00')).toBeVisible();
  },
};

export const WholeLine: Story = {
  args: {
    refunds: [
      anOrderRefund({
        units: 2,
        commission: '71.00',
        taken_back: [{ by: 'line', payout: null, amount: '71.00' }],
      }),
    ],
  },
  play: ({ canvas }) => expect(canvas.getByText('2 of 2')).toBeVisible(),
};

/** Money came back, and the goods did not. */
export const MoneyAlone: Story = {
  args: {
    refunds: [
      anOrderRefund({
        units: 0,
        amount: '5.00',
        commission: '2.25',
        taken_back: [{ by: 'line', payout: null, amount: '2.25' }],
      }),
    ],
  },
  play: ({ canvas }) => expect(canvas.getByText('£5.00')).toBeVisible(),
};

export const ZeroAndNegative: Story = {
  args: {
    refunds: [
      anOrderRefund({ commission: '0.00', taken_back: [] }),
      anOrderRefund({ commission: '-1.20', taken_back: [{ by: 'line', payout: null, amount: '-1.20' }] }),
    ],
  },
};

/** Sales reps see no payouts of vendors. */
export const WithoutPayoutPages: Story = {
  args: { refunds: [aRefundAfterPayout], hrefOfPayout: undefined },
  play: async ({ canvas }) => {
    await expect(canvas.queryByRole('link')).toBeNull();
    await expect(canvas.getByText(/payout #1051/)).toBeVisible();
  },
};

export const LongNames: Story = {
  args: {
    lines: [
      aLineOfOrder({
        title: 'Donaudampfschifffahrtsgesellschaft'.repeat(3),
        variant: null,
        quantity: 1_000_000,
        returned_quantity: 999_999,
      }),
    ],
    refunds: [
      anOrderRefund({
        units: 999_999,
        commission: '99999999.99',
        taken_back: [{ by: 'payout', payout: 13, amount: '99999999.99' }],
      }),
    ],
  },
};

export const RightToLeft: Story = {
  args: { refunds: [anOrderRefund(), aRefundAfterPayout] },
  globals: { direction: 'rtl' },
};
