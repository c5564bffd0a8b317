import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn } from 'storybook/test';
import { InviteMemberDialog } from '@consignment/components/parts/InviteMemberDialog';
import { rolesGivenBy } from '@consignment/domain/team';
import type { Guide } from '../../.storybook/guide.ts';
import { Button } from '../../packages/components/src/primitives/Button.tsx';
import type { Outcome } from '../../packages/components/src/primitives/outcome.ts';
import { done } from '../primitives/answers.ts';

const meta = {
  title: 'Parts/Team/InviteMemberDialog',
  component: InviteMemberDialog,
  tags: ['new'],
  parameters: {
    guide: {
      use: 'Where a person invites another to the team, with a role that they may give.',
      avoid: 'For a vendor without an account use the invitation among its settings: it registers by itself.',
      right: {
        draw: () => <Button label="Invite" onClick={() => undefined} />,
        why: 'The button stands only where the person may give a role.',
      },
      wrong: {
        draw: () => <Button label="Add user" onClick={() => undefined} />,
        why: 'No account is made here. The person makes it, with a password that only they know.',
      },
      keyboard: [
        ['Tab', 'Goes through the email, the roles and both buttons.'],
        ['Arrow keys', 'Choose another role.'],
      ],
      reader: '“Invite a person, dialog. Email, edit text. Role, radio group, Sales rep, selected.”',
    } satisfies Guide,
  },
  args: {
    given: rolesGivenBy('owner'),
    onInvite: fn(() => Promise.resolve<Outcome>(done)),
    onClose: fn(),
  },
} satisfies Meta<typeof InviteMemberDialog>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Owner: Story = {
  play: async ({ canvas, userEvent, args }) => {
    await userEvent.type(await canvas.findByLabelText('Email'), ' ida@marsh.example ');
    await userEvent.click(canvas.getByRole('radio', { name: 'Bookkeeper' }));
    await userEvent.click(canvas.getByRole('button', { name: 'Send invitation' }));
    await expect(args.onInvite).toHaveBeenCalledWith({ email: 'ida@marsh.example', role: 'bookkeeper' });
    await expect(args.onClose).toHaveBeenCalledOnce();
  },
};

/** All roles but that of an owner. */
export const Manager: Story = {
  args: { given: rolesGivenBy('manager') },
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole('radio', { name: 'Manager' })).toBeVisible();
    await expect(canvas.queryByRole('radio', { name: 'Owner' })).toBeNull();
  },
};

export const Vendor: Story = { args: { given: rolesGivenBy('vendor') } };

export const Empty: Story = {
  play: async ({ canvas, userEvent, args }) => {
    await userEvent.click(await canvas.findByRole('button', { name: 'Send invitation' }));
    await expect(await canvas.findAllByText('Enter an email address.')).not.toHaveLength(0);
    await expect(args.onInvite).not.toHaveBeenCalled();
  },
};

const known: Outcome = {
  is: 'refused',
  problem: {
    detail: 'ida@marsh.example is in the team already.',
    errors: [{ detail: 'ida@marsh.example is in the team already.', pointer: '/email' }],
  },
};

export const Refused: Story = {
  args: { onInvite: fn(() => Promise.resolve(known)) },
  play: async ({ canvas, userEvent, args }) => {
    await userEvent.type(await canvas.findByLabelText('Email'), 'ida@marsh.example');
    await userEvent.click(canvas.getByRole('button', { name: 'Send invitation' }));
    await expect(await canvas.findAllByText('ida@marsh.example is in the team already.')).not.toHaveLength(0);
    await expect(args.onClose).not.toHaveBeenCalled();
  },
};
