import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, waitFor, within } from 'storybook/test';
import { SecurityPage } from '@consignment/components/parts/signing-in/SecurityPage';
import { Banner } from '@consignment/components/primitives/feedback/Banner';
import { ButtonLink } from '@consignment/components/primitives/actions/ButtonLink';
import type { Guide } from '../../../.storybook/guide.ts';
import type { Outcome } from '../../../packages/components/src/primitives/feedback/outcome.ts';
import type {
  AuthenticatorBegun,
  WithCodes,
} from '../../../packages/components/src/parts/signing-in/security.ts';
import { aProblem } from '../../fixtures/list.ts';
import { aSecurity, noFactor, someCodes, someSessions } from '../../fixtures/security.ts';
import { done, refused } from '../../primitives/answers.ts';

const secret = 'JBSWY3DPEHPK3PXPJBSWY3DPEHPK3PXP';
const begun = {
  is: 'done',
  secret,
  uri: `otpauth://totp/Consignment:owner%40demo.example?issuer=Consignment&secret=${secret}`,
} satisfies AuthenticatorBegun;

const plainly = () => fn(() => Promise.resolve<Outcome>(done));

const meta = {
  title: 'Parts/Signing in/SecurityPage',
  component: SecurityPage,
  tags: ['new'],
  parameters: {
    guide: {
      use: 'The one page of a person’s passkeys, authenticator app, recovery codes and sessions, in every app.',
      avoid: 'A proof before an act is a ProofDialog. The password is changed in the settings.',
      right: {
        draw: () => (
          <Banner
            tone="positive"
            title="Your second factor is set up."
            action={<ButtonLink href="#next" label="Continue" tone="primary" />}
          />
        ),
        why: 'A person who had to set one up finds the way on, once there is one.',
      },
      wrong: {
        draw: () => <Banner tone="positive" title="Your second factor is set up." />,
        why: 'Without `hrefOfNext` that person is on a page with no way to continue.',
      },
      keyboard: [['Tab', 'Goes through the buttons of each card from top to bottom.']],
      reader: '“Security, heading level 1. Passkeys, region. Add a passkey, button.”',
    } satisfies Guide,
  },
  args: {
    security: aSecurity(),
    passkeyHost: 'portal.example',
    passkeyTrouble: null,
    sessions: { is: 'ready', value: someSessions },
    timeZone: 'Europe/London',
    shopRule: null,
    hrefOfNext: null,
    onAddPasskey: fn(() => Promise.resolve<WithCodes>({ is: 'done', codes: [] })),
    onRenamePasskey: plainly(),
    onRemovePasskey: plainly(),
    onBeginAuthenticator: fn(() => Promise.resolve<AuthenticatorBegun>(begun)),
    onConfirmAuthenticator: fn(() => Promise.resolve<WithCodes>({ is: 'done', codes: [] })),
    onRemoveAuthenticator: plainly(),
    onMakeCodes: fn(() => Promise.resolve<WithCodes>({ is: 'done', codes: someCodes })),
    onCopy: plainly(),
    onDownload: fn(),
    onEndSession: plainly(),
    onEndOtherSessions: plainly(),
  },
} satisfies Meta<typeof SecurityPage>;

export default meta;
type Story = StoryObj<typeof SecurityPage>;

export const Full: Story = {
  play: async ({ canvas }) => {
    const passkeys = within(canvas.getByRole('list', { name: 'Passkeys' }));
    await expect(passkeys.getAllByRole('listitem')).toHaveLength(2);
    await expect(canvas.getByText('8 codes left', { exact: false })).toBeVisible();
    await expect(canvas.getByText('From 203.0.113.7.', { exact: false })).toBeVisible();
  },
};

export const Empty: Story = { args: { security: noFactor } };

