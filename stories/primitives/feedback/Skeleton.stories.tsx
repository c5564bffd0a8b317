import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';
import { Skeleton } from '@consignment/components/primitives/feedback/Skeleton';
import { Stack } from '@consignment/components/primitives/layout/Stack';
import { Text } from '@consignment/components/primitives/text/Text';
import { skeleton } from '../../../packages/components/src/primitives/feedback/Skeleton.css.ts';
import { variantNames } from '../Matrix.tsx';
import type { Guide } from '../../../.storybook/guide.ts';

const meta = {
  title: 'Primitives/Feedback/Skeleton',
  component: Skeleton,
  tags: ['stable'],
  parameters: {
    guide: {
      use: 'For the outline of what is about to come, where its shape is known: a line, a figure, a picture.',
      avoid:
        'Where no shape is known, a Spinner with words; where the length of a job is known, a ProgressBar. Content that comes at once needs none.',
      right: {
        draw: () => (
          <Stack space="xsmall">
            <Text size="small" tone="muted">
              Due
            </Text>
            <Skeleton shape="figure" />
            <Skeleton shape="shortLine" />
          </Stack>
        ),
        why: 'Known words are there already, and the figure replaces its outline.',
      },
      wrong: {
        draw: () => (
          <Stack space="small">
            <Skeleton shape="block" />
            <Skeleton shape="block" />
            <Skeleton shape="block" />
          </Stack>
        ),
        why: 'Three slabs in place of one number: when it comes, the whole page jumps.',
      },
      keyboard: [],
      reader:
        'Nothing: it is hidden. The region around it has `aria-busy` and says in words what is loading.',
    } satisfies Guide,
  },
} satisfies Meta<typeof Skeleton>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Line: Story = {};

export const Variants: Story = {
  render: () => (
    <Stack space="medium">
      {variantNames(skeleton.classNames.variants.shape).map((shape) => (
        <Stack key={shape} space="xsmall">
          <Text size="small" tone="muted">
            {shape}
          </Text>
          <Skeleton shape={shape} />
        </Stack>
      ))}
    </Stack>
  ),
  /** A line takes the height of a line of text, all of it within itself: the space around is the parent's. */
  play: async ({ canvasElement }) => {
    const shapes = [...canvasElement.querySelectorAll('[aria-hidden]')];
    for (const shape of shapes) await expect(getComputedStyle(shape).margin).toBe('0px');
    await expect(shapes[0]?.getBoundingClientRect().height).toBe(20);
  },
};
