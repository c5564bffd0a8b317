import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';
import { Stack } from '@consignment/components/primitives/Stack';
import { Text } from '@consignment/components/primitives/Text';

const meta = {
  title: 'Primitives/Layout/Stack',
  component: Stack,
  args: {
    space: 'medium',
    children: ['Vendors', 'Orders', 'Payouts'].map((name) => <Text key={name}>{name}</Text>),
  },
} satisfies Meta<typeof Stack>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Medium: Story = {
  play: async ({ canvas }) => {
    const gap =
      canvas.getByText('Orders').getBoundingClientRect().top -
      canvas.getByText('Vendors').getBoundingClientRect().bottom;
    await expect(gap).toBe(16);
  },
};

export const Centred: Story = { args: { align: 'center' } };

export const ByBreakpoint: Story = { args: { space: ['xsmall', 'large', 'xxlarge'] } };

/** As a list it is announced as one, with the number of its entries. */
export const List: Story = {
  args: {
    as: 'ul',
    space: 'xsmall',
    children: ['Vendors', 'Orders', 'Payouts'].map((name) => (
      <li key={name}>
        <Text>{name}</Text>
      </li>
    )),
  },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('list')).toBeVisible();
    await expect(canvas.getAllByRole('listitem')).toHaveLength(3);
  },
};
