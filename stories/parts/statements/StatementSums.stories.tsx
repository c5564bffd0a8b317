import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';
import { StatementSums } from '@consignment/components/parts/statements/StatementSums';
import type { Guide } from '../../../.storybook/guide.ts';
import { aStatement } from '../../fixtures/statement.ts';

const nothing = {
  opening: '0.00',
  earned: '0.00',
  adjustments: '0.00',
  custom_items: '0.00',
  additional_pay: '0.00',
  payouts: '0.00',
  closing: '0.00',
};

const meta = {
  title: 'Parts/Statements/StatementSums',
  component: StatementSums,
  tags: ['new'],
  parameters: {
    guide: {
      use: 'On the page of a statement and in its preview, to show how the opening balance becomes the closing one.',
      avoid: 'A few figures without arithmetic between them are StatBoxes.',
      right: {
        draw: () => <StatementSums sums={aStatement()} currency="GBP" />,
        why: 'Each row moves the balance, and what moved nothing has no row.',
      },
      wrong: {
        draw: () => <StatementSums sums={{ ...aStatement(), closing: '999.00' }} currency="GBP" />,
        why: 'The rows must add up to the closing balance, since readers add them up.',
      },
      keyboard: [],
      reader: '“Opening balance, £120.00. Earned, £412.60.”',
    } satisfies Guide,
  },
  args: { sums: aStatement(), currency: 'GBP' },
} satisfies Meta<typeof StatementSums>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Ready: Story = {
  play: async ({ canvas }) => {
    await expect(canvas.getByText('Closing balance').parentElement).toHaveTextContent('£310.00');
    await expect(canvas.queryByText('Custom items')).toBeNull();
  },
};

export const EveryRow: Story = {
  args: { sums: { ...aStatement(), custom_items: '20.00', closing: '330.00' } },
  play: ({ canvas }) => expect(canvas.getByText('Custom items')).toBeVisible(),
};

/** The opening and the closing balance are always there. */
export const NothingHappened: Story = {
  args: { sums: nothing },
  play: ({ canvas }) => expect(canvas.getAllByText('£0.00')).toHaveLength(2),
};

export const ZeroAndNegative: Story = {
  args: { sums: { ...nothing, adjustments: '-70.00', closing: '-70.00' } },
  play: ({ canvas }) => expect(canvas.getAllByText('−£70.00')).toHaveLength(2),
};

export const LongAmounts: Story = {
  args: {
    sums: { ...nothing, opening: '1204500123.45', earned: '99000000.00', closing: '1303500123.45' },
    currency: 'IDR',
  },
};

export const RightToLeft: Story = { globals: { direction: 'rtl' } };
