import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';
import { Box } from '@consignment/components/primitives/Box';
import { Inline } from '@consignment/components/primitives/Inline';
import { Text } from '@consignment/components/primitives/Text';

const words = (names: string[]) => names.map((name) => <Text key={name}>{name}</Text>);

const meta = {
  title: 'Primitives/Layout/Inline',
  component: Inline,
  args: { space: 'medium', children: words(['Due', 'Paid', 'In flight']) },
} satisfies Meta<typeof Inline>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Start: Story = {};

export const Between: Story = { args: { justify: 'between' } };

/** Elements that do not fit go to the next line instead of off the screen. */
export const Wrapped: Story = {
  args: { children: words(Array.from({ length: 14 }, (_, at) => `Vendor number ${at + 1}`)) },
  render: (args) => (
    <Box maxWidth="narrow">
      <Inline {...args} />
    </Box>
  ),
  play: async ({ canvas }) => {
    const first = canvas.getByText('Vendor number 1').getBoundingClientRect();
    const last = canvas.getByText('Vendor number 14').getBoundingClientRect();
    await expect(last.top).toBeGreaterThan(first.bottom);
  },
};

export const RightToLeft: Story = {
  globals: { direction: 'rtl' },
  play: async ({ canvas }) => {
    const first = canvas.getByText('Due').getBoundingClientRect();
    const second = canvas.getByText('Paid').getBoundingClientRect();
    await expect(first.left).toBeGreaterThan(second.right);
  },
};
