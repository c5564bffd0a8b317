import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn } from 'storybook/test';
import { SecondFactorForm } from '@consignment/components/parts/signing-in/SecondFactorForm';
import type { Guide } from '../../../.storybook/guide.ts';
import { done, pendingAnswer, refused } from '../../primitives/answers.ts';

const shown = () => Promise.resolve(done);

const meta = {
  title: 'Parts/Signing in/SecondFactorForm',
  component: SecondFactorForm,
  tags: ['new'],
  parameters: {
    guide: {
      use: 'After the password at a sign-in, and in a ProofDialog. Give the ways that the person has; the first is asked for.',
      avoid: 'A new factor is set up on the page Security. A password alone is a SignInForm.',
      right: {
        draw: () => (
          <SecondFactorForm
            methods={['passkey', 'code', 'recovery_code']}
            label="Login"
            busyLabel="Logging in…"
            onShow={shown}
          />
        ),
        why: 'The passkey comes first: nothing is typed, and a false page gets nothing of it.',
      },
      wrong: {
        draw: () => (
          <SecondFactorForm methods={['passkey']} label="Login" busyLabel="Logging in…" onShow={shown} />
        ),
        why: 'A person with recovery codes who has lost the passkey finds no way in. Give every way that there is.',
      },
      keyboard: [
        ['Tab', 'Goes from the field to its button, and then to the other ways.'],
        ['Enter', 'In the field: sends it.'],
      ],
      reader:
        '“Code, edit text, Six digits from your authenticator app.” Refused: the focus goes to “There is a problem”.',
    } satisfies Guide,
  },
  args: {
    methods: ['passkey', 'code', 'recovery_code'],
    label: 'Login',
    busyLabel: 'Logging in…',
    onShow: fn(shown),
  },
} satisfies Meta<typeof SecondFactorForm>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Passkey: Story = {
  play: async ({ args, canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Login with a passkey' }));
    await expect(args.onShow).toHaveBeenCalledWith({ by: 'passkey' });
  },
};

export const PasskeyWaits: Story = {
  args: { onShow: fn(() => pendingAnswer().promise) },
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Login with a passkey' }));
    await expect(await canvas.findByRole('button', { name: 'Waiting for your passkey…' })).toBeVisible();
  },
};

export const PasskeyRefused: Story = {
  args: { onShow: fn(() => Promise.resolve(refused)) },
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Login with a passkey' }));
    await expect(await canvas.findByText('That did not work. Please try again.')).toBeVisible();
  },
};

export const Code: Story = {
  args: { methods: ['code', 'recovery_code'] },
  play: async ({ args, canvas, userEvent }) => {
    await userEvent.type(canvas.getByLabelText('Code'), '12345{Enter}');
    await expect(await canvas.findAllByText('Enter the six digits from the app.')).not.toHaveLength(0);
    await userEvent.type(canvas.getByLabelText('Code'), '6{Enter}');
    await expect(args.onShow).toHaveBeenCalledWith({ by: 'code', code: '123456' });
  },
};

export const CodeRefused: Story = {
  args: { methods: ['code'], onShow: fn(() => Promise.resolve(refused)) },
  play: async ({ canvas, userEvent }) => {
    await userEvent.type(canvas.getByLabelText('Code'), '123456{Enter}');
    await expect(await canvas.findByText('That did not work. Please try again.')).toBeVisible();
    await expect(canvas.getByLabelText('Code')).toHaveValue('123456');
  },
};

export const RecoveryCode: Story = {
  play: async ({ args, canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Use a recovery code' }));
    await userEvent.type(await canvas.findByLabelText('Recovery code'), 'k7wq-9mzt-p3xa-h5cd{Enter}');
    await expect(args.onShow).toHaveBeenCalledWith({ by: 'recovery_code', code: 'k7wq-9mzt-p3xa-h5cd' });
    await expect(canvas.getByRole('button', { name: 'Use the authenticator app' })).toBeVisible();
  },
};

/** For the first factor of a person. */
export const Password: Story = {
  args: { methods: ['password'], label: 'Continue', busyLabel: 'Checking…' },
  play: async ({ args, canvas, userEvent }) => {
    await userEvent.type(canvas.getByLabelText('Password'), 'try-consignment{Enter}');
    await expect(args.onShow).toHaveBeenCalledWith({ by: 'password', password: 'try-consignment' });
  },
};

/** The person has only a passkey, which belongs to another address than this page's. */
export const NoWayHere: Story = { args: { methods: [] } };

export const RightToLeft: Story = { globals: { direction: 'rtl' } };
