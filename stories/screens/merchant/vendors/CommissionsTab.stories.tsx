import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, waitFor, within } from 'storybook/test';
import {
  CommissionsTab,
  type CommissionsQuery,
  type UnpaidAnswer,
} from '@consignment/components/screens/merchant/vendors/CommissionsTab';
import type { PayoutAnswer } from '../../../../packages/components/src/parts/payouts/payout-terms.ts';
import type {
  KnownOutcome,
  Outcome,
} from '../../../../packages/components/src/primitives/feedback/outcome.ts';
import {
  aBlockedLine,
  aLineItem,
  anItemByHand,
  anOverriddenLine,
  aPaidLine,
  aPendingLine,
  aReversal,
  someLineItems,
} from '../../../fixtures/line-item.ts';
import { aPageOf, aQuery, controlsOf, failed, loading } from '../../../fixtures/list.ts';
import { anOverridePreview } from '../../../fixtures/override-preview.ts';

const paid: PayoutAnswer = { is: 'done', payout: { id: 12, invoice_number: 1042, amount: '95.00' } };
const everything: UnpaidAnswer = {
  is: 'done',
  payable: {
    line_items: Array.from({ length: 214 }, (_, index) => 1000 + index),
    amount: '8310.40',
    carried_over: { line_items: [106], amount: '-15.00' },
  },
};
const query: CommissionsQuery = { ...aQuery, sort: '-order__processed_at', paid: 'all', from: '', to: '' };
const noSwitches = {
  showLocationColumn: false,
  showBarcodeColumn: false,
  showTaxColumn: false,
  showItemCostColumn: false,
  showProductCodeColumn: false,
};

const meta = {
  title: 'Screens/Merchant/Vendors/CommissionsTab',
  component: CommissionsTab,
  args: {
    vendor: {
      id: 1,
      name: 'Juniper & Oak',
      hidden: false,
      paypal_email: '',
      currency: null,
      commission_totals: { due: '412.60' },
    },
    lines: aPageOf(someLineItems(50), 260),
    controls: controlsOf<typeof query | (Omit<typeof query, 'paid'> & { paid: 'paid' | 'unpaid' })>(query),
    currency: { books: 'GBP', shown: null },
    timeZone: 'Europe/London',
    switches: noSwitches,
    hrefOfQuestion: (id) => `/questions/${id}`,
    hrefOfOrder: (id) => `/orders/${id}`,
    hrefOfPayout: (id) => `/payouts/${id}`,
    onPreviewCommission: fn(() => Promise.resolve(anOverridePreview())),
    onSetCommission: fn(() => Promise.resolve<Outcome>({ is: 'done' })),
    onAddItem: fn(() => Promise.resolve<Outcome>({ is: 'done' })),
    onRemoveItem: fn(() => Promise.resolve<KnownOutcome>({ is: 'done' })),
    onExport: fn(() => Promise.resolve<Outcome>({ is: 'done' })),
    onAskUnpaid: fn(() => Promise.resolve(everything)),
    onPay: fn(() => Promise.resolve(paid)),
  },
} satisfies Meta<typeof CommissionsTab>;

export default meta;
type Story = StoryObj<typeof meta>;

const addPayout = /^Add Payout for/;

export const FullPage: Story = {};

/** Everything unpaid under the dates, on all pages. */
export const WholeSelection: Story = {
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole('checkbox', { name: 'Select #1001, Folding table' }));
    await expect(canvas.getByRole('button', { name: addPayout })).toHaveAccessibleName(
      'Add Payout for 1 Orders',
    );
    await userEvent.click(
      canvas.getByRole('button', { name: 'Select all unpaid items within current date range.' }),
    );
    await expect(
      await canvas.findByText('All unpaid items: 214 line items selected: £8,310.40'),
    ).toBeVisible();
    await expect(canvas.getByRole('button', { name: 'Add Payout for 214 Orders' })).toBeVisible();
  },
};

