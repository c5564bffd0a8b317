import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn } from 'storybook/test';
import { FailedState } from '@consignment/components/primitives/feedback/FailedState';
import { EmptyState } from '@consignment/components/primitives/feedback/EmptyState';
import type { Guide } from '../../../.storybook/guide.ts';

const meta = {
  title: 'Primitives/Feedback/FailedState',
  component: FailedState,
  tags: ['stable'],
  parameters: {
    guide: {
      use: 'For one region that could not be loaded while the rest of the page works. It says what is missing and offers to try again.',
      avoid:
        'A list with nothing in it is an EmptyState. A save that was refused is a RefusalBanner, one without an answer an UnknownBanner.',
      right: {
        draw: () => (
          <FailedState
            title="The payouts could not be loaded."
            problem={{ detail: 'The server did not answer in time.', errors: [] }}
            onRetry={() => undefined}
          />
        ),
        why: 'It names what is missing and why, and the way out is beside it.',
      },
      wrong: {
        draw: () => <EmptyState title="No payouts yet" />,
        why: 'The payouts are there and could not be loaded. A vendor who reads this believes that nothing was paid.',
      },
      keyboard: [
        ['Tab', 'Moves to Retry.'],
        [
          'Enter or Space',
          'Tries again. While the server asks us to wait, the button counts down and does nothing.',
        ],
      ],
      reader:
        'At once: “The payouts could not be loaded. The server did not answer in time. Retry, button.” The seconds of a countdown are not read out.',
    } satisfies Guide,
  },

  args: {
    title: 'The vendors could not be loaded.',
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

const tooMany = 'There have been too many attempts. Please wait a moment and try again.';

/** The server has said how long to wait. */
export const AskedToWait: Story = {
  args: { problem: { detail: tooMany, errors: [], retryAfter: 3600 } },
  play: async ({ canvas, userEvent, args }) => {
    await expect(canvas.getByRole('alert')).toHaveTextContent('You can try again in 60 minutes.');
    const retry = canvas.getByRole('button', { name: 'Retry in 60 minutes' });
    await expect(retry).toHaveAttribute('aria-disabled', 'true');
    await userEvent.click(retry);
    await expect(args.onRetry).not.toHaveBeenCalled();
  },
};

export const WaitIsOver: Story = {
  args: { problem: { detail: tooMany, errors: [], retryAfter: 1 } },
  play: async ({ canvas, userEvent, args }) => {
    await expect(canvas.getByRole('button', { name: 'Retry in 1 second' })).toBeVisible();
    await userEvent.click(await canvas.findByRole('button', { name: 'Retry' }, { timeout: 5000 }));
    await expect(args.onRetry).toHaveBeenCalledOnce();
  },
};
