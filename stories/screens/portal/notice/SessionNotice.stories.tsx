import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, userEvent } from 'storybook/test';
import { SessionNotice } from '@consignment/components/screens/portal/notice/SessionNotice';

/** For a browser that keeps the session no longer than the page. */
const meta = {
  title: 'Screens/Portal/SessionNotice',
  component: SessionNotice,
  parameters: { brand: 'defaults' },
  args: {
    hrefOfTab: 'https://consignment.example/apps/vendor-portal/?shop=rookery.example',
    onPutAway: fn(),
  },
} satisfies Meta<typeof SessionNotice>;

export default meta;
type Story = StoryObj<typeof meta>;

export const InFrame: Story = {
  play: async ({ canvas, args }) => {
    const way = canvas.getByRole('link', { name: /^open the portal in its own tab/ });
    await expect(way).toHaveAttribute('href', args.hrefOfTab);
    await expect(way).toHaveAttribute('target', '_blank');
  },
};

/** All storage is blocked, not that of frames alone. */
export const InTab: Story = { args: { hrefOfTab: null } };

export const PutAway: Story = {
  tags: ['no-picture'],
  play: async ({ canvas, args }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Dismiss' }));
    await expect(args.onPutAway).toHaveBeenCalledOnce();
  },
};

export const RightToLeft: Story = { globals: { direction: 'rtl' } };
