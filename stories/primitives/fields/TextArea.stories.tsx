import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn } from 'storybook/test';
import { TextArea } from '@consignment/components/primitives/fields/TextArea';
import type { Guide } from '../../../.storybook/guide.ts';

const meta = {
  title: 'Primitives/Forms/TextArea',
  component: TextArea,
  tags: ['stable'],
  parameters: {
    guide: {
      use: 'For text of several lines that a person writes for a person, such as a note with a payout.',
      avoid: 'One line is a TextField, code a CodeField.',
      right: {
        draw: () => (
          <TextArea
            name="note"
            label="Note to the vendor"
            hint="Shown in their portal, below the payout."
            rows={3}
            isOptional
          />
        ),
        why: 'It says who reads it, and is as tall as what is usually written.',
      },
      wrong: {
        draw: () => <TextArea name="stall" label="Market stall" rows={6} />,
        why: 'Six lines for “B12”: the size of a field says how much is asked for.',
      },
      keyboard: [
        ['Tab', 'Moves to the field and leaves it.'],
        ['Enter', 'Begins a new line, and does not send the form.'],
      ],
      reader:
        '“Note to the vendor (optional), edit text, multi-line. Shown in their portal, below the payout.”',
    } satisfies Guide,
  },

  args: { name: 'note', label: 'Note to the vendor' },
} satisfies Meta<typeof TextArea>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Empty: Story = {
  args: { isOptional: true, onChange: fn() },
  play: async ({ canvas, userEvent, args }) => {
    await userEvent.type(canvas.getByRole('textbox', { name: 'Note to the vendor (optional)' }), 'Thank you');
    await expect(args.onChange).toHaveBeenLastCalledWith('Thank you');
  },
};

export const Filled: Story = { args: { defaultValue: 'March sales, less the returned lamp.' } };

export const Refused: Story = { args: { error: 'Use at most 500 characters.' } };
