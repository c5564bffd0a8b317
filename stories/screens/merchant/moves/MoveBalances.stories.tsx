import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, waitFor, within } from 'storybook/test';
import { MoveBalances } from '@consignment/components/screens/merchant/moves/MoveBalances';
import type { Outcome } from '../../../../packages/components/src/primitives/feedback/outcome.ts';
import { aPageOf, failed, loading } from '../../../fixtures/list.ts';
import { aMoveVendor, openVendors } from '../../../fixtures/move.ts';
import { done, refused } from '../../../primitives/answers.ts';

const onSave = fn(() => Promise.resolve<Outcome>(done));
const onReview = fn(() => Promise.resolve<Outcome>(done));

const meta = {
  title: 'Screens/Merchant/Moves/MoveBalances',
  component: MoveBalances,
  tags: ['new'],
  args: {
    vendors: aPageOf(openVendors),
    page: 1,
    pageSize: 50,
    hrefOfPage: (page) => `?page=${page}`,
    currency: 'GBP',
    isReviewed: false,
    hrefOfNext: '?step=review',
    changes: { onSave, onReview },
  },
} satisfies Meta<typeof MoveBalances>;

export default meta;
type Story = StoryObj<typeof MoveBalances>;

export const Some: Story = {
  play: async ({ canvas, userEvent }) => {
    onReview.mockClear();
    await expect(canvas.getByText('−£15.00')).toBeVisible();
    await userEvent.click(canvas.getByRole('button', { name: 'These balances are correct' }));
    await expect(onReview).toHaveBeenCalledOnce();
  },
};

export const Changing: Story = {
  play: async ({ canvas, userEvent }) => {
    const [first] = canvas.getAllByRole('button', { name: 'Change…' });
    if (first === undefined) throw new Error('No balance can be changed.');
    await userEvent.click(first);
    const dialog = within(await canvas.findByRole('dialog', { name: 'Balance for Lantern Loom' }));
    await expect(dialog.getByLabelText(/^Carried over/)).toHaveValue('32.40');
  },
};

/** Nothing is owed, and the page does not say that it is. */
export const NothingOwed: Story = {
  tags: ['no-picture'],
  args: { vendors: aPageOf(openVendors.map((vendor) => ({ ...vendor, unpaid: '0.00' }))) },
  play: ({ canvas }) => expect(canvas.queryByText(/still owes/)).toBeNull(),
};

/** An empty field takes the suggestion. */
export const Suggested: Story = {
  tags: ['no-picture'],
  play: async ({ canvas, userEvent }) => {
    onSave.mockClear();
    await userEvent.click(canvas.getAllByRole('button', { name: 'Change…' })[2] ?? document.body);
    const dialog = within(await canvas.findByRole('dialog', { name: 'Balance for Hollow and Ash' }));
    await userEvent.clear(dialog.getByLabelText(/^Carried over/));
    await userEvent.click(dialog.getByRole('button', { name: 'Save' }));
    await waitFor(() => expect(onSave).toHaveBeenCalledWith(3, null));
  },
};

export const Reviewed: Story = {
  args: { isReviewed: true },
  play: ({ canvas }) =>
    expect(canvas.getByRole('link', { name: 'Continue to review' })).toHaveAttribute('href', '?step=review'),
};

export const Refused: Story = {
  args: { changes: { onSave, onReview: fn(() => Promise.resolve<Outcome>(refused)) } },
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'These balances are correct' }));
    await expect(await canvas.findByText('That did not work. Please try again.')).toBeVisible();
  },
};

/** Nothing is open in the former app. */
export const Empty: Story = {
  args: { vendors: aPageOf([]) },
  play: ({ canvas }) => expect(canvas.getByRole('link', { name: 'Continue to review' })).toBeVisible(),
};

export const LongNames: Story = {
  args: {
    vendors: aPageOf([
      aMoveVendor({ name: 'Donaudampfschifffahrtsgesellschaft'.repeat(3), opening: '-98765432.10' }),
    ]),
  },
};

export const Loading: Story = { args: { vendors: loading } };

export const Failed: Story = { args: { vendors: failed() } };

export const ViewOnly: Story = {
  args: { changes: null },
  play: ({ canvas }) => expect(canvas.queryByRole('button')).toBeNull(),
};

export const RightToLeft: Story = { globals: { direction: 'rtl' } };
