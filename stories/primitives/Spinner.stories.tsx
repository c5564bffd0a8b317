import type { Meta, StoryObj } from '@storybook/react-vite';
import { Spinner } from '@consignment/components/primitives/Spinner';
import { Inline } from '@consignment/components/primitives/Inline';
import { Text } from '@consignment/components/primitives/Text';
import { spinner } from '../../packages/components/src/primitives/Spinner.css.ts';
import { Matrix, variantNames } from './Matrix.tsx';

const meta = { title: 'Primitives/Feedback/Spinner', component: Spinner } satisfies Meta<typeof Spinner>;

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
