import type { Meta, StoryObj } from '@storybook/react-vite';
import type { ComponentProps } from 'react';
import { expect, waitFor } from 'storybook/test';
import { SavingCheckbox } from '@consignment/components/primitives/fields/SavingCheckbox';
import { done, refused } from '../answers.ts';
import { expectSaving, onSave, saving } from '../saving.tsx';
import { Inline } from '@consignment/components/primitives/layout/Inline';
import { Text } from '@consignment/components/primitives/text/Text';
import type { Guide } from '../../../.storybook/guide.ts';

const meta = {
  title: 'Primitives/Forms/SavingCheckbox',
  component: SavingCheckbox,
  tags: ['stable'],
  parameters: {
    guide: {
      use: 'For a yes or no in each row of a table, such as whether a vendor’s rate is a percentage, saved as it is ticked.',
      avoid:
        'With its own words it is a Switch, within a form a Checkbox, for choosing rows the box of a DataTable.',
      right: {
        draw: () => (
          <SavingCheckbox label="Percentage: Lighting" isOn onChange={() => Promise.resolve(done)} />
        ),
        why: 'The column says what it means, and its hidden name adds which row it is.',
      },
      wrong: {
        draw: () => (
          <Inline space="xsmall" align="center">
            <SavingCheckbox label="Yes" isOn onChange={() => Promise.resolve(done)} />
            <Text as="span">Pay this vendor now</Text>
          </Inline>
        ),
        why: 'It looks like a wish to be sent later, and money leaves with the tick.',
      },
      keyboard: [
        ['Tab', 'Moves to the box.'],
        ['Space', 'Ticks or unticks it and saves at once. A refusal puts it back and says why.'],
      ],
      reader:
        '“Percentage: Lighting, checkbox, ticked”. While it is saved, “busy”; a refusal is read out at once.',
    } satisfies Guide,
  },

  args: {
    label: 'Percentage: Lighting',
    isOn: false,
    onChange: onSave(),
  },
} satisfies Meta<typeof SavingCheckbox>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Off: Story = {};

export const On: Story = { args: { isOn: true } };

/** It changes when the change has been saved, not before, and is sent once. */
export const Saving: Story = {
  render: saving<ComponentProps<typeof SavingCheckbox>>(SavingCheckbox),
  play: async ({ canvas, userEvent, args }) => {
    await userEvent.tab();
    await expectSaving(
      { userEvent, args },
      canvas.getByRole('checkbox', { name: 'Percentage: Lighting' }),
      ' ',
    );
  },
};

/** The reason is beside the box, which stays as it was. */
export const Refused: Story = {
  args: { onChange: onSave(refused) },
  play: async ({ canvas, userEvent }) => {
    const box = canvas.getByRole('checkbox');
    await userEvent.click(box);
    await waitFor(() => expect(box).toHaveAccessibleDescription());
    await expect(box).not.toBeChecked();
  },
};
