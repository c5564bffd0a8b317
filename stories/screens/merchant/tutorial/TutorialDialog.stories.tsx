import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, screen } from 'storybook/test';
import { TutorialDialog } from '@consignment/components/screens/merchant/tutorial/TutorialDialog';

const meta = {
  title: 'Screens/Merchant/Tutorial/TutorialDialog',
  component: TutorialDialog,
  args: { onFinish: fn() },
} satisfies Meta<typeof TutorialDialog>;

export default meta;
type Story = StoryObj<typeof meta>;

export const FirstPage: Story = {
  play: async () => {
    const dialog = await screen.findByRole('dialog', { name: 'A short tour' });
    await expect(dialog).toHaveAccessibleDescription('1 of 4');
  },
};

/** Forth, back and to the end with one button in its place. */
export const ToTheEnd: Story = {
  play: async ({ userEvent, args }) => {
    for (const page of ['Vendors', 'Payouts', 'The vendor portal']) {
      await userEvent.click(await screen.findByRole('button', { name: 'Next' }));
      await expect(await screen.findByRole('dialog', { name: page })).toBeVisible();
    }
    await userEvent.click(screen.getByRole('button', { name: 'Back' }));
    await expect(screen.getByRole('dialog', { name: 'Payouts' })).toBeVisible();
    await userEvent.click(screen.getByRole('button', { name: 'Next' }));
    await expect(screen.queryByRole('button', { name: 'Skip the tour' })).toBeNull();
    await userEvent.click(screen.getByRole('button', { name: 'Done' }));
    await expect(args.onFinish).toHaveBeenCalledOnce();
  },
};

/** Skipped, it counts as seen. */
export const Skipped: Story = {
  tags: ['no-picture'],
  play: async ({ userEvent, args }) => {
    await userEvent.click(await screen.findByRole('button', { name: 'Skip the tour' }));
    await expect(args.onFinish).toHaveBeenCalledOnce();
  },
};

export const RightToLeft: Story = { globals: { direction: 'rtl' } };
