import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn } from 'storybook/test';
import { TeamSettings } from '@consignment/components/screens/merchant/settings/TeamSettings';
import type { InviteOutcome } from '../../../../packages/components/src/parts/team/TeamPanel.tsx';
import type { Outcome } from '../../../../packages/components/src/primitives/feedback/outcome.ts';
import { aTeam, seenBy } from '../../../fixtures/team.ts';
import { done } from '../../../primitives/answers.ts';

const meta = {
  title: 'Screens/Merchant/Settings/TeamSettings',
  component: TeamSettings,
  args: {
    team: aTeam,
    now: new Date('2026-03-15T12:00:00Z'),
    timeZone: 'Europe/London',
    onInvite: fn(() => Promise.resolve<InviteOutcome>({ is: 'done', mail: 'sent', isRepeated: false })),
    onWithdraw: fn(() => Promise.resolve<Outcome>(done)),
    onChangeRole: fn(() => Promise.resolve<Outcome>(done)),
    onRemove: fn(() => Promise.resolve<Outcome>(done)),
    onLeave: fn(() => Promise.resolve<Outcome>(done)),
    onHandOver: fn(() => Promise.resolve<Outcome>(done)),
  },
} satisfies Meta<typeof TeamSettings>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('region', { name: 'Team' })).toBeVisible();
  },
};

/** For a bookkeeper, who may leave and do no more. */
export const ViewOnly: Story = {
  args: { team: { ...seenBy(2), invitations: [] } },
  play: async ({ canvas }) => {
    await expect(canvas.queryByRole('button', { name: 'Invite' })).toBeNull();
  },
};

export const Phone: Story = {
  tags: ['no-picture'],
  globals: { viewport: { value: 'phone', isRotated: false } },
};