/** The shop asks for one, and nothing else of the app is open before. */
export const Required: Story = {
  args: { security: { ...noFactor, is_required: true }, hrefOfNext: '#next' },
  play: async ({ canvas }) => {
    await expect(canvas.getByText(/^Your shop requires a second factor/)).toBeVisible();
    await expect(canvas.queryByRole('link', { name: 'Continue' })).toBeNull();
  },
};

export const SetUp: Story = {
  args: { security: aSecurity({ is_required: true }), hrefOfNext: '#next' },
  play: ({ canvas }) =>
    expect(canvas.getByRole('link', { name: 'Continue' })).toHaveAttribute('href', '#next'),
};

/** The first factor brings the recovery codes, which are shown this once. */
export const FirstPasskey: Story = {
  args: {
    security: noFactor,
    onAddPasskey: fn(() => Promise.resolve<WithCodes>({ is: 'done', codes: someCodes })),
  },
  play: async ({ args, canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Add a passkey' }));
    await userEvent.type(await canvas.findByLabelText('Name'), 'Laptop{Enter}');
    await expect(args.onAddPasskey).toHaveBeenCalledWith('Laptop');
    const dialog = within(await canvas.findByRole('dialog', { name: 'Your recovery codes' }));
    await expect(dialog.getAllByRole('listitem')).toHaveLength(10);
    await userEvent.click(dialog.getByRole('button', { name: 'Copy' }));
    await expect(args.onCopy).toHaveBeenCalledWith(someCodes.join('\n'));
    await expect(await dialog.findByText('Copied.')).toBeVisible();
    await userEvent.click(dialog.getByRole('button', { name: 'Export' }));
    await expect(args.onDownload).toHaveBeenCalledWith(someCodes);
  },
};

export const PasskeyRefused: Story = {
  args: { onAddPasskey: fn(() => Promise.resolve(refused)) },
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Add a passkey' }));
    await userEvent.type(await canvas.findByLabelText('Name'), 'Laptop{Enter}');
    await expect(await canvas.findByText('That did not work. Please try again.')).toBeVisible();
    await expect(canvas.getByLabelText('Name')).toHaveValue('Laptop');
  },
};

export const Renaming: Story = {
  play: async ({ args, canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Rename Blue key' }));
    const name = await canvas.findByLabelText('Name');
    await expect(name).toHaveValue('Blue key');
    await userEvent.clear(name);
    await userEvent.type(name, 'Key in the safe{Enter}');
    await expect(args.onRenamePasskey).toHaveBeenCalledWith(2, 'Key in the safe');
    await waitFor(() => expect(canvas.queryByRole('dialog')).toBeNull());
  },
};

export const Removing: Story = {
  play: async ({ args, canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Remove Laptop' }));
    const dialog = within(await canvas.findByRole('alertdialog', { name: 'Remove Laptop?' }));
    await userEvent.click(dialog.getByRole('button', { name: 'Remove' }));
    await expect(args.onRemovePasskey).toHaveBeenCalledWith(1);
  },
};

/** A QR code, and the same as text. */
export const SettingUpAnApp: Story = {
  args: { security: noFactor },
  play: async ({ args, canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Set up an app' }));
    const dialog = within(await canvas.findByRole('dialog', { name: 'Set up an authenticator app' }));
    await expect(dialog.getByRole('img', { name: /^QR code for the app/ })).toBeVisible();
    await expect(dialog.getByText('JBSW Y3DP EHPK 3PXP JBSW Y3DP EHPK 3PXP')).toBeVisible();
    await userEvent.type(dialog.getByLabelText('Code'), '123456{Enter}');
    await expect(args.onConfirmAuthenticator).toHaveBeenCalledWith('123456');
  },
};

export const AppRefused: Story = {
  args: { onBeginAuthenticator: fn(() => Promise.resolve<AuthenticatorBegun>(refused)) },
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Set up another app' }));
    await expect(await canvas.findByText('That did not work. Please try again.')).toBeVisible();
  },
};

export const RemovingTheApp: Story = {
  tags: ['no-picture'],
  play: async ({ args, canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Remove the app' }));
    await userEvent.click(await canvas.findByRole('button', { name: 'Remove' }));
    await expect(args.onRemoveAuthenticator).toHaveBeenCalledOnce();
  },
};

export const NewCodes: Story = {
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Create new codes' }));
    const question = within(await canvas.findByRole('alertdialog'));
    await userEvent.click(question.getByRole('button', { name: 'Create new codes' }));
    await expect(await canvas.findByText(someCodes[0] ?? '')).toBeVisible();
  },
};

export const CopyRefused: Story = {
  tags: ['no-picture'],
  args: { onCopy: fn(() => Promise.resolve(refused)) },
  play: async (context) => {
    await NewCodes.play?.(context);
    const { canvas, userEvent } = context;
    await userEvent.click(canvas.getByRole('button', { name: 'Copy' }));
    await expect(await canvas.findByText(/^The codes could not be copied/)).toBeVisible();
  },
};

export const EndingASession: Story = {
  play: async ({ args, canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'End the session on Safari on iPhone' }));
    const question = within(await canvas.findByRole('alertdialog'));
    await userEvent.click(question.getByRole('button', { name: 'End session' }));
    await expect(args.onEndSession).toHaveBeenCalledWith(someSessions[1]?.id);
  },
};

