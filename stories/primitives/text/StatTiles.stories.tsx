import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn } from 'storybook/test';
import { Button } from '@consignment/components/primitives/actions/Button';
import { StatTiles } from '@consignment/components/primitives/text/StatTiles';
import { tile } from '../../../packages/components/src/primitives/text/StatTiles.css.ts';
import { variantNames } from '../Matrix.tsx';
import type { Guide } from '../../../.storybook/guide.ts';

const meta = {
  title: 'Primitives/Text/StatTiles',
  component: StatTiles,
  tags: ['stable'],
  parameters: {
    guide: {
      use: 'For two to six figures that sum up a page, the one to act on first.',
      avoid:
        'More than six are a DataTable, facts that are not figures a DescriptionList, a course over time a chart.',
      right: {
        draw: () => (
          <StatTiles
            tiles={[
              { label: 'Due', value: '$1,204.50', detail: '12 lines' },
              { label: 'Paid', value: '$18,020.00' },
            ]}
          />
        ),
        why: 'The figure that waits comes first, and its detail says what it is made of.',
      },
      wrong: {
        draw: () => (
          <StatTiles
            tiles={[
              { label: 'Total', value: '19224.5' },
              { label: 'Total (net)', value: 'N/A' },
            ]}
          />
        ),
        why: 'A number without currency or separators, and a tile for what does not exist.',
      },
      keyboard: [['Tab', 'Reaches the action of a tile, where there is one.']],
      reader:
        '“Due, $1,204.50, 12 lines. Paid, $18,020.00.” A figure that is being loaded is read as “Loading…”',
    } satisfies Guide,
  },

  args: {
    tiles: [
      { label: 'Due', value: '$1,204.50', detail: '12 lines' },
      { label: 'Paid', value: '$18,020.00' },
      { label: 'Earned', value: '$19,224.50' },
    ],
  },
} satisfies Meta<typeof StatTiles>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {
  play: async ({ canvas }) => {
    await expect(canvas.getAllByRole('term').map((term) => term.textContent)).toEqual([
      'Due',
      'Paid',
      'Earned',
    ]);
  },
};

export const Loading: Story = {
  args: {
    tiles: [
      { label: 'Due', value: null },
      { label: 'Paid', value: null },
      { label: 'Earned', value: null },
    ],
  },
  play: async ({ canvas }) => {
    await expect(canvas.getAllByText('Loading…')).toHaveLength(3);
  },
};

export const ZeroAndNegative: Story = {
  args: {
    tiles: [
      { label: 'Due', value: '−$40.00', detail: 'Refunds after payout' },
      { label: 'Paid', value: '$0.00' },
    ],
  },
};

export const LongFigures: Story = {
  args: {
    tiles: ['Due', 'Paid', 'Earned', 'Taxes', 'Sales'].map((label) => ({
      label,
      value: 'CA$123,456,789.00',
    })),
  },
};

/** Beside the title of a page, with what acts on a figure. */
export const Compact: Story = {
  args: {
    size: 'compact',
    tiles: [
      {
        label: 'Due',
        value: '£412.60',
        action: <Button label="Pay £412.60" tone="primary" size="small" onClick={fn()} />,
      },
      { label: 'Paid', value: '£1,280.00' },
      { label: 'Earned', value: '£1,692.60' },
    ],
  },
};

/** The first of a page: the figure, how it came to be, and what to do about it. The button may come and go. */
export const WithTrend: Story = {
  args: {
    tiles: [
      {
        label: 'Due',
        value: '£2,465.50',
        trend: <span>The line of the last months</span>,
        action: <Button label="Review and pay" tone="primary" size="small" onClick={fn()} />,
      },
      { label: 'Paid', value: '£18,020.00' },
      { label: 'Earned', value: '£20,485.50' },
    ],
  },
};

/** Fails when a size is added without a story. */
export const Sizes: Story = {
  args: { tiles: [{ label: 'Due', value: '£412.60' }] },
  play: () => expect(variantNames(tile.classNames.variants.size)).toEqual(['default', 'compact', 'lead']),
};
