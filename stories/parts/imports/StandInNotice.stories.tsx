import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn } from 'storybook/test';
import { StandInNotice } from '@consignment/components/parts/imports/StandInNotice';
import { EmptyState } from '@consignment/components/primitives/feedback/EmptyState';
import { Stack } from '@consignment/components/primitives/layout/Stack';
import type { Guide } from '../../../.storybook/guide.ts';

const meta = {
  title: 'Parts/Imports/StandInNotice',
  component: StandInNotice,
  tags: ['stable'],
  parameters: {
    guide: {
      use: 'Above every page, while some settings of the shop did not load and defaults replace them. Remove it as soon as they have loaded.',
      avoid:
        'A page whose own data did not load is a FailedState, work whose progress is not known a PollingNotice.',
      right: {
        draw: () => <StandInNotice app="portal" isAsking={false} onRetry={() => undefined} />,
        why: 'The page works. It may lack the shop’s colours and switches, and says so.',
      },
      wrong: {
        draw: () => (
          <Stack space="medium">
            <StandInNotice app="portal" isAsking={false} onRetry={() => undefined} />
            <EmptyState title="There are no payouts yet." />
          </Stack>
        ),
        why: 'The payouts themselves did not load. The notice speaks of settings, and the list says to a vendor of three years that nothing was ever paid.',
      },
      keyboard: [
        ['Tab', 'Stops at Retry.'],
        ['Enter or Space', 'Asks again at once.'],
      ],
      reader:
        '“Settings that could not be loaded, complementary. Warning: Some of the shop’s settings could not be loaded. Retry, button.” It is read out without a move of the focus.',
    } satisfies Guide,
  },
  args: { app: 'app', isAsking: false, onRetry: fn() },
} satisfies Meta<typeof StandInNotice>;

export default meta;
type Story = StoryObj<typeof meta>;

export const InTheApp: Story = {
  play: async ({ canvas, userEvent, args }) => {
    await expect(canvas.getByRole('status')).toHaveTextContent('the app will use the defaults');
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
