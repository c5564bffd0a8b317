import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';
import { DescriptionList } from '@consignment/components/primitives/text/DescriptionList';
import { list } from '../../../packages/components/src/primitives/text/DescriptionList.css.ts';
import { Matrix, variantNames } from '../Matrix.tsx';
import type { Guide } from '../../../.storybook/guide.ts';

const meta = {
  title: 'Primitives/Text/DescriptionList',
  component: DescriptionList,
  tags: ['stable'],
  parameters: {
    guide: {
      use: 'For the facts of one thing, each with its name: an order’s number, its day, its customer.',
      avoid:
        'Things of one kind below each other are a DataTable, totals StatTiles. A sentence says two facts better.',
      right: {
        draw: () => (
          <DescriptionList
            items={[
              { term: 'Order', description: '#1001' },
              { term: 'Ordered', description: 'Mar 3, 2025' },
              { term: 'Customer', description: 'Ana Lopes' },
            ]}
          />
        ),
        why: 'Names in one column and facts in the other: the eye goes straight down to the one it needs.',
      },
      wrong: {
        draw: () => (
          <DescriptionList
            items={[
              { term: 'Order', description: '#1001' },
              { term: 'Fax', description: 'N/A' },
              { term: 'Notes', description: 'N/A' },
              { term: 'Tags', description: 'N/A' },
            ]}
          />
        ),
        why: 'Three lines say only “unknown”. Unknown values need no space.',
      },
      keyboard: [],
      reader:
        '“Order, #1001. Ordered, Mar 3, 2025. Customer, Ana Lopes.” Screen readers also say that it is a list of 3 terms.',
    } satisfies Guide,
  },

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
