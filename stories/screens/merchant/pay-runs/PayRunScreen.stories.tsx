import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, waitFor } from 'storybook/test';
import { PayRunScreen } from '@consignment/components/screens/merchant/pay-runs/PayRunScreen';
import type { PayRunVendorsQuery } from '@consignment/components/screens/merchant/pay-runs/PayRunVendors';
import type { KnownOutcome } from '../../../../packages/components/src/primitives/feedback/outcome.ts';
import { aPageOf, aQuery, controlsOf, failed, loading } from '../../../fixtures/list.ts';
import {
  aBankFile,
  anException,
  aPayRun,
  firstApproval,
  runs,
  someEntries,
  someExceptions,
  someRunVendors,
} from '../../../fixtures/pay-run.ts';
import { done, refused } from '../../../primitives/answers.ts';

const query: PayRunVendorsQuery = { ...aQuery, state: 'all' };
const known = () => Promise.resolve<KnownOutcome>(done);

const meta = {
  title: 'Screens/Merchant/Pay runs/PayRunScreen',
  component: PayRunScreen,
  tags: ['new'],
  parameters: { frame: 'bare' },
  args: {
    from: null,
    run: aPayRun(),
    vendors: aPageOf(someRunVendors(8), 32),
    controls: controlsOf(query),
    entries: {
      entries: aPageOf([]),
      controls: controlsOf(aQuery),
      onSearch: fn(() => Promise.resolve({ is: 'found' as const, options: [] })),
      onAssign: fn(() => Promise.resolve(done)),
    },
    timeZone: 'Europe/London',
    hrefOfRuns: '/pay-runs',
    hrefOfVendor: (id, place) => `/vendors/${id}?tab=${place}`,
    hrefOfPayout: (id) => `/payouts/${id}`,
    hrefOfMethod: (method) => (method === 'paypal' ? '/settings/paypal' : '/settings/pay-runs'),
    hrefOfExceptions: '?state=exception',
    onSearchVendors: fn(() => Promise.resolve({ is: 'found' as const, options: [] })),
    onChangeVendor: fn(() => Promise.resolve(done)),
    onAddVendor: fn(() => Promise.resolve(done)),
    onRefresh: fn(known),
    onApprove: fn(known),
    onCancel: fn(known),
    onPayAgain: fn(known),
    onExportFile: fn(() => Promise.resolve(done)),
    onGiven: fn(known),
    onUpload: fn(() => Promise.resolve(done)),
    onDownloadToSend: fn(() => Promise.resolve(done)),
    onSent: fn(known),
  },
} satisfies Meta<typeof PayRunScreen>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Draft: Story = {
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('heading', { level: 1, name: 'Pay run 12' })).toBeVisible();
    await expect(canvas.getByRole('button', { name: 'Review and pay…' })).toBeVisible();
  },
};

export const WithExceptions: Story = {
  args: {
    run: aPayRun({ exceptions: 2 }),
    vendors: aPageOf(
      [
        anException('no_bank_details', { vendor: 90, vendor_name: 'Bracken Studio' }),
        anException('bank_details_changed', { vendor: 91, vendor_name: 'Tide & Timber' }),
        ...someRunVendors(6),
      ],
      34,
    ),
  },
  play: async ({ canvas }) => {
    await expect(canvas.getByText('2 vendors cannot be paid yet.')).toBeVisible();
    await expect(canvas.getAllByRole('rowheader')[0]).toHaveTextContent('Bracken Studio');
  },
};

export const OnlyExceptions: Story = {
  args: {
    run: aPayRun({ exceptions: someExceptions.length, count: 0, amount: '0.00', totals: [] }),
    vendors: aPageOf(someExceptions),
  },
  play: ({ canvas }) =>
    expect(canvas.getByRole('button', { name: 'Review and pay…' })).toHaveAttribute('aria-disabled', 'true'),
};

/** Approved, all by hand: nothing has been paid yet. */
export const ToSend: Story = {
  args: {
    run: runs.toSend,
    vendors: aPageOf(someRunVendors(8, { method: 'by_hand', state: 'to_send' }), 24),
  },
  play: async ({ canvas }) => {
    await expect(canvas.getByText('24 payouts recorded. Now send £3,580.53.')).toBeVisible();
    await expect(canvas.getByRole('button', { name: 'Mark as sent…' })).toBeVisible();
    await expect(canvas.queryByText(/have been made/)).toBeNull();
  },
};

