import type { Meta, StoryObj } from '@storybook/react-vite';
import { PersonName } from '@consignment/components/parts/people/PersonName';
import { Stack } from '@consignment/components/primitives/layout/Stack';
import { Text } from '@consignment/components/primitives/text/Text';
import type { Guide } from '../../../.storybook/guide.ts';

const meta = {
  title: 'Parts/People/PersonName',
  component: PersonName,
  tags: ['new'],
  parameters: {
    guide: {
      use: 'At the head of a row, for a person or a firm: picture or initials, the name, and one more line such as an email.',
      avoid: 'A vendor with its contact is a VendorName. A name within a sentence is plain text or a Link.',
      right: {
        draw: () => (
          <Stack space="small" align="start">
            <PersonName name="Ada Moss" image={null} detail="ada@rookery.example" />
            <PersonName name="Ben Calder" image={null} detail="ben@rookery.example" />
          </Stack>
        ),
        why: 'Down a list each person keeps a hue, and two of one name differ by the second line.',
      },
      wrong: {
        draw: () => (
          <Text as="div">
            The payout to <PersonName name="Ada Moss" image={null} detail="ada@rookery.example" /> was
            recorded.
          </Text>
        ),
        why: 'The picture breaks the line, and the address is read out in the middle of the sentence.',
      },
      keyboard: [],
      reader: '“Ada Moss, ada@rookery.example.” Picture and initials are not read out.',
    } satisfies Guide,
  },
  args: { name: 'Ada Moss', image: null, detail: 'ada@rookery.example' },
} satisfies Meta<typeof PersonName>;

export default meta;
type Story = StoryObj<typeof meta>;

export const WithDetail: Story = {};
export const NameAlone: Story = { args: { detail: '' } };
export const LongNames: Story = { args: { name: 'Wolfeschlegelsteinhausenbergerdorff '.repeat(4) } };
export const RightToLeft: Story = { args: { name: 'دار الخشب' }, globals: { direction: 'rtl' } };
