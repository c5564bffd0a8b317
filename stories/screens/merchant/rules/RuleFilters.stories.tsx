import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, waitFor, within } from 'storybook/test';
import { RuleFilters, type RulesQuery } from '@consignment/components/screens/merchant/rules/RuleFilters';
import { Toolbar } from '@consignment/components/primitives/layout/Toolbar';
import { controlsOf } from '../../../fixtures/list.ts';
import { someSearches } from '../../../fixtures/rule.ts';

const all: RulesQuery = {
  search: '',
  sort: 'place',
  page: 1,
  place: 'all',
  kind: 'all',
  vendor: null,
  name: '',
  on: '',
};

const meta = {
  title: 'Screens/Merchant/Rules/RuleFilters',
  component: RuleFilters,
  args: {
    controls: controlsOf(all),
    vendor: null,
    onSearchVendors: fn(someSearches().onSearchVendors),
  },
  render: (args) => <Toolbar label="Rules" isFiltered filters={<RuleFilters {...args} />} />,
} satisfies Meta<typeof RuleFilters>;

export default meta;
type Story = StoryObj<typeof meta>;

export const All: Story = {
  play: async ({ canvas, userEvent, args }) => {
    await userEvent.selectOptions(canvas.getByLabelText('Applies to'), 'Product type');
    await expect(args.controls.onQuery).toHaveBeenCalledWith({ place: 'shop_product_type' });
    await userEvent.selectOptions(canvas.getByLabelText('Earns'), 'Bands by price');
    await expect(args.controls.onQuery).toHaveBeenCalledWith({ kind: 'bands' });
  },
};

/** Vendor, name and day together, once they are applied. */
export const More: Story = {
  play: async ({ canvas, userEvent, args }) => {
    await userEvent.click(canvas.getByRole('button', { name: /^More/ }));
    const panel = within(await canvas.findByRole('dialog', { name: 'More' }));
    await userEvent.type(panel.getByRole('combobox', { name: /^Vendor/ }), 'ju');
    await userEvent.click(await panel.findByRole('option', { name: 'Juniper & Oak' }));
    await userEvent.type(panel.getByLabelText(/^Product type, tag/), ' Lighting');
    await userEvent.type(panel.getByLabelText(/^In force on/), '2026-12-01');
    await userEvent.click(panel.getByRole('button', { name: 'Show rules' }));
    await waitFor(() =>
      expect(args.controls.onQuery).toHaveBeenCalledWith({ vendor: 1, name: 'Lighting', on: '2026-12-01' }),
    );
  },
};

export const Narrowed: Story = {
  args: {
    controls: controlsOf<RulesQuery>({ ...all, place: 'vendor', vendor: 1, on: '2026-12-01' }),
    vendor: { id: 1, name: 'Juniper & Oak' },
  },
  play: ({ canvas }) =>
    expect(canvas.getByRole('button', { name: /Juniper & Oak, Dec 1, 2026/ })).toBeVisible(),
};
