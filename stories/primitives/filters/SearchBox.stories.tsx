import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn } from 'storybook/test';
import { SearchBox } from '@consignment/components/primitives/filters/SearchBox';
import { TextField } from '@consignment/components/primitives/fields/TextField';
import type { Guide } from '../../../.storybook/guide.ts';

const meta = {
  title: 'Primitives/Filters/SearchBox',
  component: SearchBox,
  tags: ['stable'],
  parameters: {
    guide: {
      use: 'For finding rows of a list by words that are in them. It asks the server on Enter.',
      avoid:
        'One thing for a form is a Combobox, any page of the app the CommandMenu, a span of days a Dropdown.',
      right: {
        draw: () => <SearchBox label="Search vendors" value="" onSearch={() => undefined} />,
        why: 'The name says what is searched, and stays as the name when something is typed.',
      },
      wrong: {
        draw: () => (
          <TextField
            name="s"
            label="Search"
            placeholder="Type at least 3 characters and press the search button"
          />
        ),
        why: 'The instruction is longer than any search and gone with its first character.',
      },
      keyboard: [
        ['Enter', 'Searches. Until then the list stays as it is, and “Press Enter” says so.'],
        ['Tab', 'Moves from the field to Clear search.'],
        [
          'Enter or Space',
          'On Clear search: empties the field, shows the whole list, and focus returns to the field.',
        ],
      ],
      reader:
        '“Search vendors, search. Search vendors, search field.” With words not searched for yet: “Press Enter”.',
    } satisfies Guide,
  },

  args: { label: 'Search vendors', value: '', onSearch: fn() },
} satisfies Meta<typeof SearchBox>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Empty: Story = {
  play: async ({ canvas, userEvent, args }) => {
    await userEvent.type(canvas.getByRole('searchbox', { name: 'Search vendors' }), ' oak ');
    await expect(args.onSearch).not.toHaveBeenCalled();
    await userEvent.keyboard('{Enter}');
    await expect(args.onSearch).toHaveBeenCalledWith('oak');
  },
};

/** The list still shows the search before: the box says what it waits for. */
export const Typed: Story = {
  args: { value: 'oak' },
  play: async ({ canvas, userEvent }) => {
    const box = canvas.getByRole('searchbox');
    await expect(box).not.toHaveAccessibleDescription();
    await userEvent.type(box, ' table');
    await expect(box).toHaveAccessibleDescription('Press Enter');
    await expect(canvas.getByText('Press Enter')).toBeVisible();
    await userEvent.type(box, '{Backspace>6/}');
    await expect(box).not.toHaveAccessibleDescription();
    await userEvent.type(box, ' table');
  },
};

/** Clearing shows the whole list again and keeps the cursor in the box. */
export const Searched: Story = {
  args: { value: 'oak' },
  play: async ({ canvas, userEvent, args }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Clear search' }));
    await expect(args.onSearch).toHaveBeenCalledWith('');
    await expect(canvas.getByRole('searchbox')).toHaveFocus();
    await expect(canvas.getByRole('searchbox')).toHaveValue('');
  },
};

/** A search of things that are on the page already follows each key. */
export const Live: Story = {
  args: { label: 'Search switches', isLive: true },
  play: async ({ canvas, userEvent, args }) => {
    const box = canvas.getByRole('searchbox', { name: 'Search switches' });
    await userEvent.type(box, 'oa');
    await expect(args.onSearch).toHaveBeenCalledTimes(2);
    await expect(args.onSearch).toHaveBeenLastCalledWith('oa');
    await expect(box).not.toHaveAccessibleDescription();
  },
};
