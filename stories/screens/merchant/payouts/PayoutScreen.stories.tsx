import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, waitFor } from 'storybook/test';
import { PayoutScreen } from '@consignment/components/screens/merchant/payouts/PayoutScreen';
import type { Outcome } from '../../../../packages/components/src/primitives/feedback/outcome.ts';
import { aProblem } from '../../../fixtures/list.ts';
import { anOverriddenLine } from '../../../fixtures/line-item.ts';
import { aPaidLineOf, aPayoutDetail, manyPaidLines } from '../../../fixtures/payout.ts';
import { done, refused } from '../../../primitives/answers.ts';

const onRetry = fn();

const meta = {
  title: 'Screens/Merchant/Payouts/PayoutScreen',
  component: PayoutScreen,
  parameters: { frame: 'bare' },
  args: {
    payout: aPayoutDetail(),
    currency: { books: 'GBP', shown: null },
    timeZone: 'Europe/London',
    hrefOfVendor: (id) => `/vendors/${id}`,
    hrefOfOrder: (id) => `/orders/${id}`,
    hrefOfPayouts: '/payouts',
    onExport: fn(() => Promise.resolve(done)),
    onPrint: fn(() => Promise.resolve(done)),
    onSaveNote: fn(() => Promise.resolve(done)),
    onCancel: fn(() => Promise.resolve(done)),
    onSettle: fn(() => Promise.resolve(done)),
    onDelete: fn(() => Promise.resolve(done)),
  },
} satisfies Meta<typeof PayoutScreen>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Ready: Story = {
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('heading', { level: 1 })).toHaveTextContent('Invoice #1042');
    await expect(canvas.getByRole('link', { name: 'Juniper & Oak' })).toHaveAttribute('href', '/vendors/1');
  },
};

/** The statement that states it is a link away. */
export const Stated: Story = {
  args: { statement: { number: 3, href: '/statements/31' } },
  play: ({ canvas }) =>
    expect(canvas.getByRole('link', { name: 'No. 3' })).toHaveAttribute('href', '/statements/31'),
};

export const StatementNotLoaded: Story = {
  args: { statement: { is: 'failed', problem: aProblem, onRetry } },
  play: async ({ canvas, userEvent }) => {
    onRetry.mockClear();
    await userEvent.click(canvas.getByRole('button', { name: 'Retry' }));
    await expect(onRetry).toHaveBeenCalledOnce();
  },
};

/** Only its whole move can be undone. */
export const MovedIn: Story = {
  args: { payout: aPayoutDetail({ former_number: 'PO-0117' }) },
  play: async ({ canvas }) => {
    await expect(canvas.getByText('PO-0117')).toBeVisible();
    await expect(canvas.getByRole('button', { name: 'Delete Payout' })).toHaveAccessibleDescription(
      'This payout was moved in from another app. You can only undo the move as a whole.',
    );
  },
};

export const Columns: Story = {
  tags: ['wide', 'no-picture'],
  play: async ({ canvas }) => {
    const headers = canvas.getAllByRole('columnheader').map((header) => header.textContent);
    await expect(headers).toEqual(['Order', 'Product', 'Price', 'Commission', 'Date']);
  },
};

export const Override: Story = {
  args: { payout: aPayoutDetail({ additional_pay: '0.00', line_items: [aPaidLineOf(anOverriddenLine)] }) },
  play: ({ canvas }) => expect(canvas.getByText('manual override')).toBeInTheDocument(),
};

export const EditingTheNote: Story = {
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Edit Notes' }));
    // Its code comes when it is used.
    const dialog = await canvas.findByRole('dialog', { name: 'Update Payout Note' });
    await expect(dialog).toBeVisible();
    await userEvent.type(canvas.getByRole('textbox', { name: /Note/ }), ', thank you');
  },
};

export const NoteEdited: Story = {
  ...EditingTheNote,
  tags: ['no-picture'],
  play: async (context) => {
    await EditingTheNote.play?.(context);
    const { canvas, userEvent, args } = context;
    await userEvent.click(canvas.getByRole('button', { name: 'Save' }));
    await expect(args.onSaveNote).toHaveBeenCalledWith('March, by bank transfer, thank you');
    await waitFor(() => expect(canvas.queryByRole('dialog')).toBeNull());
  },
};

/** It says exactly what will happen, and starts on the harmless answer. */
export const Deleting: Story = {
  play: async ({ canvas, userEvent, args }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Delete Payout' }));
    const dialog = await canvas.findByRole('alertdialog', { name: 'Delete invoice #1042?' });
    await expect(dialog).toHaveTextContent('2 line items: £140.00');
    await expect(dialog).toHaveTextContent('£145.00 will no longer count as paid to Juniper & Oak');
    await waitFor(() => expect(canvas.getByRole('button', { name: 'Keep it' })).toHaveFocus());
    await expect(args.onDelete).not.toHaveBeenCalled();
  },
};

export const DeletionConfirmed: Story = {
  ...Deleting,
  tags: ['no-picture'],
  play: async (context) => {
    await Deleting.play?.(context);
    const { canvas, userEvent, args } = context;
    await userEvent.click(canvas.getByRole('button', { name: 'Delete Payout' }));
    await expect(args.onDelete).toHaveBeenCalledOnce();
  },
};

export const DeleteRefused: Story = {
  args: {
    onDelete: fn(() =>
      Promise.resolve<Outcome>({
        is: 'refused',
        problem: { detail: 'This payout has already been deleted.', errors: [] },
      }),
    ),
  },
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Delete Payout' }));
    await canvas.findByRole('alertdialog');
    await userEvent.click(canvas.getByRole('button', { name: 'Delete Payout' }));
    await expect(await canvas.findByText('This payout has already been deleted.')).toBeVisible();
  },
};

