import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn } from 'storybook/test';
import { RemoveBankDetailsDialog } from '@consignment/components/parts/payouts/RemoveBankDetailsDialog';
import type { Guide } from '../../../.storybook/guide.ts';
import { Text } from '../../../packages/components/src/primitives/text/Text.tsx';
import type { Outcome } from '../../../packages/components/src/primitives/feedback/outcome.ts';
import { done } from '../../primitives/answers.ts';

const meta = {
  title: 'Parts/Payouts/RemoveBankDetailsDialog',
  component: RemoveBankDetailsDialog,
  tags: ['new'],
  parameters: {
    guide: {
      use: 'Before the bank details of a vendor are removed, which holds its payments like any change.',
      avoid: 'To put another account in its place use a BankDetailsDialog: that is one change and not two.',
      right: {
        draw: () => <Text>A mail has a link that brings them back.</Text>,
        why: 'The person knows the way back before the press.',
      },
      wrong: {
        draw: () => <Text>Are you sure?</Text>,
        why: 'It says nothing of what becomes of the payments.',
      },
      keyboard: [['Tab', 'Goes to the password and both buttons.']],
      reader: '“Remove the bank details?, dialog. Your password, edit text, protected.”',
    } satisfies Guide,
  },
  args: {
    masked: 'IBAN DE89 •••• 3000',
    asksPassword: true,
    onRemove: fn(() => Promise.resolve<Outcome>(done)),
    onClose: fn(),
  },
} satisfies Meta<typeof RemoveBankDetailsDialog>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Vendor: Story = {
  play: async ({ canvas, userEvent, args }) => {
    await userEvent.click(await canvas.findByRole('button', { name: 'Remove' }));
    await expect(await canvas.findAllByText('Enter your password.')).not.toHaveLength(0);
    await expect(args.onRemove).not.toHaveBeenCalled();
  },
};

export const Owner: Story = {
  args: { asksPassword: false },
  play: async ({ canvas, userEvent, args }) => {
    await userEvent.click(await canvas.findByRole('button', { name: 'Remove' }));
    await expect(args.onRemove).toHaveBeenCalledWith('');
    await expect(args.onClose).toHaveBeenCalledOnce();
  },
};

const wrong: Outcome = {
  is: 'refused',
  problem: {
    detail: 'Your password is incorrect.',
    errors: [{ detail: 'Your password is incorrect.', pointer: '/password' }],
  },
};

export const Refused: Story = {
  args: { onRemove: fn(() => Promise.resolve(wrong)) },
  play: async ({ canvas, userEvent, args }) => {
    await userEvent.type(await canvas.findByLabelText('Your password'), 'a guess');
    await userEvent.click(canvas.getByRole('button', { name: 'Remove' }));
    await expect(await canvas.findAllByText('Your password is incorrect.')).not.toHaveLength(0);
    await expect(args.onClose).not.toHaveBeenCalled();
  },
};
