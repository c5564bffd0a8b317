import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fireEvent, fn } from 'storybook/test';
import { FilterSelect } from '@consignment/components/primitives/filters/FilterSelect';
import { frame } from '../../../packages/components/src/primitives/filters/FilterSelect.css.ts';
import { Matrix, variantNames } from '../Matrix.tsx';
import type { Guide } from '../../../.storybook/guide.ts';

const meta = {
  title: 'Primitives/Filters/FilterSelect',
  component: FilterSelect,
  tags: ['stable'],
  parameters: {
    guide: {
      use: 'For narrowing a list at once by one word among a few, such as Paid or Unpaid.',
      avoid:
        'A value that is saved with a form is a Select. A choice that needs days or figures is a Dropdown.',
      right: {
        draw: () => (
          <FilterSelect
            label="Payment"
            value="unpaid"
            options={[
              { value: 'all', label: 'All' },
              { value: 'paid', label: 'Paid' },
              { value: 'unpaid', label: 'Unpaid' },
            ]}
            onSelect={() => undefined}
          />
        ),
        why: 'Name and choice are in one line, and the first option lets everything through.',
      },
      wrong: {
        draw: () => (
          <FilterSelect
            label="Filter"
            value="unpaid"
            options={[
              { value: 'unpaid', label: 'Payment: unpaid' },
              { value: 'paid', label: 'Payment: paid' },
            ]}
            onSelect={() => undefined}
          />
        ),
        why: 'Each option repeats what the label should say, and there is no way back to the whole list.',
      },
      keyboard: [
        ['Tab', 'Moves to the choice.'],
        ['Arrow down, Arrow up', 'Chooses the next or the previous option, and the list follows.'],
        ['Enter', 'Where each choice reloads the page: takes the one that the arrow keys have reached.'],
      ],
      reader: '“Payment, Unpaid, pop-up button”.',
    } satisfies Guide,
  },

  args: {
    label: 'Payment',
    value: 'all',
    onSelect: fn(),
    options: [
      { value: 'all', label: 'All' },
      { value: 'paid', label: 'Paid' },
      { value: 'unpaid', label: 'Unpaid' },
    ],
  },
} satisfies Meta<typeof FilterSelect>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {
  play: async ({ canvas, userEvent, args }) => {
    const filter = canvas.getByRole('combobox', { name: 'Payment' });
    await userEvent.tab();
    await expect(filter).toHaveFocus();
    await expect(args.onSelect).not.toHaveBeenCalled();
    // The keys of its list are the browser's own, and userEvent has no list to press them in.
    await userEvent.selectOptions(filter, 'unpaid');
    await expect(args.onSelect).toHaveBeenCalledWith('unpaid');
    await expect(filter).toHaveFocus();
  },
};

/** The page does not reload for each choice that the arrow keys pass. */
export const NotTakenYet: Story = {
  args: { labelPlace: 'beside', takeLabel: (chosen) => `Show ${chosen}` },
  play: async ({ canvas, userEvent, args }) => {
    const filter = canvas.getByRole('combobox', { name: 'Payment' });
    filter.focus();
    await userEvent.keyboard('{ArrowDown}');
    await fireEvent.change(filter, { target: { value: 'paid' } });
    await expect(args.onSelect).not.toHaveBeenCalled();
    await expect(canvas.getByRole('button', { name: 'Show Paid' })).toBeVisible();
  },
};

export const TakenByEnter: Story = {
  ...NotTakenYet,
  tags: ['no-picture'],
  play: async (context) => {
    await NotTakenYet.play?.(context);
    const { canvas, userEvent, args } = context;
    const filter = canvas.getByRole('combobox', { name: 'Payment' });
    await userEvent.keyboard('{ArrowDown}');
    await fireEvent.change(filter, { target: { value: 'unpaid' } });
    await userEvent.keyboard('{Enter}');
    await expect(args.onSelect).toHaveBeenCalledTimes(1);
    await expect(args.onSelect).toHaveBeenCalledWith('unpaid');
    await userEvent.click(canvas.getByRole('button', { name: 'Show Unpaid' }));
    await expect(args.onSelect).toHaveBeenCalledTimes(2);
    // A refused choice is not chosen.
    await userEvent.tab();
    await expect(filter).toHaveValue('all');
  },
};

export const FullWidth: Story = { args: { width: 'full', value: 'unpaid' } };

export const LabelBeside: Story = { args: { labelPlace: 'beside' } };

export const Variants: Story = {
  render: (args) => (
    <Matrix
      rows={variantNames(frame.classNames.variants.labelPlace)}
      columns={variantNames(frame.classNames.variants.width)}
      cell={(labelPlace, width) => (
        <FilterSelect
          {...args}
          label={`Payment, ${labelPlace}, ${width}`}
          labelPlace={labelPlace}
          width={width}
        />
      )}
    />
  ),
};
