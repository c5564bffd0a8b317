import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, waitFor } from 'storybook/test';
import { NavigationProgress } from '@consignment/components/primitives/feedback/NavigationProgress';
import { Inline } from '@consignment/components/primitives/layout/Inline';
import { ProgressBar } from '@consignment/components/primitives/feedback/ProgressBar';
import { Spinner } from '@consignment/components/primitives/feedback/Spinner';
import { Stack } from '@consignment/components/primitives/layout/Stack';
import { Text } from '@consignment/components/primitives/text/Text';
import type { Guide } from '../../../.storybook/guide.ts';

const meta = {
  title: 'Primitives/Feedback/NavigationProgress',
  component: NavigationProgress,
  tags: ['stable'],
  parameters: {
    guide: {
      use: 'Once in an app, mounted for good: a line at the top of the window while the next page loads.',
      avoid:
        'A region that loads shows Skeletons, a long job a ProgressBar, an act under way its own button.',
      right: {
        draw: () => (
          <Stack space="small">
            <ProgressBar label="Loading page…" value={40} />
            <Text tone="muted">This page stays as it is until the next one has loaded.</Text>
          </Stack>
        ),
        why: 'It comes only when the next page does not come at once, and the old page stays readable.',
      },
      wrong: {
        draw: () => (
          <Inline space="small" align="center">
            <Spinner />
            <Text as="span">Loading page…</Text>
          </Inline>
        ),
        why: 'An empty page with a wheel for every link: each step feels slower than it is.',
      },
      keyboard: [],
      reader: '“Loading page…”, politely, and only once it takes a moment. It is silent before and after.',
    } satisfies Guide,
  },

  args: { isLoading: true },
} satisfies Meta<typeof NavigationProgress>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Loading: Story = {
  play: async ({ canvas }) => {
    await waitFor(() => expect(canvas.getByRole('status')).toHaveTextContent('Loading page…'));
  },
};

export const Idle: Story = {
  args: { isLoading: false },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('status')).toBeEmptyDOMElement();
  },
};
