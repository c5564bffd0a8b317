import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';
import { DateField } from '@consignment/components/primitives/fields/DateField';
import { TextField } from '@consignment/components/primitives/fields/TextField';
import type { Guide } from '../../../.storybook/guide.ts';

const meta = {
  title: 'Primitives/Forms/DateField',
  component: DateField,
  tags: ['stable'],
  parameters: {
    guide: {
      use: 'For one calendar day in a form, such as the day from which a commission holds.',
      avoid:
        'Two days that limit a list are a DateRangePanel. A day that everybody knows roughly, such as a birthday, is typed into a TextField.',
      right: {
        draw: () => (
          <DateField
            name="start"
            label="Commission start date"
            hint="Orders before this day keep the old rate."
            defaultValue="2025-04-01"
          />
        ),
        why: 'The browser shows the day in the reader’s own order, so 4/1 is never taken for January.',
      },
      wrong: {
        draw: () => <TextField name="start" label="Date" placeholder="MM/DD/YY" />,
        why: 'Half the world writes the day first, and the example vanishes with the first character.',
      },
      keyboard: [
        ['Tab', 'Moves to the day, then through its month, day and year.'],
        ['Arrow up, Arrow down', 'Changes the part that has focus by one.'],
        ['Space', 'Opens the browser’s calendar.'],
      ],
      reader:
        '“Commission start date, date edit, April 1, 2025, required. Orders before this day keep the old rate.” The browser chooses the words.',
    } satisfies Guide,
  },

  args: { name: 'start', label: 'Commission start date', defaultValue: '' },
} satisfies Meta<typeof DateField>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Empty: Story = {
  args: { isOptional: true, hint: 'Leave empty to track all orders.' },
};

export const Filled: Story = {
  args: { defaultValue: '2025-03-01', max: '2025-12-31' },
  play: async ({ canvas }) => {
    await expect(canvas.getByLabelText('Commission start date')).toHaveValue('2025-03-01');
  },
};

export const Refused: Story = { args: { error: 'Choose a day that is not in the future.' } };
