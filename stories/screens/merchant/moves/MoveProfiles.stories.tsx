import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, waitFor, within } from 'storybook/test';
import { MoveProfiles } from '@consignment/components/screens/merchant/moves/MoveProfiles';
import type { Outcome } from '../../../../packages/components/src/primitives/feedback/outcome.ts';
import { failed, loading } from '../../../fixtures/list.ts';
import { someProfiles } from '../../../fixtures/move.ts';
import { done, refused } from '../../../primitives/answers.ts';

const meta = {
  title: 'Screens/Merchant/Moves/MoveProfiles',
  component: MoveProfiles,
  tags: ['new'],
  args: {
    profiles: { is: 'ready', value: someProfiles },
    canSave: true,
    onUse: fn(() => Promise.resolve<Outcome>(done)),
    onSave: fn(() => Promise.resolve<Outcome>(done)),
    onDelete: fn(() => Promise.resolve<Outcome>(done)),
  },
} satisfies Meta<typeof MoveProfiles>;

export default meta;
type Story = StoryObj<typeof MoveProfiles>;

export const Some: Story = {
  play: async ({ canvas, userEvent, args }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Use Till and Trunk' }));
    await expect(args.onUse).toHaveBeenCalledWith(1);
    await userEvent.click(canvas.getByRole('button', { name: 'Delete Spreadsheet of 2023' }));
    await expect(args.onDelete).toHaveBeenCalledWith(2);
  },
};

export const Saving: Story = {
  play: async ({ canvas, userEvent, args }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Save as a profile…' }));
    const dialog = within(await canvas.findByRole('dialog', { name: 'Save as a profile' }));
    await userEvent.click(dialog.getByRole('button', { name: 'Save' }));
    await expect(await dialog.findByRole('link', { name: 'Enter a name.' })).toBeVisible();
    await expect(args.onSave).not.toHaveBeenCalled();
  },
};

export const Saved: Story = {
  tags: ['no-picture'],
  play: async ({ canvas, userEvent, args }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Save as a profile…' }));
    const dialog = within(await canvas.findByRole('dialog', { name: 'Save as a profile' }));
    await userEvent.type(dialog.getByLabelText('Name'), ' Till ');
    await userEvent.click(dialog.getByRole('button', { name: 'Save' }));
    await waitFor(() => expect(args.onSave).toHaveBeenCalledWith('Till'));
    await waitFor(() => expect(canvas.queryByRole('dialog')).toBeNull());
  },
};

/** Only what can be read is kept. */
export const Early: Story = {
  args: { profiles: { is: 'ready', value: [] }, canSave: false },
  play: ({ canvas }) =>
    expect(canvas.getByRole('button', { name: 'Save as a profile…' })).toHaveAccessibleDescription(
      'Match the columns in every file first.',
    ),
};

export const Refused: Story = {
  args: { onUse: fn(() => Promise.resolve<Outcome>(refused)) },
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Use Till and Trunk' }));
    await expect(await canvas.findByText('That did not work. Please try again.')).toBeVisible();
  },
};

export const LongNames: Story = {
  args: {
    profiles: {
      is: 'ready',
      value: [{ id: 1, name: 'Donaudampfschifffahrtsgesellschaft'.repeat(3), files: [{ role: 'payouts' }] }],
    },
  },
};

export const Loading: Story = { args: { profiles: loading } };

export const Failed: Story = { args: { profiles: failed() } };

export const RightToLeft: Story = { globals: { direction: 'rtl' } };