export const Approving: Story = {
  play: async ({ canvas, userEvent, args }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Review and pay…' }));
    await canvas.findByRole('alertdialog', { name: 'Pay £8,058.80 to 32 vendors?' });
    await expect(args.onApprove).not.toHaveBeenCalled();
  },
};

export const ApprovedByKeys: Story = {
  tags: ['no-picture'],
  play: async ({ canvas, userEvent, args }) => {
    canvas.getByRole('button', { name: 'Review and pay…' }).focus();
    await userEvent.keyboard('{Enter}');
    await canvas.findByRole('alertdialog');
    await waitFor(() => expect(canvas.getByRole('button', { name: 'Cancel' })).toHaveFocus());
    await userEvent.tab();
    await userEvent.keyboard('{Enter}');
    await expect(args.onApprove).toHaveBeenCalledWith('8058.80');
    await waitFor(() => expect(canvas.queryByRole('alertdialog')).toBeNull());
  },
};

export const NeedsSecondPerson: Story = {
  args: { run: aPayRun({ needs_second: true, approvals: [firstApproval] }) },
  play: async ({ canvas }) => {
    await expect(canvas.getByText('A second person has to approve this run.')).toBeVisible();
    await expect(canvas.getByRole('button', { name: 'Give the second approval…' })).toBeVisible();
  },
};

/** The first of two approves, and pays nothing yet. */
export const FirstOfTwo: Story = {
  tags: ['no-picture'],
  args: { run: aPayRun({ needs_second: true }) },
  play: ({ canvas }) => expect(canvas.getByRole('button', { name: 'Review and approve…' })).toBeVisible(),
};

/** The person who approved first cannot be the second as well. */
export const Refused: Story = {
  args: {
    run: aPayRun({ needs_second: true, approvals: [firstApproval] }),
    onApprove: fn(() =>
      Promise.resolve<KnownOutcome>({
        is: 'refused',
        problem: {
          code: 'second_person_needed',
          detail: 'You have approved it already. Another person has to.',
          errors: [],
        },
      }),
    ),
  },
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Give the second approval…' }));
    await userEvent.click(await canvas.findByRole('button', { name: 'Approve £8,058.80' }));
    await expect(
      await canvas.findByText('You have approved it already. Another person has to.'),
    ).toBeVisible();
  },
};

export const Approved: Story = {
  args: { run: runs.approved },
  play: async ({ canvas }) => {
    await expect(canvas.queryByRole('button', { name: /^Change / })).toBeNull();
    await expect(canvas.queryByRole('button', { name: 'Recalculate' })).toBeNull();
    await expect(canvas.getByRole('button', { name: 'Cancel run' })).toBeVisible();
  },
};

export const Paying: Story = {
  args: {
    run: runs.paying,
    vendors: aPageOf(
      [
        ...someRunVendors(3, { state: 'paying', method: 'paypal', payout: 40 }),
        ...someRunVendors(4, { state: 'paid', method: 'paypal', payout: 41 }).map((row) => ({
          ...row,
          vendor: row.vendor + 10,
        })),
      ],
      32,
    ),
  },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('progressbar')).toBeVisible();
    await expect(canvas.queryByRole('button', { name: 'Cancel run' })).toBeNull();
  },
};

export const ReadyForTheBank: Story = {
  args: { run: runs.ready, vendors: aPageOf(someRunVendors(8, { state: 'paying', payout: 42 }), 32) },
  play: async ({ canvas, userEvent, args }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Export file again' }));
    await expect(args.onExportFile).toHaveBeenCalledOnce();
    await expect(canvas.queryByRole('heading', { name: 'From the bank' })).toBeNull();
  },
};

export const GivenToTheBank: Story = {
  args: { run: runs.given, vendors: aPageOf(someRunVendors(8, { state: 'paying', payout: 42 }), 32) },
  play: ({ canvas }) => expect(canvas.getByRole('heading', { name: 'From the bank' })).toBeVisible(),
};

export const BankAnswered: Story = {
  args: {
    run: runs.partlyFailed,
    vendors: aPageOf(someRunVendors(4, { state: 'paid', payout: 42 }), 32),
    entries: {
      entries: aPageOf(someEntries),
      controls: controlsOf(aQuery),
      onSearch: fn(() => Promise.resolve({ is: 'found' as const, options: [] })),
      onAssign: fn(() => Promise.resolve(done)),
    },
  },
};

export const Done: Story = {
  args: { run: runs.done, vendors: aPageOf(someRunVendors(8, { state: 'paid', payout: 42 }), 32) },
};

