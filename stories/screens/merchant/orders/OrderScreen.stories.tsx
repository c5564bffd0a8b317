import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, waitFor, within } from 'storybook/test';
import { OrderScreen } from '@consignment/components/screens/merchant/orders/OrderScreen';
import type { Outcome } from '../../../../packages/components/src/primitives/feedback/outcome.ts';
import { aProblem } from '../../../fixtures/list.ts';
import { anOverridePreview } from '../../../fixtures/override-preview.ts';
import {
  anOrderDetail,
  aLineOfOrder,
  anOrderPayout,
  anOrderRefund,
  anOverriddenLineOfOrder,
  aPaidLineOfOrder,
  aRefundAfterPayout,
  aRefundToAssign,
  aReturnedLineOfOrder,
  aTakingPayout,
} from '../../../fixtures/order.ts';
import { done } from '../../../primitives/answers.ts';

const withoutSums = (changes: Parameters<typeof anOrderDetail>[0]) => ({
  ...anOrderDetail(changes),
  sums: null,
});

const meta = {
  title: 'Screens/Merchant/Orders/OrderScreen',
  component: OrderScreen,
  parameters: { frame: 'bare' },
  args: {
    order: { ...anOrderDetail(), sums: null },
    currency: { books: 'GBP', shown: null },
    timeZone: 'Europe/London',
    hrefOfOrders: '/orders',
    hrefOfPayout: (id) => `/payouts/${id}`,
    hrefOfVendor: (id) => `/vendors/${id}`,
    adminUrl: 'https://rookery.myshopify.com/admin/orders/5123456789',
    onPreviewCommission: fn(() => Promise.resolve(anOverridePreview())),
    onSetCommission: fn(() => Promise.resolve(done)),
    onSetVendor: fn(() => Promise.resolve(done)),
    onAcceptSums: fn(() => Promise.resolve(done)),
    onAssignRefund: fn(() => Promise.resolve(done)),
    onReopenRefund: fn(() => Promise.resolve(done)),
    onSearchVendors: fn(() =>
      Promise.resolve({ is: 'found', options: [{ id: 2, name: 'Lantern Loom' }] } as const),
    ),
  },
} satisfies Meta<typeof OrderScreen>;

export default meta;
type Story = StoryObj<typeof meta>;

/** A line in each of its states. */
export const Default: Story = {};

const rowsMissing = { difference: '-96.00', cause: 'rows_missing', accepted_at: null } as const;

/** Nothing of it is payable until a person accepts it. */
export const SumsOff: Story = {
  args: { order: { ...anOrderDetail(), sums: rowsMissing } },
  play: async ({ canvas, args, userEvent }) => {
    await expect(
      canvas.getByText(
        'The order’s items come to £96.00 less than its totals say: some of the order’s rows seem to be missing.',
      ),
    ).toBeVisible();
    await userEvent.click(canvas.getByRole('button', { name: 'Accept as is' }));
    await expect(args.onAcceptSums).toHaveBeenCalledWith(true);
  },
};

/** The same press takes the acceptance back. */
export const SumsAccepted: Story = {
  tags: ['no-picture'],
  args: { order: { ...anOrderDetail(), sums: { ...rowsMissing, accepted_at: '2026-03-06T09:00:00Z' } } },
  play: async ({ canvas, args, userEvent }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Put back on hold' }));
    await expect(args.onAcceptSums).toHaveBeenCalledWith(false);
  },
};

/** It says why it was not accepted, and the press stays. */
export const SumsRefused: Story = {
  tags: ['no-picture'],
  args: {
    order: { ...anOrderDetail(), sums: rowsMissing },
    onAcceptSums: fn(() => Promise.resolve({ is: 'refused', problem: aProblem } as const)),
  },
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Accept as is' }));
    await expect(await canvas.findByRole('alert')).toHaveTextContent(aProblem.detail);
    await expect(canvas.getByRole('button', { name: 'Accept as is' })).toBeEnabled();
  },
};

