import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, waitFor } from 'storybook/test';
import { LeaveDialog } from '@consignment/components/parts/pages/LeaveDialog';
import type { Guide } from '../../../.storybook/guide.ts';
import { DialogSketch } from '../../fixtures/dialog-sketch.tsx';

const meta = {
  title: 'Parts/Pages/LeaveDialog',
  component: LeaveDialog,
  tags: ['stable'],
  parameters: {
    guide: {
      use: 'Before typed and unsaved words are lost by leaving. It names the places where they are.',
      avoid:
        'Other questions are a ConfirmDialog. Leave without a question where nothing was typed, or where it was saved.',
      right: {
        draw: () => (
          <DialogSketch
            title="Leave without saving?"
            description="Your changes to Notes have not been saved and will be lost."
            answers={['Stay', 'Leave without saving']}
          />
        ),
        why: '`unsaved` names Notes, so the person knows what is at stake without going back to look.',
      },
      wrong: {
        draw: () => (
          <DialogSketch
            title="Leave without saving?"
            description="Your changes to Form 2 have not been saved and will be lost."
            answers={['Stay', 'Leave without saving']}
          />
        ),
        why: '“Form 2” is a name of the code. An owner who typed a bank note an hour ago cannot know that it is meant, and leaves.',
      },
      keyboard: [
        ['Tab', 'Goes between Stay, where the focus starts, and “Leave without saving”.'],
        ['Escape', 'Stays.'],
      ],
      reader:
        '“Leave without saving? alert dialog. Your changes to Notes have not been saved and will be lost. Stay, button.”',
    } satisfies Guide,
  },
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
      await canvas.findByText(/to Notes, Contact Information and Commission Details have not been saved/),
    ).toBeVisible();
  },
};

export const RightToLeft: Story = { globals: { direction: 'rtl' } };
