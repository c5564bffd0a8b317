import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';
import { Text } from '@consignment/components/primitives/Text';
import { VisuallyHidden } from '@consignment/components/primitives/VisuallyHidden';

const meta = {
  title: 'Primitives/Layout/VisuallyHidden',
  component: VisuallyHidden,
  args: { children: ' (manual override)' },
} satisfies Meta<typeof VisuallyHidden>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Words: Story = {
  render: (args) => (
    <Text>
      *2.50
      <VisuallyHidden {...args} />
    </Text>
  ),
  play: async ({ canvas }) => {
    const words = canvas.getByText('(manual override)');
    await expect(words.getBoundingClientRect().width).toBeLessThan(2);
  },
};

export const LiveRegion: Story = {
  args: { role: 'status', children: 'Saved.' },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('status')).toHaveTextContent('Saved.');
  },
};
