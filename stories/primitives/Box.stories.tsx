import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';
import { Box } from '@consignment/components/primitives/Box';
import { Inline } from '@consignment/components/primitives/Inline';
import { Text } from '@consignment/components/primitives/Text';

const meta = {
  title: 'Primitives/Layout/Box',
  component: Box,
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
