import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, waitFor } from 'storybook/test';
import { EditMetafieldsDialog } from '@consignment/components/screens/merchant/vendors/settings/EditMetafieldsDialog';
import type { Outcome } from '../../../../../packages/components/src/primitives/feedback/outcome.ts';
import { failed, loading } from '../../../../fixtures/list.ts';
import { someMetafields } from '../../../../fixtures/vendor-settings.ts';
import { done } from '../../../../primitives/answers.ts';

const meta = {
  title: 'Screens/Merchant/Vendors/Settings/EditMetafieldsDialog',
  component: EditMetafieldsDialog,
  args: {
    vendorName: 'Juniper & Oak',
    metafields: { is: 'ready', value: someMetafields },
    onSave: fn(() => Promise.resolve(done)),
    onDirtyChange: fn(),
    onClose: fn(),
  },
} satisfies Meta<typeof EditMetafieldsDialog>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {
  play: async ({ canvas, userEvent, args }) => {
    await expect(await canvas.findByDisplayValue('Stall')).toBeVisible();
    await userEvent.keyboard('{Escape}');
    await expect(args.onClose).toHaveBeenCalledOnce();
  },
};

export const Empty: Story = {
  args: { metafields: { is: 'ready', value: [] } },
  play: async ({ canvas }) => expect(await canvas.findByText('There are no metafields.')).toBeVisible(),
};

export const Loading: Story = {
  args: { metafields: loading },
  play: async ({ canvas }) =>
    expect(await canvas.findByText('The metafields are loading…')).toBeInTheDocument(),
};

export const Failed: Story = {
  args: { metafields: failed() },
  play: async ({ canvas }) => expect(await canvas.findByRole('button', { name: 'Retry' })).toBeVisible(),
};

/** A field that is kept keeps its id; the order is that of the rows. Focus goes with what is added and removed. */
export const AddingAndRemoving: Story = {
  play: async ({ canvas, userEvent, args }) => {
    await userEvent.click(await canvas.findByRole('button', { name: 'Remove metafield 1' }));
    await waitFor(() => expect(canvas.getByRole('button', { name: 'Remove metafield 1' })).toHaveFocus());
    await userEvent.click(canvas.getByRole('button', { name: 'Add metafield' }));
    const [, key] = canvas.getAllByRole('textbox', { name: 'Key' });
    await waitFor(() => expect(key).toHaveFocus());
    await userEvent.keyboard(' Shelf ');
    await userEvent.tab();
    await userEvent.keyboard('top');
    await userEvent.click(canvas.getByRole('button', { name: 'Save' }));
    await waitFor(() => expect(args.onClose).toHaveBeenCalledOnce());
    await expect(args.onSave).toHaveBeenCalledWith(
      [
        { id: 4, key: 'Contract', value: '2026-04' },
        { key: 'Shelf', value: 'top' },
      ],
      someMetafields,
    );
  },
};

/** Two keys that are the same, and one that is missing. */
export const Duplicates: Story = {
  play: async ({ canvas, userEvent, args }) => {
    await userEvent.click(await canvas.findByRole('button', { name: 'Add metafield' }));
    await userEvent.keyboard('Stall');
    await userEvent.click(canvas.getByRole('button', { name: 'Add metafield' }));
    await userEvent.click(canvas.getByRole('button', { name: 'Save' }));
    await canvas.findByRole('group', { name: 'There is a problem' });
    const keys = canvas.getAllByRole('textbox', { name: 'Key' });
    await expect(keys[2]).toHaveAccessibleDescription('The key “Stall” is used twice.');
    await expect(keys[3]).toHaveAccessibleDescription('Enter a key.');
    await expect(args.onSave).not.toHaveBeenCalled();
    await userEvent.click(canvas.getByRole('button', { name: 'Remove metafield 4' }));
    await userEvent.click(canvas.getByRole('button', { name: 'Remove metafield 3' }));
    await userEvent.click(canvas.getByRole('button', { name: 'Save' }));
    await waitFor(() => expect(args.onSave).toHaveBeenCalledWith(someMetafields, someMetafields));
  },
};

/** An error of the answer is at its row, also after rows before it are gone. */
export const Refused: Story = {
  args: {
    onSave: fn(() => {
      const detail = 'This key is reserved.';
      return Promise.resolve<Outcome>({
        is: 'refused',
        problem: { detail, errors: [{ detail, pointer: '/metafields/0/key' }] },
      });
    }),
  },
  play: async ({ canvas, userEvent, args }) => {
    await userEvent.click(await canvas.findByRole('button', { name: 'Remove metafield 1' }));
    await userEvent.click(canvas.getByRole('button', { name: 'Save' }));
    await canvas.findByRole('group', { name: 'There is a problem' });
    const key = canvas.getByRole('textbox', { name: 'Key' });
    await expect(key).toHaveValue('Contract');
    await expect(key).toHaveAccessibleDescription('This key is reserved.');
    await expect(args.onClose).not.toHaveBeenCalled();
  },
};

/** Closing with changes asks first. */
export const LeavingWithChanges: Story = {
  play: async ({ canvas, userEvent, args }) => {
    await userEvent.type(await canvas.findByDisplayValue('B12'), '3');
    await userEvent.keyboard('{Escape}');
    await expect(await canvas.findByText('Leave without saving?')).toBeVisible();
    await userEvent.click(canvas.getByRole('button', { name: 'Stay' }));
    await waitFor(() => expect(canvas.getByDisplayValue('B123')).toBeVisible());
    await expect(args.onClose).not.toHaveBeenCalled();
    await userEvent.click(canvas.getByRole('button', { name: 'Cancel' }));
    await userEvent.click(await canvas.findByRole('button', { name: 'Leave without saving' }));
    await expect(args.onClose).toHaveBeenCalledOnce();
  },
};

export const LongNames: Story = {
  args: {
    vendorName: 'Donaudampfschifffahrtsgesellschaft'.repeat(3),
    metafields: { is: 'ready', value: [{ id: 1, key: 'K'.repeat(255), value: 'A long value. '.repeat(60) }] },
  },
};

export const RightToLeft: Story = { globals: { direction: 'rtl' } };
