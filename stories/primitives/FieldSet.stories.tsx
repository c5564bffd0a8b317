import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';
import { FieldSet } from '@consignment/components/primitives/FieldSet';
import { TextField } from '@consignment/components/primitives/TextField';

const meta = {
  title: 'Primitives/Forms/FieldSet',
  component: FieldSet,
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
