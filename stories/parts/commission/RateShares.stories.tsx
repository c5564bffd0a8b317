import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';
import { Text } from '@consignment/components/primitives/text/Text';
import { RateShares } from '@consignment/components/parts/commission/RateShares';
import type { Guide } from '../../../.storybook/guide.ts';

const meta = {
  title: 'Parts/Commission/RateShares',
  component: RateShares,
  tags: ['new'],
  parameters: {
    guide: {
      use: 'Below every field in which a person types the vendors’ percentage.',
      avoid: 'The rate that is in force is shown by NextOrderRate, an amount by CommissionAmount.',
      right: {
        draw: () => <RateShares rate={600_000} />,
        why: 'Both sides are named, and neither is taken for the other.',
      },
      wrong: {
        draw: () => <Text size="small">Commission: 60%</Text>,
        why: 'Some shops call their own part the commission, and would enter 40.',
      },
      keyboard: [],
      reader: 'Plain text after the field: “They get 60%, you keep 40%.”',
    } satisfies Guide,
  },
} satisfies Meta<typeof RateShares>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Both: Story = {
  args: { rate: 525_000 },
  play: ({ canvas }) => expect(canvas.getByText('Vendors get 52.5% and you keep 47.5%.')).toBeVisible(),
};

/** Nothing is entered yet. */
export const NotEntered: Story = {
  tags: ['no-picture'],
  args: { rate: null },
  play: ({ canvas }) => expect(canvas.queryByText(/Vendors get/)).toBeNull(),
};
