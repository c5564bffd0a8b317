import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';
import { MoneyText } from '@consignment/components/parts/money/MoneyText';
import { HomeFact } from '@consignment/components/screens/portal/home/HomeFact';

const meta = {
  title: 'Screens/Portal/HomeFact',
  component: HomeFact,
  decorators: [
    (Fact) => (
      <dl>
        <Fact />
      </dl>
    ),
  ],
  args: {
    label: 'Being paid',
    value: <MoneyText amount="145.00" currency="GBP" />,
    detail: 'Since Apr 14, 2026.',
  },
} satisfies Meta<typeof HomeFact>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('term')).toHaveTextContent('Being paid');
    await expect(canvas.getAllByRole('definition')).toHaveLength(2);
  },
};

/** The words are all that is known. */
export const DetailAlone: Story = {
  args: {
    label: 'Next payout',
    value: undefined,
    detail: 'Rookery Market pays by hand, and no date has been set.',
  },
  play: ({ canvas }) => expect(canvas.getAllByRole('definition')).toHaveLength(1),
};
