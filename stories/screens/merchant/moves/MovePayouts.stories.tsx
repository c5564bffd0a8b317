import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn } from 'storybook/test';
import {
  MovePayouts,
  type MovePayoutsQuery,
} from '@consignment/components/screens/merchant/moves/MovePayouts';
import { aPageOf, aQuery, controlsOf, failed, loading } from '../../../fixtures/list.ts';
import { someMovePayouts } from '../../../fixtures/move.ts';

const query: MovePayoutsQuery = { ...aQuery, sort: '-day', state: null };

const meta = {
  title: 'Screens/Merchant/Moves/MovePayouts',
  component: MovePayouts,
  tags: ['new'],
  args: {
    payouts: aPageOf(someMovePayouts(8)),
    controls: controlsOf(query),
    currency: 'GBP',
    hrefOfLines: (id) => `?payout=${id}`,
    hrefOfPayout: (id) => `/payouts/${id}`,
  },
} satisfies Meta<typeof MovePayouts>;

export default meta;
type Story = StoryObj<typeof MovePayouts>;

/** Old number, old amount, ours, difference. */
export const Some: Story = {
  play: async ({ canvas }) => {
    await expect(canvas.getByText('P-0420')).toBeVisible();
    await expect(canvas.getAllByText('−£12.02')).not.toHaveLength(0);
    await expect(canvas.getAllByText('Matches to the cent', { selector: 'td *' })).not.toHaveLength(0);
  },
};

export const FullPage: Story = { args: { payouts: aPageOf(someMovePayouts(50), 420) } };

/** Narrowed to those that wait. */
export const Filtered: Story = {
  args: { controls: { ...controlsOf<MovePayoutsQuery>({ ...query, state: 'open' }), onQuery: fn() } },
  play: async ({ canvas, userEvent, args }) => {
    await userEvent.selectOptions(canvas.getByRole('combobox', { name: 'State' }), 'Left open');
    await expect(args.controls.onQuery).toHaveBeenCalledWith({ state: 'left' });
  },
};

/** Each booked payout leads to the one here. */
export const Booked: Story = {
  args: {
    payouts: aPageOf(
      someMovePayouts(4).map((payout) => ({ ...payout, state: 'booked' as const, payout: 77 })),
    ),
  },
  play: ({ canvas }) =>
    expect(canvas.getByRole('link', { name: 'P-0420' })).toHaveAttribute('href', '/payouts/77'),
};

export const Blocked: Story = {
  args: {
    payouts: aPageOf(
      someMovePayouts(1).map((payout) => ({
        ...payout,
        state: 'blocked' as const,
        blocked_because: 'Two of its lines are paid here already.',
      })),
    ),
  },
};

export const LongNames: Story = {
  args: {
    payouts: aPageOf(
      someMovePayouts(2).map((payout) => ({
        ...payout,
        number: 'P'.repeat(80),
        vendor_name: 'Donaudampfschifffahrtsgesellschaft'.repeat(3),
        theirs: '987654321.09',
      })),
    ),
  },
};

export const Empty: Story = { args: { payouts: aPageOf([]) } };

export const Loading: Story = { args: { payouts: loading } };

export const Failed: Story = { args: { payouts: failed() } };

export const RightToLeft: Story = { globals: { direction: 'rtl' } };
