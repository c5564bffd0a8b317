import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';
import { MoneyText } from '@consignment/components/parts/money/MoneyText';
import { HomeFigure } from '@consignment/components/screens/portal/home/HomeFigure';

const meta = {
  title: 'Screens/Portal/HomeFigure',
  component: HomeFigure,
  decorators: [
    (Figure) => (
      <dl>
        <Figure />
      </dl>
    ),
  ],
  args: {
    label: 'Being paid',
    value: <MoneyText amount="145.00" currency="GBP" />,
    detail: 'Since Apr 14, 2026.',
  },
} satisfies Meta<typeof HomeFigure>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('term')).toHaveTextContent('Being paid');
    await expect(canvas.getAllByRole('definition')).toHaveLength(2);
  },
};

export const Words: Story = { args: { value: 'Nothing', detail: undefined, look: 'words' } };

export const Loading: Story = {
  args: { value: undefined, detail: undefined },
  play: ({ canvas }) => expect(canvas.getByText('Loading…')).toBeInTheDocument(),
};
