import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, within } from 'storybook/test';
import { MoveReview } from '@consignment/components/screens/merchant/moves/MoveReview';
import type { KnownOutcome } from '../../../../packages/components/src/primitives/feedback/outcome.ts';
import { aProblem } from '../../../fixtures/list.ts';
import { aReadyMove } from '../../../fixtures/move.ts';
import { done, refused } from '../../../primitives/answers.ts';

const meta = {
  title: 'Screens/Merchant/Moves/MoveReview',
  component: MoveReview,
  tags: ['new'],
  args: {
    move: aReadyMove(),
    hrefOfStep: (step) => `?step=${step}`,
    onBook: fn(() => Promise.resolve<KnownOutcome>(done)),
  },
} satisfies Meta<typeof MoveReview>;

export default meta;
type Story = StoryObj<typeof MoveReview>;

const book = { name: 'Record the old payouts…' };

/** Nothing is booked before the question is answered. */
export const Ready: Story = {
  play: async ({ canvas, userEvent, args }) => {
    await expect(canvas.getByText('No money is sent')).toBeVisible();
    await expect(canvas.getByText('No emails go out')).toBeVisible();
    await expect(canvas.getByText('£318.05 would be paid a second time.')).toBeVisible();
    await userEvent.click(canvas.getByRole('button', book));
    await expect(args.onBook).not.toHaveBeenCalled();
    const dialog = within(
      await canvas.findByRole('alertdialog', { name: /^Record 418 old payouts totalling/ }),
    );
    await userEvent.click(dialog.getByRole('button', { name: 'Cancel' }));
    await expect(args.onBook).not.toHaveBeenCalled();
  },
};

export const Booking: Story = {
  tags: ['no-picture'],
  play: async ({ canvas, userEvent, args }) => {
    await userEvent.click(canvas.getByRole('button', book));
    await userEvent.click(await canvas.findByRole('button', { name: 'Record as paid history' }));
    await expect(args.onBook).toHaveBeenCalledOnce();
  },
};

/** Each open point leads to the place where it is closed. */
export const OpenPoints: Story = {
  args: {
    move: aReadyMove(
      { is_current: false, balances_reviewed: false },
      { unmatched_vendors: 1, unanswered_groups: 3 },
    ),
  },
  play: async ({ canvas, userEvent, args }) => {
    await expect(canvas.getByRole('link', { name: 'Answer 3 groups of differences.' })).toHaveAttribute(
      'href',
      '?step=differences',
    );
    await userEvent.click(canvas.getByRole('button', book));
    await expect(canvas.queryByRole('alertdialog')).toBeNull();
    await expect(args.onBook).not.toHaveBeenCalled();
  },
};

/** Somebody has changed the figures meanwhile. */
export const Refused: Story = {
  args: { onBook: fn(() => Promise.resolve<KnownOutcome>(refused)) },
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole('button', book));
    await userEvent.click(await canvas.findByRole('button', { name: 'Record as paid history' }));
    await expect(await canvas.findByText('That did not work. Please try again.')).toBeVisible();
  },
};

/** A lost answer: the same is asked again, and nothing is booked twice. */
export const AnswerLost: Story = {
  args: { onBook: fn(() => Promise.resolve<KnownOutcome>({ is: 'unknown', problem: aProblem })) },
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole('button', book));
    await userEvent.click(await canvas.findByRole('button', { name: 'Record as paid history' }));
    await expect(await canvas.findByRole('button', { name: 'Ask again' })).toBeVisible();
  },
};

export const AllEqual: Story = {
  args: {
    move: aReadyMove(
      {},
      {
        equal: 420,
        accepted: 0,
        left: 0,
        left_out_amount: '0.00',
        stays_due: '0.00',
        to_book: 420,
        opening: '0.00',
        opening_vendors: 0,
      },
    ),
  },
};

export const NothingToBook: Story = {
  args: { move: aReadyMove({}, { to_book: 0, to_book_amount: '0.00', opening: '0.00', opening_vendors: 0 }) },
  play: ({ canvas }) =>
    expect(canvas.getByRole('button', book)).toHaveAccessibleDescription('There is nothing to record.'),
};

export const ViewOnly: Story = {
  args: { onBook: null },
  play: ({ canvas }) => expect(canvas.queryByRole('button')).toBeNull(),
};

export const RightToLeft: Story = { globals: { direction: 'rtl' } };
