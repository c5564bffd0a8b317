import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';
import { DateText } from '@consignment/components/parts/lists/DateText';
import { Text } from '@consignment/components/primitives/text/Text';
import type { Guide } from '../../../.storybook/guide.ts';

const meta = {
  title: 'Parts/Lists/DateText',
  component: DateText,
  tags: ['stable'],
  parameters: {
    guide: {
      use: 'For a day on which something happened, in the shop’s time zone: since when a product is on sale, when somebody registered.',
      avoid:
        'Where the minute matters, as with orders and payouts, use DateTimeText. A day that is typed is a DateField.',
      right: {
        draw: () => (
          <Text>
            Added <DateText instant="2026-03-05T15:07:00Z" timeZone="America/New_York" />
          </Text>
        ),
        why: 'The shop is in New York, and so is its calendar, wherever the page is read.',
      },
      wrong: {
        draw: () => (
          <Text>
            Added <DateText instant="2026-03-05T15:07:00Z" timeZone="Asia/Tokyo" />
          </Text>
        ),
        why: 'The zone of the reader was passed. A vendor in Tokyo and the shop in New York then quote two days for one sale, and two months at the end of one.',
      },
      keyboard: [],
      reader: '“Added Mar 5, 2026.” Without a date: “N/A”.',
    } satisfies Guide,
  },
  args: { instant: '2026-03-05T15:07:00Z', timeZone: 'America/New_York' },
} satisfies Meta<typeof DateText>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Ready: Story = {
  play: ({ canvas }) => expect(canvas.getByText('Mar 5, 2026')).toBeVisible(),
};

/** The same instant is another day where the shop is. */
export const InTokyo: Story = {
  args: { timeZone: 'Asia/Tokyo' },
  play: ({ canvas }) => expect(canvas.getByText('Mar 6, 2026')).toBeVisible(),
};

export const NotKnown: Story = {
  args: { instant: null },
  play: ({ canvas }) => expect(canvas.getByText('N/A')).toBeVisible(),
};
