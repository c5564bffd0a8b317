import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';
import { DateTimeText } from '@consignment/components/parts/lists/DateTimeText';
import { Text } from '@consignment/components/primitives/text/Text';
import type { Guide } from '../../../.storybook/guide.ts';

const meta = {
  title: 'Parts/Lists/DateTimeText',
  component: DateTimeText,
  tags: ['stable'],
  parameters: {
    guide: {
      use: 'For a moment at which money or an order moved, in the shop’s time zone, so that two on one day can be matched with a bank statement.',
      avoid: 'Where only the day matters use DateText. The days of a filter are written by DaysFilter.',
      right: {
        draw: () => (
          <Text>
            Payout #1042, <DateTimeText instant="2026-04-01T10:12:00Z" timeZone="Europe/London" />
          </Text>
        ),
        why: 'Two payouts to one vendor on one day are not mistaken for each other.',
      },
      wrong: {
        draw: () => (
          <Text>
            Vendor since <DateTimeText instant="2026-01-12T09:30:00Z" timeZone="Europe/London" />
          </Text>
        ),
        why: 'The minute carries nothing here. It makes the column wider, and people look for a meaning in it.',
      },
      keyboard: [],
      reader: '“Payout #1042, Apr 1, 2026 at 11:12am.” Without a date: “N/A”.',
    } satisfies Guide,
  },
  args: { instant: '2026-03-05T15:07:00Z', timeZone: 'America/New_York' },
} satisfies Meta<typeof DateTimeText>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Ready: Story = {
  play: ({ canvas }) => expect(canvas.getByText('Mar 5, 2026 at 10:07am')).toBeVisible(),
};

/** The same instant is another day where the shop is. */
export const InTokyo: Story = {
  args: { timeZone: 'Asia/Tokyo' },
  play: ({ canvas }) => expect(canvas.getByText('Mar 6, 2026 at 12:07am')).toBeVisible(),
};

export const NotKnown: Story = {
  args: { instant: null },
  play: ({ canvas }) => expect(canvas.getByText('N/A')).toBeVisible(),
};
