import type { Meta, StoryObj } from '@storybook/react-vite';
import Check from 'lucide-react/icons/check';
import { Badge } from '@consignment/components/primitives/text/Badge';
import { badge } from '../../../packages/components/src/primitives/text/Badge.css.ts';
import { Matrix, variantNames } from '../Matrix.tsx';
import { Inline } from '@consignment/components/primitives/layout/Inline';
import type { Guide } from '../../../.storybook/guide.ts';

const meta = {
  title: 'Primitives/Text/Badge',
  component: Badge,
  tags: ['stable'],
  parameters: {
    guide: {
      use: 'For the status of one thing in one or two words: Paid, Unfulfilled, Refunded.',
      avoid: 'Not for what can be pressed: that is a Button. A sentence about the whole page is a Banner.',
      right: {
        draw: () => (
          <Inline space="small">
            <Badge label="Paid" tone="plain" />
            <Badge label="To send" tone="caution" />
          </Inline>
        ),
        why: 'The colour is kept for what the reader has to do. The words say all of it, in grey and in print too.',
      },
      wrong: {
        draw: () => (
          <Inline space="small">
            <Badge label="3" tone="neutral" />
            <Badge label="3" tone="critical" />
          </Inline>
        ),
        why: 'Only the colour says that one counts paid lines and the other failed ones.',
      },
      keyboard: [],
      reader: '“Paid”, then “To send”: plain text, without a role and without the colour.',
    } satisfies Guide,
  },

  args: { label: 'Unfulfilled' },
} satisfies Meta<typeof Badge>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Neutral: Story = {};

/** A status that is as it should be: where most rows have it, the others stand out. */
export const Plain: Story = { args: { label: 'Paid', tone: 'plain' } };

export const WithIcon: Story = { args: { label: 'Paid', tone: 'plain', icon: Check } };

export const LongNames: Story = {
  args: { label: 'Partially refunded and waiting for the second return'.repeat(3) },
};

export const Variants: Story = {
  render: () => (
    <Matrix
      rows={['without icon', 'with icon']}
      columns={variantNames(badge.classNames.variants.tone)}
      cell={(kind, tone) => (
        <Badge label={tone} tone={tone} icon={kind === 'with icon' ? Check : undefined} />
      )}
    />
  ),
};
