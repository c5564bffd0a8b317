import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, screen, within } from 'storybook/test';
import { RotateKeyDialog } from '@consignment/components/screens/merchant/settings/keys/RotateKeyDialog';
import { aMadeKey, aSecret } from '../../../../fixtures/program-key.ts';
import { refused } from '../../../../primitives/answers.ts';

const meta = {
  title: 'Screens/Merchant/Settings/Keys/RotateKeyDialog',
  component: RotateKeyDialog,
  args: {
    name: 'Bookkeeping',
    onRotate: fn(() => Promise.resolve(aMadeKey)),
    onMade: fn(),
    onClose: fn(),
  },
} satisfies Meta<typeof RotateKeyDialog>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Open: Story = {
  play: async ({ userEvent, args }) => {
    const dialog = within(await screen.findByRole('dialog'));
    await userEvent.selectOptions(dialog.getByRole('combobox'), '0 more days: it will stop immediately');
    await userEvent.click(dialog.getByRole('button', { name: 'Create new key' }));
    await expect(args.onRotate).toHaveBeenCalledWith(0);
    await expect(args.onMade).toHaveBeenCalledWith(aSecret);
  },
};

export const Refused: Story = {
  args: { onRotate: fn(() => Promise.resolve(refused)) },
  play: async ({ userEvent }) => {
    await userEvent.click(await screen.findByRole('button', { name: 'Create new key' }));
    await expect(await screen.findByText(/That did not work/)).toBeVisible();
  },
};
