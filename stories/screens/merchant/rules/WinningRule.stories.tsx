import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn } from 'storybook/test';
import { WinningRule } from '@consignment/components/screens/merchant/rules/WinningRule';
import { aTrace } from '../../../fixtures/line-item.ts';
import { someSearches } from '../../../fixtures/rule.ts';
import { refused } from '../../../primitives/answers.ts';

const { onSearchVariants, onSearchVendors } = someSearches();

const found = {
  is: 'found' as const,
  winner: {
    commission_amount: '36.00',
    reason: null,
    trace: aTrace({}, { quantity: 1, discount: 0 }),
  },
};

const meta = {
  title: 'Screens/Merchant/Rules/WinningRule',
  component: WinningRule,
  args: {
    today: '2026-11-26',
    currency: { books: 'GBP', shown: null },
    onSearchVariants,
    onSearchVendors,
    onFind: fn(() => Promise.resolve(found)),
  },
} satisfies Meta<typeof WinningRule>;

export default meta;
type Story = StoryObj<typeof WinningRule>;

export const Asking: Story = {};

/** Explained as a line of an order is. */
export const Found: Story = {
  play: async ({ canvas, userEvent, args }) => {
    await userEvent.type(canvas.getByRole('combobox', { name: 'Product' }), 'table');
    await userEvent.click(await canvas.findByRole('option', { name: /Folding table/ }));
    await userEvent.click(canvas.getByRole('button', { name: 'Find the rule' }));
    await expect(await canvas.findByText('One unit at its current price:')).toBeVisible();
    await expect(args.onFind).toHaveBeenCalledWith({ variant: 71, vendor: null, on: '2026-11-26' });
    await expect(canvas.getByText(/This rule takes precedence over/)).toBeVisible();
  },
};

/** The item has no cost, and the flat rate pays that. */
export const Blocked: Story = {
  args: {
    onFind: fn(() =>
      Promise.resolve({
        is: 'found' as const,
        winner: { commission_amount: '0.00', reason: 'no_cost' as const, trace: null },
      }),
    ),
  },
  play: async ({ canvas, userEvent }) => {
    await userEvent.type(canvas.getByRole('combobox', { name: 'Product' }), 'jug');
    await userEvent.click(await canvas.findByRole('option', { name: 'Stoneware jug' }));
    await userEvent.click(canvas.getByRole('button', { name: 'Find the rule' }));
    await expect(await canvas.findByText(/this item doesn’t have a cost yet/)).toBeVisible();
  },
};

export const WithoutProduct: Story = {
  play: async ({ canvas, userEvent, args }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Find the rule' }));
    await expect((await canvas.findAllByText('Choose a product from the list.'))[0]).toBeVisible();
    await expect(args.onFind).not.toHaveBeenCalled();
  },
};

export const Refused: Story = {
  args: { onFind: fn(() => Promise.resolve(refused)) },
  play: async ({ canvas, userEvent }) => {
    await userEvent.type(canvas.getByRole('combobox', { name: 'Product' }), 'jug');
    await userEvent.click(await canvas.findByRole('option', { name: 'Stoneware jug' }));
    await userEvent.click(canvas.getByRole('button', { name: 'Find the rule' }));
    await expect(await canvas.findByText('That did not work. Please try again.')).toBeVisible();
  },
};
