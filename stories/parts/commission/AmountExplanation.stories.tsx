import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';
import { AmountExplanation } from '@consignment/components/parts/commission/AmountExplanation';
import { MoneyText } from '@consignment/components/parts/money/MoneyText';
import { WhyThisAmount } from '@consignment/components/parts/commission/WhyThisAmount';
import { Card } from '@consignment/components/primitives/layout/Card';
import { Inline } from '@consignment/components/primitives/layout/Inline';
import type { Guide } from '../../../.storybook/guide.ts';
import { aTrace, aVersionOf } from '../../fixtures/line-item.ts';

const meta = {
  title: 'Parts/Commission/AmountExplanation',
  component: AmountExplanation,
  tags: ['new'],
  parameters: {
    guide: {
      use: 'On a page that explains one amount as its subject, such as which rule would win for a product.',
      avoid: 'Beside an amount in a list it is a WhyThisAmount, which opens the same in an AmountDialog.',
      right: {
        draw: () => (
          <Card title="Which rule wins?">
            <AmountExplanation trace={aTrace()} amount="70.00" currency="GBP" />
          </Card>
        ),
        why: 'The answer is where the question was asked.',
      },
      wrong: {
        draw: () => (
          <Inline space="medium">
            <MoneyText amount="70.00" currency="GBP" />
            <AmountExplanation trace={aTrace()} amount="70.00" currency="GBP" />
            <WhyThisAmount trace={aTrace()} amount="70.00" currency="GBP" name="#1001" />
          </Inline>
        ),
        why: 'In a row the steps take the room of the amounts, and are said twice beside their button.',
      },
      keyboard: [],
      reader:
        '“Rule: This vendor’s commission rate, 45%”, a list of the steps, “Commission £70.00”, and the rounding.',
    } satisfies Guide,
  },
  args: { trace: aTrace(), amount: '70.00', currency: 'GBP' },
} satisfies Meta<typeof AmountExplanation>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Setting: Story = {};

/** A band by the price of a unit. */
export const Band: Story = {
  args: {
    trace: aTrace({
      rule: {
        source: 'shop_product_type',
        kind: 'percent',
        value: 500_000,
        version: aVersionOf({ step: { of: 'unit_price', from: 2001, until: null } }),
      },
    }),
    amount: undefined,
  },
  play: ({ canvas }) => expect(canvas.getByText('Band based on unit price: from £20.01')).toBeVisible(),
};

/** A tier by what the vendor sold in the month before, and the least that a unit earns. */
export const TierWithFloor: Story = {
  args: {
    trace: aTrace(
      {
        rule: {
          source: 'vendor',
          kind: 'percent',
          value: 10_000,
          version: aVersionOf({
            step: { of: 'vendor_sales', from: 100_000, until: 500_000 },
            bounds: { floor: 300, cap: null, per: 'unit' },
          }),
        },
      },
      { salesBefore: 245_000, ordersBefore: 12 },
    ),
    amount: undefined,
  },
  play: async ({ canvas }) => {
    await expect(canvas.getByText(/^Tier based on last month’s sales/)).toBeVisible();
    await expect(canvas.getByText(/^Sold last month, less discounts and returns/)).toBeVisible();
    await expect(canvas.getByText('£2,450.00 in 12 orders')).toBeVisible();
    await expect(canvas.getByText('At least £3.00 per unit')).toBeVisible();
    await expect(canvas.getByText('£3.00 × 2 = £6.00')).toBeVisible();
  },
};

/** The most that a line earns. */
export const Capped: Story = {
  args: {
    trace: aTrace({
      rule: {
        source: 'tag',
        kind: 'percent',
        value: 450_000,
        version: aVersionOf({ bounds: { floor: null, cap: 5000, per: 'line' } }),
      },
    }),
    amount: undefined,
  },
  play: ({ canvas }) => expect(canvas.getByText(/^At most £50.00/)).toBeVisible(),
};
