import type { Meta, StoryObj } from '@storybook/react-vite';
import Check from 'lucide-react/icons/check';
import { Badge } from '@consignment/components/primitives/Badge';
import { badge } from '../../packages/components/src/primitives/Badge.css.ts';
import { Matrix, variantNames } from './Matrix.tsx';

const meta = {
  title: 'Primitives/Text/Badge',
  component: Badge,
  args: { label: 'Unfulfilled' },
} satisfies Meta<typeof Badge>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Neutral: Story = {};

export const WithIcon: Story = { args: { label: 'Paid', tone: 'positive', icon: Check } };

export const LongNames: Story = {
  args: { label: 'Partially refunded and waiting for the second return'.repeat(3) },
};

export const Variants: Story = {
  render: () => (
    <Matrix
      rows={['plain', 'with icon']}
      columns={variantNames(badge.classNames.variants.tone)}
      cell={(kind, tone) => <Badge label={tone} tone={tone} icon={kind === 'plain' ? undefined : Check} />}
    />
  ),
};
