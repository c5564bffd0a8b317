import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';
import { Stack } from '@consignment/components/primitives/layout/Stack';
import { Text } from '@consignment/components/primitives/text/Text';
import type { Guide } from '../../../.storybook/guide.ts';

const meta = {
  title: 'Primitives/Layout/Stack',
  component: Stack,
  tags: ['stable'],
  parameters: {
    guide: {
      use: 'For things below each other at one distance: 8 within a thing, 16 between things, 32 between subjects.',
      avoid:
        'Things in a line are an Inline. A margin on one of them is never needed: the Stack owns the space.',
      right: {
        draw: () => (
          <Stack space="large">
            <Stack space="xxsmall">
              <Text weight="medium">Juniper & Oak</Text>
              <Text tone="muted">Due $1,204.50</Text>
            </Stack>
            <Stack space="xxsmall">
              <Text weight="medium">Nora Lind</Text>
              <Text tone="muted">Due $88.00</Text>
            </Stack>
          </Stack>
        ),
        why: 'Nearness says what belongs together: each name with its amount, each vendor apart.',
      },
      wrong: {
        draw: () => (
          <Stack space="medium">
            <Text weight="medium">Juniper & Oak</Text>
            <Text tone="muted">Due $1,204.50</Text>
            <Text weight="medium">Nora Lind</Text>
            <Text tone="muted">Due $88.00</Text>
          </Stack>
        ),
        why: 'All is equally far: an amount is as near to the next vendor as to its own.',
      },
      keyboard: [],
      reader: 'Its content in the order of the markup. As a `ul` it adds “list” and the number of its items.',
    } satisfies Guide,
  },

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