export const EndingTheOthers: Story = {
  tags: ['no-picture'],
  play: async ({ args, canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Log out everywhere else' }));
    const question = within(await canvas.findByRole('alertdialog'));
    await userEvent.click(question.getByRole('button', { name: 'End sessions' }));
    await expect(args.onEndOtherSessions).toHaveBeenCalledOnce();
  },
};

export const OneSession: Story = { args: { sessions: { is: 'ready', value: someSessions.slice(0, 1) } } };

/** The rest of the page is of use without them. */
export const SessionsFailed: Story = {
  args: { sessions: { is: 'failed', problem: aProblem, onRetry: fn() } },
};

/** The portal behind the shop's own address. */
export const PasskeysElsewhere: Story = {
  args: { passkeyTrouble: 'elsewhere' },
  play: ({ canvas }) =>
    expect(canvas.getByText(/^Passkeys belong to the address portal\.example/)).toBeVisible(),
};

export const PasskeysUnsupported: Story = { args: { passkeyTrouble: 'unsupported', security: noFactor } };

/** The server is reached by a number. */
export const WithoutPasskeys: Story = { args: { passkeyHost: null, security: noFactor } };

/** An owner sets the rule of the shop, and helps a person who is locked out. */
export const OfAnOwner: Story = {
  args: { shopRule: { onSaveRule: plainly(), onReset: plainly() } },
  play: async ({ args, canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole('radio', { name: 'Required for people who pay' }));
    await userEvent.click(canvas.getByRole('button', { name: 'Save' }));
    await expect(args.shopRule?.onSaveRule).toHaveBeenCalledWith('payers', 'optional');
    await userEvent.type(canvas.getByLabelText('Login email'), 'robin@demo.example');
    await userEvent.click(canvas.getByRole('button', { name: 'Reset' }));
    await expect(args.shopRule?.onReset).toHaveBeenCalledWith('robin@demo.example');
    await expect(
      await canvas.findByText('The second factor has been reset. The person will be notified by email.'),
    ).toBeVisible();
  },
};

export const LongNames: Story = {
  args: {
    security: aSecurity({
      passkeys: [
        {
          id: 1,
          name: 'TheKeyThatHangsOnTheHookBehindTheCounterOfTheOldShopInTown',
          created_at: '2026-03-02T09:00:00Z',
          last_used_at: null,
        },
      ],
    }),
  },
};

export const SmallScreen: Story = {
  tags: ['no-picture'],
  globals: { viewport: { value: 'phone', isRotated: false } },
};

export const RightToLeft: Story = { globals: { direction: 'rtl' } };
