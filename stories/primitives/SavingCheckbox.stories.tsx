import type { Meta, StoryObj } from '@storybook/react-vite';
import type { ComponentProps } from 'react';
import { expect, waitFor } from 'storybook/test';
import { SavingCheckbox } from '@consignment/components/primitives/SavingCheckbox';
import { refused } from './answers.ts';
import { expectSaving, onSave, saving } from './saving.tsx';

const meta = {
  title: 'Primitives/Forms/SavingCheckbox',
  component: SavingCheckbox,
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

/** The reason stands beside the box, which stays as it was. */
export const Refused: Story = {
  args: { onChange: onSave(refused) },
  play: async ({ canvas, userEvent }) => {
    const box = canvas.getByRole('checkbox');
    await userEvent.click(box);
    await waitFor(() => expect(box).toHaveAccessibleDescription());
    await expect(box).not.toBeChecked();
  },
};
