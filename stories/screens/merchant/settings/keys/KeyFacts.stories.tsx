import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn } from 'storybook/test';
import { KeyFacts } from '@consignment/components/screens/merchant/settings/keys/KeyFacts';
import { aKey, keysNow } from '../../../../fixtures/program-key.ts';

const meta = {
  title: 'Screens/Merchant/Settings/Keys/KeyFacts',
  component: KeyFacts,
  args: {
    programKey: aKey(),
    now: keysNow,
    timeZone: 'Europe/London',
    onEdit: fn(),
    onRotate: fn(),
    onRevoke: fn(),
  },
} satisfies Meta<typeof KeyFacts>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Works: Story = {
  play: async ({ canvas, userEvent, args }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Edit' }));
    await expect(args.onEdit).toHaveBeenCalledOnce();
  },
};

/** It is not rotated a second time: the key that follows it is. */
export const BeingReplaced: Story = {
  args: { programKey: aKey({ overlap_ends_at: '2026-03-17T12:00:00.000Z' }) },
  play: async ({ canvas }) => {
    await expect(canvas.queryByRole('button', { name: 'Rotate' })).toBeNull();
    await expect(canvas.getByRole('button', { name: 'Revoke' })).toBeEnabled();
  },
};

export const Ended: Story = {
  args: { programKey: aKey({ expires_at: '2026-03-01T12:00:00.000Z' }) },
  play: ({ canvas }) => expect(canvas.queryByRole('button')).toBeNull(),
};

export const NeverUsed: Story = {
  args: { programKey: aKey({ mode: 'test', start: 'csg_test_12_', last_used_at: null, last_used_from: '' }) },
};
