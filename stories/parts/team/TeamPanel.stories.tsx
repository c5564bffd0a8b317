import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, within } from 'storybook/test';
import { TeamPanel, type InviteOutcome } from '@consignment/components/parts/team/TeamPanel';
import type { Guide } from '../../../.storybook/guide.ts';
import type { Outcome } from '../../../packages/components/src/primitives/feedback/outcome.ts';
import { Badge } from '../../../packages/components/src/primitives/text/Badge.tsx';
import { Text } from '../../../packages/components/src/primitives/text/Text.tsx';
import { aMember, anInvitation, aTeam, aVendorTeam, seenBy } from '../../fixtures/team.ts';
import { done, refused } from '../../primitives/answers.ts';

const meta = {
  title: 'Parts/Team/TeamPanel',
  component: TeamPanel,
  tags: ['new'],
  parameters: {
    guide: {
      use: 'The people of a shop among its settings, and those of a vendor in its portal.',
      avoid: 'The accounts of all vendors, as a shop sees them, are the AccountsScreen.',
      right: {
        draw: () => <Badge tone="caution" label="Expired" />,
        why: 'An invitation that is over stays in sight, and can be sent again.',
      },
      wrong: {
        draw: () => <Text tone="muted">Remove (you may not do this)</Text>,
        why: 'A way that the role does not include is left out. A person who sees it would try.',
      },
      keyboard: [
        ['Tab', 'Goes through Invite and the menu of each row.'],
        ['Enter', 'Opens a menu, or does what is chosen in it.'],
      ],
      reader: '“Team, table. Ida Marsh, Bookkeeper. Actions for Ida Marsh, menu button.”',
    } satisfies Guide,
  },
  args: {
    title: 'Team',
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
} satisfies Meta<typeof TeamPanel>;

export default meta;
type Story = StoryObj<typeof meta>;
type Canvas = Parameters<NonNullable<Story['play']>>[0]['canvas'];

const row = (canvas: Canvas, name: RegExp, table = 'Team') =>
  within(within(canvas.getByRole('table', { name: table })).getByRole('row', { name }));
const open = 'Open invitations';

/** All of it, and the way to hand the shop over. */
export const Owner: Story = {
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('button', { name: 'Invite' })).toBeVisible();
    await expect(row(canvas, /Tomas Wren/).getByText('Never')).toBeVisible();
    await expect(row(canvas, /late@fell/, open).getByText('Expired')).toBeVisible();
  },
};

/** No owner, and no way to become one. */
export const Manager: Story = {
  args: { team: seenBy(5) },
  play: async ({ canvas, userEvent }) => {
    await expect(row(canvas, /Maren Rook/).queryByRole('button')).toBeNull();
    await userEvent.click(row(canvas, /Ida Marsh/).getByRole('button'));
    await expect(await canvas.findByRole('menuitem', { name: 'Remove' })).toBeVisible();
    await expect(canvas.queryByRole('menuitem', { name: 'Hand the shop over' })).toBeNull();
  },
};

/** Only the way out. */
export const Bookkeeper: Story = {
  args: { team: { ...seenBy(2), invitations: [] } },
  play: async ({ canvas, userEvent, args }) => {
    await expect(canvas.queryByRole('button', { name: 'Invite' })).toBeNull();
    await expect(canvas.getAllByRole('button', { name: /^Actions/ })).toHaveLength(1);
    await userEvent.click(canvas.getByRole('button', { name: 'Actions for Ida Marsh' }));
    await userEvent.click(await canvas.findByRole('menuitem', { name: 'Leave the team' }));
    await userEvent.click(await canvas.findByRole('button', { name: 'Leave the team' }));
    await expect(args.onLeave).toHaveBeenCalledOnce();
  },
};

export const VendorTeam: Story = { args: { title: 'People', team: aVendorTeam } };

export const Alone: Story = {
  args: {
    team: { members: [aMember({ role: 'owner', is_self: true })], invitations: [] },
  },
};

export const Invites: Story = {
  play: async ({ canvas, userEvent, args }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Invite' }));
    await userEvent.type(await canvas.findByLabelText('Email'), 'new@fell.example');
    await userEvent.click(canvas.getByRole('radio', { name: 'Payer' }));
    await userEvent.click(canvas.getByRole('button', { name: 'Send invitation' }));
    await expect(await canvas.findByText('new@fell.example has been invited.')).toBeVisible();
    await expect(args.onInvite).toHaveBeenCalledWith({ email: 'new@fell.example', role: 'payer' });
  },
};

export const SentAgain: Story = {
  args: {
    onInvite: fn(() => Promise.resolve<InviteOutcome>({ is: 'done', mail: 'already', isRepeated: true })),
  },
  play: async ({ canvas, userEvent, args }) => {
    await userEvent.click(row(canvas, /robin@fell/, open).getByRole('button'));
    await userEvent.click(await canvas.findByRole('menuitem', { name: 'Send again' }));
    await expect(await canvas.findByText(/sent less than a minute ago/)).toBeVisible();
    await expect(args.onInvite).toHaveBeenCalledWith({ email: 'robin@fell.example', role: 'payer' });
  },
};

export const Refused: Story = {
  args: { onInvite: fn(() => Promise.resolve<InviteOutcome>(refused)) },
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(row(canvas, /robin@fell/, open).getByRole('button'));
    await userEvent.click(await canvas.findByRole('menuitem', { name: 'Send again' }));
    await expect(await canvas.findByText('That did not work. Please try again.')).toBeVisible();
  },
};

export const HandsOver: Story = {
  tags: ['no-picture'],
  play: async ({ canvas, userEvent, args }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Actions for Tomas Wren' }));
    await userEvent.click(await canvas.findByRole('menuitem', { name: 'Hand the shop over' }));
    await userEvent.click(await canvas.findByRole('button', { name: 'Hand over' }));
    await expect(args.onHandOver).toHaveBeenCalledWith(expect.objectContaining({ id: 5 }));
  },
};

const long = {
  name: 'Wilhelmina Featherstonehaugh-Cholmondeley of the Rookery',
  email: 'wilhelmina.featherstonehaugh-cholmondeley@accounts.rookery-market.example',
};

export const LongNames: Story = {
  args: {
    team: {
      members: [aMember({ ...long, role: 'owner', is_self: true }), aMember({ ...long, id: 7 })],
      invitations: [anInvitation({ email: long.email, invited_by: long.name })],
    },
  },
};

export const Phone: Story = {
  tags: ['no-picture'],
  ...LongNames,
  globals: { viewport: { value: 'phone', isRotated: false } },
};

export const RightToLeft: Story = { globals: { direction: 'rtl' } };
