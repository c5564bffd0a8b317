import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, waitFor } from 'storybook/test';
import { InviteMemberDialog } from '@consignment/components/parts/team/InviteMemberDialog';
import { rolesGivenBy } from '@consignment/domain/people/team';
import type { Guide } from '../../../.storybook/guide.ts';
import { Button } from '../../../packages/components/src/primitives/actions/Button.tsx';
import type { Outcome } from '../../../packages/components/src/primitives/feedback/outcome.ts';
import { done } from '../../primitives/answers.ts';

const meta = {
  title: 'Parts/Team/InviteMemberDialog',
  component: InviteMemberDialog,
  tags: ['new'],
  parameters: {
    guide: {
      use: 'Where a person invites another to the team, with a role that they may give.',
      avoid:
        'For a vendor without an account use the invitation among its settings: the vendor then registers.',
      right: {
        draw: () => <Button label="Invite" onClick={() => undefined} />,
        why: 'The button is shown only if the person may give a role.',
      },
      wrong: {
        draw: () => <Button label="Add user" onClick={() => undefined} />,
        why: 'No account is made here. The person makes it, with a password that only they know.',
      },
      keyboard: [
        ['Tab', 'Goes through the email, the roles and both buttons.'],
        ['Arrow keys', 'Choose a role. None is chosen at first.'],
      ],
      reader:
        '“Invite a person, dialog. Email, edit text. Role, radio group, Owner, radio button, not selected.”',
    } satisfies Guide,
  },
  args: {
    given: rolesGivenBy('owner'),
    onSearchReps: fn(() => Promise.resolve({ is: 'found' as const, options: [{ id: 7, name: 'Ada Moss' }] })),
    mail: { sends_mail: true, public_url: 'https://portal.example' },
    onInvite: fn(() => Promise.resolve<Outcome>(done)),
    onClose: fn(),
  },
} satisfies Meta<typeof InviteMemberDialog>;

export default meta;
type Story = StoryObj<typeof InviteMemberDialog>;

export const Owner: Story = {
  play: async ({ canvas, userEvent, args }) => {
    await userEvent.type(await canvas.findByLabelText('Email'), ' ida@marsh.example ');
    await userEvent.click(canvas.getByRole('radio', { name: 'Bookkeeper' }));
    await userEvent.click(canvas.getByRole('button', { name: 'Send invitation' }));
    await expect(args.onInvite).toHaveBeenCalledWith({ email: 'ida@marsh.example', role: 'bookkeeper' });
    await expect(args.onClose).toHaveBeenCalledOnce();
  },
};

/** No role is chosen for the person who invites, least of all one that moves money. */
export const Unchosen: Story = {
  tags: ['no-picture'],
  play: async ({ canvas, userEvent, args }) => {
    await userEvent.type(await canvas.findByLabelText('Email'), 'ida@marsh.example');
    for (const radio of canvas.getAllByRole('radio')) await expect(radio).not.toBeChecked();
    await userEvent.click(canvas.getByRole('button', { name: 'Send invitation' }));
    await expect(await canvas.findAllByText('Choose a role.')).not.toHaveLength(0);
    await expect(args.onInvite).not.toHaveBeenCalled();
  },
};

/** The invitation names the rep whose figures it opens. */
export const SalesRep: Story = {
  play: async ({ canvas, userEvent, args }) => {
    await userEvent.type(await canvas.findByLabelText('Email'), 'ada@moss.example');
    await userEvent.click(canvas.getByRole('radio', { name: 'Sales rep' }));
    await userEvent.click(canvas.getByRole('button', { name: 'Send invitation' }));
    const missing = await canvas.findAllByText('Choose the sales rep whose figures this person will see.');
    await expect(missing).not.toHaveLength(0);
    await userEvent.type(canvas.getByRole('combobox', { name: 'Sales rep' }), 'Ada');
    await userEvent.click(await canvas.findByRole('option', { name: 'Ada Moss' }));
    await userEvent.click(canvas.getByRole('button', { name: 'Send invitation' }));
    const invited = { email: 'ada@moss.example', role: 'salesrep', sales_rep: 7 };
    await waitFor(() => expect(args.onInvite).toHaveBeenCalledWith(invited));
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

export const Vendor: Story = { args: { given: rolesGivenBy('vendor'), onSearchReps: null } };

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
    detail: 'ida@marsh.example is already in the team.',
    errors: [{ detail: 'ida@marsh.example is already in the team.', pointer: '/email' }],
  },
};

export const Refused: Story = {
  args: { onInvite: fn(() => Promise.resolve(known)) },
  play: async ({ canvas, userEvent, args }) => {
    await userEvent.type(await canvas.findByLabelText('Email'), 'ida@marsh.example');
    await userEvent.click(canvas.getByRole('radio', { name: 'Support' }));
    await userEvent.click(canvas.getByRole('button', { name: 'Send invitation' }));
    await expect(await canvas.findAllByText('ida@marsh.example is already in the team.')).not.toHaveLength(0);
    await expect(args.onClose).not.toHaveBeenCalled();
  },
};

export const NoMailServer: Story = {
  tags: ['no-picture'],
  args: { mail: { sends_mail: false, public_url: 'https://portal.example' } },
  play: async ({ canvas }) => {
    await expect(await canvas.findByText('This installation doesn’t send email yet.')).toBeVisible();
    await expect(canvas.queryByText(/They’ll get an email/)).toBeNull();
  },
};
