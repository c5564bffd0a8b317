import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';
import { MoneyText } from '@consignment/components/parts/MoneyText';

const meta = {
  title: 'Parts/Money/MoneyText',
  component: MoneyText,
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
