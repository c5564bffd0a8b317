import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, waitFor } from 'storybook/test';
import { AddCustomItemDialog } from '@consignment/components/screens/merchant/vendors/AddCustomItemDialog';
import type { Outcome } from '../../../../packages/components/src/primitives/feedback/outcome.ts';

const meta = {
  title: 'Screens/Merchant/Vendors/AddCustomItemDialog',
  component: AddCustomItemDialog,
  args: {
    vendor: { name: 'Juniper & Oak', currency: null },
    due: '412.60',
    currency: { books: 'GBP', shown: null },
    onAdd: fn(() => Promise.resolve<Outcome>({ is: 'done' })),
    onClose: fn(),
  },
} satisfies Meta<typeof AddCustomItemDialog>;

export default meta;
type Story = StoryObj<typeof meta>;

/** Its effect on the amount due is shown before it is added. */
export const Earned: Story = {
  play: async ({ canvas, userEvent, args }) => {
    await userEvent.type(await canvas.findByLabelText('Title'), ' Window display ');
    await userEvent.type(canvas.getByLabelText('Amount'), '£25');
    await expect(canvas.getByText('The amount due will change from £412.60 to £437.60.')).toBeVisible();
    await userEvent.click(canvas.getByRole('button', { name: 'Add Custom Item' }));
    await expect(args.onAdd).toHaveBeenCalledWith({ title: 'Window display', commission: '25.00' });
    await waitFor(() => expect(args.onClose).toHaveBeenCalledOnce());
  },
};

/** Below 0 it is what the vendor owes. */
export const Owed: Story = {
  play: async ({ canvas, userEvent, args }) => {
    await userEvent.type(await canvas.findByLabelText('Title'), 'Rent of the shelf');
    await userEvent.type(canvas.getByLabelText('Amount'), '-500');
    await expect(
      canvas.getByText(/^The amount due will change from £412\.60 to −£87\.40\. The negative balance/),
    ).toBeVisible();
    await userEvent.keyboard('{Enter}');
    await expect(args.onAdd).toHaveBeenCalledWith({ title: 'Rent of the shelf', commission: '-500.00' });
  },
};

/** Each field says what is wrong with it, and nothing is sent. */
export const Incomplete: Story = {
  play: async ({ canvas, userEvent, args }) => {
    await userEvent.type(await canvas.findByLabelText('Amount'), '10%');
    await userEvent.click(canvas.getByRole('button', { name: 'Add Custom Item' }));
    await waitFor(() =>
      expect(canvas.getByLabelText('Amount')).toHaveAccessibleDescription(
        /Enter an amount, not a percentage\./,
      ),
    );
    await expect(canvas.getByLabelText('Title')).toHaveAccessibleDescription(/Enter a title\./);
    await expect(args.onAdd).not.toHaveBeenCalled();
  },
};

/** It stays open with what was typed. */
export const Failed: Story = {
  args: {
    onAdd: fn(() =>
      Promise.resolve<Outcome>({
        is: 'refused',
        problem: { detail: 'The server did not answer.', errors: [] },
      }),
    ),
  },
  play: async ({ canvas, userEvent, args }) => {
    await userEvent.type(await canvas.findByLabelText('Title'), 'Window display');
    await userEvent.type(canvas.getByLabelText('Amount'), '25');
    await userEvent.click(canvas.getByRole('button', { name: 'Add Custom Item' }));
    await expect(
      await canvas.findByText('There was an error processing your item. Please try again later.'),
    ).toBeVisible();
    await expect(canvas.getByLabelText('Title')).toHaveValue('Window display');
    await expect(args.onClose).not.toHaveBeenCalled();
  },
};

/** The fault of a field is shown there. */
export const Refused: Story = {
  args: {
    onAdd: fn(() =>
      Promise.resolve<Outcome>({
        is: 'refused',
        problem: {
          detail: 'This amount is too large.',
          errors: [{ detail: 'This amount is too large.', pointer: '/commission' }],
        },
      }),
    ),
  },
  play: async ({ canvas, userEvent }) => {
    await userEvent.type(await canvas.findByLabelText('Title'), 'Window display');
    await userEvent.type(canvas.getByLabelText('Amount'), '9000000000');
    await userEvent.click(canvas.getByRole('button', { name: 'Add Custom Item' }));
    await waitFor(() =>
      expect(canvas.getByLabelText('Amount')).toHaveAccessibleDescription(/This amount is too large\./),
    );
  },
};

export const LongNames: Story = {
  args: { vendor: { name: 'Donaudampfschifffahrtsgesellschaft'.repeat(8), currency: null } },
};

export const RightToLeft: Story = { globals: { direction: 'rtl' } };