/** A person who may not accept it sees why it waits. */
export const SumsOffForOthers: StoryObj<typeof OrderScreen> = {
  tags: ['no-picture'],
  args: { order: { ...anOrderDetail(), sums: rowsMissing }, onAcceptSums: null },
  play: async ({ canvas }) => {
    await expect(canvas.queryByRole('button', { name: 'Accept as is' })).toBeNull();
  },
};

/** Without a refund there is no card of them; the timeline is always there. */
export const NoRefunds: Story = {
  args: { order: withoutSums({ line_items: [aLineOfOrder()], payouts: [] }) },
  play: async ({ canvas }) => {
    await expect(canvas.queryByRole('region', { name: 'Refunds' })).toBeNull();
    await expect(canvas.getByRole('region', { name: 'Timeline' })).toBeVisible();
  },
};

/** A refund is on its line, in its own card, and in the timeline. */
export const WithARefund: Story = {
  args: {
    order: withoutSums({
      financial_status: 'partially_refunded',
      line_items: [aReturnedLineOfOrder, aLineOfOrder({ ...aPaidLineOfOrder, returned_quantity: 1 })],
      refunds: [anOrderRefund(), aRefundAfterPayout],
      payouts: [anOrderPayout(), aTakingPayout],
    }),
  },
  play: async ({ canvas }) => {
    await expect(canvas.getAllByText('1 of 2 returned')).toHaveLength(2);
    const refunds = within(canvas.getByRole('region', { name: 'Refunds' }));
    await expect(refunds.getByRole('link', { name: 'payout #1051' })).toHaveAttribute('href', '/payouts/13');
    const timeline = within(canvas.getByRole('region', { name: 'Timeline' }));
    await expect(timeline.getAllByRole('listitem')).toHaveLength(5);
  },
};

/** A refund that waits for a person is above the lines. */
export const RefundToAssign: Story = {
  args: { order: withoutSums({ financial_status: 'partially_refunded', refund: aRefundToAssign() }) },
  play: async ({ canvas, userEvent, args }) => {
    const card = within(canvas.getByRole('region', { name: 'Refund without items' }));
    await userEvent.click(card.getByRole('button', { name: 'No items were returned' }));
    await expect(args.onAssignRefund).toHaveBeenCalledWith({ amount: '60.00', lines: [], beside: '60.00' });
  },
};

/** The order and its lines say it in the same words and the same colour. */
export const NothingSent: Story = {
  args: {
    order: withoutSums({
      financial_status: 'pending',
      fulfillment_status: 'unfulfilled',
      line_items: [
        aLineOfOrder({
          fulfillment_status: 'pending',
          commission_state: 'pending',
          commission_reason: 'awaiting_payment',
        }),
      ],
      payouts: [],
    }),
  },
  play: async ({ canvas }) => {
    const colours = (label: string) =>
      canvas.getAllByText(label).map((badge) => getComputedStyle(badge).backgroundColor);
    // The payment and the commission wait; so does what is to be sent.
    const waiting = [...colours('Unfulfilled'), ...colours('Pending')];
    await expect(waiting).toHaveLength(4);
    await expect(new Set(waiting).size).toBe(1);
  },
};

/** The first commission by hand. */
export const SettingACommission: Story = {
  args: { order: withoutSums({ line_items: [aLineOfOrder()] }) },
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole('button', { name: /^Set Commission/ }));
    await canvas.findByRole('dialog', { name: 'Set Commission' });
    await userEvent.type(canvas.getByLabelText(/Amount or percentage/), '20%');
  },
};

export const CommissionSet: Story = {
  ...SettingACommission,
  tags: ['no-picture'],
  play: async (context) => {
    await SettingACommission.play?.(context);
    const { canvas, userEvent, args } = context;
    await userEvent.click(canvas.getByRole('button', { name: 'Save' }));
    await expect(args.onSetCommission).toHaveBeenCalledWith(
      { id: 101, isOverridden: false, before: '' },
      { kind: 'percent', ppm: 200_000 },
    );
    await waitFor(() => expect(canvas.queryByRole('dialog')).toBeNull());
  },
};