/** Back to what was selected before. */
export const WholeSelectionUndone: Story = {
  ...WholeSelection,
  tags: ['no-picture'],
  play: async (context) => {
    await WholeSelection.play?.(context);
    const { canvas, userEvent, args } = context;
    await userEvent.click(canvas.getByRole('button', { name: 'Undo' }));
    await expect(canvas.getByRole('button', { name: 'Add Payout for 1 Orders' })).toBeVisible();
    await expect(args.onAskUnpaid).toHaveBeenCalledOnce();
  },
};

/** Selects two lines, reviews them with what is carried over, pays; nothing stays selected. */
export const Paying: Story = {
  args: { lines: aPageOf([aLineItem(), anOverriddenLine, aPaidLine]) },
  play: async ({ canvas, userEvent }) => {
    await expect(canvas.queryByRole('button', { name: addPayout })).toBeNull();
    await userEvent.click(canvas.getByRole('checkbox', { name: 'Select all rows' }));
    await expect(canvas.getByText('2 line items selected: £95.00')).toBeVisible();
    await userEvent.click(canvas.getByRole('button', { name: 'Add Payout for 2 Orders' }));
  },
};

export const Paid: Story = {
  ...Paying,
  tags: ['no-picture'],
  play: async (context) => {
    await Paying.play?.(context);
    const { canvas, userEvent, args } = context;
    await userEvent.click(await canvas.findByRole('button', { name: 'Pay £80.00' }));
    await expect(args.onPay).toHaveBeenCalledWith(
      expect.objectContaining({ line_items: [101, 102], expected_amount: '80.00' }),
    );
    await userEvent.click(await canvas.findByRole('button', { name: 'Done' }));
    await waitFor(() => expect(canvas.queryByRole('dialog')).toBeNull());
    await expect(canvas.queryByRole('button', { name: addPayout })).toBeNull();
  },
};

/** Paid, pending and blocked lines cannot be chosen; each says why. */
export const EveryState: Story = {
  args: {
    lines: aPageOf([
      aLineItem(),
      anOverriddenLine,
      aPaidLine,
      aPendingLine,
      aBlockedLine,
      aReversal,
      anItemByHand,
    ]),
  },
  play: async ({ canvas }) => {
    const rows = canvas.getAllByRole('row').filter((row) => within(row).queryByRole('rowheader') !== null);
    await expect(rows.map((row) => within(row).queryByRole('checkbox') !== null)).toEqual([
      true,
      true,
      false,
      false,
      false,
      false,
      true,
    ]);
    await expect(canvas.getByText('PAID')).toBeVisible();
    const paid = rows.find((row) => within(row).queryByText('PAID') !== null);
    await expect(paid?.textContent.match(/paid/gi)).toHaveLength(1);
    await expect(canvas.getByText(/^Cannot be selected\. The customer has not paid/)).toBeInTheDocument();
    await expect(
      canvas.queryByRole('button', { name: 'Select all unpaid items within current date range.' }),
    ).toBeNull();
  },
};

/** The switches for columns that only some shops have, in their order. */
export const EveryColumn: Story = {
  tags: ['wide'],
  args: {
    lines: aPageOf(someLineItems(6)),
    switches: {
      showLocationColumn: true,
      showBarcodeColumn: true,
      showTaxColumn: true,
      showItemCostColumn: true,
      showProductCodeColumn: true,
    },
  },
  play: async ({ canvas }) => {
    const headers = canvas.getAllByRole('columnheader').map((header) => header.textContent);
    await expect(headers.slice(1)).toEqual([
      'Order',
      'Product',
      'Location',
      'Barcode',
      'Price',
      'HST',
      'Item Cost',
      'Commission',
      'Product Code',
      'Date',
    ]);
  },
};

