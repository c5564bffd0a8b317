import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, screen, waitFor, within } from 'storybook/test';
import { PayoutState } from '@consignment/components/screens/merchant/payouts/PayoutState';
import type { PayoutMethod } from '@consignment/domain/payouts/payout-method';
import type { PayoutStatus } from '@consignment/domain/payouts/payout-status';
import { done, refused } from '../../../primitives/answers.ts';

const payout = {
  invoice_number: 1042,
  vendor_name: 'Juniper & Oak',
  status: 'sent' as PayoutStatus,
  is_test: false,
  provider_problem: '',
  method: 'paypal' as PayoutMethod,
};

const byBank = { ...payout, method: 'bank' as const };

const meta = {
  title: 'Screens/Merchant/Payouts/PayoutState',
  component: PayoutState,
  args: {
    payout,
    onCancel: fn(() => Promise.resolve(done)),
    onSettle: fn(() => Promise.resolve(done)),
  },
} satisfies Meta<typeof PayoutState>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Sending: Story = { args: { payout: { ...payout, status: 'sending' } } };

export const Sent: Story = {};

export const Checking: Story = {
  args: { payout: { ...payout, status: 'checking', provider_problem: 'PayPal gave no answer.' } },
};

export const Held: Story = { args: { payout: { ...payout, status: 'held' } } };

/** Money that waits for the vendor can be taken back, after a question. */
export const Unclaimed: Story = {
  args: {
    payout: {
      ...payout,
      status: 'unclaimed',
      provider_problem: 'The recipient for this payout does not have an account.',
    },
  },
  play: async ({ canvas, userEvent, args }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Cancel Payout' }));
    const question = await screen.findByRole('alertdialog', { name: 'Cancel invoice #1042?' });
    await userEvent.click(within(question).getByRole('button', { name: 'Cancel Payout' }));
    await expect(args.onCancel).toHaveBeenCalledOnce();
    await waitFor(() => expect(screen.queryByRole('alertdialog')).toBeNull());
  },
};

/** The vendor has claimed it meanwhile: the question stays open and says so. */
export const CancelRefused: Story = {
  args: { payout: { ...payout, status: 'unclaimed' }, onCancel: fn(() => Promise.resolve(refused)) },
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Cancel Payout' }));
    const question = await screen.findByRole('alertdialog');
    await userEvent.click(within(question).getByRole('button', { name: 'Cancel Payout' }));
    await expect(await within(question).findByText('That did not work. Please try again.')).toBeVisible();
  },
};

/** PayPal has not reported an outcome for 29 days: a person looks and decides. */
export const NeedsAttention: Story = {
  args: { payout: { ...payout, status: 'needs_attention' } },
  play: async ({ canvas, userEvent, args }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'It was not paid' }));
    const question = await screen.findByRole('alertdialog', {
      name: 'Are you sure that invoice #1042 was not paid?',
    });
    await userEvent.click(within(question).getByRole('button', { name: 'It was not paid' }));
    await expect(args.onSettle).toHaveBeenCalledWith('not_paid');
  },
};

/** It is in no file, and the bank has not got it otherwise: it can be taken back, after a question. */
export const ReadyForTheBank: Story = {
  args: { payout: { ...byBank, status: 'ready' } },
  play: async ({ canvas, userEvent, args }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Cancel Payout' }));
    const question = await screen.findByRole('alertdialog', { name: 'Cancel invoice #1042?' });
    await expect(within(question).getByText(/only if your bank doesn’t have it/)).toBeVisible();
    await userEvent.click(within(question).getByRole('button', { name: 'Cancel Payout' }));
    await expect(args.onCancel).toHaveBeenCalledOnce();
    await waitFor(() => expect(screen.queryByRole('alertdialog')).toBeNull());
  },
};

