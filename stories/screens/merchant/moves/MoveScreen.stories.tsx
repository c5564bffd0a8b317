import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn } from 'storybook/test';
import { MoveScreen } from '@consignment/components/screens/merchant/moves/MoveScreen';
import type { KnownOutcome } from '../../../../packages/components/src/primitives/feedback/outcome.ts';
import { aBookedMove, aDraftMove, aMove } from '../../../fixtures/move.ts';
import { done } from '../../../primitives/answers.ts';

const meta = {
  title: 'Screens/Merchant/Moves/MoveScreen',
  component: MoveScreen,
  tags: ['new'],
  parameters: { frame: 'bare' },
  args: {
    move: aMove(),
    step: 'differences',
    timeZone: 'Europe/London',
    hrefOfMoves: '/import/move',
    hrefOfStep: (step) => `?step=${step}`,
    onDelete: fn(() => Promise.resolve<KnownOutcome>(done)),
    children: 'The panel of the step.',
  },
} satisfies Meta<typeof MoveScreen>;

export default meta;
type Story = StoryObj<typeof MoveScreen>;

export const Draft: Story = {
  args: { move: aDraftMove, step: 'files' },
  play: async ({ canvas, userEvent, args }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Cancel move…' }));
    await userEvent.click(await canvas.findByRole('button', { name: 'Cancel move' }));
    await expect(args.onDelete).toHaveBeenCalledOnce();
  },
};

/** Every step that is open has a link; the present one has none. */
export const Checked: Story = {
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('link', { name: 'Columns' })).toHaveAttribute('href', '?step=columns');
    await expect(canvas.queryByRole('link', { name: 'Differences' })).toBeNull();
    await expect(canvas.queryByRole('link', { name: 'Done' })).toBeNull();
  },
};

/** The panel gives way to the work. */
export const Checking: Story = {
  args: {
    move: aMove({ state: 'checking', description: 'Recalculating payouts', progress: 62 }),
    step: 'check',
  },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('progressbar', { name: 'Recalculating payouts…' })).toBeVisible();
    await expect(canvas.queryByText('The panel of the step.')).toBeNull();
    await expect(canvas.queryByRole('button', { name: 'Cancel move…' })).toBeNull();
  },
};

export const Booking: Story = {
  args: { move: aMove({ state: 'booking', description: 'Booking payouts', progress: 30 }), step: 'done' },
  play: ({ canvas }) =>
    expect(canvas.getByText(/No money will be sent, and no emails will go out/)).toBeVisible(),
};

export const Undoing: Story = {
  args: { move: aMove({ state: 'undoing', progress: 80 }), step: 'done' },
};

export const Booked: Story = { args: { move: aBookedMove(), step: 'done' } };

export const Stopped: Story = {
  args: {
    move: aMove({ state: 'draft', problem: 'The file of payouts has no row that can be read.' }),
    step: 'columns',
  },
};

export const LongName: Story = {
  args: { move: aMove({ name: 'Donaudampfschifffahrtsgesellschaft'.repeat(2) }) },
};

export const ViewOnly: Story = {
  args: { onDelete: null },
  play: ({ canvas }) => expect(canvas.queryByRole('button', { name: 'Cancel move…' })).toBeNull(),
};

export const RightToLeft: Story = { globals: { direction: 'rtl' } };
