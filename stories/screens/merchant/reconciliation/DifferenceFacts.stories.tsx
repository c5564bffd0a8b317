import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';
import { DifferenceFacts } from '@consignment/components/screens/merchant/reconciliation/DifferenceFacts';
import { aDifference, aDifferenceOf } from '../../../fixtures/reconciliation.ts';

const meta = {
  title: 'Screens/Merchant/Reconciliation/DifferenceFacts',
  component: DifferenceFacts,
  tags: ['new'],
  args: { difference: aDifference() },
} satisfies Meta<typeof DifferenceFacts>;

export default meta;
type Story = StoryObj<typeof meta>;

export const BothSides: Story = {
  play: async ({ canvas }) => {
    // Read with the name of its side, since the head of the columns is for the eye.
    await expect(canvas.getAllByRole('definition')[0]).toHaveTextContent('The books: £240.00');
    await expect(canvas.getAllByRole('definition')[1]).toHaveTextContent('The orders file: £260.00');
  },
};

/** The order is in the file alone. */
export const OnOneSide: Story = {
  args: { difference: aDifferenceOf('order_missing_here') },
  play: ({ canvas }) => expect(canvas.getAllByText('none')).toHaveLength(4),
};

export const LineAndLedger: Story = { args: { difference: aDifferenceOf('line_off_ledger') } };

/** A line without a vendor, say, is compared with nothing. */
export const BooksAlone: Story = {
  args: { difference: aDifferenceOf('vendor_without_way') },
  play: async ({ canvas }) => {
    await expect(canvas.queryByText('none')).toBeNull();
    await expect(canvas.getByText('No bank details')).toBeVisible();
    await expect(canvas.getByText('Bank file')).toBeVisible();
  },
};

/** Each side has its own words for the status, and the payment two references. */
export const PaidTwice: Story = {
  args: { difference: aDifferenceOf('payout_paid_twice_there') },
  play: async ({ canvas }) => {
    await expect(canvas.getAllByText('Status')).toHaveLength(1);
    await expect(canvas.getByText('Given to the bank')).toBeVisible();
    await expect(canvas.getByText('Completed')).toBeVisible();
    await expect(canvas.getAllByText('Reference')).toHaveLength(2);
  },
};

export const AnotherCurrency: Story = {
  args: {
    difference: aDifference({
      facts: [{ field: 'amount', form: 'money', here: '10.00', there: '10.00', currency: 'EUR' }],
    }),
  },
};

/** Of a newer version of the server. */
export const UnknownFigure: Story = {
  args: {
    difference: aDifference({
      facts: [{ field: 'delivery_note', form: 'word', here: 'not_there', there: null }],
    }),
  },
  play: async ({ canvas }) => {
    await expect(canvas.getByText('Delivery note')).toBeVisible();
    await expect(canvas.getByText('Not there')).toBeVisible();
  },
};

export const LongNames: Story = {
  args: {
    difference: aDifference({
      facts: [
        { field: 'reference', form: 'text', here: 'po-1042-'.repeat(12), there: 'BANKTRANSFER'.repeat(9) },
      ],
    }),
  },
};

export const Hostile: Story = {
  tags: ['no-picture'],
  args: {
    difference: aDifference({
      facts: [
        { field: 'reference', form: 'text', here: '<b>bold</b>', there: '\u202Egnol' },
        { field: 'quantity', form: 'number', here: 'many', there: '=1+1' },
        { field: 'day', form: 'day', here: 'yesterday', there: null },
      ],
    }),
  },
  play: async ({ canvas }) => {
    await expect(canvas.getByText('<b>bold</b>')).toBeVisible();
    await expect(canvas.getByText('yesterday')).toBeVisible();
    await expect(canvas.queryByText('NaN')).toBeNull();
  },
};

export const Nothing: Story = {
  tags: ['no-picture'],
  args: { difference: aDifference({ facts: [] }) },
  play: ({ canvas }) => expect(canvas.queryByRole('term')).toBeNull(),
};

export const RightToLeft: Story = { globals: { direction: 'rtl' } };
