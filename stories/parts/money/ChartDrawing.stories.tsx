import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';
import { ChartDrawing } from '@consignment/components/parts/money/ChartDrawing';
import { Text } from '@consignment/components/primitives/text/Text';
import { scaleFor } from '../../../packages/components/src/parts/money/chart-scale.ts';
import type { Guide } from '../../../.storybook/guide.ts';

const months = [
  { start: '2026-01-01', earned: '320.00', paid: '0.00', due: '320.00' },
  { start: '2026-02-01', earned: '410.00', paid: '320.00', due: '410.00' },
  { start: '2026-03-01', earned: '-60.00', paid: '210.00', due: '140.00' },
];

const scale = scaleFor(-60, 410);

const meta = {
  title: 'Parts/Money/ChartDrawing',
  component: ChartDrawing,
  tags: ['new'],
  parameters: {
    guide: {
      use: 'It is the drawing within an AmountsChart: bars of what was earned and paid, and a line of what is due.',
      avoid:
        'Never alone, since it has no figure that can be read. Screens take an EarningsChart or an AmountsChart.',
      right: {
        draw: () => (
          <div style={{ height: '8rem' }}>
            <ChartDrawing periods={months} scale={scale} at={2} />
          </div>
        ),
        why: 'Paid is hatched and due is a line with dots, so that none is known by its colour alone.',
      },
      wrong: {
        draw: () => <Text>▁▃▅▇</Text>,
        why: 'It has no zero, so a month with a loss looks like one with a small gain.',
      },
      keyboard: [],
      reader: 'It is silent. The AmountsChart around it reads the figures of the chosen period.',
    } satisfies Guide,
  },
  args: { periods: months, scale, at: 2 },
  decorators: [
    (Story) => (
      <div style={{ height: '15rem' }}>
        <Story />
      </div>
    ),
  ],
} satisfies Meta<typeof ChartDrawing>;

export default meta;
type Story = StoryObj<typeof meta>;

/** A bar below zero hangs from the line of zero. */
export const BarsAndLine: Story = {
  play: ({ canvasElement }) => expect(canvasElement.querySelectorAll('circle')).toHaveLength(3),
};

export const LineAlone: Story = {
  args: { periods: months.map(({ start, due }) => ({ start, due })) },
};

/** Where a period has no line there is none. */
export const BarsAlone: Story = {
  args: { periods: months.map(({ start, earned, paid }) => ({ start, earned, paid })) },
  play: ({ canvasElement }) => expect(canvasElement.querySelector('polyline')).toBeNull(),
};
