import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';
import { PollingNotice } from '@consignment/components/parts/PollingNotice';

const meta = {
  title: 'Parts/Imports/PollingNotice',
  component: PollingNotice,
  args: {
    problem: {
      detail: 'We could not reach the server. Check your connection and try again.',
      errors: [],
    },
    seconds: 3600,
  },
} satisfies Meta<typeof PollingNotice>;

export default meta;
type Story = StoryObj<typeof meta>;

/** It is read out once, not at each second. */
export const Waiting: Story = {
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('status')).toHaveTextContent('We could not reach the server.');
    await expect(canvas.getByText('We ask again in 60 minutes.')).toHaveAttribute('aria-live', 'off');
  },
};

export const Asking: Story = {
  args: { seconds: 0 },
  play: ({ canvas }) => expect(canvas.getByText('Asking again…')).toBeVisible(),
};

export const RightToLeft: Story = { globals: { direction: 'rtl' } };
