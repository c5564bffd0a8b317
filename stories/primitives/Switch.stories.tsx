import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, waitFor } from 'storybook/test';
import { Switch } from '@consignment/components/primitives/Switch';
import { refused } from './answers.ts';
import { expectSaving, onSave, saving } from './saving.tsx';

const meta = {
  title: 'Primitives/Forms/Switch',
  component: Switch,
  args: {
    label: 'Live mode',
    hint: 'Payments are sent for real.',
    isOn: false,
    onChange: onSave(),
  },
} satisfies Meta<typeof Switch>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Off: Story = {};

export const On: Story = { args: { isOn: true } };

/** It moves when the change has been saved, not before. */
export const Saving: Story = {
  render: saving(Switch),
  play: async ({ canvas, userEvent, args }) => {
    await userEvent.tab();
    await expectSaving({ userEvent, args }, canvas.getByRole('switch', { name: 'Live mode' }), '{Enter}');
  },
};

export const Refused: Story = {
  args: { onChange: onSave(refused) },
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole('switch'));
    await waitFor(() =>
      expect(canvas.getByRole('alert')).toHaveTextContent('That did not work. Please try again.'),
    );
    await expect(canvas.getByRole('switch')).not.toBeChecked();
  },
};
