import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, waitFor } from 'storybook/test';
import { BankFileCard } from '@consignment/components/screens/merchant/pay-runs/BankFileCard';
import type { KnownOutcome } from '../../../../packages/components/src/primitives/feedback/outcome.ts';
import { aBankFile, aPayRun } from '../../../fixtures/pay-run.ts';
import { done, refused } from '../../../primitives/answers.ts';

const meta = {
  title: 'Screens/Merchant/Pay runs/BankFileCard',
  component: BankFileCard,
  tags: ['new'],
  args: {
    file: aBankFile(),
    bankDay: aPayRun().bank_day,
    number: 12,
    currency: 'GBP',
    timeZone: 'Europe/London',
    onExport: fn(() => Promise.resolve(done)),
    onGiven: fn(() => Promise.resolve<KnownOutcome>(done)),
    isOpen: true,
  },
} satisfies Meta<typeof BankFileCard>;

export default meta;
type Story = StoryObj<typeof meta>;

/** Made, and not exported: it cannot be with the bank. */
export const NotExported: Story = {
  args: { file: aBankFile({ exported_date: null }) },
  play: async ({ canvas, userEvent, args }) => {
    await expect(canvas.getByText(/^9f2c 41d0/)).toBeVisible();
    await expect(canvas.getByText('Dec 1, 2026')).toBeVisible();
    await expect(canvas.getByText(/on which UK banks settle/)).toBeVisible();
    await userEvent.click(canvas.getByRole('button', { name: 'Export file' }));
    await expect(args.onExport).toHaveBeenCalledOnce();
    await expect(canvas.getByRole('button', { name: /^Given to the bank…/ })).toHaveAttribute(
      'aria-disabled',
      'true',
    );
  },
};

export const ReadyForTheBank: Story = {
  play: ({ canvas }) => expect(canvas.getByRole('button', { name: 'Export file again' })).toBeVisible(),
};

export const Asking: Story = {
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Given to the bank…' }));
    const dialog = await canvas.findByRole('alertdialog', { name: 'Has your bank accepted the file?' });
    await expect(dialog).toHaveTextContent('21 payments totalling £6,120.40');
  },
};

export const Given: Story = {
  tags: ['no-picture'],
  play: async (context) => {
    await Asking.play?.(context);
    const { canvas, userEvent, args } = context;
    await userEvent.click(canvas.getByRole('button', { name: 'The bank has it' }));
    await expect(args.onGiven).toHaveBeenCalledWith(false);
    await waitFor(() => expect(canvas.queryByRole('alertdialog')).toBeNull());
  },
};

export const GivenToTheBank: Story = {
  args: { file: aBankFile({ given_date: '2026-11-30T10:30:00Z' }) },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('button', { name: 'Export file again' })).toBeVisible();
    await expect(canvas.queryByRole('button', { name: 'Given to the bank…' })).toBeNull();
  },
};

export const PaidWithoutStatement: Story = {
  args: { file: aBankFile({ given_date: '2026-11-30T10:30:00Z' }) },
  play: async ({ canvas, userEvent, args }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Paid without a statement…' }));
    await canvas.findByRole('alertdialog', { name: 'Has your bank made all the payments?' });
    await userEvent.click(canvas.getByRole('button', { name: 'All payments have been made' }));
    await expect(args.onGiven).toHaveBeenCalledWith(true);
  },
};

export const Refused: Story = {
  args: { file: aBankFile({ exported_date: null }), onExport: fn(() => Promise.resolve(refused)) },
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Export file' }));
    await expect(await canvas.findByRole('alert')).toHaveTextContent('That did not work.');
  },
};

export const LongNames: Story = {
  args: { file: aBankFile({ name: `${'pay-run-of-the-shop-'.repeat(8)}12.xml`, amount: '98765432.10' }) },
};

/** Of a person who may not have the bank details of the vendors. */
export const ViewOnly: StoryObj<typeof BankFileCard> = {
  args: { onExport: null, onGiven: null },
  play: ({ canvas }) => expect(canvas.queryByRole('button')).toBeNull(),
};
