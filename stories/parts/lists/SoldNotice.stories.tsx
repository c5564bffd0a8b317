import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';
import { SoldNotice } from '@consignment/components/parts/lists/SoldNotice';
import { Banner } from '@consignment/components/primitives/feedback/Banner';
import type { Guide } from '../../../.storybook/guide.ts';
import { aQuery } from '../../fixtures/list.ts';

const march = { ...aQuery, from: '2026-03-01', to: '2026-03-31' };

const meta = {
  title: 'Parts/Lists/SoldNotice',
  component: SoldNotice,
  tags: ['new'],
  parameters: {
    guide: {
      use: 'Beneath the SoldFilter of a list of products. It appears with the days and goes with them.',
      avoid: 'The state of a list that failed or is empty is shown by its ListView.',
      right: {
        draw: () => <SoldNotice query={march} />,
        why: 'A quiet line explains why most of the catalogue is gone.',
      },
      wrong: {
        draw: () => <Banner tone="caution" title="The list is filtered." />,
        why: 'The person chose the days a moment ago, so there is nothing to be warned of.',
      },
      keyboard: [],
      reader: '“This list only shows products sold on these days, with their sales.”',
    } satisfies Guide,
  },
  args: { query: march },
} satisfies Meta<typeof SoldNotice>;

export default meta;
type Story = StoryObj<typeof meta>;

export const SoldOnly: Story = {
  play: ({ canvas }) =>
    expect(canvas.getByText(/^This list only shows products sold on these days/)).toBeVisible(),
};

/** The whole catalogue needs no word. */
export const AllProducts: Story = {
  tags: ['no-picture'],
  args: { query: { ...aQuery, from: '', to: '' } },
  play: ({ canvas }) => expect(canvas.queryByText(/^This list only shows/)).toBeNull(),
};
