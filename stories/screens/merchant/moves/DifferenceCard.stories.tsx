import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn } from 'storybook/test';
import { DifferenceCard } from '@consignment/components/screens/merchant/moves/DifferenceCard';
import type { Outcome } from '../../../../packages/components/src/primitives/feedback/outcome.ts';
import { aDifference, aGroup } from '../../../fixtures/move.ts';
import { done, pendingAnswer, refused } from '../../../primitives/answers.ts';

const meta = {
  title: 'Screens/Merchant/Moves/DifferenceCard',
  component: DifferenceCard,
  tags: ['new'],
  args: {
    group: aGroup(),
    currency: 'GBP',
    hrefOfRate: ({ vendor, rate }) => `#rule-${vendor}-${rate}`,
    hrefOfLines: '?group=1',
    onAnswer: fn(() => Promise.resolve<Outcome>(done)),
  },
} satisfies Meta<typeof DifferenceCard>;

export default meta;
type Story = StoryObj<typeof DifferenceCard>;

/** The files name no rate, and one fits all lines of the vendor: it is offered as a rule. */
export const FitsARate: Story = {
  args: {
    group: aGroup({
      cause: 'rate',
      about: 'Juniper & Oak',
      text: 'The files don’t include a rate. These lines match to the cent at 40%. The rule in this app is 30%.',
      rows: 8,
      rate: { vendor: 7, product_type: null, rate: '40', from_day: '2026-03-01' },
    }),
  },
  play: async ({ canvas }) => {
    await expect(canvas.getByText('All 8 match 40%.')).toBeVisible();
    await expect(canvas.getByRole('link', { name: 'Set 40% as a rule…' })).toHaveAttribute(
      'href',
      '#rule-7-40',
    );
  },
};

/** Both sides, worked out for one line, and one answer for all of them. */
export const Open: Story = {
  play: async ({ canvas, userEvent, args }) => {
    await expect(canvas.getByText(/40% of £630\.00/)).toBeVisible();
    await expect(canvas.getByText(/45% of £630\.00/)).toBeVisible();
    await expect(canvas.getByRole('link', { name: 'Show all 41 differences' })).toHaveAttribute(
      'href',
      '?group=1',
    );
    await userEvent.click(canvas.getByRole('button', { name: 'Record the old amounts' }));
    await expect(args.onAnswer).toHaveBeenCalledWith('theirs');
  },
};

export const Answered: Story = {
  args: { group: aGroup({ answer: 'theirs' }) },
  play: async ({ canvas, userEvent, args }) => {
    await expect(canvas.queryByRole('button', { name: 'Record the old amounts' })).toBeNull();
    await userEvent.click(canvas.getByRole('button', { name: 'Leave them open instead' }));
    await expect(args.onAnswer).toHaveBeenCalledWith('leave');
  },
};

export const LeftOpen: Story = { args: { group: aGroup({ answer: 'leave' }) } };

/** Of a payout as a whole, without arithmetic. */
export const OfASum: Story = {
  args: {
    group: aGroup({
      cause: 'sum',
      about: '',
      text: 'The payouts are not the sum of their own rows.',
      rows: 1,
      payouts: 1,
      example: aDifference({ order: '', title: '', their_working: null, our_working: null }),
    }),
  },
  play: ({ canvas }) => expect(canvas.getByRole('link', { name: 'Show the difference' })).toBeVisible(),
};

export const Saving: Story = {
  args: { onAnswer: fn(() => pendingAnswer().promise) },
  play: async ({ canvas, userEvent, args }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Record the old amounts' }));
    await expect(await canvas.findByRole('button', { name: 'Saving…' })).toBeVisible();
    await userEvent.click(canvas.getByRole('button', { name: 'Leave them open' }));
    await expect(args.onAnswer).toHaveBeenCalledOnce();
  },
};

export const Refused: Story = {
  args: { onAnswer: fn(() => Promise.resolve<Outcome>(refused)) },
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Leave them open' }));
    await expect(await canvas.findByText('That did not work. Please try again.')).toBeVisible();
  },
};

export const LongNames: Story = {
  args: {
    group: aGroup({
      about: 'Donaudampfschifffahrtsgesellschaft'.repeat(3),
      example: aDifference({
        title: 'Rindfleischetikettierungsueberwachung'.repeat(4),
        their_working: '(1,204,630.00 − 120,463.00 − 0.01) × 12,345 × 40.125%',
        theirs: '987654321.09',
      }),
    }),
  },
};

/** Once the move is booked, and of a person who only reads. */
export const ViewOnly: Story = {
  args: { onAnswer: null, group: aGroup({ answer: 'theirs' }) },
  play: ({ canvas }) => expect(canvas.queryByRole('button')).toBeNull(),
};

export const RightToLeft: Story = { globals: { direction: 'rtl' } };
