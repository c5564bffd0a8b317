import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';
import { SupportCard } from '@consignment/components/parts/pages/SupportCard';
import { Text } from '@consignment/components/primitives/text/Text';
import type { Guide } from '../../../.storybook/guide.ts';

const advice = 'Say which shop it is, what you did, and what you saw.';

const meta = {
  title: 'Parts/Pages/SupportCard',
  component: SupportCard,
  tags: ['new'],
  parameters: {
    guide: {
      use: 'On the page Help of each app: the hours of support, where the operator promises any, and what to write.',
      avoid:
        'Answers to known questions are above it as text. A question about an amount is asked at the amount.',
      right: {
        draw: () => <SupportCard hours={null} advice={advice} />,
        why: 'Where no hours are promised, none are shown.',
      },
      wrong: {
        draw: () => <Text>Contact us any time!</Text>,
        why: 'It promises hours that the operator did not.',
      },
      keyboard: [],
      reader: '“Support, region. Support hours are Mon-Fri 8am-4pm Pacific.”',
    } satisfies Guide,
  },
  args: { hours: 'Mon-Fri 8am-4pm Pacific', advice },
} satisfies Meta<typeof SupportCard>;

export default meta;
type Story = StoryObj<typeof meta>;

export const HoursAndAdvice: Story = {
  play: ({ canvas }) => expect(canvas.getByText('Mon-Fri 8am-4pm Pacific')).toBeVisible(),
};

export const AdviceAlone: Story = {
  args: { hours: null },
  play: ({ canvas }) => expect(canvas.queryByText(/^Support hours/)).toBeNull(),
};

/** Without both there is no card. */
export const Nothing: StoryObj<typeof SupportCard> = {
  tags: ['no-picture'],
  render: () => <SupportCard hours={null} />,
  play: ({ canvas }) => expect(canvas.queryByRole('region')).toBeNull(),
};
