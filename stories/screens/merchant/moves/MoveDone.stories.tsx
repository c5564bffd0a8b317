import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, within } from 'storybook/test';
import { MoveDone } from '@consignment/components/screens/merchant/moves/MoveDone';
import type {
  KnownOutcome,
  Outcome,
} from '../../../../packages/components/src/primitives/feedback/outcome.ts';
import { aBookedMove } from '../../../fixtures/move.ts';
import { done, refused } from '../../../primitives/answers.ts';

const meta = {
  title: 'Screens/Merchant/Moves/MoveDone',
  component: MoveDone,
  tags: ['new'],
  args: {
    move: aBookedMove(),
    timeZone: 'Europe/London',
    hrefOfPayouts: '?step=differences&view=payouts',
    hrefOfHistory: '/payouts',
    onReport: fn(() => Promise.resolve<Outcome>(done)),
    onUndo: fn(() => Promise.resolve<KnownOutcome>(done)),
    onCheckAgain: fn(() => Promise.resolve<Outcome>(done)),
  },
} satisfies Meta<typeof MoveDone>;

export default meta;
type Story = StoryObj<typeof MoveDone>;

export const Booked: Story = {
  play: async ({ canvas, userEvent, args }) => {
    await expect(canvas.getByText('418 old payouts have been recorded in your books as paid.')).toBeVisible();
    await expect(canvas.getByText('£318.05 would be paid a second time.')).toBeVisible();
    await userEvent.click(canvas.getByRole('button', { name: 'Report as PDF' }));
    await expect(args.onReport).toHaveBeenCalledWith('pdf');
    await userEvent.click(canvas.getByRole('button', { name: 'Report as JSON' }));
    await expect(args.onReport).toHaveBeenCalledWith('json');
  },
};

export const AskingToUndo: Story = {
  play: async ({ canvas, userEvent, args }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Undo this move…' }));
    const dialog = within(await canvas.findByRole('alertdialog', { name: 'Undo 418 old payouts?' }));
    await expect(dialog.getByRole('button', { name: 'Keep it' })).toHaveFocus();
    await expect(args.onUndo).not.toHaveBeenCalled();
  },
};

export const Undoing: Story = {
  tags: ['no-picture'],
  play: async ({ canvas, userEvent, args }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Undo this move…' }));
    const dialog = within(await canvas.findByRole('alertdialog'));
    await userEvent.type(dialog.getByLabelText(/^Reason/), ' Of another year. ');
    await userEvent.click(dialog.getByRole('button', { name: 'Undo the move' }));
    await expect(args.onUndo).toHaveBeenCalledWith('Of another year.');
  },
};

/** A new payout has been made since. */
export const Final: Story = {
  args: {
    move: aBookedMove({ undo_refused: 'Payout #431 was made after it, so the move stays in your books.' }),
  },
  play: async ({ canvas }) => {
    await expect(canvas.getByText(/Payout #431 was made after it/)).toBeVisible();
    await expect(canvas.queryByRole('button', { name: 'Undo this move…' })).toBeNull();
  },
};

/** It can be run again with the same files. */
export const Undone: Story = {
  args: { move: aBookedMove({ state: 'undone', undone_at: '2026-11-26T08:30:00Z' }) },
  play: async ({ canvas, userEvent, args }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Check again' }));
    await expect(args.onCheckAgain).toHaveBeenCalledOnce();
  },
};

export const ReportRefused: Story = {
  args: { onReport: fn(() => Promise.resolve<Outcome>(refused)) },
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Report as PDF' }));
    await expect(await canvas.findByText('That did not work. Please try again.')).toBeVisible();
  },
};

export const ViewOnly: Story = {
  args: { onUndo: null, onCheckAgain: null },
  play: ({ canvas }) => expect(canvas.queryByRole('button', { name: 'Undo this move…' })).toBeNull(),
};

export const RightToLeft: Story = { globals: { direction: 'rtl' } };
