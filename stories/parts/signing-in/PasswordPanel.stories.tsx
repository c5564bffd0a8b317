import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn } from 'storybook/test';
import { PasswordPanel } from '@consignment/components/parts/signing-in/PasswordPanel';
import { Card } from '@consignment/components/primitives/layout/Card';
import { TextField } from '@consignment/components/primitives/fields/TextField';
import type { Guide } from '../../../.storybook/guide.ts';
import type { Outcome } from '../../../packages/components/src/primitives/feedback/outcome.ts';
import { done } from '../../primitives/answers.ts';

/** For a password that somebody knows. One that is forgotten is reset by a link in a mail. */
const meta = {
  title: 'Parts/Signing in/PasswordPanel',
  component: PasswordPanel,
  tags: ['stable'],
  parameters: {
    brand: 'defaults',
    guide: {
      use: 'In the settings of a person who is logged in, to change a password with the old one.',
      avoid:
        'A forgotten password is asked for on a ForgotPasswordPage and set by a ResetPassword. One that an owner sets for a vendor is an act on the account.',
      right: {
        draw: () => (
          <PasswordPanel onChangePassword={() => Promise.resolve(done)} onDirtyChange={() => undefined} />
        ),
        why: 'The old password proves the person, and the rules are above the fields before anything is typed.',
      },
      wrong: {
        draw: () => (
          <Card title="Change Password">
            <TextField name="password" label="New Password" />
          </Card>
        ),
        why: 'Without the old one, anybody at the open till takes the login over. In a plain field the new one can be read over the shoulder, and no password manager offers to keep it.',
      },
      keyboard: [
        ['Tab', 'Goes through the three passwords, each with its Show button, to Change Password.'],
        ['Enter', 'In a field: changes the password.'],
        ['Space', 'On a Show button: shows what is typed.'],
      ],
      reader:
        '“Change Password, region. Old Password, secure edit text.” After the change “Password has been updated” is read out, and the fields are empty.',
    } satisfies Guide,
  },
  args: { onChangePassword: fn(() => Promise.resolve(done)), onDirtyChange: fn() },
} satisfies Meta<typeof PasswordPanel>;

export default meta;
type Story = StoryObj<typeof meta>;
type Play = Parameters<NonNullable<Story['play']>>[0];

async function type({ canvas, userEvent }: Pick<Play, 'canvas' | 'userEvent'>, typed: readonly string[]) {
  for (const [index, label] of ['Old Password', 'New Password', 'Confirm New Password'].entries()) {
    const text = typed[index] ?? '';
    if (text !== '') await userEvent.type(canvas.getByLabelText(label), text);
  }
  await userEvent.click(canvas.getByRole('button', { name: 'Change Password' }));
}

/** The fields are empty again afterwards, and nothing typed is ever in the markup. */
export const Default: Story = {
  play: async (play) => {
    const { canvas, args } = play;
    await expect(canvas.getAllByRole('listitem')).toHaveLength(5);
    await type(play, ['linseed and oak', 'moss under old glass', 'moss under old glass']);
    await expect(await canvas.findByText('Password has been updated')).toBeVisible();
    await expect(args.onChangePassword).toHaveBeenCalledWith({
      old_password: 'linseed and oak',
      new_password1: 'moss under old glass',
      new_password2: 'moss under old glass',
    });
    for (const label of ['Old Password', 'New Password', 'Confirm New Password']) {
      await expect(canvas.getByLabelText(label)).toHaveValue('');
      await expect(canvas.getByLabelText(label)).not.toHaveAttribute('value');
    }
  },
};

export const NotFilled: Story = {
  play: async (play) => {
    await type(play, []);
    await expect(await play.canvas.findAllByText('Please fill out all fields.')).toHaveLength(4);
    await expect(play.args.onChangePassword).not.toHaveBeenCalled();
  },
};

export const NotTheSame: Story = {
  play: async (play) => {
    await type(play, ['linseed and oak', 'moss under old glass', 'moss under old grass']);
    await expect(await play.canvas.findAllByText('New and confirm passwords do not match.')).toHaveLength(2);
    await expect(play.args.onChangePassword).not.toHaveBeenCalled();
  },
};

const tooCommon = 'Your password cannot be a commonly used password.';
const refusedNew: Outcome = {
  is: 'refused',
  problem: { detail: tooCommon, errors: [{ detail: tooCommon, pointer: '/new_password1' }] },
};

export const Refused: Story = {
  args: { onChangePassword: fn(() => Promise.resolve(refusedNew)) },
  play: async (play) => {
    await type(play, ['linseed and oak', 'password', 'password']);
    await expect(await play.canvas.findAllByText(`New password is not valid. ${tooCommon}`)).toHaveLength(2);
    await expect(play.canvas.getByLabelText('New Password')).toBeInvalid();
  },
};

const wrong = 'Your old password is incorrect.';
const refusedOld: Outcome = {
  is: 'refused',
  problem: { detail: wrong, errors: [{ detail: wrong, pointer: '/old_password' }] },
};

export const WrongOldPassword: Story = {
  args: { onChangePassword: fn(() => Promise.resolve(refusedOld)) },
  play: async (play) => {
    await type(play, ['linseed', 'moss under old glass', 'moss under old glass']);
    await expect(await play.canvas.findByText('New password is not valid.')).toBeVisible();
    await expect(play.canvas.getByLabelText('Old Password')).toBeInvalid();
  },
};
