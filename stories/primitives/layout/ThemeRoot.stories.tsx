import type { Meta, StoryObj } from '@storybook/react-vite';
import { createPortal } from 'react-dom';
import { expect } from 'storybook/test';
import { brandDefaults, brandProperties } from '@consignment/components/theme/brand';
import { schemes } from '@consignment/components/theme/schemes';
import { Box } from '@consignment/components/primitives/layout/Box';
import { Heading } from '@consignment/components/primitives/text/Heading';
import { Stack } from '@consignment/components/primitives/layout/Stack';
import { Text } from '@consignment/components/primitives/text/Text';
import { ThemeRoot } from '@consignment/components/primitives/layout/ThemeRoot';
import { usePortalContainer } from '../../../packages/components/src/primitives/layout/portal-container.ts';
import { Button } from '@consignment/components/primitives/actions/Button';
import { Inline } from '@consignment/components/primitives/layout/Inline';
import type { Guide } from '../../../.storybook/guide.ts';

const meta = {
  title: 'Primitives/Layout/ThemeRoot',
  component: ThemeRoot,
  tags: ['stable'],
  parameters: {
    guide: {
      use: 'Once around an app: it carries theme, the shop’s brand, direction and language, and is where dialogs open.',
      avoid:
        'A second one on a page only shows another theme beside the first, as a preview does. A surface within a page is a Box.',
      right: {
        draw: () => (
          <ThemeRoot scheme="light" brand={brandProperties(brandDefaults, 'light')} fill="content">
            <Box padding="medium">
              <Stack space="xsmall">
                <Text>A preview of the portal in the shop’s colours.</Text>
                <Button label="See my payouts" tone="primary" onClick={() => undefined} />
              </Stack>
            </Box>
          </ThemeRoot>
        ),
        why: 'The brand’s colours come worked out for contrast, whatever the shop has chosen.',
      },
      wrong: {
        draw: () => (
          <Inline space="small">
            <ThemeRoot scheme="dark" brand={null} fill="content">
              <Box padding="small">
                <Text>Due</Text>
              </Box>
            </ThemeRoot>
            <ThemeRoot scheme="light" brand={null} fill="content">
              <Box padding="small">
                <Text>Paid</Text>
              </Box>
            </ThemeRoot>
          </Inline>
        ),
        why: 'A root for a box in another colour: menus and dialogs of each open in its theme.',
      },
      keyboard: [],
      reader: 'Nothing but its content, in the voice of its `language`.',
    } satisfies Guide,
  },

  args: {
    scheme: 'light',
    brand: null,
    fill: 'content',
    children: (
      <Box padding="large">
        <Stack space="xsmall">
          <Heading level={2}>Good morning, Clara</Heading>
          <Text tone="muted">Three vendors are due a payout.</Text>
        </Stack>
      </Box>
    ),
  },
} satisfies Meta<typeof ThemeRoot>;

export default meta;
type Story = StoryObj<typeof meta>;

/** The theme and the brand of the toolbar do not reach these stories: each names its own. */
export const Light: Story = {
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('heading')).toHaveStyle({ color: schemes.light.text.default });
  },
};

export const Dark: Story = {
  args: { scheme: 'dark' },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('heading')).toHaveStyle({ color: schemes.dark.text.default });
  },
};

export const Branded: Story = {
  args: { brand: brandProperties({ ...brandDefaults, font: '#20304a' }, 'light') },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('heading')).toHaveStyle({ color: '#20304a' });
  },
};

export const RightToLeft: Story = {
  args: { direction: 'rtl', language: 'he' },
  play: async ({ canvas }) => {
    const heading = canvas.getByRole('heading');
    await expect(getComputedStyle(heading).direction).toBe('rtl');
    await expect(heading.closest('[lang]')).toHaveAttribute('lang', 'he');
  },
};

function Floating() {
  const container = usePortalContainer();
  return (
    container &&
    createPortal(
      <Box padding="large">
        <Text>Drawn in the portal</Text>
      </Box>,
      container,
    )
  );
}

/** An element drawn through a portal keeps the theme, because the portal's element lies inside the root. */
export const Portal: Story = {
  args: { scheme: 'dark', children: <Floating /> },
  play: async ({ canvas }) => {
    await expect(canvas.getByText('Drawn in the portal')).toHaveStyle({ color: schemes.dark.text.default });
  },
};
