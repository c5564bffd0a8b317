import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';
import { WhyThisAmount } from '@consignment/components/parts/commission/WhyThisAmount';
import { Badge } from '@consignment/components/primitives/text/Badge';
import { Inline } from '@consignment/components/primitives/layout/Inline';
import { MoneyText } from '@consignment/components/parts/money/MoneyText';
import type { Guide } from '../../../.storybook/guide.ts';
import { aTrace } from '../../fixtures/line-item.ts';

const meta = {
  title: 'Parts/Commission/WhyThisAmount',
  component: WhyThisAmount,
  tags: ['stable'],
  parameters: {
    guide: {
      use: 'Beside a commission that a rule worked out, in every row: a small button that opens the whole way from price to amount.',
      avoid:
        'A line without an amount has its reason in the CommissionCell. A hint on a term is a Tooltip or a line of Help.',
      right: {
        draw: () => (
          <Inline space="xsmall">
            <MoneyText amount="70.00" currency="GBP" />
            <WhyThisAmount trace={aTrace()} amount="70.00" currency="GBP" name="#1001, Folding table" />
          </Inline>
        ),
        why: 'The button is beside the figure that it explains, and its name gives the line.',
      },
      wrong: {
        draw: () => (
          <Inline space="xsmall">
            <Badge label="Blocked" tone="critical" />
            <WhyThisAmount trace={aTrace()} amount="70.00" currency="GBP" name="#1001, Folding table" />
          </Inline>
        ),
        why: 'A blocked line has no amount. The dialog proves £70.00 that are not owed, and hides that the cost of the item is missing.',
      },
      keyboard: [
        ['Enter or Space', 'Opens the explanation.'],
        ['Escape', 'Closes it and returns to the button.'],
      ],
      reader:
        '“Why this amount? #1001, Folding table, button.” Fifty of them in a list differ by their line.',
    } satisfies Guide,
  },
  args: { trace: aTrace(), amount: '70.00', currency: 'GBP', name: '#1001, Folding table' },
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole('button'));
    await canvas.findByRole('dialog');
  },
} satisfies Meta<typeof WhyThisAmount>;

export default meta;
type Story = StoryObj<typeof meta>;

/** The rule that won, each step, and the rule it beat. */
export const Open: Story = {
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Why this amount? #1001, Folding table' }));
    const dialog = await canvas.findByRole('dialog', { name: 'Why this amount?' });
    await expect(dialog).toHaveTextContent('Rule: This vendor’s commission rate45%');
    await expect(dialog).toHaveTextContent(
      'This rule takes precedence over:The shop’s global commission, 40%',
    );
    await expect(dialog).toHaveTextContent('No rounding was needed.');
  },
};

/** A refund before the payout: the trace still shows the whole line. */
export const PartlyRefunded: Story = {
  args: { amount: '35.00' },
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole('button'));
    const dialog = await canvas.findByRole('dialog');
    await expect(dialog).toHaveTextContent('Deducted for refunds−£35.00');
    await expect(dialog).toHaveTextContent('Commission£35.00');
  },
};

export const Rounded: Story = {
  args: {
    trace: aTrace(
      { rule: { source: 'global', kind: 'percent', value: 300_000 }, beaten: [] },
      { price: 645, quantity: 1, discount: 0 },
    ),
    amount: '1.94',
  },
};

export const Override: Story = {
  args: {
    trace: aTrace({ rule: { source: 'override', kind: 'line_amount', value: 2500 } }),
    amount: '25.00',
  },
};

/** Tax, cost, compare-at price and a discount larger than what is left, all in one. */
export const EveryStep: Story = {
  args: {
    trace: aTrace(
      {},
      {
        tax: 1300,
        cost: 7000,
        compareAtPrice: 9000,
        byCompareAtPrice: true,
        byProfit: true,
        discount: 60_000,
      },
    ),
    amount: '0.00',
  },
};

export const RightToLeft: Story = { globals: { direction: 'rtl' } };
