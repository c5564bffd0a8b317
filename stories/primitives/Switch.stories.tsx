import type { Meta, StoryObj } from '@storybook/react-vite';
import { useState } from 'react';
import { expect, fn, waitFor } from 'storybook/test';
import { Switch } from '@consignment/components/primitives/Switch';
import type { Outcome } from '../../packages/components/src/primitives/outcome.ts';
import { done, pendingAnswer, refused } from './answers.ts';

type Save = (isOn: boolean) => Promise<Outcome>;

const meta = {
  title: 'Primitives/Switch',
  component: Switch,
  args: {
    label: 'Live mode',
    hint: 'Payments are sent for real.',
    isOn: false,
    onChange: fn<Save>(() => Promise.resolve(done)),
  },
} satisfies Meta<typeof Switch>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Off: Story = {};

export const On: Story = { args: { isOn: true } };

/** It moves when the change has been saved, not before. */
export const Saving: Story = {
  render: function SavingSwitch(args) {
    const [isOn, setIsOn] = useState(false);
    return (
      <Switch
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
    const control = canvas.getByRole('switch', { name: 'Live mode' });
    await userEvent.tab();
    await expect(control).toHaveFocus();
    await userEvent.keyboard(' ');
    await userEvent.click(control);
    await userEvent.keyboard('{Enter}');
    await expect(args.onChange).toHaveBeenCalledOnce();
    await expect(control).not.toBeChecked();
    answer(done);
    await waitFor(() => expect(control).toBeChecked());
    await userEvent.keyboard('{Enter}');
    await waitFor(() => expect(control).not.toBeChecked());
    await expect(args.onChange).toHaveBeenLastCalledWith(false);
    await userEvent.keyboard(' ');
    await waitFor(() => expect(control).toBeChecked());
    await expect(control).toHaveFocus();
  },
};

export const Refused: Story = {
  args: { onChange: fn<Save>(() => Promise.resolve(refused)) },
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole('switch'));
    await waitFor(() =>
      expect(canvas.getByRole('alert')).toHaveTextContent('That did not work. Please try again.'),
    );
    await expect(canvas.getByRole('switch')).not.toBeChecked();
  },
};
