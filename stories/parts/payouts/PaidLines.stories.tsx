import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';
import { PaidLines } from '@consignment/components/parts/payouts/PaidLines';
import type { Guide } from '../../../.storybook/guide.ts';
import { aPaidLineOf, manyPaidLines } from '../../fixtures/payout.ts';
import {
  aLineItem,
  anItemByHand,
  anOverriddenLine,
  aReversal,
  aPendingLine,
} from '../../fixtures/line-item.ts';

const meta = {
  title: 'Parts/Payouts/PaidLines',
  component: PaidLines,
  tags: ['stable'],
  parameters: {
    guide: {
      use: 'On the page of a payout, for exactly the lines that it paid, refunds that were carried over and items added by hand among them.',
      avoid:
        'Lines that can still be paid are the commissions tab of the vendor. The lines of an order are LineItems.',
      right: {
        draw: () => (
          <PaidLines
            lines={[aLineItem(), aReversal].map((line) => aPaidLineOf(line))}
            currency="GBP"
            timeZone="Europe/London"
          />
        ),
        why: 'The two amounts add up to the payout, and the refund says what it is.',
      },
      wrong: {
        draw: () => (
          <PaidLines
            lines={[aLineItem(), aPendingLine].map((line) => aPaidLineOf(line))}
            currency="GBP"
            timeZone="Europe/London"
          />
        ),
        why: 'The second line is pending, since its customer has not paid. A paid line has no place to say so: the vendor counts £70.00 that never came.',
      },
      keyboard: [
        ['Tab', 'Stops at the orders that have a page, at “Why this amount?”, and at Previous and Next.'],
        ['Enter or Space', 'Follows the order, or opens the explanation.'],
      ],
      reader:
        '“Line items, table. #1001, row header. Commission, £70.00. Why this amount? #1001, Folding table, button.” Above a hundred lines: “Showing 1 to 100 of 230”.',
    } satisfies Guide,
  },
  args: {
    lines: [aLineItem(), anOverriddenLine, aReversal, anItemByHand].map((line) => aPaidLineOf(line)),
    currency: 'GBP',
    timeZone: 'Europe/London',
  },
} satisfies Meta<typeof PaidLines>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {
  tags: ['wide'],
  play: async ({ canvas }) => {
    await expect(canvas.getAllByRole('columnheader').map((header) => header.textContent)).toEqual([
      'Order',
      'Product',
      'Price',
      'Commission',
      'Date',
    ]);
  },
};

/** A refund that was carried over, and an item by hand, say what they are; an order that has a page leads there. */
export const ToldApart: Story = {
  args: { hrefOfOrder: (id) => `/orders/${id}` },
  play: async ({ canvas, userEvent }) => {
    await expect(canvas.getByText('Deducted for a refund')).toBeVisible();
    await expect(canvas.getByText('Added by the shop')).toBeVisible();
    await expect(canvas.getByText('manual override')).toBeInTheDocument();
    await userEvent.click(
      canvas.getAllByRole('button', { name: /^Why this amount\?/ })[0] ?? canvas.getByRole('table'),
    );
    await expect(await canvas.findByRole('dialog', { name: 'Why this amount?' })).toBeVisible();
  },
};

export const Empty: Story = { args: { lines: [] } };

const line = aLineItem();

/** Fields that a shop hides from its vendors have no column. */
export const HiddenByTheShop: Story = {
  tags: ['wide'],
  args: {
    lines: [{ commission_type: 'default', line_item: { ...line, order: {}, price: undefined } }],
  },
  play: async ({ canvas }) => {
    await expect(canvas.getAllByRole('columnheader').map((header) => header.textContent)).toEqual([
      'Product',
    ]);
  },
};

export const ManyPages: Story = {
  args: { lines: manyPaidLines },
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Next' }));
    await userEvent.click(canvas.getByRole('button', { name: 'Next' }));
    await expect(canvas.getByText('Showing 201 to 230 of 230')).toBeVisible();
    await expect(canvas.getAllByRole('rowheader')).toHaveLength(30);
  },
};
