import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';
import { Box } from '@consignment/components/primitives/layout/Box';
import { Stack } from '@consignment/components/primitives/layout/Stack';
import { Text } from '@consignment/components/primitives/text/Text';
import { textStyle } from '@consignment/components/style/type.css';
import { variantNames } from '../Matrix.tsx';
import type { Guide } from '../../../.storybook/guide.ts';

const meta = {
  title: 'Primitives/Text/Text',
  component: Text,
  tags: ['stable'],
  parameters: {
    guide: {
      use: 'For the running words of a page: a sentence, a hint, a figure in a row.',
      avoid:
        'A title is a Heading, an amount the part MoneyText, a status a Badge, several paragraphs Prose.',
      right: {
        draw: () => (
          <Stack space="xxsmall">
            <Text>Juniper & Oak is paid for 12 lines.</Text>
            <Text size="small" tone="muted">
              As of Mar 31, 2025
            </Text>
          </Stack>
        ),
        why: 'The fact is in the default tone; its date is small and muted.',
      },
      wrong: {
        draw: () => (
          <Stack space="xxsmall">
            <Text tone="critical">The payout has failed.</Text>
            <Text tone="muted" size="xsmall">
              Please pay again before Friday.
            </Text>
          </Stack>
        ),
        why: 'Red alone for a failure, and the one thing to do is the faintest on the page. This is a Banner.',
      },
      keyboard: [],
      reader: '“Juniper & Oak is paid for 12 lines. As of Mar 31, 2025.” Size and tone are not read.',
    } satisfies Guide,
  },

  args: { children: 'Every vendor is paid for what was sold, and sees how it was reckoned.' },
} satisfies Meta<typeof Text>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Plain: Story = {};

export const Muted: Story = { args: { tone: 'muted', size: 'small' } };

/** Digits of one width: amounts beneath each other line up. */
export const TabularFigures: Story = {
  render: () => (
    <Box maxWidth="narrow">
      <Stack space="xxsmall">
        {['1,111.11', '20,480.00', '987.65'].map((amount) => (
          <Text key={amount} align="end" isTabular>
            {amount}
          </Text>
        ))}
      </Stack>
    </Box>
  ),
  play: async ({ canvas }) => {
    const style = getComputedStyle(canvas.getByText('1,111.11'));
    await expect(style.fontVariantNumeric).toContain('tabular-nums');
    await expect(style.fontFamily).toContain('Inter Variable');
  },
};

const longTitle = 'Hand-thrown stoneware breakfast bowl with a reactive glaze, in sea green, set of four';

export const Truncated: Story = {
  args: { isTruncated: true, children: longTitle },
  render: (args) => (
    <Box maxWidth="narrow">
      <Text {...args} />
    </Box>
  ),
  play: async ({ canvas }) => {
    const line = canvas.getByText(longTitle);
    await expect(line.scrollWidth).toBeGreaterThan(line.clientWidth);
  },
};

const longWord = `Antiquitätenhandelsgesellschaft${'szusammenschluss'.repeat(6)}`;

/** A word without a place to break stays inside its box. */
export const LongNames: Story = {
  args: { children: longWord },
  render: (args) => (
    <Box maxWidth="narrow">
      <Text {...args} />
    </Box>
  ),
  play: async ({ canvas }) => {
    const words = canvas.getByText(longWord);
    await expect(words.scrollWidth).toBeLessThanOrEqual(words.clientWidth);
  },
};

export const RightToLeft: Story = {
  globals: { direction: 'rtl' },
  args: { children: 'שולם במלואו', align: 'start' },
  play: async ({ canvas }) => {
    await expect(getComputedStyle(canvas.getByText('שולם במלואו')).direction).toBe('rtl');
  },
};

const { variants } = textStyle.classNames;

/** Every tone in every size, named by the recipe itself, so a new variant is drawn the day it is born. */
export const Matrix: Story = {
  render: () => (
    <Stack space="large">
      {variantNames(variants.tone).map((tone) => (
        <Stack key={tone} space="xxsmall">
          {variantNames(variants.size).map((size) => (
            <Text key={size} size={size} tone={tone}>
              {tone}, {size}: Paid 1,234.56 on Mar 4, 2025
            </Text>
          ))}
        </Stack>
      ))}
    </Stack>
  ),
  play: async ({ canvas }) => {
    const drawn = canvas.getAllByText(/Paid 1,234\.56/);
    await expect(drawn).toHaveLength(variantNames(variants.tone).length * variantNames(variants.size).length);
  },
};