export const PartlyFailed: Story = {
  args: {
    run: { ...runs.partlyFailed, bank_file: null },
    vendors: aPageOf(
      [
        ...someRunVendors(2, { state: 'failed', method: 'paypal', payout: 44 }),
        ...someRunVendors(4, { state: 'paid', method: 'paypal', payout: 42 }).map((row) => ({
          ...row,
          vendor: row.vendor + 10,
        })),
      ],
      32,
    ),
  },
};

export const PaidAgain: Story = {
  tags: ['no-picture'],
  args: { run: { ...runs.partlyFailed, bank_file: null } },
  play: async ({ canvas, userEvent, args }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Pay again…' }));
    await canvas.findByRole('alertdialog', { name: 'Pay £437.50 to 2 vendors again?' });
    await userEvent.click(canvas.getByRole('button', { name: 'Pay £437.50 again' }));
    await expect(args.onPayAgain).toHaveBeenCalledWith('437.50');
  },
};

export const Canceling: Story = {
  play: async ({ canvas, userEvent, args }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Cancel run' }));
    const dialog = await canvas.findByRole('alertdialog', { name: 'Cancel pay run 12?' });
    await expect(dialog).toHaveTextContent('Nothing in this run has been paid');
    await expect(args.onCancel).not.toHaveBeenCalled();
  },
};

/** The bank file has left the shop: it takes the person's word that the bank does not get it. */
export const CancelingWithFile: Story = {
  args: {
    run: aPayRun({
      state: 'approved',
      totals: [{ method: 'bank', count: 32, amount: '8058.80' }],
      bank_file: aBankFile({ count: 32, amount: '8058.80' }),
    }),
  },
  play: async ({ canvas, userEvent, args }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Cancel run' }));
    const title = 'Cancel pay run 12 and withdraw its bank file?';
    const dialog = await canvas.findByRole('alertdialog', { name: title });
    await expect(dialog).toHaveTextContent('will be paid twice');
    await userEvent.click(canvas.getByRole('button', { name: 'I haven’t given it to the bank and won’t' }));
    await expect(args.onCancel).toHaveBeenCalledWith('', true);
  },
};

export const CancelRefused: Story = {
  args: { run: runs.approved, onCancel: fn(() => Promise.resolve<KnownOutcome>(refused)) },
  play: async (context) => {
    await Canceling.play?.(context);
    const { canvas, userEvent } = context;
    await userEvent.click(
      (await canvas.findAllByRole('button', { name: 'Cancel run' })).at(-1) ?? document.body,
    );
    await expect(await canvas.findByText('That did not work. Please try again.')).toBeVisible();
  },
};

export const Canceled: Story = { args: { run: runs.canceled, vendors: aPageOf(someRunVendors(4)) } };

export const Adding: Story = {
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Add a vendor…' }));
    await expect(await canvas.findByRole('dialog', { name: 'Add a vendor' })).toBeVisible();
  },
};

export const Many: Story = {
  args: {
    run: aPayRun({
      number: 1204,
      count: 2000,
      amount: '498230.15',
      totals: [{ method: 'bank', count: 2000, amount: '498230.15' }],
    }),
    vendors: aPageOf(someRunVendors(50), 2000),
  },
};

export const LongNames: Story = {
  args: {
    run: aPayRun({ created_by: 'Donaudampfschifffahrtsgesellschaft'.repeat(3), amount: '98765432.10' }),
    vendors: aPageOf([
      anException('disputed', { vendor_name: 'Donaudampfschifffahrtsgesellschaft'.repeat(3) }),
    ]),
  },
};

export const Empty: Story = {
  args: { run: aPayRun({ totals: [], count: 0, amount: '0.00' }), vendors: aPageOf([]) },
};

export const Loading: Story = { args: { vendors: loading } };

export const Failed: Story = { args: { vendors: failed() } };

export const RightToLeft: Story = {
  args: { run: runs.ready, vendors: aPageOf(someRunVendors(4, { state: 'paying', payout: 42 })) },
  globals: { direction: 'rtl' },
};

/** Of a person who only reads, and sees no bank data. */
export const ViewOnly: StoryObj<typeof PayRunScreen> = {
  args: {
    run: runs.given,
    entries: null,
    onChangeVendor: null,
    onAddVendor: null,
    onRefresh: null,
    onApprove: null,
    onCancel: null,
    onPayAgain: null,
    onExportFile: null,
    onGiven: null,
    onUpload: null,
  },
  play: async ({ canvas }) => {
    await expect(canvas.queryByRole('button', { name: 'Export file again' })).toBeNull();
    await expect(canvas.queryByRole('heading', { name: 'From the bank' })).toBeNull();
  },
};