/** The file of its pay run was not exported: it is canceled with the whole run, and cannot be paid yet. */
export const InBankFile: Story = {
  args: {
    payout: {
      ...byBank,
      status: 'ready',
      bank_file: { pay_run_number: 12, exported_date: null, given_date: null },
    },
  },
  play: async ({ canvas }) => {
    await expect(canvas.getByText(/cancel the whole run/)).toBeVisible();
    await expect(canvas.queryByRole('button')).toBeNull();
  },
};

/** The file has left, so the bank may pay it. */
export const InExportedFile: Story = {
  args: {
    payout: {
      ...byBank,
      status: 'ready',
      bank_file: { pay_run_number: 12, exported_date: '2026-11-30T09:40:00Z', given_date: null },
    },
  },
  play: async ({ canvas, userEvent, args }) => {
    await expect(canvas.getByText(/can no longer be cancelled/)).toBeVisible();
    await expect(canvas.queryByRole('button', { name: 'Cancel Payout' })).toBeNull();
    await userEvent.click(canvas.getByRole('button', { name: 'It was not paid' }));
    const question = await screen.findByRole('alertdialog', {
      name: 'Are you sure that invoice #1042 was not paid?',
    });
    await expect(within(question).getByText(/you won’t give the bank file to the bank/)).toBeVisible();
    await userEvent.click(within(question).getByRole('button', { name: 'It was not paid' }));
    await expect(args.onSettle).toHaveBeenCalledWith('not_paid');
  },
};

/** The bank reports to the shop, so a person says what became of it. */
export const AtTheBank: Story = {
  args: { payout: { ...byBank, status: 'at_bank' } },
  play: async ({ canvas, userEvent, args }) => {
    await expect(canvas.queryByRole('button', { name: 'Cancel Payout' })).toBeNull();
    await userEvent.click(canvas.getByRole('button', { name: 'It was paid' }));
    const question = await screen.findByRole('alertdialog', { name: 'Was invoice #1042 paid?' });
    await expect(within(question).getByText(/your bank account shows the payment/)).toBeVisible();
    await userEvent.click(within(question).getByRole('button', { name: 'It was paid' }));
    await expect(args.onSettle).toHaveBeenCalledWith('paid');
  },
};

export const ReturnedByTheBank: Story = {
  args: { payout: { ...byBank, status: 'returned', provider_problem: 'The account is closed (AC04).' } },
  play: ({ canvas }) => expect(canvas.getByText(/^The bank says: .*The account is closed/)).toBeVisible(),
};

export const Failed: Story = {
  args: {
    payout: { ...payout, status: 'failed', provider_problem: 'Sender does not have sufficient funds.' },
  },
};

export const Returned: Story = { args: { payout: { ...payout, status: 'returned' } } };

export const Reversed: Story = { args: { payout: { ...payout, status: 'reversed' } } };

export const Sandbox: Story = { args: { payout: { ...payout, is_test: true } } };

/** Of a pay run by hand: recorded, and nothing has been paid yet. */
export const ToSend: Story = {
  args: { payout: { ...payout, method: 'by_hand', status: 'to_send' } },
  play: async ({ canvas, userEvent, args }) => {
    await expect(canvas.getByText('The payout has been recorded. Now send the money.')).toBeVisible();
    await userEvent.click(canvas.getByRole('button', { name: 'Mark as sent' }));
    const dialog = await canvas.findByRole('alertdialog', { name: /^Have you sent invoice #/ });
    await userEvent.click(within(dialog).getByRole('button', { name: 'Mark as sent' }));
    await expect(args.onSettle).toHaveBeenCalledWith('paid');
  },
};

/** A payout that the shop has paid needs no words here. */
export const Recorded: Story = {
  args: { payout: { ...payout, status: 'recorded' } },
  play: ({ canvasElement }) => expect(canvasElement).toHaveTextContent(''),
};

export const RightToLeft: Story = {
  args: { payout: { ...payout, status: 'needs_attention' } },
  globals: { direction: 'rtl' },
};
