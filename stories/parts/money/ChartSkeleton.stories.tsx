import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';
import { ChartSkeleton } from '@consignment/components/parts/money/ChartSkeleton';
import { Card } from '@consignment/components/primitives/layout/Card';
import type { Guide } from '../../../.storybook/guide.ts';

const meta = {
  title: 'Parts/Money/ChartSkeleton',
  component: ChartSkeleton,
  tags: ['new'],
  parameters: {
    guide: {
      use: 'In the place of an EarningsChart whose code or figures are still on their way. It is as high as the chart.',
      avoid:
        'Anything else that loads shows a Skeleton with its shape. A chart with nothing to draw is an EmptyState.',
      right: {
        draw: () => (
          <Card title="How much vendors earn, by month">
            <ChartSkeleton label="How much vendors earn, by month" />
          </Card>
        ),
        why: 'The bars promise bars, and the cards below stay where they are when the chart arrives.',
      },
      wrong: {
        draw: () => (
          <Card title="Recent payouts">
            <ChartSkeleton label="Recent payouts" />
          </Card>
        ),
        why: 'A list of five rows comes in place of the bars. The card shrinks under the pointer, and the press lands on another button.',
      },
      keyboard: [],
      reader: '“Loading How much vendors earn, by month…”, once. The bars are not read out.',
    } satisfies Guide,
  },
  args: { label: 'How much vendors earn and how much you pay them, by month' },
} satisfies Meta<typeof ChartSkeleton>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {
  play: ({ canvas, args }) => expect(canvas.getByRole('status')).toHaveTextContent(`Loading ${args.label}…`),
};

export const RightToLeft: Story = { globals: { direction: 'rtl' } };
