import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn } from 'storybook/test';
import { MovesScreen } from '@consignment/components/screens/merchant/moves/MovesScreen';
import type { Outcome } from '../../../../packages/components/src/primitives/feedback/outcome.ts';
import { aPageOf, failed, loading } from '../../../fixtures/list.ts';
import { aBookedMove, aMove } from '../../../fixtures/move.ts';
import { done, pendingAnswer, refused } from '../../../primitives/answers.ts';

const meta = {
  title: 'Screens/Merchant/Moves/MovesScreen',
  component: MovesScreen,
  tags: ['new'],
  parameters: { frame: 'bare' },
  args: {
    moves: aPageOf([]),
    hasOrders: true,
    timeZone: 'Europe/London',
    hrefOfImport: '/import',
    hrefOfMove: (id) => `/import/move/${id}`,
    onStart: fn(() => Promise.resolve<Outcome>(done)),
  },
} satisfies Meta<typeof MovesScreen>;

export default meta;
type Story = StoryObj<typeof MovesScreen>;

/** Before the first move: how it goes, and what will not happen. */
export const FirstTime: Story = {
  play: async ({ canvas, userEvent, args }) => {
    await expect(canvas.getByText('No money is sent')).toBeVisible();
    await userEvent.click(canvas.getByRole('button', { name: 'Start moving in' }));
    await expect(
      await canvas.findByText('Enter the name of your previous app.', { selector: 'span' }),
    ).toBeVisible();
    await expect(args.onStart).not.toHaveBeenCalled();
    await userEvent.type(canvas.getByLabelText('Which app are you moving from?'), ' Till and Trunk ');
    await userEvent.click(canvas.getByRole('button', { name: 'Start moving in' }));
    await expect(args.onStart).toHaveBeenCalledWith('Till and Trunk');
  },
};

/** Payouts are worked out from orders. */
export const WithoutOrders: Story = {
  args: { hasOrders: false },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('link', { name: 'Import orders' })).toHaveAttribute('href', '/import');
    await expect(canvas.queryByRole('button', { name: 'Start moving in' })).toBeNull();
  },
};

/** One at a time. */
export const UnderWay: Story = {
  args: { moves: aPageOf([aMove()]) },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('link', { name: 'Continue the move' })).toHaveAttribute(
      'href',
      '/import/move/3',
    );
    await expect(canvas.queryByRole('button', { name: 'Start moving in' })).toBeNull();
  },
};

export const Before: Story = {
  args: {
    moves: aPageOf([
      aBookedMove({ id: 3 }),
      aMove({ id: 2, state: 'undone', name: 'Spreadsheet', created_at: '2026-10-01T12:00:00Z' }),
    ]),
  },
};

export const Starting: Story = {
  args: { onStart: fn(() => pendingAnswer().promise) },
  play: async ({ canvas, userEvent }) => {
    await userEvent.type(canvas.getByLabelText('Which app are you moving from?'), 'Till');
    await userEvent.click(canvas.getByRole('button', { name: 'Start moving in' }));
    await expect(await canvas.findByRole('button', { name: 'Starting…' })).toBeVisible();
  },
};

export const Refused: Story = {
  args: { onStart: fn(() => Promise.resolve<Outcome>(refused)) },
  play: async ({ canvas, userEvent }) => {
    await userEvent.type(canvas.getByLabelText('Which app are you moving from?'), 'Till');
    await userEvent.click(canvas.getByRole('button', { name: 'Start moving in' }));
    await expect(await canvas.findByText('That did not work. Please try again.')).toBeVisible();
  },
};

/** Of a person who only reads. */
export const ViewOnly: Story = {
  args: { onStart: null, moves: aPageOf([aBookedMove()]) },
  play: ({ canvas }) => expect(canvas.queryByRole('button', { name: 'Start moving in' })).toBeNull(),
};

export const LongNames: Story = {
  args: { moves: aPageOf([aMove({ name: 'Donaudampfschifffahrtsgesellschaft'.repeat(3) })]) },
};

export const Loading: Story = { args: { moves: loading } };

export const Failed: Story = { args: { moves: failed() } };

export const RightToLeft: Story = {
  args: { moves: aPageOf([aBookedMove()]) },
  globals: { direction: 'rtl' },
};
