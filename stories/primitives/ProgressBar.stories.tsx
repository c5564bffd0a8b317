import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';
import { ProgressBar } from '@consignment/components/primitives/ProgressBar';

const meta = {
  title: 'Primitives/Feedback/ProgressBar',
  component: ProgressBar,
  args: { label: 'Syncing orders', value: 62 },
} satisfies Meta<typeof ProgressBar>;

export default meta;
type Story = StoryObj<typeof meta>;

/** The live region names the last quarter passed. */
export const UnderWay: Story = {
  play: async ({ canvas }) => {
    const bar = canvas.getByRole('progressbar', { name: 'Syncing orders' });
    await expect(bar).toHaveAttribute('aria-valuenow', '62');
    await expect(canvas.getByRole('status')).toHaveTextContent('Syncing orders: 50 %');
  },
};

export const Start: Story = { args: { value: 0 } };
export const Complete: Story = { args: { value: 100 } };

export const OutOfRange: Story = {
  tags: ['no-picture'],
  args: { value: 180 },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('progressbar')).toHaveAttribute('aria-valuenow', '100');
  },
};
