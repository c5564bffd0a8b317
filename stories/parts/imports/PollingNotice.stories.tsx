import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';
import { PollingNotice } from '@consignment/components/parts/imports/PollingNotice';
import type { Guide } from '../../../.storybook/guide.ts';

const meta = {
  title: 'Parts/Imports/PollingNotice',
  component: PollingNotice,
  tags: ['stable'],
  parameters: {
    guide: {
      use: 'On a page that shows work of the server, while its progress cannot be asked for. Take it away with the next answer.',
      avoid: 'A region that did not load is a FailedState, settings that did not a StandInNotice.',
      right: {
        draw: () => (
          <PollingNotice
            problem={{
              detail: 'We could not reach the server. Check your connection and try again.',
              errors: [],
            }}
            seconds={30}
          />
        ),
        why: 'The import goes on, only its figure is missing, and both are said.',
      },
      wrong: {
        draw: () => (
          <PollingNotice problem={{ detail: 'The vendors could not be loaded.', errors: [] }} seconds={30} />
        ),
        why: 'No work is under way: a list did not load. “The work is continuing” makes the owner wait for something that has never begun.',
      },
      keyboard: [],
      reader:
        '“Work in progress, complementary. Warning: We can’t show the progress at the moment, but the work is continuing.” The seconds are not read out as they pass.',
    } satisfies Guide,
  },
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
    await expect(canvas.getByText('We’ll check again in 60 minutes.')).toHaveAttribute('aria-live', 'off');
  },
};

export const Asking: Story = {
  args: { seconds: 0 },
  play: ({ canvas }) => expect(canvas.getByText('Checking again…')).toBeVisible(),
};

export const RightToLeft: Story = { globals: { direction: 'rtl' } };
