import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';
import { RuleEffect } from '@consignment/components/parts/commission/RuleEffect';
import { StatTiles } from '@consignment/components/primitives/text/StatTiles';
import type { Guide } from '../../../.storybook/guide.ts';
import { aRulePreview } from '../../fixtures/settings.ts';

const meta = {
  title: 'Parts/Commission/RuleEffect',
  component: RuleEffect,
  tags: ['new'],
  parameters: {
    guide: {
      use: 'Within a question about commission rules: what the answer does to what is unpaid, in sum and for each vendor.',
      avoid: 'The question of whether a change is saved is a RuleChangeDialog, which has this in it.',
      right: {
        draw: () => (
          <RuleEffect
            preview={aRulePreview()}
            vendor={null}
            currency={{ books: 'GBP', shown: null }}
            later="New orders will use the new settings."
            detail="sums"
          />
        ),
        why: 'Before and after are side by side, and their difference has its sign.',
      },
      wrong: {
        draw: () => <StatTiles tiles={[{ label: 'Due after', value: '£10,868.90' }]} />,
        why: 'Without the amount of before, £10,868.90 says nothing of what the change costs.',
      },
      keyboard: [],
      reader:
        '“1,190 of 1,208 unpaid lines will change, affecting 3 vendors.” Then the three figures, and “Vendors whose amount due will change, table”.',
    } satisfies Guide,
  },
  args: {
    preview: aRulePreview(),
    vendor: null,
    currency: { books: 'GBP', shown: null },
    later: 'New orders will use the new settings.',
  },
} satisfies Meta<typeof RuleEffect>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Vendors: Story = {
  play: ({ canvas }) => expect(canvas.getByText('£1,020.00')).toBeInTheDocument(),
};

/** Where there is no room for the vendors. */
export const Sums: Story = {
  args: { detail: 'sums' },
  play: ({ canvas }) => expect(canvas.queryByRole('table')).toBeNull(),
};

export const NoEffect: Story = {
  args: {
    preview: aRulePreview({ changed_lines: 0, changed_vendors: 0, due_after: '9316.20', vendors: [] }),
    later: 'Orders on the days this version covers will follow the previous rule.',
  },
};
