import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, within } from 'storybook/test';
import { TopEarnersCard } from '@consignment/components/parts/pages/TopEarnersCard';
import { StatTiles } from '@consignment/components/primitives/text/StatTiles';
import type { Guide } from '../../../.storybook/guide.ts';
import { topEarners } from '../../fixtures/dashboard.ts';
import { failed, loading } from '../../fixtures/list.ts';

const meta = {
  title: 'Parts/Pages/TopEarnersCard',
  component: TopEarnersCard,
  tags: ['new'],
  parameters: {
    guide: {
      use: 'On the first page of an app, for the vendors with the highest earnings, paid or not.',
      avoid: 'Those who are to be paid next are a DueCard. A report for some days is the list of vendors.',
      right: {
        draw: () => (
          <TopEarnersCard
            payees={{ is: 'ready', value: topEarners().slice(0, 2) }}
            currency={{ books: 'GBP', shown: null }}
            hrefOfPayee={(id) => `#vendor-${id}`}
          />
        ),
        why: 'Each name leads to the vendor, where the figure is explained.',
      },
      wrong: {
        draw: () => <StatTiles tiles={[{ label: 'Best vendor', value: 'Juniper & Oak' }]} />,
        why: 'One name without its amount and its distance to the next says little.',
      },
      keyboard: [
        ['Tab', 'Goes from name to name.'],
        ['Enter', 'Follows the name.'],
      ],
      reader: '“Top earners, region. List, 5 items. Juniper & Oak, link, £1,209.85.”',
    } satisfies Guide,
  },
  args: {
    payees: { is: 'ready', value: topEarners() },
    currency: { books: 'GBP', shown: null },
    hrefOfPayee: (id) => `/vendors/${id}`,
  },
} satisfies Meta<typeof TopEarnersCard>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Five: Story = {
  play: async ({ canvas }) => {
    const list = within(canvas.getByRole('list', { name: 'Top earners' }));
    await expect(list.getAllByRole('link')).toHaveLength(5);
  },
};

export const Empty: Story = { args: { payees: { is: 'ready', value: [] } } };

export const Loading: Story = { tags: ['no-picture'], args: { payees: loading } };

export const Failed: Story = { args: { payees: failed() } };
