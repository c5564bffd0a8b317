import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, waitFor } from 'storybook/test';
import { ApprovePayRunDialog } from '@consignment/components/screens/merchant/pay-runs/ApprovePayRunDialog';
import type { KnownOutcome } from '../../../../packages/components/src/primitives/feedback/outcome.ts';
import { aProblem } from '../../../fixtures/list.ts';
import { aPayRun, firstApproval } from '../../../fixtures/pay-run.ts';
import { done } from '../../../primitives/answers.ts';

const meta = {
  title: 'Screens/Merchant/Pay runs/ApprovePayRunDialog',
  component: ApprovePayRunDialog,
  tags: ['new'],
  args: {
    run: aPayRun(),
    from: { holder: 'Rookery Market Ltd', masked: 'IBAN GB29 •••• 6819' },
    isOpen: true,
    onApprove: fn(() => Promise.resolve<KnownOutcome>(done)),
    onClose: fn(),
  },
} satisfies Meta<typeof ApprovePayRunDialog>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Review: Story = {
  play: async ({ canvas, userEvent, args }) => {
    const dialog = await canvas.findByRole('alertdialog', { name: 'Pay £8,058.80 to 32 vendors?' });
    await expect(dialog).toHaveTextContent('Bank file: 21 vendors');
    await expect(dialog).toHaveTextContent(
      'The money will leave your PayPal balance, IBAN GB29 •••• 6819 (Rookery Market Ltd) and the account you send it from.',
    );
    await expect(dialog).toHaveTextContent('Each payment includes the payout’s reference, such as “po-185”.');
    await expect(dialog).toHaveTextContent('The file asks your bank to pay on Dec 1, 2026.');
    await waitFor(() => expect(canvas.getByRole('button', { name: 'Cancel' })).toHaveFocus());
    await userEvent.click(canvas.getByRole('button', { name: 'Pay £8,058.80' }));
    await expect(args.onApprove).toHaveBeenCalledWith('8058.80');
  },
};

export const WithExceptions: Story = {
  args: { run: aPayRun({ exceptions: 3 }) },
  play: async ({ canvas }) =>
    expect(await canvas.findByText('3 vendors cannot be paid and are not in this total.')).toBeVisible(),
};

/** The shop sends the money itself. */
export const ByHandAlone: Story = {
  tags: ['no-picture'],
  args: {
    run: aPayRun({ totals: [{ method: 'by_hand', count: 32, amount: '8058.80' }], bank_day: null }),
    from: null,
  },
  play: async ({ canvas }) =>
    expect(await canvas.findByText(/The money will leave the account you send it from\./)).toBeVisible(),
};

/** The first of two: nothing is paid by it. */
export const FirstOfTwo: Story = {
  args: { run: aPayRun({ needs_second: true }) },
  play: async ({ canvas }) =>
    expect(await canvas.findByRole('alertdialog', { name: /^Approve £/ })).toHaveTextContent(
      'A second person has to approve the run before anything is paid',
    ),
};

export const SecondOfTwo: Story = {
  args: { run: aPayRun({ needs_second: true, approvals: [firstApproval] }) },
};

/** The amount was another when the server looked: it says so, and the run shows the new one. */
export const Refused: Story = {
  args: {
    onApprove: fn(() =>
      Promise.resolve<KnownOutcome>({
        is: 'refused',
        problem: {
          code: 'amount_changed',
          detail: 'The total is £8,020.30 now. Look it over again.',
          errors: [],
        },
      }),
    ),
  },
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(await canvas.findByRole('button', { name: 'Pay £8,058.80' }));
    await expect(await canvas.findByText('The total is £8,020.30 now. Look it over again.')).toBeVisible();
  },
};

export const AnswerLost: Story = {
  args: {
    onApprove: fn(() => Promise.resolve<KnownOutcome>({ is: 'unknown', problem: aProblem })),
  },
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(await canvas.findByRole('button', { name: 'Pay £8,058.80' }));
    await expect(await canvas.findByText(aProblem.detail)).toBeVisible();
  },
};
