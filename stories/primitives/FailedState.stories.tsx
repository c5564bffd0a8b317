import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn } from 'storybook/test';
import { FailedState } from '@consignment/components/primitives/FailedState';

const meta = {
  title: 'Primitives/FailedState',
  component: FailedState,
  args: {
    what: 'The vendors',
    problem: { detail: 'The server did not answer in time.', errors: [] },
    onRetry: fn(),
  },
} satisfies Meta<typeof FailedState>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {
  play: async ({ canvas, userEvent, args }) => {
    await expect(canvas.getByRole('alert')).toHaveTextContent('The vendors could not be loaded.');
    await userEvent.click(canvas.getByRole('button', { name: 'Retry' }));
    await expect(args.onRetry).toHaveBeenCalledOnce();
  },
};

export const UnknownProblem: Story = { args: { problem: null } };

export const Retrying: Story = { args: { isRetrying: true } };
