import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, screen } from 'storybook/test';
import { MadeKeyDialog } from '@consignment/components/screens/merchant/settings/keys/MadeKeyDialog';
import { aSecret } from '../../../../fixtures/program-key.ts';
import { done, refused } from '../../../../primitives/answers.ts';

const meta = {
  title: 'Screens/Merchant/Settings/Keys/MadeKeyDialog',
  component: MadeKeyDialog,
  args: { secret: aSecret, onCopy: fn(() => Promise.resolve(done)), onClose: fn() },
} satisfies Meta<typeof MadeKeyDialog>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Copied: Story = {
  play: async ({ userEvent, args }) => {
    await userEvent.click(await screen.findByRole('button', { name: 'Copy key' }));
    await expect(args.onCopy).toHaveBeenCalledWith(aSecret);
    await expect(await screen.findByText('Copied.')).toBeVisible();
  },
};

export const NotCopied: Story = {
  args: { onCopy: fn(() => Promise.resolve(refused)) },
  play: async ({ userEvent }) => {
    await userEvent.click(await screen.findByRole('button', { name: 'Copy key' }));
    await expect(await screen.findByText(/could not be copied/)).toBeVisible();
  },
};