/** An item by hand has its date, and is removed after a question; no other line, and no paid item, has that way. */
export const RemovingAnItem: Story = {
  args: {
    lines: aPageOf([aLineItem(), aReversal, { ...anItemByHand, id: 108, vendor_paid: true }, anItemByHand]),
  },
  play: async ({ canvas, userEvent }) => {
    await expect(canvas.getAllByText('Mar 31, 2026 at 5:20pm')).toHaveLength(2);
    await userEvent.click(canvas.getByRole('button', { name: /^Remove/ }));
    const dialog = within(await canvas.findByRole('alertdialog', { name: 'Remove this item?' }));
    await expect(dialog.getByText('£424.60')).toBeVisible();
  },
};

export const ItemRemoved: Story = {
  ...RemovingAnItem,
  tags: ['no-picture'],
  play: async (context) => {
    await RemovingAnItem.play?.(context);
    const { canvas, userEvent, args } = context;
    const dialog = within(await canvas.findByRole('alertdialog', { name: 'Remove this item?' }));
    await userEvent.click(dialog.getByRole('button', { name: 'Remove item' }));
    await expect(args.onRemoveItem).toHaveBeenCalledWith(107);
    await waitFor(() => expect(canvas.queryByRole('alertdialog')).toBeNull());
  },
};

/** One line's commission by hand; what is paid, or final from its beginning, has no way to it. */
export const SettingACommission: Story = {
  args: { lines: aPageOf([aLineItem(), { ...aPaidLine, order: null }, anItemByHand]) },
  play: async ({ canvas, userEvent }) => {
    await expect(canvas.getAllByRole('button', { name: /^Set Commission/ })).toHaveLength(1);
    await userEvent.click(canvas.getByRole('button', { name: 'Set Commission: #1001, Folding table' }));
    const dialog = within(await canvas.findByRole('dialog', { name: 'Set Commission' }));
    await userEvent.type(dialog.getByLabelText(/Amount or percentage/), '20%');
  },
};

export const CommissionSet: Story = {
  ...SettingACommission,
  tags: ['no-picture'],
  play: async (context) => {
    await SettingACommission.play?.(context);
    const { canvas, userEvent, args } = context;
    const dialog = within(await canvas.findByRole('dialog', { name: 'Set Commission' }));
    await userEvent.click(dialog.getByRole('button', { name: 'Save' }));
    await expect(args.onSetCommission).toHaveBeenCalledWith(
      { id: 101, isOverridden: false, before: '' },
      { kind: 'percent', ppm: 200_000 },
    );
    await waitFor(() => expect(canvas.queryByRole('dialog')).toBeNull());
  },
};

/** A payout made meanwhile is reported in the dialog, with the typed values kept. */
export const CommissionRefused: Story = {
  args: {
    lines: aPageOf([aLineItem()]),
    onSetCommission: fn(() =>
      Promise.resolve<Outcome>({
        is: 'refused',
        problem: { detail: 'This commission has been paid and cannot be changed.', errors: [] },
      }),
    ),
  },
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole('button', { name: /^Set Commission/ }));
    const dialog = within(await canvas.findByRole('dialog', { name: 'Set Commission' }));
    await userEvent.type(dialog.getByLabelText(/Amount or percentage/), '9');
    await userEvent.click(dialog.getByRole('button', { name: 'Save' }));
    await expect(
      await dialog.findByText('This commission has been paid and cannot be changed.'),
    ).toBeVisible();
    await expect(dialog.getByLabelText(/Amount or percentage/)).toHaveValue('9');
  },
};

export const AddingAnItem: Story = {
  tags: ['wide'],
  args: { lines: aPageOf([aLineItem()]) },
  play: async ({ canvas, userEvent }) => {
    await expect(canvas.getByRole('link', { name: '#1001' })).toHaveAttribute('href', '/orders/901');
    await userEvent.click(canvas.getByRole('button', { name: 'Add Custom Item' }));
    const dialog = within(await canvas.findByRole('dialog', { name: 'Add Custom Item' }));
    await userEvent.type(dialog.getByLabelText('Title'), 'Window display');
    await userEvent.type(dialog.getByLabelText('Amount'), '-12.60');
    await expect(dialog.getByText('The amount due will change from £412.60 to £400.00.')).toBeVisible();
  },
};

