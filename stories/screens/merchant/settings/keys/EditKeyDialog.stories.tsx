import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, screen, within } from 'storybook/test';
import { EditKeyDialog } from '@consignment/components/screens/merchant/settings/keys/EditKeyDialog';
import { aKey, keysNow } from '../../../../fixtures/program-key.ts';
import { done, refused } from '../../../../primitives/answers.ts';

const meta = {
  title: 'Screens/Merchant/Settings/Keys/EditKeyDialog',
  component: EditKeyDialog,
  args: {
    programKey: aKey({ expires_at: '2026-06-01T10:00:00.000Z' }),
    now: keysNow,
    timeZone: 'Europe/London',
    onSave: fn(() => Promise.resolve(done)),
    onClose: fn(),
  },
} satisfies Meta<typeof EditKeyDialog>;

export default meta;
type Story = StoryObj<typeof meta>;

/** The end that is not touched stays to the second. */
export const NewName: Story = {
  play: async ({ userEvent, args }) => {
    const dialog = within(await screen.findByRole('dialog'));
    await userEvent.type(dialog.getByRole('textbox', { name: 'Name' }), ' 2');
    await userEvent.click(dialog.getByRole('button', { name: 'Save' }));
    await expect(args.onSave).toHaveBeenCalledWith({ name: 'Bookkeeping 2' });
    await expect(args.onClose).toHaveBeenCalledOnce();
  },
};

export const WithoutEnd: Story = {
  play: async ({ userEvent, args }) => {
    const dialog = within(await screen.findByRole('dialog'));
    await userEvent.selectOptions(dialog.getByRole('combobox', { name: 'Expires' }), 'Never');
    await userEvent.click(dialog.getByRole('button', { name: 'Save' }));
    await expect(args.onSave).toHaveBeenCalledWith({ name: 'Bookkeeping', expires_at: null });
  },
};

export const Refused: Story = {
  args: { onSave: fn(() => Promise.resolve(refused)) },
  play: async ({ userEvent }) => {
    await userEvent.click(await screen.findByRole('button', { name: 'Save' }));
    await expect(await screen.findByText(/That did not work/)).toBeVisible();
  },
};
