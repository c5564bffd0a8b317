import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn } from 'storybook/test';
import { QuestionStateFilter } from '@consignment/components/parts/questions/QuestionStateFilter';
import { FilterSelect } from '@consignment/components/primitives/filters/FilterSelect';
import type { Guide } from '../../../.storybook/guide.ts';

const meta = {
  title: 'Parts/Questions/QuestionStateFilter',
  component: QuestionStateFilter,
  tags: ['new'],
  parameters: {
    guide: {
      use: 'Above a list of questions, to see those that wait, or those that have ended.',
      avoid: 'Payouts are filtered by a PayoutStatusFilter, lines by a PaidFilter.',
      right: {
        draw: () => <QuestionStateFilter value="open" onSelect={() => undefined} reader="shop" />,
        why: 'Its words are those of the badges in the list.',
      },
      wrong: {
        draw: () => (
          <FilterSelect
            label="State"
            options={[{ value: 'open', label: 'Open' }]}
            value="open"
            onSelect={() => undefined}
          />
        ),
        why: 'The list below says “To answer”, so people cannot find “Open”.',
      },
      keyboard: [['Arrow up, Arrow down', 'Choose a state at once.']],
      reader: '“State, To answer, combobox.”',
    } satisfies Guide,
  },
  args: { value: 'all', onSelect: fn(), reader: 'shop' },
} satisfies Meta<typeof QuestionStateFilter>;

export default meta;
type Story = StoryObj<typeof meta>;

export const OfTheShop: Story = {
  play: async ({ canvas, userEvent, args }) => {
    await userEvent.selectOptions(canvas.getByRole('combobox', { name: 'State' }), 'Overdue');
    await expect(args.onSelect).toHaveBeenCalledWith('overdue');
  },
};

/** The person who asked does not look for what is overdue. */
export const OfTheAsker: Story = {
  args: { reader: 'asker', value: 'answered' },
  play: async ({ canvas }) => {
    await expect(canvas.queryByRole('option', { name: 'Overdue' })).toBeNull();
    await expect(canvas.getByRole('combobox', { name: 'State' })).toHaveDisplayValue('Answered');
  },
};
