import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';
import { DescriptionList } from '@consignment/components/primitives/DescriptionList';
import { list } from '../../packages/components/src/primitives/DescriptionList.css.ts';
import { Matrix, variantNames } from './Matrix.tsx';

const meta = {
  title: 'Primitives/Text/DescriptionList',
  component: DescriptionList,
  args: {
    items: [
      { term: 'Order', description: '#1001' },
      { term: 'Ordered', description: 'Mar 3, 2025' },
      { term: 'Customer', description: 'Ana Lopes' },
    ],
  },
} satisfies Meta<typeof DescriptionList>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Rows: Story = {
  play: async ({ canvas }) => {
    await expect(canvas.getAllByRole('term')).toHaveLength(3);
  },
};

export const Columns: Story = { args: { layout: 'columns' } };

export const LongNames: Story = {
  args: {
    items: [{ term: 'Note to the accountant', description: 'Donaudampfschifffahrtsgesellschaft'.repeat(6) }],
  },
};

export const Variants: Story = {
  render: (args) => (
    <Matrix
      rows={variantNames(list.classNames.variants.layout)}
      columns={['list']}
      cell={(layout) => <DescriptionList {...args} layout={layout} />}
    />
  ),
};