export const ItemAdded: Story = {
  ...AddingAnItem,
  tags: ['wide', 'no-picture'],
  play: async (context) => {
    await AddingAnItem.play?.(context);
    const { canvas, userEvent, args } = context;
    const dialog = within(await canvas.findByRole('dialog', { name: 'Add Custom Item' }));
    await userEvent.click(dialog.getByRole('button', { name: 'Add Custom Item' }));
    await expect(args.onAddItem).toHaveBeenCalledWith({ title: 'Window display', commission: '-12.60' });
    await waitFor(() => expect(canvas.queryByRole('dialog')).toBeNull());
  },
};

export const Exporting: Story = {
  tags: ['wide'],
  play: async ({ canvas, userEvent, args }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Export' }));
    await expect(args.onExport).toHaveBeenCalledOnce();
  },
};

export const Filtering: Story = {
  tags: ['wide'],
  args: { lines: aPageOf(someLineItems(3)) },
  play: async ({ canvas, userEvent, args }) => {
    await userEvent.selectOptions(canvas.getByLabelText('Payment status'), 'Unpaid');
    await expect(args.controls.onQuery).toHaveBeenCalledWith({ paid: 'unpaid' });
    await userEvent.click(canvas.getByRole('button', { name: 'Date All' }));
    await userEvent.type(await canvas.findByLabelText('Date from'), '2026-03-01');
  },
};

export const Filtered: Story = {
  ...Filtering,
  tags: ['wide', 'no-picture'],
  play: async (context) => {
    await Filtering.play?.(context);
    const { canvas, userEvent, args } = context;
    await userEvent.click(canvas.getByRole('button', { name: 'Apply' }));
    await expect(args.controls.onQuery).toHaveBeenCalledWith({ from: '2026-03-01', to: '' });
  },
};

/** The payment options could not be fetched; the selection stays as it was. */
export const SelectAllRefused: Story = {
  args: {
    onAskUnpaid: fn(() =>
      Promise.resolve<UnpaidAnswer>({
        is: 'refused',
        problem: { detail: 'The server did not answer.', errors: [] },
      }),
    ),
  },
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole('checkbox', { name: 'Select #1001, Folding table' }));
    await userEvent.click(
      canvas.getByRole('button', { name: 'Select all unpaid items within current date range.' }),
    );
    await expect(await canvas.findByText('The server did not answer.')).toBeVisible();
    await expect(canvas.getByRole('button', { name: 'Add Payout for 1 Orders' })).toBeVisible();
  },
};

/** The dialog stays open with what was typed, and the selection stays as it was. */
export const Refused: Story = {
  args: {
    lines: aPageOf([aLineItem()]),
    onPay: fn(() =>
      Promise.resolve<PayoutAnswer>({
        is: 'refused',
        problem: { detail: 'This line item was paid already.', errors: [] },
      }),
    ),
  },
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole('checkbox', { name: 'Select #1001, Folding table' }));
    await userEvent.click(canvas.getByRole('button', { name: addPayout }));
    await userEvent.type(await canvas.findByLabelText(/Note/), 'March');
    await userEvent.click(canvas.getByRole('button', { name: 'Pay £55.00' }));
    await expect(await canvas.findByText('This line item was paid already.')).toBeVisible();
    await expect(canvas.getByLabelText(/Note/)).toHaveValue('March');
  },
};

/** The selection is as it was. */
export const RefusedThenLeft: Story = {
  ...Refused,
  tags: ['no-picture'],
  play: async (context) => {
    await Refused.play?.(context);
    const { canvas, userEvent } = context;
    await userEvent.click(canvas.getByRole('button', { name: 'Cancel' }));
    await expect(await canvas.findByRole('button', { name: 'Add Payout for 1 Orders' })).toBeVisible();
  },
};

