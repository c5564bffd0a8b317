import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';
import { Box } from '@consignment/components/primitives/layout/Box';
import { Inline } from '@consignment/components/primitives/layout/Inline';
import { Text } from '@consignment/components/primitives/text/Text';
import { Badge } from '@consignment/components/primitives/text/Badge';
import { Stack } from '@consignment/components/primitives/layout/Stack';
import type { Guide } from '../../../.storybook/guide.ts';

const words = (names: string[]) => names.map((name) => <Text key={name}>{name}</Text>);

const meta = {
  title: 'Primitives/Layout/Inline',
  component: Inline,
  tags: ['stable'],
  parameters: {
    guide: {
      use: 'For things beside each other that may break into lines: buttons, badges, a name with its picture.',
      avoid:
        'Columns that line up between rows are a DataTable or a DescriptionList. Things below each other are a Stack.',
      right: {
        draw: () => (
          <Inline space="small" align="center">
            <Text as="span" weight="medium">
              #1001
            </Text>
            <Badge label="Paid" tone="plain" />
            <Badge label="Fulfilled" />
          </Inline>
        ),
        why: 'One order and its states belong together, so they are 8 px apart and break as a group.',
      },
      wrong: {
        draw: () => (
          <Stack space="xsmall">
            <Inline space="xxlarge">
              <Text>Ana Lopes</Text>
              <Text>$1,204.50</Text>
            </Inline>
            <Inline space="xxlarge">
              <Text>Juniper & Oak Ceramics</Text>
              <Text>$88.00</Text>
            </Inline>
          </Stack>
        ),
        why: 'Columns that do not line up: amounts can no longer be compared. This is a table.',
      },
      keyboard: [],
      reader:
        'Its content in the order of the markup: “#1001. Paid. Fulfilled.” As a `ul` it adds “list, 3 items”.',
    } satisfies Guide,
  },

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
