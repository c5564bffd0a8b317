import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';
import { DueTrend } from '@consignment/components/parts/money/DueTrend';
import { StatBoxes } from '@consignment/components/parts/money/StatBoxes';
import { Card } from '@consignment/components/primitives/layout/Card';
import type { Guide } from '../../../.storybook/guide.ts';
import { someMonths } from '../../fixtures/dashboard.ts';

const meta = {
  title: 'Parts/Money/DueTrend',
  component: DueTrend,
  tags: ['new'],
  parameters: {
    guide: {
      use: 'Beside the figure of what is due, to show at a glance whether it grows. It draws nothing for a single month, or for months of zero.',
      avoid: 'Amounts that are to be read, month by month, are an EarningsChart.',
      right: {
        draw: () => (
          <StatBoxes
            stats={{ due: '3065.50', paid: '18498.75', earned: '21564.25' }}
            currency="GBP"
            dueLabel="Due"
            dueTrend={<DueTrend months={someMonths} currency="GBP" />}
          />
        ),
        why: 'The line ends at the figure that it belongs to, which gives it its scale.',
      },
      wrong: {
        draw: () => (
          <Card title="Due">
            <DueTrend months={someMonths} currency="GBP" />
          </Card>
        ),
        why: 'Without its figure the line has no scale: three pounds and three thousand look the same.',
      },
      keyboard: [],
      reader: '“Due, £3,065.50. Due by month, from £1,420.00 in Apr 2025 to £3,065.50 in Mar 2026.”',
    } satisfies Guide,
  },
  args: { months: someMonths, currency: 'GBP' },
} satisfies Meta<typeof DueTrend>;

export default meta;
type Story = StoryObj<typeof meta>;

/** Screen readers say where the line begins and where it ends. */
export const Default: Story = {
  play: async ({ canvas, canvasElement }) => {
    await expect(
      canvas.getByText('Due by month, from £1,420.00 in Apr 2025 to £3,065.50 in Mar 2026'),
    ).toBeInTheDocument();
    const points = canvasElement.querySelector('polyline')?.getAttribute('points')?.split(' ') ?? [];
    await expect([points[0], points.at(-1)]).toEqual([
      expect.stringMatching(/^0,/),
      expect.stringMatching(/^100,/),
    ]);
  },
};

/** The line of a shop that is owed money back lies below its zero. */
export const ZeroAndNegative: Story = {
  args: {
    months: [
      { start: '2026-01-01', due: '0.00' },
      { start: '2026-02-01', due: '-85.00' },
      { start: '2026-03-01', due: '-35.00' },
    ],
  },
};

/** Without movement there is no line to draw. */
export const Empty: Story = {
  args: { months: [{ start: '2026-03-01', due: '0.00' }] },
  play: ({ canvas }) => expect(canvas.queryByText(/^Due by month/)).toBeNull(),
};

/** Time runs from left to right in every language. */
export const RightToLeft: Story = { globals: { direction: 'rtl' } };
