import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn } from 'storybook/test';
import { ChooseAll } from '@consignment/components/primitives/tables/data-table/ChooseAll';
import type { Guide } from '../../../../.storybook/guide.ts';

const onToggle = fn();

const meta = {
  title: 'Primitives/Tables/DataTable/ChooseAll',
  component: ChooseAll,
  tags: ['new'],
  parameters: {
    guide: {
      use: 'It is the box for all rows that a DataTable draws in its head and above its stacked rows.',
      avoid: 'Never alone. A choice in a form is a Checkbox.',
      right: {
        draw: () => (
          <ChooseAll choice={{ state: 'some', onToggle: () => undefined }} label="Select all rows of guide" />
        ),
        why: 'The box is half ticked while some rows are selected and others are not.',
      },
      wrong: {
        draw: () => <ChooseAll choice={{ state: 'none', onToggle: () => undefined }} label="All" />,
        why: '“All” leaves open what is chosen, and what is done with it.',
      },
      keyboard: [
        ['Tab', 'Moves to the box.'],
        ['Space', 'Selects all rows that can be selected, or none.'],
      ],
      reader: '“Select all rows, checkbox, partly ticked.”',
    } satisfies Guide,
  },
  args: { choice: { state: 'none', onToggle }, label: 'Select all rows' },
  beforeEach: () => {
    onToggle.mockClear();
  },
} satisfies Meta<typeof ChooseAll>;

export default meta;
type Story = StoryObj<typeof meta>;

export const None: Story = {
  play: async ({ canvas, userEvent }) => {
    const box = canvas.getByRole('checkbox', { name: 'Select all rows' });
    await expect(box).not.toBeChecked();
    await userEvent.tab();
    await expect(box).toHaveFocus();
    await userEvent.keyboard(' ');
    await expect(onToggle).toHaveBeenCalledOnce();
  },
};

export const Some: Story = {
  args: { choice: { state: 'some', onToggle } },
  play: ({ canvas }) => expect(canvas.getByRole('checkbox')).toBePartiallyChecked(),
};

export const All: Story = {
  args: { choice: { state: 'all', onToggle } },
  play: ({ canvas }) => expect(canvas.getByRole('checkbox')).toBeChecked(),
};
