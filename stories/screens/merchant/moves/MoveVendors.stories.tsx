import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn } from 'storybook/test';
import { MoveVendors } from '@consignment/components/screens/merchant/moves/MoveVendors';
import type { Outcome } from '../../../../packages/components/src/primitives/feedback/outcome.ts';
import { aPageOf, failed, loading } from '../../../fixtures/list.ts';
import { aMoveVendor, unmatchedVendors } from '../../../fixtures/move.ts';
import { done, refused } from '../../../primitives/answers.ts';

const meta = {
  title: 'Screens/Merchant/Moves/MoveVendors',
  component: MoveVendors,
  tags: ['new'],
  args: {
    vendors: aPageOf(unmatchedVendors),
    unmatched: 2,
    page: 1,
    pageSize: 50,
    hrefOfPage: (page) => `?page=${page}`,
    currency: 'GBP',
    hrefOfNext: '?step=differences',
    onSearch: fn(() => Promise.resolve({ is: 'found' as const, options: [{ id: 4, name: 'Lantern Loom' }] })),
    onMatch: fn(() => Promise.resolve<Outcome>(done)),
  },
} satisfies Meta<typeof MoveVendors>;

export default meta;
type Story = StoryObj<typeof MoveVendors>;

export const Some: Story = {
  play: async ({ canvas, userEvent, args }) => {
    await expect(canvas.getByText(/2 vendors need your answer/)).toBeVisible();
    await expect(canvas.queryByRole('link', { name: 'Continue' })).toBeNull();
    await userEvent.click(canvas.getByRole('button', { name: 'Add all 2 as new vendors' }));
    await expect(args.onMatch).toHaveBeenCalledWith([1, 2], null);
  },
};

export const One: Story = {
  args: { vendors: aPageOf([aMoveVendor()]), unmatched: 1 },
  play: ({ canvas }) => expect(canvas.queryByRole('button', { name: /^Add all/ })).toBeNull(),
};

export const AllAnswered: Story = {
  args: { vendors: aPageOf(unmatchedVendors.slice(2)), unmatched: 0 },
  play: ({ canvas }) =>
    expect(canvas.getByRole('link', { name: 'Continue' })).toHaveAttribute('href', '?step=differences'),
};

export const Empty: Story = { args: { vendors: aPageOf([]), unmatched: 0 } };

export const Refused: Story = {
  args: { onMatch: fn(() => Promise.resolve<Outcome>(refused)) },
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Add all 2 as new vendors' }));
    await expect(await canvas.findByText('That did not work. Please try again.')).toBeVisible();
  },
};

export const LongNames: Story = {
  args: { vendors: aPageOf([aMoveVendor({ name: 'Donaudampfschifffahrtsgesellschaft'.repeat(3) })]) },
};

export const Loading: Story = { args: { vendors: loading } };

export const Failed: Story = { args: { vendors: failed() } };

export const ViewOnly: Story = {
  args: { onMatch: null },
  play: ({ canvas }) => expect(canvas.queryByRole('button', { name: 'Choose…' })).toBeNull(),
};

export const RightToLeft: Story = { globals: { direction: 'rtl' } };
