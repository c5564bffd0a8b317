import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn } from 'storybook/test';
import { UnreadRowsDialog } from '@consignment/components/screens/merchant/reconciliation/UnreadRowsDialog';
import { aComparedFile } from '../../../fixtures/reconciliation.ts';

const problems = [
  { row: 14, detail: '“Lineitem quantity” is “two”. Write a whole number.' },
  { row: 90, detail: 'The row has no order name.' },
];

const meta = {
  title: 'Screens/Merchant/Reconciliation/UnreadRowsDialog',
  component: UnreadRowsDialog,
  tags: ['new'],
  args: { file: aComparedFile({ problem_count: 2, problems }), onClose: fn() },
} satisfies Meta<typeof UnreadRowsDialog>;

export default meta;
type Story = StoryObj<typeof meta>;

export const AllOfThem: Story = {
  play: ({ canvas }) => expect(canvas.queryByText(/^And /)).toBeNull(),
};

export const TheFirstOfMany: Story = {
  args: { file: aComparedFile({ problem_count: 1_204, problems }) },
  play: ({ canvas }) => expect(canvas.getByText('And 1,202 more rows.')).toBeVisible(),
};

export const LongNames: Story = {
  args: {
    file: aComparedFile({
      name: `${'orders-of-the-shop-'.repeat(8)}2026.csv`,
      problem_count: 1,
      problems: [{ row: 1_204_339, detail: `The date is “${'2026-13-45'.repeat(20)}”.` }],
    }),
  },
};

export const RightToLeft: Story = { globals: { direction: 'rtl' } };
