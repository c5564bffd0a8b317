import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn } from 'storybook/test';
import { ReleasePaymentsDialog } from '@consignment/components/parts/payouts/ReleasePaymentsDialog';
import type { Guide } from '../../../.storybook/guide.ts';
import { Text } from '../../../packages/components/src/primitives/text/Text.tsx';
import type { Outcome } from '../../../packages/components/src/primitives/feedback/outcome.ts';
import { done } from '../../primitives/answers.ts';

const meta = {
  title: 'Parts/Payouts/ReleasePaymentsDialog',
  component: ReleasePaymentsDialog,
  tags: ['new'],
  parameters: {
    guide: {
      use: 'Where a vendor releases its payments after the shop has changed its payout details.',
      avoid: 'An owner of the shop gets a ConfirmDialog, which asks for no password.',
      right: {
        draw: () => <Text>Are these payout details yours?</Text>,
        why: 'The question is the one that the vendor alone can answer.',
      },
      wrong: {
        draw: () => <Text>Release the hold?</Text>,
        why: 'A vendor does not know what a hold is for.',
      },
      keyboard: [['Tab', 'Goes to the password and both buttons.']],
      reader: '“Are these payout details yours?, dialog. Your password, edit text, protected.”',
    } satisfies Guide,
  },
  args: {
    onRelease: fn(() => Promise.resolve<Outcome>(done)),
    onClose: fn(),
  },
} satisfies Meta<typeof ReleasePaymentsDialog>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {
  play: async ({ canvas, userEvent, args }) => {
    await userEvent.click(await canvas.findByRole('button', { name: 'Release' }));
    await expect(await canvas.findAllByText('Enter your password.')).not.toHaveLength(0);
    await expect(args.onRelease).not.toHaveBeenCalled();
  },
};

export const Released: Story = {
  tags: ['no-picture'],
  play: async ({ canvas, userEvent, args }) => {
    await userEvent.type(await canvas.findByLabelText('Your password'), 'moss');
    await userEvent.click(canvas.getByRole('button', { name: 'Release' }));
    await expect(args.onRelease).toHaveBeenCalledWith('moss');
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
  args: { onRelease: fn(() => Promise.resolve(wrong)) },
  play: async ({ canvas, userEvent, args }) => {
    await userEvent.type(await canvas.findByLabelText('Your password'), 'a guess');
    await userEvent.click(canvas.getByRole('button', { name: 'Release' }));
    await expect(await canvas.findAllByText('Your password is incorrect.')).not.toHaveLength(0);
    await expect(args.onClose).not.toHaveBeenCalled();
  },
};
