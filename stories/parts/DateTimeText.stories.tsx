import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';
import { DateTimeText } from '@consignment/components/parts/DateTimeText';

const meta = {
  title: 'Parts/Lists/DateTimeText',
  component: DateTimeText,
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
