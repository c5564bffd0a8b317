import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn } from 'storybook/test';
import { SearchBox } from '@consignment/components/primitives/SearchBox';

const meta = {
  title: 'Primitives/Filters/SearchBox',
  component: SearchBox,
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

/** What is on the page already is searched as it is typed. */
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
