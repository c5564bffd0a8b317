import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, waitFor, within } from 'storybook/test';
import {
  UnpaidOrdersTab,
  type UnpaidQuery,
} from '@consignment/components/screens/merchant/vendors/UnpaidOrdersTab';
import type {
  KnownOutcome,
  Outcome,
} from '../../../../packages/components/src/primitives/feedback/outcome.ts';
import {
  aBlockedLine,
  aLineItem,
  aPendingLine,
  aReversal,
  someLineItems,
} from '../../../fixtures/line-item.ts';
import { aPageOf, aQuery, controlsOf, failed, loading } from '../../../fixtures/list.ts';
import { anOverridePreview } from '../../../fixtures/override-preview.ts';

const query: UnpaidQuery = { ...aQuery, sort: '-order__processed_at', from: '', to: '' };
const manyUnpaid = someLineItems(60).filter((line) => !line.vendor_paid);
const unpaid = manyUnpaid.slice(0, 17);

const meta = {
  title: 'Screens/Merchant/Vendors/UnpaidOrdersTab',
  component: UnpaidOrdersTab,
  args: {
    vendor: { name: 'Juniper & Oak', currency: null, commission_totals: { due: '412.60' } },
    lines: aPageOf([...unpaid, aPendingLine, aBlockedLine, aReversal]),
    controls: controlsOf(query),
    currency: { books: 'GBP', shown: null },
    timeZone: 'Europe/London',
    switches: {
      showLocationColumn: false,
      showBarcodeColumn: false,
      showTaxColumn: false,
      showItemCostColumn: false,
      showProductCodeColumn: false,
    },
    hrefOfQuestion: (id) => `/questions/${id}`,
    hrefOfOrder: (id) => `/orders/${id}`,
    onPreviewCommission: fn(() => Promise.resolve(anOverridePreview())),
    onSetCommission: fn(() => Promise.resolve<Outcome>({ is: 'done' })),
    onRemoveItem: fn(() => Promise.resolve<KnownOutcome>({ is: 'done' })),
    onExport: fn(() => Promise.resolve<Outcome>({ is: 'done' })),
  },
} satisfies Meta<typeof UnpaidOrdersTab>;

export default meta;
type Story = StoryObj<typeof meta>;

/** The table of the CommissionsTab, with nothing to select and nothing to pay. */
export const Ready: Story = {
  play: async ({ canvas, userEvent, args }) => {
    await expect(canvas.queryByRole('checkbox')).toBeNull();
    await expect(canvas.queryByRole('button', { name: /Add Payout/ })).toBeNull();
    await userEvent.click(canvas.getByRole('button', { name: 'Export' }));
    await expect(args.onExport).toHaveBeenCalledOnce();
  },
};

export const SettingACommission: Story = {
  args: { lines: aPageOf([aLineItem()]) },
  play: async ({ canvas, userEvent }) => {
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

export const OneRow: Story = { args: { lines: aPageOf([aLineItem()]) } };

export const FullPage: Story = { args: { lines: aPageOf(manyUnpaid.slice(0, 50), 180) } };

export const Empty: Story = {
  args: { lines: aPageOf([]) },
  play: ({ canvas }) => expect(canvas.getByText('Everything has been paid.')).toBeVisible(),
};

export const Loading: Story = { args: { lines: loading } };

export const Failed: Story = { args: { lines: failed() } };

export const RightToLeft: Story = { args: { lines: aPageOf(unpaid) }, globals: { direction: 'rtl' } };
