import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn } from 'storybook/test';
import { LineItems } from '@consignment/components/parts/orders/LineItems';
import type { Guide } from '../../../.storybook/guide.ts';
import {
  aLineOfOrder,
  anOverriddenLineOfOrder,
  anUnassignedLineOfOrder,
  aPaidLineOfOrder,
  someLinesOfOrder,
  someOrderVendors,
} from '../../fixtures/order.ts';

const meta = {
  title: 'Parts/Orders/LineItems',
  component: LineItems,
  tags: ['stable'],
  parameters: {
    guide: {
      use: 'On the page of an order: what was sold, what each line earns for whom, and the buttons that change commission and vendor.',
      avoid:
        'The lines of a payout are PaidLines. Unpaid lines of one vendor, to select and pay, are the commissions tab of the vendor.',
      right: {
        draw: () => (
          <LineItems
            order="#1001"
            lines={[anUnassignedLineOfOrder]}
            vendors={someOrderVendors}
            currency={{ books: 'GBP', shown: null }}
            onSetCommission={() => undefined}
            vendor={{ hrefOf: (id) => `#${id}`, onSet: () => undefined }}
          />
        ),
        why: 'The line has no vendor, and the button that gives it one is in its row.',
      },
      wrong: {
        draw: () => (
          <LineItems
            order="#1001"
            lines={[anUnassignedLineOfOrder]}
            vendors={someOrderVendors}
            currency={{ books: 'GBP', shown: null }}
            onSetCommission={() => undefined}
          />
        ),
        why: '`vendor` is left out in the merchant’s app. The row says “No vendor” and offers no way to set one, so a maker is never paid for it.',
      },
      keyboard: [
        ['Tab', 'Stops in each row at “Why this amount?”, Set Commission, the vendor’s link and Set Vendor.'],
        [
          'Enter or Space',
          'Opens the dialog; on a line that is paid the button says why it cannot be changed.',
        ],
      ],
      reader:
        '“Line items, table. Folding table, row header. Set Vendor: Folding table, order #1001, button.” A disabled button reads its reason with its name.',
    } satisfies Guide,
  },
  args: {
    order: '#1001',
    lines: someLinesOfOrder,
    vendors: someOrderVendors,
    currency: { books: 'GBP', shown: null },
    onSetCommission: fn(),
    vendor: { hrefOf: (id) => `/vendors/${id}`, onSet: fn() },
  },
} satisfies Meta<typeof LineItems>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {
  tags: ['wide'],
  play: async ({ canvas }) => {
    const headers = canvas.getAllByRole('columnheader').map((header) => header.textContent);
    await expect(headers).toEqual(['Product', 'Fulfillment', 'Price', 'Commission', 'Vendor']);
  },
};

/** Where vendors are not shown, as with sales reps. */
export const WithoutVendors: Story = {
  tags: ['wide'],
  args: { vendor: undefined },
  play: async ({ canvas }) => {
    const headers = canvas.getAllByRole('columnheader').map((header) => header.textContent);
    await expect(headers).toEqual(['Product', 'Fulfillment', 'Price', 'Commission']);
  },
};

export const OneRow: Story = {
  args: { lines: [aLineOfOrder()] },
  play: async ({ canvas, userEvent, args }) => {
    await expect(canvas.getByRole('link', { name: 'Juniper & Oak' })).toHaveAttribute('href', '/vendors/1');
    await userEvent.click(canvas.getByRole('button', { name: 'Set Commission: Folding table, order #1001' }));
    await expect(args.onSetCommission).toHaveBeenCalledWith(101);
    await userEvent.click(canvas.getByRole('button', { name: 'Set Vendor: Folding table, order #1001' }));
    await expect(args.vendor?.onSet).toHaveBeenCalledWith(101);
  },
};

/** The asterisk has its words, and the vendor says that a person chose it. Its amount is in the vendor's currency. */
export const Override: Story = {
  args: { lines: [anOverriddenLineOfOrder] },
  play: async ({ canvas }) => {
    await expect(canvas.getByText('manual override')).toBeInTheDocument();
    await expect(canvas.getByText('€25.00')).toBeVisible();
    await expect(canvas.getByText('Set by hand')).toBeVisible();
  },
};

/** A paid line never changes: its buttons say why. */
export const Paid: Story = {
  args: { lines: [aPaidLineOfOrder] },
  play: async ({ canvas, userEvent, args }) => {
    await expect(canvas.getByRole('deletion')).toHaveTextContent('£70.00');
    await expect(canvas.getByText('Paid')).toBeVisible();
    for (const name of [/^Set Commission/, /^Set Vendor/]) {
      const button = canvas.getByRole('button', { name });
      await expect(button).toHaveAttribute('aria-disabled', 'true');
      await expect(button).toHaveAccessibleDescription(/has been paid and cannot be changed/);
      await userEvent.click(button);
    }
    await expect(args.onSetCommission).not.toHaveBeenCalled();
    await expect(args.vendor?.onSet).not.toHaveBeenCalled();
  },
};

export const Unassigned: Story = {
  args: { lines: [anUnassignedLineOfOrder] },
  play: async ({ canvas }) => {
    await expect(canvas.getByText('No vendor')).toBeVisible();
    await expect(canvas.getByText('N/A')).toBeVisible();
  },
};

/** It can be given a vendor and never earns a commission. */
export const GiftCard: Story = {
  args: {
    lines: [
      aLineOfOrder({
        commission_state: 'ineligible',
        commission_reason: 'not_commissionable',
        commission_trace: null,
      }),
    ],
  },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('button', { name: /^Set Commission/ })).toHaveAccessibleDescription(
      /never earn a commission/,
    );
    await expect(canvas.getByRole('button', { name: /^Set Vendor/ })).not.toHaveAttribute('aria-disabled');
  },
};

export const Empty: Story = { args: { lines: [] } };

export const LongNames: Story = {
  args: {
    lines: [
      aLineOfOrder({
        title: 'Donaudampfschifffahrtsgesellschaft'.repeat(3),
        variant: null,
        sku: 'SKU'.repeat(40),
      }),
    ],
    vendors: [{ id: 1, name: 'Wolfeschlegelsteinhausenbergerdorff'.repeat(4), currency: null }],
  },
};

export const ZeroAndNegative: Story = {
  args: {
    lines: [
      aLineOfOrder({ price: '0.00', commission_amount: '0.00', commission_trace: null }),
      aLineOfOrder({ id: 2, commission_amount: '-987654321.00', commission_trace: null }),
    ],
  },
};

export const RightToLeft: Story = { globals: { direction: 'rtl' } };