/** It starts from what was set before; emptied, the usual rate applies again. */
export const ClearingACommission: Story = {
  args: { order: withoutSums({ line_items: [anOverriddenLineOfOrder] }) },
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole('button', { name: /^Set Commission/ }));
    const field = await canvas.findByLabelText(/Amount or percentage/);
    await expect(field).toHaveValue('25.00');
    await userEvent.clear(field);
  },
};

export const CommissionCleared: Story = {
  ...ClearingACommission,
  tags: ['no-picture'],
  play: async (context) => {
    await ClearingACommission.play?.(context);
    const { canvas, userEvent, args } = context;
    await userEvent.click(canvas.getByRole('button', { name: 'Save' }));
    await expect(args.onSetCommission).toHaveBeenCalledWith(
      { id: 102, isOverridden: true, before: '25.00' },
      null,
    );
  },
};

export const SettingAVendor: Story = {
  args: { order: withoutSums({ line_items: [aLineOfOrder()] }) },
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole('button', { name: /^Set Vendor/ }));
    const field = await canvas.findByRole('combobox', { name: 'Vendor' });
    await expect(field).toHaveValue('Juniper & Oak');
    await userEvent.clear(field);
    await userEvent.type(field, 'l');
    await canvas.findByRole('option', { name: 'Lantern Loom' });
    await userEvent.keyboard('{ArrowDown}{Enter}');
  },
};

export const VendorSet: Story = {
  ...SettingAVendor,
  tags: ['no-picture'],
  play: async (context) => {
    await SettingAVendor.play?.(context);
    const { canvas, userEvent, args } = context;
    await userEvent.click(canvas.getByRole('button', { name: 'Save' }));
    await expect(args.onSetVendor).toHaveBeenCalledWith(101, 2);
    await waitFor(() => expect(canvas.queryByRole('dialog')).toBeNull());
  },
};

/** The choice stays, and the reason of its refusal is above it. */
export const Refused: Story = {
  args: {
    order: withoutSums({ line_items: [aLineOfOrder()] }),
    onSetVendor: fn(() => Promise.resolve<Outcome>({ is: 'refused', problem: aProblem })),
  },
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole('button', { name: /^Set Vendor/ }));
    await canvas.findByRole('combobox', { name: 'Vendor' });
    await userEvent.click(canvas.getByRole('button', { name: 'Save' }));
    await expect(await canvas.findByText('The server did not answer.')).toBeVisible();
    await expect(canvas.getByRole('combobox', { name: 'Vendor' })).toHaveValue('Juniper & Oak');
  },
};

export const OneRow: Story = { args: { order: withoutSums({ line_items: [aLineOfOrder()] }) } };

export const Empty: Story = { args: { order: withoutSums({ line_items: [] }) } };

export const LongNames: Story = {
  args: {
    order: withoutSums({
      customer_name: 'Wolfeschlegelsteinhausenbergerdorff'.repeat(4),
      line_items: [aLineOfOrder({ title: 'Donaudampfschifffahrtsgesellschaft'.repeat(3), variant: null })],
      vendors: [{ id: 1, name: 'Wolfeschlegelsteinhausenbergerdorff'.repeat(4), currency: null }],
    }),
  },
};

export const RightToLeft: Story = { globals: { direction: 'rtl' } };

/** Of a person whose role only reads: what it does not include is not there. */
export const ViewOnly: StoryObj<typeof OrderScreen> = {
  args: { onSetCommission: null, onSetVendor: null, onAssignRefund: null, onReopenRefund: null },
  play: async ({ canvas }) => {
    await expect(canvas.queryByRole('button', { name: /^Set / })).toBeNull();
  },
};
