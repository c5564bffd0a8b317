import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn } from 'storybook/test';
import { StandInNotice } from '@consignment/components/parts/StandInNotice';

const meta = {
  title: 'Parts/Imports/StandInNotice',
  component: StandInNotice,
  args: { app: 'app', isAsking: false, onRetry: fn() },
} satisfies Meta<typeof StandInNotice>;

export default meta;
type Story = StoryObj<typeof meta>;

export const InTheApp: Story = {
  play: async ({ canvas, userEvent, args }) => {
    await expect(canvas.getByRole('status')).toHaveTextContent('the app uses the defaults');
    await userEvent.click(canvas.getByRole('button', { name: 'Retry' }));
    await expect(args.onRetry).toHaveBeenCalledOnce();
  },
};

export const InThePortal: Story = { args: { app: 'portal' } };

export const Asking: Story = {
  args: { isAsking: true },
  play: ({ canvas }) =>
    expect(canvas.getByRole('button', { name: 'Trying again…' })).toHaveAttribute('aria-busy', 'true'),
};

export const RightToLeft: Story = { globals: { direction: 'rtl' } };
