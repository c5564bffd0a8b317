import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';
import { Announcements } from '@consignment/components/parts/pages/Announcements';
import type { Guide } from '../../../.storybook/guide.ts';
import { anAnnouncement } from '../../fixtures/dashboard.ts';
import { failed, loading } from '../../fixtures/list.ts';

/** For news that stay. The confirmation of an action is a toast or a Banner. */
const meta = {
  title: 'Parts/Pages/Announcements',
  component: Announcements,
  tags: ['stable'],
  parameters: {
    guide: {
      use: 'For news that can wait, in a card of the dashboard: a change in how Consignment works, the latest first, each with its day.',
      avoid:
        'A fault of the shop now is a Banner above the page, such as PlatformTrouble. A saved change is confirmed by a toast.',
      right: {
        draw: () => (
          <Announcements
            announcements={{ is: 'ready', value: [anAnnouncement()] }}
            timeZone="Europe/London"
          />
        ),
        why: 'It is as true next week as today, so it may scroll away beneath newer news.',
      },
      wrong: {
        draw: () => (
          <Announcements
            announcements={{
              is: 'ready',
              value: [
                anAnnouncement({
                  title: 'The shop is not connected any more',
                  message: 'New orders do not come in.',
                }),
              ],
            }}
            timeZone="Europe/London"
          />
        ),
        why: 'A fault that lasts slides below the next piece of news. The owner pays vendors from figures that lack a week of orders.',
      },
      keyboard: [],
      reader:
        '“Announcements, list, 1 item. Refunds after a payout, heading level 3”, then the message and “Mar 2, 2026”. While it loads: “Loading announcements…”.',
    } satisfies Guide,
  },
  args: {
    announcements: {
      is: 'ready',
      value: [anAnnouncement(), anAnnouncement({ id: 2, title: 'Exports are whole', message: 'Every row.' })],
    },
    timeZone: 'Europe/London',
  },
} satisfies Meta<typeof Announcements>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {
  play: ({ canvas }) => expect(canvas.getAllByRole('listitem')).toHaveLength(2),
};
export const Empty: Story = {
  args: { announcements: { is: 'ready', value: [] } },
  play: ({ canvas }) => expect(canvas.getByText('There are no announcements.')).toBeVisible(),
};
export const Loading: Story = { args: { announcements: loading } };
export const Failed: Story = { args: { announcements: failed() } };
export const LongNames: Story = {
  args: {
    announcements: {
      is: 'ready',
      value: [
        anAnnouncement({ title: 'Donaudampfschifffahrt'.repeat(8), message: 'One line.\n'.repeat(12) }),
      ],
    },
  },
};
