import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';
import { Announcements } from '@consignment/components/parts/Announcements';
import { anAnnouncement } from '../fixtures/dashboard.ts';
import { failed, loading } from '../fixtures/list.ts';

/** For news that stay. The confirmation of an action is a toast or a Banner. */
const meta = {
  title: 'Parts/Pages/Announcements',
  component: Announcements,
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
  play: ({ canvas }) => expect(canvas.getByText('There is no news.')).toBeVisible(),
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
