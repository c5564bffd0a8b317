import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';
import { DateText } from '@consignment/components/parts/DateText';

const meta = {
  title: 'Parts/Lists/DateText',
  component: DateText,
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
