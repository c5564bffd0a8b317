import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, waitFor, within } from 'storybook/test';
import { MatchVendorDialog } from '@consignment/components/screens/merchant/moves/MatchVendorDialog';
import type { Outcome } from '../../../../packages/components/src/primitives/feedback/outcome.ts';
import { aMoveVendor } from '../../../fixtures/move.ts';
import { done, refused } from '../../../primitives/answers.ts';

const meta = {
  title: 'Screens/Merchant/Moves/MatchVendorDialog',
  component: MatchVendorDialog,
  tags: ['new'],
  args: {
    vendor: aMoveVendor(),
    onSearch: fn(() => Promise.resolve({ is: 'found' as const, options: [{ id: 4, name: 'Lantern Loom' }] })),
    onMatch: fn(() => Promise.resolve<Outcome>(done)),
    onClose: fn(),
  },
} satisfies Meta<typeof MatchVendorDialog>;

export default meta;
type Story = StoryObj<typeof meta>;

export const OneOfMine: Story = {
  play: async ({ canvas, userEvent, args }) => {
    const dialog = within(await canvas.findByRole('dialog', { name: 'Which vendor is Lantern Loom Ltd?' }));
    await userEvent.click(dialog.getByRole('button', { name: 'Save' }));
    await expect(await dialog.findByRole('link', { name: 'Choose a vendor from the list.' })).toBeVisible();
    await userEvent.type(dialog.getByRole('combobox', { name: 'Vendor' }), 'lan');
    await userEvent.click(await dialog.findByRole('option', { name: 'Lantern Loom' }));
    await userEvent.click(dialog.getByRole('button', { name: 'Save' }));
    await waitFor(() => expect(args.onMatch).toHaveBeenCalledWith(4));
    await waitFor(() => expect(args.onClose).toHaveBeenCalledOnce());
  },
};

export const New: Story = {
  play: async ({ canvas, userEvent, args }) => {
    const dialog = within(await canvas.findByRole('dialog'));
    await userEvent.click(dialog.getByRole('radio', { name: 'A new vendor' }));
    await expect(dialog.queryByRole('combobox')).toBeNull();
    await userEvent.click(dialog.getByRole('button', { name: 'Save' }));
    await waitFor(() => expect(args.onMatch).toHaveBeenCalledWith(null));
  },
};

/** An answer can be changed. */
export const Answered: Story = { args: { vendor: aMoveVendor({ vendor: 4, vendor_name: 'Lantern Loom' }) } };

export const Refused: Story = {
  args: { onMatch: fn(() => Promise.resolve<Outcome>(refused)) },
  play: async ({ canvas, userEvent, args }) => {
    const dialog = within(await canvas.findByRole('dialog'));
    await userEvent.click(dialog.getByRole('radio', { name: 'A new vendor' }));
    await userEvent.click(dialog.getByRole('button', { name: 'Save' }));
    await expect(await dialog.findByText('That did not work. Please try again.')).toBeVisible();
    await expect(args.onClose).not.toHaveBeenCalled();
  },
};

export const RightToLeft: Story = {
  args: { vendor: aMoveVendor({ name: 'נול הפנס' }) },
  globals: { direction: 'rtl' },
};
