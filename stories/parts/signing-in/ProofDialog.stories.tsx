import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn } from 'storybook/test';
import { ProofDialog } from '@consignment/components/parts/signing-in/ProofDialog';
import { Button } from '@consignment/components/primitives/actions/Button';
import type { Guide } from '../../../.storybook/guide.ts';
import { done, refused } from '../../primitives/answers.ts';

const meta = {
  title: 'Parts/Signing in/ProofDialog',
  component: ProofDialog,
  tags: ['new'],
  parameters: {
    guide: {
      use: 'Where the server asks for a proof before money moves, bank details or the login itself change. The app mounts it.',
      avoid: 'A session that has ended is a SignInDialog. Whether somebody means it is a ConfirmDialog.',
      right: {
        draw: () => <Button label="Pay £120.00" tone="primary" onClick={() => undefined} />,
        why: 'The person presses the button once. After the proof the action continues, with the same key.',
      },
      wrong: {
        draw: () => <Button label="Confirm that it’s you" onClick={() => undefined} />,
        why: 'A step of its own before the act asks for it each time, also when the last proof is a minute old.',
      },
      keyboard: [
        ['Tab', 'Goes from the field to Confirm and the other ways, and stays in the dialog.'],
        ['Escape', 'Closes it; nothing is sent, and the page says why.'],
      ],
      reader: '“Confirm that it’s you, dialog. Code, edit text.”',
    } satisfies Guide,
  },
  args: {
    methods: ['code', 'recovery_code'],
    onShow: fn(() => Promise.resolve(done)),
    onClose: fn(),
  },
} satisfies Meta<typeof ProofDialog>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {
  play: async ({ args, canvas, userEvent }) => {
    await canvas.findByRole('dialog', { name: 'Confirm that it’s you' });
    await userEvent.type(canvas.getByLabelText('Code'), '123456{Enter}');
    await expect(args.onShow).toHaveBeenCalledWith({ by: 'code', code: '123456' });
  },
};

export const WithPasskey: Story = { args: { methods: ['passkey', 'code', 'recovery_code'] } };

/** Before the first factor is set up. */
export const WithPassword: Story = { args: { methods: ['password'] } };

export const Refused: Story = {
  args: { onShow: fn(() => Promise.resolve(refused)) },
  play: async ({ args, canvas, userEvent }) => {
    await userEvent.type(await canvas.findByLabelText('Code'), '123456{Enter}');
    await expect(await canvas.findByText('That did not work. Please try again.')).toBeVisible();
    await expect(args.onClose).not.toHaveBeenCalled();
  },
};

export const Closed: Story = {
  tags: ['no-picture'],
  play: async ({ args, canvas, userEvent }) => {
    await canvas.findByRole('dialog');
    await userEvent.keyboard('{Escape}');
    await expect(args.onClose).toHaveBeenCalledOnce();
    await expect(args.onShow).not.toHaveBeenCalled();
  },
};
