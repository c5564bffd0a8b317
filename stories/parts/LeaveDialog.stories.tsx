import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, waitFor } from 'storybook/test';
import { LeaveDialog } from '@consignment/components/parts/LeaveDialog';

const meta = {
  title: 'Parts/Pages/LeaveDialog',
  component: LeaveDialog,
  args: { unsaved: ['Notes'], onLeave: fn(), onStay: fn() },
} satisfies Meta<typeof LeaveDialog>;

export default meta;
type Story = StoryObj<typeof meta>;

/** Focus starts on the harmless answer. */
export const Default: Story = {
  play: async ({ canvas, userEvent, args }) => {
    const stay = await canvas.findByRole('button', { name: 'Stay' });
    await waitFor(() => expect(stay).toHaveFocus());
    await userEvent.keyboard('{Enter}');
    await expect(args.onStay).toHaveBeenCalledOnce();
    await expect(args.onLeave).not.toHaveBeenCalled();
  },
};

export const Leaving: Story = {
  play: async ({ canvas, userEvent, args }) => {
    await userEvent.click(await canvas.findByRole('button', { name: 'Leave without saving' }));
    await expect(args.onLeave).toHaveBeenCalledOnce();
    await expect(args.onStay).not.toHaveBeenCalled();
  },
};

/** Each place that has changes is named. */
export const SeveralPlaces: Story = {
  args: { unsaved: ['Notes', 'Contact Information', 'Commission Details'] },
  play: async ({ canvas }) => {
    await expect(
      await canvas.findByText(/in Notes, Contact Information and Commission Details have not been saved/),
    ).toBeVisible();
  },
};

export const RightToLeft: Story = { globals: { direction: 'rtl' } };
