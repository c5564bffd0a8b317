import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, waitFor } from 'storybook/test';
import { Switch } from '@consignment/components/primitives/fields/Switch';
import { done, refused } from '../answers.ts';
import { expectSaving, onSave, saving } from '../saving.tsx';
import type { Guide } from '../../../.storybook/guide.ts';

const meta = {
  title: 'Primitives/Forms/Switch',
  component: Switch,
  tags: ['stable'],
  parameters: {
    guide: {
      use: 'For a setting that is on or off and takes effect at once, such as live mode.',
      avoid:
        'A yes or no that is saved with a form is a Checkbox, in a row of a table a SavingCheckbox, two unlike choices RadioCards.',
      right: {
        draw: () => (
          <Switch
            label="Live mode"
            hint="Payments are sent for real."
            isOn={false}
            onChange={() => Promise.resolve(done)}
          />
        ),
        why: 'The label names the state and not the act, and the hint what it means to be on.',
      },
      wrong: {
        draw: () => (
          <Switch label="Enable or disable test mode" isOn={false} onChange={() => Promise.resolve(done)} />
        ),
        why: 'Is off now “enabled” or “test”? A label has to be true when the switch is on.',
      },
      keyboard: [
        ['Tab', 'Moves to the switch.'],
        ['Enter or Space', 'Turns it on or off and saves at once. A refusal puts it back and says why.'],
      ],
      reader: '“Live mode, switch, off. Payments are sent for real.” A refusal is read out at once.',
    } satisfies Guide,
  },

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
