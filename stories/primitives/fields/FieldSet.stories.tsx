import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';
import { FieldSet } from '@consignment/components/primitives/fields/FieldSet';
import { TextField } from '@consignment/components/primitives/fields/TextField';
import type { Guide } from '../../../.storybook/guide.ts';

const meta = {
  title: 'Primitives/Forms/FieldSet',
  component: FieldSet,
  tags: ['stable'],
  parameters: {
    guide: {
      use: 'For fields that answer one question together, such as the parts of an address.',
      avoid:
        'Fields that are only near each other need a Heading. One choice among a few is RadioCards, which has its own legend.',
      right: {
        draw: () => (
          <FieldSet legend="Address for returns">
            <TextField name="street" label="Street" autoComplete="off" />
            <TextField name="city" label="City" autoComplete="off" />
          </FieldSet>
        ),
        why: '“Street” alone could be anyone’s; the legend says whose, and is read with each field.',
      },
      wrong: {
        draw: () => (
          <FieldSet legend="Details">
            <TextField name="street" label="Street" autoComplete="off" />
            <TextField name="iban" label="Bank account" autoComplete="off" />
          </FieldSet>
        ),
        why: 'Two questions under a word that fits everything. It is read aloud each time and says nothing.',
      },
      keyboard: [['Tab', 'Moves from field to field; the group itself takes no focus.']],
      reader: '“Address for returns, group. Street, edit text, required.”',
    } satisfies Guide,
  },

  args: {
    legend: 'Address',
    children: (
      <>
        <TextField name="street" label="Street" />
        <TextField name="city" label="City" />
      </>
    ),
  },
} satisfies Meta<typeof FieldSet>;

export default meta;
type Story = StoryObj<typeof meta>;

export const WithFields: Story = {
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('group', { name: 'Address' })).toBeVisible();
  },
};

export const WithHint: Story = {
  args: { hint: 'Where statements are sent.' },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('group')).toHaveAccessibleDescription('Where statements are sent.');
  },
};
