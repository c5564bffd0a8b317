import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, within } from 'storybook/test';
import { AuthenticatorCard } from '@consignment/components/parts/signing-in/AuthenticatorCard';
import { Text } from '@consignment/components/primitives/text/Text';
import type {
  AuthenticatorBegun,
  WithCodes,
} from '../../../packages/components/src/parts/signing-in/security.ts';
import type { Outcome } from '../../../packages/components/src/primitives/feedback/outcome.ts';
import type { Guide } from '../../../.storybook/guide.ts';
import { aSecurity } from '../../fixtures/security.ts';
import { done, refused } from '../../primitives/answers.ts';

const secret = 'JBSWY3DPEHPK3PXPJBSWY3DPEHPK3PXP';
const begun = {
  is: 'done',
  secret,
  uri: `otpauth://totp/Consignment:owner%40demo.example?issuer=Consignment&secret=${secret}`,
} satisfies AuthenticatorBegun;

const meta = {
  title: 'Parts/Signing in/AuthenticatorCard',
  component: AuthenticatorCard,
  tags: ['new'],
  parameters: {
    guide: {
      use: 'On the SecurityPage, for the app on a phone that shows a code every 30 seconds.',
      avoid: 'The code itself is asked for in the SecondFactorForm. A key or a fingerprint is a passkey.',
      right: {
        draw: () => <Text>JBSW Y3DP EHPK 3PXP</Text>,
        why: 'The secret is below the picture in groups of four, for a person who types it.',
      },
      wrong: {
        draw: () => <Text>Scan the code with your camera.</Text>,
        why: 'A person whose app is on the same phone has no camera for it.',
      },
      keyboard: [['Tab', 'Goes to the button that sets the app up, then to the one that removes it.']],
      reader: '“Authenticator app, region. Set up another app, button. Remove the app, button.”',
    } satisfies Guide,
  },
  args: {
    authenticator: aSecurity().authenticator,
    timeZone: 'Europe/London',
    onCodes: fn(),
    onBeginAuthenticator: fn(() => Promise.resolve<AuthenticatorBegun>(begun)),
    onConfirmAuthenticator: fn(() => Promise.resolve<WithCodes>({ is: 'done', codes: [] })),
    onRemoveAuthenticator: fn(() => Promise.resolve<Outcome>(done)),
  },
} satisfies Meta<typeof AuthenticatorCard>;

export default meta;
type Story = StoryObj<typeof meta>;

export const SetUp: Story = {
  play: ({ canvas }) => expect(canvas.getByRole('button', { name: 'Remove the app' })).toBeVisible(),
};

export const NotSetUp: Story = {
  args: { authenticator: null },
  play: ({ canvas }) => expect(canvas.queryByRole('button', { name: 'Remove the app' })).toBeNull(),
};

export const SettingUp: Story = {
  args: { authenticator: null },
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Set up an app' }));
    const dialog = within(await canvas.findByRole('dialog', { name: 'Set up an authenticator app' }));
    await expect(dialog.getByText('JBSW Y3DP EHPK 3PXP JBSW Y3DP EHPK 3PXP')).toBeVisible();
  },
};

export const Refused: Story = {
  args: { onBeginAuthenticator: fn(() => Promise.resolve<AuthenticatorBegun>(refused)) },
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Set up another app' }));
    await expect(await canvas.findByText('That did not work. Please try again.')).toBeVisible();
  },
};
