import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';
import { Box } from '@consignment/components/primitives/layout/Box';
import { Inline } from '@consignment/components/primitives/layout/Inline';
import { Text } from '@consignment/components/primitives/text/Text';
import { Stack } from '@consignment/components/primitives/layout/Stack';
import type { Guide } from '../../../.storybook/guide.ts';

const meta = {
  title: 'Primitives/Layout/Box',
  component: Box,
  tags: ['stable'],
  parameters: {
    guide: {
      use: 'For padding, a surface or a named region where no component with a meaning fits.',
      avoid:
        'Things in a line are an Inline, things in a column a Stack, and a subject on its own surface is a Card.',
      right: {
        draw: () => (
          <Box
            as="section"
            label="Orders to approve"
            padding="medium"
            background="sunken"
            borderRadius="medium"
          >
            <Text>Four orders wait for approval.</Text>
          </Box>
        ),
        why: 'A well within a page, with a name that screen readers list among the regions.',
      },
      wrong: {
        draw: () => (
          <Stack space="none">
            <Box padding="small">
              <Text>Vendors</Text>
            </Box>
            <Box padding="small">
              <Text>Orders</Text>
            </Box>
            <Box padding="small">
              <Text>Payouts</Text>
            </Box>
          </Stack>
        ),
        why: 'Padding in place of space: each box doubles the distance of its neighbour. A Stack sets it once.',
      },
      keyboard: [],
      reader:
        '“Orders to approve, region. Four orders wait for approval.” Without a label it says its content only.',
    } satisfies Guide,
  },

  args: { children: <Text>Four orders wait for approval.</Text> },
} satisfies Meta<typeof Box>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Padded: Story = { args: { padding: 'large', background: 'card', borderRadius: 'medium' } };

/** Surfaces with what casts a shadow on them. */
export const Surfaces: Story = {
  render: () => (
    <Inline space="large">
      {(['page', 'sunken', 'card', 'raised'] as const).map((surface) => (
        <Box
          key={surface}
          padding="large"
          background={surface}
          borderRadius="medium"
          boxShadow={surface === 'raised' ? 'raised' : 'card'}
        >
          <Text>{surface}</Text>
        </Box>
      ))}
      <Box padding="large" background="inverse" borderRadius="medium">
        <Text tone="inherit">
          <Box as="span" color="inverse">
            inverse
          </Box>
        </Text>
      </Box>
    </Inline>
  ),
};

/** A region has a name, by its own label or by the heading within. */
export const NamedRegion: Story = {
  args: { as: 'section', label: 'Orders to approve', padding: 'medium' },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('region', { name: 'Orders to approve' })).toBeVisible();
  },
};

/** Less room around it on a small screen. */
export const ByBreakpoint: Story = {
  args: { padding: ['small', 'large', 'xxlarge'], background: 'card' },
  play: async ({ canvas }) => {
    const box = canvas.getByText('Four orders wait for approval.').parentElement;
    await expect(box).toHaveStyle({ paddingTop: window.innerWidth >= 960 ? '48px' : '12px' });
  },
};
