import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn } from 'storybook/test';
import { FindButton } from '@consignment/components/parts/FindButton';

const meta = {
  title: 'Parts/Pages/FindButton',
  component: FindButton,
  args: { keys: 'Ctrl K', onNear: fn(), onClick: fn() },
} satisfies Meta<typeof FindButton>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Ready: Story = {
  play: async ({ canvas, userEvent, args }) => {
    await userEvent.tab();
    await expect(args.onNear).toHaveBeenCalled();
    await userEvent.keyboard('{Enter}');
    await expect(args.onClick).toHaveBeenCalledOnce();
    await expect(canvas.getByRole('button', { name: 'Search' })).toHaveAttribute(
      'aria-keyshortcuts',
      'Control+K Meta+K',
    );
  },
};

/** The drawing stands for the word. */
export const SmallScreen: Story = {
  globals: { viewport: { value: 'phone', isRotated: false } },
  tags: ['narrow'],
  play: async ({ canvas }) => {
    const { width } = canvas.getByRole('button', { name: 'Search' }).getBoundingClientRect();
    await expect(width).toBeLessThan(60);
  },
};
