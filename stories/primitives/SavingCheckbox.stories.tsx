import type { Meta, StoryObj } from '@storybook/react-vite';
import { useState } from 'react';
import { expect, fn, waitFor } from 'storybook/test';
import { SavingCheckbox } from '@consignment/components/primitives/SavingCheckbox';
import type { Outcome } from '../../packages/components/src/primitives/outcome.ts';
import { done, pendingAnswer, refused } from './answers.ts';

type Save = (isOn: boolean) => Promise<Outcome>;

const meta = {
  title: 'Primitives/SavingCheckbox',
  component: SavingCheckbox,
  args: {
    label: 'Percentage: Lighting',
    isOn: false,
    onChange: fn<Save>(() => Promise.resolve(done)),
  },
} satisfies Meta<typeof SavingCheckbox>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Off: Story = {};

export const On: Story = { args: { isOn: true } };

/** It changes when the change has been saved, not before, and is sent once. */
export const Saving: Story = {
  render: function SavingBox(args) {
    const [isOn, setIsOn] = useState(false);
    return (
      <SavingCheckbox
        {...args}
        isOn={isOn}
        onChange={async (next) => {
          const outcome = await args.onChange(next);
          if (outcome.is === 'done') setIsOn(next);
          return outcome;
        }}
      />
    );
  },
  play: async ({ canvas, userEvent, args }) => {
    const { promise, answer } = pendingAnswer();
    (args.onChange as ReturnType<typeof fn>).mockReturnValueOnce(promise);
    const box = canvas.getByRole('checkbox', { name: 'Percentage: Lighting' });
    await userEvent.tab();
    await expect(box).toHaveFocus();
    await userEvent.keyboard(' ');
    await userEvent.click(box);
    await userEvent.keyboard(' ');
    await expect(args.onChange).toHaveBeenCalledOnce();
    await expect(box).not.toBeChecked();
    answer(done);
    await waitFor(() => expect(box).toBeChecked());
    await userEvent.keyboard(' ');
    await waitFor(() => expect(box).not.toBeChecked());
    await userEvent.keyboard(' ');
    await waitFor(() => expect(box).toBeChecked());
    await expect(box).toHaveFocus();
  },
};

/** The reason stands beside the box, which stays as it was. */
export const Refused: Story = {
  args: { onChange: fn<Save>(() => Promise.resolve(refused)) },
  play: async ({ canvas, userEvent }) => {
    const box = canvas.getByRole('checkbox');
    await userEvent.click(box);
    await waitFor(() => expect(box).toHaveAccessibleDescription());
    await expect(box).not.toBeChecked();
  },
};
