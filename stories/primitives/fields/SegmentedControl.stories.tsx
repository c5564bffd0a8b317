import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn } from 'storybook/test';
import { SegmentedControl } from '@consignment/components/primitives/fields/SegmentedControl';
import type { Guide } from '../../../.storybook/guide.ts';

const units = [
  { value: 'percent', text: '%', name: 'Percentage' },
  { value: 'amount', text: '£', name: 'Amount in GBP' },
] as const;

const meta = {
  title: 'Primitives/Forms/SegmentedControl',
  component: SegmentedControl<string>,
  tags: ['new'],
  parameters: {
    guide: {
      use: 'For the unit of the field beside it, where a figure alone could be read in two ways.',
      avoid: 'Choices that need a word of explanation are RadioCards, more than three a Select.',
      right: {
        draw: () => <SegmentedControl name="unit" label="Unit" choices={units} defaultValue="percent" />,
        why: 'The figure is a percentage because the person sees that it is one.',
      },
      wrong: {
        draw: () => (
          <SegmentedControl
            name="status"
            label="Status"
            choices={[
              { value: 'a', text: 'Paid in full', name: 'Paid in full' },
              { value: 'b', text: 'On its way to the vendor', name: 'On its way to the vendor' },
              { value: 'c', text: 'Failed', name: 'Failed' },
            ]}
            defaultValue="a"
          />
        ),
        why: 'It narrows a list and does not say how a field is read. A filter has room for its words.',
      },
      keyboard: [
        ['Tab', 'Moves to the chosen one.'],
        ['Arrow keys', 'Choose the next or the one before.'],
      ],
      reader: '“Unit, radio group. Percentage, radio button, checked, 1 of 2.”',
    } satisfies Guide,
  },
  args: { name: 'unit', label: 'Unit', choices: units, defaultValue: 'percent', onChange: fn() },
} satisfies Meta<typeof SegmentedControl<string>>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {
  play: async ({ canvas, userEvent, args }) => {
    await expect(canvas.getByRole('radio', { name: 'Percentage' })).toBeChecked();
    await userEvent.click(canvas.getByText('£'));
    await expect(canvas.getByRole('radio', { name: 'Amount in GBP' })).toBeChecked();
    await userEvent.keyboard('{ArrowLeft}');
    await expect(args.onChange).toHaveBeenLastCalledWith('percent');
  },
};

export const RightToLeft: Story = { globals: { direction: 'rtl' } };
