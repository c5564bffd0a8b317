import type { Meta, StoryObj } from '@storybook/react-vite';
import { Spinner } from '@consignment/components/primitives/feedback/Spinner';
import { Inline } from '@consignment/components/primitives/layout/Inline';
import { Text } from '@consignment/components/primitives/text/Text';
import { spinner } from '../../../packages/components/src/primitives/feedback/Spinner.css.ts';
import { Matrix, variantNames } from '../Matrix.tsx';
import type { Guide } from '../../../.storybook/guide.ts';

const meta = {
  title: 'Primitives/Feedback/Spinner',
  component: Spinner,
  tags: ['stable'],
  parameters: {
    guide: {
      use: 'Beside words that name the work in progress, for a time of unknown length. Buttons have their own.',
      avoid:
        'A known shape is a Skeleton, a known length a ProgressBar, a page that loads the NavigationProgress.',
      right: {
        draw: () => (
          <Inline space="small" align="center">
            <Spinner size="small" />
            <Text as="span">Asking PayPal…</Text>
          </Inline>
        ),
        why: 'The words say what is waited for; the wheel only that it goes on.',
      },
      wrong: {
        draw: () => (
          <Inline space="medium" justify="center">
            <Spinner />
            <Spinner />
            <Spinner />
          </Inline>
        ),
        why: 'Three wheels and no word: is it the vendors, the orders, or has it hung?',
      },
      keyboard: [],
      reader: '“Asking PayPal…”. The wheel is hidden; words that come later need a live region around them.',
    } satisfies Guide,
  },
} satisfies Meta<typeof Spinner>;

export default meta;
type Story = StoryObj<typeof meta>;

export const WithWords: Story = {
  render: () => (
    <Inline space="small" align="center">
      <Spinner size="small" />
      <Text as="span">Recalculating…</Text>
    </Inline>
  ),
};

export const Variants: Story = {
  render: () => (
    <Matrix
      rows={variantNames(spinner.classNames.variants.size)}
      columns={['spinner']}
      cell={(size) => <Spinner size={size} />}
    />
  ),
};