/** Money that a provider has sent must not become payable again; the button says why. */
export const Sent: Story = {
  args: { payout: aPayoutDetail({ status: 'sent' }) },
  play: async ({ canvas, userEvent }) => {
    const button = canvas.getByRole('button', { name: 'Delete Payout' });
    await expect(button).toHaveAccessibleDescription(/has been sent, so it cannot be deleted/);
    await userEvent.click(button);
    await expect(canvas.queryByRole('alertdialog')).toBeNull();
  },
};

/** It is unknown whether the money went; the page says so, and asks not to pay again. */
export const BeingChecked: Story = {
  args: { payout: aPayoutDetail({ status: 'checking', provider_problem: 'PayPal gave no answer.' }) },
  play: async ({ canvas }) => {
    await expect(canvas.getByText('We are checking with PayPal. Do not pay again.')).toBeVisible();
    await expect(canvas.getByText(/^PayPal says: .*PayPal gave no answer\./)).toBeVisible();
    await expect(canvas.getByRole('button', { name: 'Delete Payout' })).toHaveAccessibleDescription(
      /may have sent the money/,
    );
  },
};

/** A test in sandbox mode is never shown as paid, and can be deleted. */
export const Sandbox: Story = {
  args: { payout: aPayoutDetail({ status: 'paid', is_test: true }) },
  play: async ({ canvas }) => {
    await expect(canvas.getByText('Sandbox: accepted')).toBeVisible();
    await expect(canvas.getByText(/nothing counts as paid/)).toBeVisible();
    await expect(canvas.getByRole('button', { name: 'Delete Payout' })).not.toHaveAttribute('aria-disabled');
  },
};

/** A deleted payout stays to be read and cannot be deleted again. */
export const Deleted: Story = {
  args: { payout: aPayoutDetail({ status: 'deleted', line_items: [] }) },
  play: ({ canvas }) =>
    expect(canvas.getByRole('button', { name: 'Delete Payout' })).toHaveAttribute('aria-disabled', 'true'),
};

export const Files: Story = {
  play: async ({ canvas, userEvent, args }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Export' }));
    await expect(args.onExport).toHaveBeenCalledOnce();
    await userEvent.click(canvas.getByRole('button', { name: 'Print Invoice' }));
    await expect(args.onPrint).toHaveBeenCalledOnce();
  },
};

/** The browser did not open the tab: it says so where it was asked for. */
export const PrintRefused: Story = {
  args: { onPrint: fn(() => Promise.resolve(refused)) },
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Print Invoice' }));
    await expect(await canvas.findByText('That did not work. Please try again.')).toBeVisible();
  },
};

export const ManyLines: Story = {
  args: { payout: aPayoutDetail({ line_items: manyPaidLines }) },
  play: async ({ canvas, userEvent }) => {
    await expect(canvas.getByText('Showing 1 to 100 of 230')).toBeVisible();
    await userEvent.click(canvas.getByRole('button', { name: 'Next' }));
    await expect(canvas.getByText('Showing 101 to 200 of 230')).toBeVisible();
    await userEvent.click(canvas.getByRole('button', { name: 'Next' }));
    await expect(canvas.getAllByRole('rowheader')).toHaveLength(30);
  },
};

export const WithoutNote: Story = { args: { payout: aPayoutDetail({ note: '' }) } };

export const LongNames: Story = {
  args: {
    payout: aPayoutDetail({
      vendor_name: 'Donaudampfschifffahrtsgesellschaft'.repeat(3),
      note: 'Paid by bank transfer after a long talk about glaze. '.repeat(12),
    }),
  },
};

/** PayPal has reported its fee, and the vendor bears it. */
export const FeeOfTheVendor: Story = {
  args: {
    payout: aPayoutDetail({ status: 'paid', method: 'paypal', fee: '0.25', fee_borne_by: 'vendor' }),
  },
  play: async ({ canvas }) => {
    await expect(canvas.getByText('Fee, paid by the vendor')).toBeVisible();
    await expect(canvas.getByText('£0.25')).toBeVisible();
  },
};

export const FeeOfTheShop: Story = {
  args: { payout: aPayoutDetail({ status: 'paid', method: 'paypal', fee: '0.25' }) },
};

/** The bank may have sent it, so it is not deleted. */
export const AtTheBank: Story = {
  args: { payout: aPayoutDetail({ status: 'at_bank', method: 'bank' }) },
  play: async ({ canvas }) => {
    await expect(canvas.getByText('Bank file')).toBeVisible();
    await expect(canvas.getByRole('button', { name: 'Delete Payout' })).toHaveAttribute(
      'aria-disabled',
      'true',
    );
  },
};

export const RightToLeft: Story = { globals: { direction: 'rtl' } };

/** Of a person whose role only reads: what it does not include is not there. */
export const ViewOnly: StoryObj<typeof PayoutScreen> = {
  args: {
    onSaveNote: null,
    onExport: null,
    onPrint: null,
    onCancel: null,
    onSettle: null,
    onDelete: null,
    payout: aPayoutDetail({ status: 'unclaimed' }),
  },
  play: async ({ canvas }) => {
    await expect(canvas.queryByRole('button', { name: 'Delete Payout' })).toBeNull();
    await expect(canvas.queryByRole('button', { name: 'Edit Notes' })).toBeNull();
    await expect(canvas.queryByRole('button', { name: 'Cancel Payout' })).toBeNull();
    await expect(canvas.queryByRole('button', { name: 'Export' })).toBeNull();
  },
};
