import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';
import { Box } from '@consignment/components/primitives/layout/Box';
import { Heading } from '@consignment/components/primitives/text/Heading';
import { Stack } from '@consignment/components/primitives/layout/Stack';
import { headingStyle } from '@consignment/components/style/type.css';
import { Text } from '@consignment/components/primitives/text/Text';
import type { Guide } from '../../../.storybook/guide.ts';

const meta = {
  title: 'Primitives/Text/Heading',
  component: Heading,
  tags: ['stable'],
  parameters: {
    guide: {
      use: 'For the titles within a page or a card that have a text or a group below them. Its level is its place in the outline.',
      avoid:
        'The title of a page is drawn by Page, that of a card by Card. Words that merely stand out are a Text with a weight.',
      right: {
        draw: () => (
          <Stack space="small">
            <Heading level={3}>Commissions</Heading>
            <Text>30 % of the selling price.</Text>
            <Heading level={4} size="small">
              Exceptions
            </Heading>
            <Text>Lighting: 25 %.</Text>
          </Stack>
        ),
        why: 'Each level is one below the one before, so the outline of the page can be walked through.',
      },
      wrong: {
        draw: () => (
          <Stack space="small">
            <Heading level={3}>Commissions</Heading>
            <Heading level={6} size="large">
              30 % of the selling price.
            </Heading>
          </Stack>
        ),
        why: 'A sentence made large by a heading: two levels are skipped, and a fact appears in the outline as a chapter.',
      },
      keyboard: [],
      reader:
        '“Heading level 3, Commissions.” Screen readers list all headings, and jump from one to the next.',
    } satisfies Guide,
  },

  args: { level: 1, children: 'Vendors' },
} satisfies Meta<typeof Heading>;

export default meta;
type Story = StoryObj<typeof meta>;

export const PageTitle: Story = {};

/** After a change of page, focus goes to its title, so a screen reader starts there. */
export const FocusTarget: Story = {
  args: { isFocusTarget: true },
  play: async ({ canvas }) => {
    const title = canvas.getByRole('heading', { level: 1, name: 'Vendors' });
    title.focus();
    await expect(title).toHaveFocus();
    await expect(title).toHaveAttribute('tabindex', '-1');
  },
};

export const LongNames: Story = {
  args: {
    children: 'The Northumberland Society of Hand Weavers, Spinners, Dyers and Makers of Fine Blankets',
  },
  render: (args) => (
    <Box maxWidth="narrow">
      <Heading {...args} />
    </Box>
  ),
};

/** Levels in order, each with the size it has when none is given. */
export const Levels: Story = {
  render: () => (
    <Stack space="medium">
      {([1, 2, 3, 4] as const).map((level) => (
        <Heading key={level} level={level}>
          Level {level}
        </Heading>
      ))}
    </Stack>
  ),
};

/** Every size, named by the recipe itself. */
export const Matrix: Story = {
  render: () => (
    <Stack space="medium">
      {Object.keys(sizes).map((size) => (
        <Heading key={size} level={2} size={size as keyof typeof sizes}>
          Size {size}
        </Heading>
      ))}
    </Stack>
  ),
  play: async ({ canvas }) => {
    const drawn = canvas.getAllByRole('heading', { level: 2 });
    const pixels = drawn.map((heading) => Number.parseFloat(getComputedStyle(heading).fontSize));
    await expect(pixels).toEqual([...pixels].sort((one, other) => one - other));
    await expect(new Set(pixels).size).toBe(Object.keys(sizes).length);
  },
};

const sizes = headingStyle.classNames.variants.size;
