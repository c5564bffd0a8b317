import type { Meta, StoryObj } from '@storybook/react-vite';
import { fn } from 'storybook/test';
import { Button } from '@consignment/components/primitives/Button';
import { DateRangeFilter } from '@consignment/components/primitives/DateRangeFilter';
import { FilterSelect } from '@consignment/components/primitives/FilterSelect';
import { SearchBox } from '@consignment/components/primitives/SearchBox';
import { Toolbar } from '@consignment/components/primitives/Toolbar';

const search = <SearchBox label="Search vendors" value="" onSearch={fn()} />;

const meta = {
  title: 'Primitives/Toolbar',
  component: Toolbar,
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
        <DateRangeFilter label="Order date" value={{ from: '2025-01-01', to: '' }} onApply={fn()} />
      </>
    ),
    actions: <Button label="Export" onClick={fn()} />,
  },
};
