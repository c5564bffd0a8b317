import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';
import { Skeleton } from '@consignment/components/primitives/Skeleton';
import { Stack } from '@consignment/components/primitives/Stack';
import { Text } from '@consignment/components/primitives/Text';
import { skeleton } from '../../packages/components/src/primitives/Skeleton.css.ts';
import { variantNames } from './Matrix.tsx';

const meta = { title: 'Primitives/Feedback/Skeleton', component: Skeleton } satisfies Meta<typeof Skeleton>;

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
