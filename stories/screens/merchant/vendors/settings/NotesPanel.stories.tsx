import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn } from 'storybook/test';
import { NotesPanel } from '@consignment/components/screens/merchant/vendors/settings/NotesPanel';
import { done } from '../../../../primitives/answers.ts';

const meta = {
  title: 'Screens/Merchant/Vendors/Settings/NotesPanel',
  component: NotesPanel,
  args: {
    note: 'Prefers to be paid at the end of the month.',
    onSave: fn(() => Promise.resolve(done)),
    onDirtyChange: fn(),
  },
} satisfies Meta<typeof NotesPanel>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {};

export const Saved: Story = {
  play: async ({ canvas, userEvent, args }) => {
    const note = canvas.getByRole('textbox', { name: /Note/ });
    await userEvent.clear(note);
    await userEvent.click(canvas.getByRole('button', { name: 'Save' }));
    await canvas.findByText('The note has been updated.');
    await expect(args.onSave).toHaveBeenCalledWith({ note: '' }, expect.anything());
  },
};

export const Empty: Story = { args: { note: '' } };

/** It scrolls in its field. */
export const LongNote: Story = {
  args: { note: 'Stall B12, second shelf from above, left of the door. '.repeat(40) },
};

export const RightToLeft: Story = { globals: { direction: 'rtl' } };
