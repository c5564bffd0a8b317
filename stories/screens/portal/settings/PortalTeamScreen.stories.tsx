import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn } from 'storybook/test';
import { PortalTeamScreen } from '@consignment/components/screens/portal/settings/PortalTeamScreen';
import type { InviteOutcome } from '../../../../packages/components/src/parts/team/TeamPanel.tsx';
import type { Outcome } from '../../../../packages/components/src/primitives/feedback/outcome.ts';
import { inArabic, inGerman } from '../languages.ts';
import { aMember, aVendorTeam } from '../../../fixtures/team.ts';
import { done } from '../../../primitives/answers.ts';

const meta = {
  title: 'Screens/Portal/PortalTeamScreen',
  component: PortalTeamScreen,
  parameters: { frame: 'bare', brand: 'defaults' },
  args: {
    team: aVendorTeam,
    now: new Date('2026-03-15T12:00:00Z'),
    timeZone: 'Europe/London',
    hrefOfSettings: '#settings',
    onInvite: fn(() => Promise.resolve<InviteOutcome>({ is: 'done', mail: 'sent', isRepeated: false })),
    onWithdraw: fn(() => Promise.resolve<Outcome>(done)),
    onChangeRole: fn(() => Promise.resolve<Outcome>(done)),
    onRemove: fn(() => Promise.resolve<Outcome>(done)),
    onLeave: fn(() => Promise.resolve<Outcome>(done)),
  },
} satisfies Meta<typeof PortalTeamScreen>;

export default meta;
type Story = StoryObj<typeof meta>;

/** A vendor's people may change or view; no one hands a shop over here. */
export const Default: Story = {
  play: async ({ canvas, userEvent }) => {
    await expect(canvas.getByRole('heading', { level: 1, name: 'Your team' })).toBeVisible();
    await userEvent.click(canvas.getByRole('button', { name: 'Actions for Noor Hale' }));
    await expect(await canvas.findByRole('menuitem', { name: 'Change role' })).toBeVisible();
    await expect(canvas.queryByRole('menuitem', { name: 'Hand the shop over' })).toBeNull();
  },
};

export const Viewer: Story = {
  args: {
    team: {
      members: [
        aMember({ id: 21, name: 'Juniper Oak', email: 'juniper@oak.example', role: 'vendor' }),
        aMember({ role: 'vendor_viewer', is_self: true }),
      ],
      invitations: [],
    },
  },
  play: async ({ canvas }) => {
    await expect(canvas.queryByRole('button', { name: 'Invite' })).toBeNull();
  },
};

export const Phone: Story = { globals: { viewport: { value: 'phone', isRotated: false } } };

export const German: Story = { ...Default, ...inGerman };

export const Arabic: Story = { ...Default, ...inArabic };
