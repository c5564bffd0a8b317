import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';
import { MoneyText } from '@consignment/components/parts/money/MoneyText';
import { Stack } from '@consignment/components/primitives/layout/Stack';
import { Text } from '@consignment/components/primitives/text/Text';
import type { Guide } from '../../../.storybook/guide.ts';

const meta = {
  title: 'Parts/Money/MoneyText',
  component: MoneyText,
  tags: ['stable'],
  parameters: {
    guide: {
      use: 'For every amount on a screen. It takes the decimal string of the API and writes sign, thousands and pence in one way everywhere.',
      avoid:
        'An amount that is typed is a MoneyField. A commission with an override or a state is a CommissionAmount or a CommissionCell.',
      right: {
        draw: () => (
          <Stack space="xsmall" align="start">
            <MoneyText amount="1234.50" currency="GBP" />
            <MoneyText amount="-35.00" currency="GBP" />
          </Stack>
        ),
        why: 'Each figure is as wide as the next, and the minus is a minus, so columns line up.',
      },
      wrong: {
        draw: () => (
          <Stack space="xsmall" align="start">
            <Text>£{1234.5}</Text>
            <Text>£{-35}</Text>
          </Stack>
        ),
        why: 'A number loses its last zero and its thousands, and the sign lands inside the amount. A vendor asks whether “£-35” is money to get or to give.',
      },
      keyboard: [],
      reader: '“£1,234.50”, “minus £35.00”. Without an amount: “N/A”.',
    } satisfies Guide,
  },
  args: { amount: '1234.50', currency: 'USD' },
} satisfies Meta<typeof MoneyText>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Ready: Story = {
  play: ({ canvas }) => expect(canvas.getByText('$1,234.50')).toBeVisible(),
};

export const Negative: Story = {
  args: { amount: '-3.33' },
  play: ({ canvas }) => expect(canvas.getByText('−$3.33')).toBeVisible(),
};

export const Zero: Story = { args: { amount: '0.00', currency: 'GBP' } };

export const NotKnown: Story = {
  args: { amount: null },
  play: ({ canvas }) => expect(canvas.getByText('N/A')).toBeVisible(),
};

export const WithoutDecimals: Story = {
  args: { amount: '1255', currency: 'JPY' },
  play: ({ canvas }) => expect(canvas.getByText('¥1,255')).toBeVisible(),
};

export const WithoutSign: Story = {
  args: { currency: 'CHF' },
  play: ({ canvas }) => expect(canvas.getByText('CHF 1,234.50')).toBeVisible(),
};

/** The sign stays before the figure. */
export const RightToLeft: Story = { args: { amount: '-1234.50' }, globals: { direction: 'rtl' } };