/** The next review begins from an empty form, with the focus in it. */
export const ReviewedAgain: Story = {
  ...Refused,
  tags: ['no-picture'],
  play: async (context) => {
    await RefusedThenLeft.play?.(context);
    const { canvas, userEvent } = context;
    await userEvent.click(canvas.getByRole('button', { name: addPayout }));
    const dialog = await canvas.findByRole('dialog');
    await expect(within(dialog).getByLabelText(/Note/)).toHaveValue('');
    await expect(canvas.queryByText('This line item was paid already.')).toBeNull();
    await waitFor(() => expect(dialog).toContainElement(document.activeElement as HTMLElement));
  },
};

const drawn = new Map<number, number>();
/** Lines that count how often their price is drawn, since nothing else reads their quantity. */
const countingLines = someLineItems(50).map((line) =>
  Object.defineProperty({ ...line }, 'quantity', {
    get: () => {
      drawn.set(line.id, (drawn.get(line.id) ?? 0) + 1);
      return line.quantity;
    },
  }),
);

/** Choosing one of fifty draws no line again. */
export const ChoosingOne: Story = {
  args: { lines: aPageOf(countingLines) },
  play: async ({ canvas, userEvent }) => {
    await expect(drawn.size).toBe(50);
    drawn.clear();
    await userEvent.click(canvas.getByRole('checkbox', { name: 'Select #1002, Stoneware jug' }));
    await expect(canvas.getByRole('button', { name: 'Add Payout for 1 Orders' })).toBeVisible();
    await expect(drawn.size).toBe(0);
  },
};

export const OneRow: Story = { args: { lines: aPageOf([aLineItem()]) } };

export const Empty: Story = {
  args: { lines: aPageOf([]) },
  play: ({ canvas }) =>
    expect(canvas.getByText('Vendor does not currently have any commissions.')).toBeVisible(),
};

export const NothingMatches: Story = {
  args: { lines: aPageOf([]), controls: controlsOf<CommissionsQuery>({ ...query, paid: 'paid' }) },
  play: ({ canvas }) => expect(canvas.getByText('No matches found.')).toBeVisible(),
};

export const Loading: Story = { args: { lines: loading } };

export const Failed: Story = { args: { lines: failed() } };

export const ZeroAndNegative: Story = {
  args: {
    lines: aPageOf([
      aReversal,
      anItemByHand,
      aLineItem({ id: 109, commission_amount: '0.00', commission_trace: null }),
    ]),
  },
};

export const LongNames: Story = {
  args: {
    lines: aPageOf([
      aLineItem({ variant: null, title: 'Handgedrechselte Salatschüssel'.repeat(6), sku: 'X'.repeat(60) }),
    ]),
  },
};

export const RightToLeft: Story = {
  args: { lines: aPageOf(someLineItems(6)) },
  globals: { direction: 'rtl' },
};

/** The amount owed to a hidden vendor waits: the reason is at the button once something is selected. */
export const HiddenVendor: Story = {
  tags: ['no-picture'],
  args: { vendor: { ...meta.args.vendor, hidden: true } },
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole('checkbox', { name: 'Select #1001, Folding table' }));
    const button = canvas.getByRole('button', { name: addPayout });
    await expect(button).toHaveAttribute('aria-disabled', 'true');
    await expect(button).toHaveAccessibleDescription(
      'A hidden vendor cannot be paid until it is shown again.',
    );
  },
};

/** Of a person whose role only reads: what it does not include is not there. */
export const ViewOnly: StoryObj<typeof CommissionsTab> = {
  args: { onSetCommission: null, onAddItem: null, onRemoveItem: null, onExport: null, onPay: null },
  play: async ({ canvas }) => {
    await expect(canvas.queryByRole('button', { name: 'More' })).toBeNull();
    await expect(canvas.queryByRole('button', { name: /^Add Payout/ })).toBeNull();
    await expect(canvas.queryByRole('checkbox', { name: 'Select all' })).toBeNull();
  },
};
