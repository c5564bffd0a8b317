import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, within } from 'storybook/test';
import { RemoveItemDialog } from '@consignment/components/screens/merchant/vendors/RemoveItemDialog';
import type { KnownOutcome } from '../../../../packages/components/src/primitives/feedback/outcome.ts';

const refused: KnownOutcome = {
  is: 'refused',
  problem: {
    detail: 'This item has been paid, so it cannot be deleted. Add another item to correct it.',
    errors: [],
  },
};

const meta = {
  title: 'Screens/Merchant/Vendors/RemoveItemDialog',
  component: RemoveItemDialog,
  args: {
    vendor: { name: 'Juniper & Oak', currency: null },
    item: { title: 'Stand hire, March', commission_amount: '-12.00' },
    due: '-7.77',
    currency: { books: 'GBP', shown: null },
    onRemove: fn(() => Promise.resolve<KnownOutcome>({ is: 'done' })),
    onClose: fn(),
  },
} satisfies Meta<typeof RemoveItemDialog>;

export default meta;
type Story = StoryObj<typeof meta>;

/** An amount that the vendor owed: without it something is due again. */
export const Negative: Story = {
  play: async ({ canvas, userEvent, args }) => {
    const dialog = within(await canvas.findByRole('alertdialog'));
    await expect(dialog.getByText('−£7.77')).toBeVisible();
    await expect(dialog.getByText('£4.23')).toBeVisible();
    await userEvent.click(dialog.getByRole('button', { name: 'Remove item' }));
    await expect(args.onRemove).toHaveBeenCalledOnce();
    await expect(args.onClose).toHaveBeenCalledOnce();
  },
};

export const Positive: Story = {
  args: { item: { title: 'Window display', commission_amount: '25.00' }, due: '412.60' },
};

/** Where it is not known what is due. */
export const DueUnknown: Story = { args: { due: null } };

export const LongTitle: Story = {
  args: {
    item: { title: 'Rent of the long shelf beside the window '.repeat(6), commission_amount: '-12.00' },
  },
};

/** Somebody has paid it meanwhile. */
export const Refused: Story = {
  args: { onRemove: fn(() => Promise.resolve(refused)) },
  play: async ({ canvas, userEvent, args }) => {
    await userEvent.click(await canvas.findByRole('button', { name: 'Remove item' }));
    await expect(await canvas.findByText(/has been paid, so it cannot be deleted/)).toBeVisible();
    await expect(args.onClose).not.toHaveBeenCalled();
  },
};
