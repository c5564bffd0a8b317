import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';
import { NextOrderRate } from '@consignment/components/parts/commission/NextOrderRate';
import { Text } from '@consignment/components/primitives/text/Text';
import type { Guide } from '../../../.storybook/guide.ts';
import { aRateRule, ratesInDecember, ratesOfShop } from '../../fixtures/rates.ts';

const meta = {
  title: 'Parts/Commission/NextOrderRate',
  component: NextOrderRate,
  tags: ['new'],
  parameters: {
    guide: {
      use: 'Beside every field that sets a rate, and wherever a rate is shown.',
      avoid: 'The amount of one line is explained by WhyThisAmount.',
      right: {
        draw: () => (
          <NextOrderRate rates={ratesInDecember()} currency="GBP" hrefOfRule={(id) => `#rule-${id}`} />
        ),
        why: 'It says what the next order earns, by which rule, and what comes then.',
      },
      wrong: {
        draw: () => <Text size="small">Own rate: 50%</Text>,
        why: 'A dated rule can override the setting, and then the next order earns another rate.',
      },
      keyboard: [['Tab', 'to the rule, where one with days decides']],
      reader:
        '“The next order will earn 70% under the rule from Dec 1, 2026 (vendor) until Dec 31, 2026; then 60%.” Then the link.',
    } satisfies Guide,
  },
  args: { rates: ratesInDecember(), currency: 'GBP', hrefOfRule: (id) => `#rule-${id}` },
} satisfies Meta<typeof NextOrderRate>;

export default meta;
type Story = StoryObj<typeof meta>;

export const ByARule: Story = {
  play: async ({ canvas }) => {
    await expect(
      canvas.getByText(
        /^The next order will earn 70% under the rule from Dec 1, 2026 \(vendor\) until Dec 31, 2026; then 60%\./,
      ),
    ).toBeVisible();
    await expect(canvas.getByRole('link', { name: 'View the rule' })).toHaveAttribute('href', '#rule-12');
  },
};

export const BySetting: Story = {
  args: { rates: ratesOfShop },
  play: async ({ canvas }) => {
    await expect(canvas.getByText('The next order will earn 60%.')).toBeVisible();
    await expect(canvas.queryByRole('link')).toBeNull();
  },
};

export const NoRate: Story = {
  args: { rates: [{ from_day: '2026-12-10', until_day: null, rules: [] }] },
};

export const LongWords: Story = {
  args: {
    rates: [
      {
        from_day: '2026-12-10',
        until_day: null,
        rules: [
          aRateRule({
            place: 'shop_product_type',
            rule: 3,
            version: 14,
            from_day: '2026-12-01',
            measure: 'unit_price',
            steps: [
              { from: '0.00', kind: 'percent', value: '60' },
              { from: '20.01', kind: 'unit_amount', value: '7.25' },
            ],
            floor: '1.00',
            bounds_per: 'unit',
          }),
        ],
      },
    ],
  },
  globals: { viewport: { value: 'phone', isRotated: false } },
};
