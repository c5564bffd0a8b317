import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn } from 'storybook/test';
import { TextArea } from '@consignment/components/primitives/TextArea';

const meta = {
  title: 'Primitives/Forms/TextArea',
  component: TextArea,
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
