import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, within } from 'storybook/test';
import { PasskeysCard } from '@consignment/components/parts/signing-in/PasskeysCard';
import { Button } from '@consignment/components/primitives/actions/Button';
import type { WithCodes } from '../../../packages/components/src/parts/signing-in/security.ts';
import type { Outcome } from '../../../packages/components/src/primitives/feedback/outcome.ts';
import type { Guide } from '../../../.storybook/guide.ts';
import { aSecurity, someCodes } from '../../fixtures/security.ts';
import { done } from '../../primitives/answers.ts';

const { passkeys } = aSecurity();

const meta = {
  title: 'Parts/Signing in/PasskeysCard',
  component: PasskeysCard,
  tags: ['new'],
  parameters: {
    guide: {
      use: 'On the SecurityPage, for the passkeys of the person, each with the name that the person gave it.',
      avoid: 'A passkey is asked for in the SecondFactorForm. An app with codes is an AuthenticatorCard.',
      right: {
        draw: () => <Button label="Remove Blue key" size="small" tone="quiet" onClick={() => undefined} />,
        why: 'The button names its passkey, so a list of buttons makes sense.',
      },
      wrong: {
        draw: () => <Button label="Remove" size="small" tone="quiet" onClick={() => undefined} />,
        why: 'Among three of them a person who cannot see the row does not know which it is.',
      },
      keyboard: [['Tab', 'Goes through the button that adds one, then both buttons of each passkey.']],
      reader: '“Passkeys, region. Add a passkey, button. Passkeys, list, 2 items. Rename Laptop, button.”',
    } satisfies Guide,
  },
  args: {
    passkeys,
    host: 'portal.example',
    trouble: null,
    timeZone: 'Europe/London',
    onCodes: fn(),
    onAddPasskey: fn(() => Promise.resolve<WithCodes>({ is: 'done', codes: someCodes })),
    onRenamePasskey: fn(() => Promise.resolve<Outcome>(done)),
    onRemovePasskey: fn(() => Promise.resolve<Outcome>(done)),
  },
} satisfies Meta<typeof PasskeysCard>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Two: Story = {
  play: ({ canvas }) => expect(canvas.getByText(/, not used yet$/)).toBeVisible(),
};

/** The first one brings the recovery codes. */
export const None: Story = {
  args: { passkeys: [] },
  play: async ({ canvas }) => {
    await expect(canvas.queryByRole('list')).toBeNull();
    await expect(canvas.getByRole('button', { name: 'Add a passkey' })).toBeVisible();
  },
};

export const Adding: Story = {
  args: { passkeys: [] },
  play: async ({ canvas, userEvent, args }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Add a passkey' }));
    const dialog = within(await canvas.findByRole('dialog', { name: 'Add a passkey' }));
    await userEvent.click(dialog.getByRole('button', { name: 'Add' }));
    await expect(await dialog.findAllByText('Give the passkey a name.')).not.toHaveLength(0);
    await expect(args.onAddPasskey).not.toHaveBeenCalled();
  },
};

/** Passkeys belong to another address; those of the person can still be removed. */
export const Elsewhere: Story = {
  args: { trouble: 'elsewhere' },
  play: async ({ canvas }) => {
    await expect(canvas.queryByRole('button', { name: 'Add a passkey' })).toBeNull();
    await expect(canvas.getByRole('button', { name: 'Remove Laptop' })).toBeVisible();
  },
};

export const RightToLeft: Story = { globals: { direction: 'rtl' } };
