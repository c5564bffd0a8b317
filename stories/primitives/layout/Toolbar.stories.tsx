import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn } from 'storybook/test';
import { Button } from '@consignment/components/primitives/actions/Button';
import { Dropdown } from '@consignment/components/primitives/filters/Dropdown';
import { FilterSelect } from '@consignment/components/primitives/filters/FilterSelect';
import { SearchBox } from '@consignment/components/primitives/filters/SearchBox';
import { Toolbar } from '@consignment/components/primitives/layout/Toolbar';
import type { Guide } from '../../../.storybook/guide.ts';

const search = <SearchBox label="Search vendors" value="" onSearch={fn()} />;

const meta = {
  title: 'Primitives/Layout/Toolbar',
  component: Toolbar,
  tags: ['stable'],
  parameters: {
    guide: {
      use: 'Above every list: its search, its filters, its actions, in that order on one line.',
      avoid:
        'Actions on the whole page are beside its title, in Page. Filters within a card are a plain Inline.',
      right: {
        draw: () => (
          <Toolbar
            label="Vendors"
            search={<SearchBox label="Search vendors" value="" onSearch={() => undefined} />}
            filters={
              <FilterSelect
                label="Payment"
                value="all"
                options={[
                  { value: 'all', label: 'All' },
                  { value: 'paid', label: 'Paid' },
                ]}
                onSelect={() => undefined}
              />
            }
            actions={<Button label="Add vendor" onClick={() => undefined} />}
          />
        ),
        why: 'Each list of the app is searched at the same place, and the rows begin close below.',
      },
      wrong: {
        draw: () => (
          <Toolbar
            label="Vendors"
            actions={
              <>
                <Button label="Add" tone="primary" onClick={() => undefined} />
                <Button label="Import" tone="primary" onClick={() => undefined} />
                <Button label="Export" tone="primary" onClick={() => undefined} />
                <Button label="Print" tone="primary" onClick={() => undefined} />
                <Button label="Columns" tone="primary" onClick={() => undefined} />
              </>
            }
          />
        ),
        why: 'Five primary buttons and no search: rare ones are MoreActions, and the list is found by eye alone.',
      },
      keyboard: [
        ['Tab', 'Moves through search, filters and actions.'],
        ['Enter or Space', 'On Filters, on a phone: shows them, and hides them again.'],
      ],
      reader:
        '“Vendors toolbar, group. Search vendors, search field. Payment, All, pop-up button. Add vendor, button.”',
    } satisfies Guide,
  },

  args: { label: 'Vendors', search },
} satisfies Meta<typeof Toolbar>;

export default meta;
type Story = StoryObj<typeof meta>;

export const SearchOnly: Story = {};

export const SearchAndActions: Story = {
  args: {
    actions: (
      <>
        <Button label="Update Totals" onClick={fn()} />
        <Button label="Pay All" tone="primary" onClick={fn()} />
      </>
    ),
  },
};

export const Everything: Story = {
  args: {
    filters: (
      <>
        <FilterSelect
          label="Payment"
          value="all"
          onSelect={fn()}
          options={[
            { value: 'all', label: 'All' },
            { value: 'unpaid', label: 'Unpaid' },
          ]}
        />
        <Dropdown label="Order date" shown="From Jan 1, 2025">
          {() => null}
        </Dropdown>
      </>
    ),
    actions: <Button label="Export" onClick={fn()} />,
  },
};

/** With room for all of it, search, filters and actions are reached in the order they are read. */
export const ByKeyboard: Story = {
  args: Everything.args,
  tags: ['wide', 'no-picture'],
  play: async ({ canvas, userEvent }) => {
    const inOrder = [
      canvas.getByRole('searchbox'),
      canvas.getByRole('combobox', { name: 'Payment' }),
      canvas.getByRole('button', { name: /^Order date/ }),
      canvas.getByRole('button', { name: 'Export' }),
    ];
    for (const control of inOrder) {
      await userEvent.tab();
      await expect(control).toHaveFocus();
    }
  },
};

/** On a phone the filters wait behind a button, unless one of them is set. */
export const SmallScreen: Story = {
  args: Everything.args,
  globals: { viewport: { value: 'phone', isRotated: false } },
  tags: ['narrow'],
  play: async ({ canvas, userEvent }) => {
    const toggle = canvas.getByRole('button', { name: 'Filters' });
    await expect(canvas.queryByRole('combobox', { name: 'Payment' })).toBeNull();
    await userEvent.tab();
    await expect(canvas.getByRole('searchbox')).toHaveFocus();
    await userEvent.tab();
    await expect(toggle).toHaveFocus();
    await expect(toggle).toHaveAttribute('aria-expanded', 'false');
    // Folded controls are not reached either.
    await userEvent.tab();
    await expect(canvas.getByRole('button', { name: 'Export' })).toHaveFocus();
    await userEvent.tab({ shift: true });
    await userEvent.keyboard('{Enter}');
    await expect(toggle).toHaveAttribute('aria-expanded', 'true');
    await userEvent.keyboard(' ');
    await expect(toggle).toHaveAttribute('aria-expanded', 'false');
    await userEvent.keyboard(' ');
    await userEvent.tab();
    await expect(canvas.getByRole('combobox', { name: 'Payment' })).toHaveFocus();
    await userEvent.tab({ shift: true });
    await expect(toggle).toHaveFocus();
    await expect(toggle).toHaveAttribute('aria-expanded', 'true');
    await expect(canvas.getByRole('combobox', { name: 'Payment' })).toBeVisible();
  },
};

export const SmallScreenFiltered: Story = {
  args: { ...Everything.args, isFiltered: true },
  globals: { viewport: { value: 'phone', isRotated: false } },
  tags: ['narrow'],
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('combobox', { name: 'Payment' })).toBeVisible();
  },
};
