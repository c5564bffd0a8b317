import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn } from 'storybook/test';
import { FeeCharges, type FeeChargesQuery } from '@consignment/components/screens/merchant/fees/FeeCharges';
import type { Outcome } from '../../../../packages/components/src/primitives/feedback/outcome.ts';
import { allCharges, someFeeCharges, someFees } from '../../../fixtures/fees.ts';
import { aPageOf, controlsOf, failed, loading } from '../../../fixtures/list.ts';
import { someSearches } from '../../../fixtures/rule.ts';
import { done } from '../../../primitives/answers.ts';

const meta = {
  title: 'Screens/Merchant/Fees/FeeCharges',
  component: FeeCharges,
  tags: ['new'],
  args: {
    charges: aPageOf(someFeeCharges, 120),
    controls: controlsOf(allCharges),
    fees: someFees,
    currency: 'GBP',
    vendor: null,
    onSearchVendors: someSearches().onSearchVendors,
    onExport: fn(() => Promise.resolve<Outcome>(done)),
    onWaive: fn(() => Promise.resolve<Outcome>(done)),
  },
} satisfies Meta<typeof FeeCharges>;

export default meta;
type Story = StoryObj<typeof meta>;

/** Each charge has its cause, and one after a refund is given back. */
export const FullPage: Story = {
  play: async ({ canvas }) => {
    await expect(canvas.getByText('Feb 1 – Feb 28, 2027', { selector: 'tr:last-child *' })).toBeVisible();
    await expect(canvas.getAllByText('Order #1001 · Blue vase')).toHaveLength(2);
    await expect(canvas.getByText('Payout #12')).toBeVisible();
    await expect(canvas.getByText('Given back')).toBeVisible();
  },
};

/** Narrowed to a fee without charges, which says nothing about the others. */
export const Narrowed: Story = {
  args: {
    charges: aPageOf([]),
    controls: controlsOf<FeeChargesQuery>({ ...allCharges, fee: 5 }),
  },
  play: async ({ canvas }) => {
    await expect(canvas.getByText('No matches found.')).toBeVisible();
    await expect(canvas.getByLabelText('Fee')).toHaveDisplayValue('Christmas market');
  },
};

export const Empty: Story = { args: { charges: aPageOf([]) } };

export const Loading: Story = { args: { charges: loading } };

export const Failed: Story = { args: { charges: failed() } };

export const RightToLeft: Story = { globals: { direction: 'rtl' } };
