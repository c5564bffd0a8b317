import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, within } from 'storybook/test';
import type { VendorChoice } from '@consignment/components/parts/people/SetVendorDialog';
import { VendorFilter } from '@consignment/components/parts/lists/VendorFilter';
import { FilterSelect } from '@consignment/components/primitives/filters/FilterSelect';
import type { Guide } from '../../../.storybook/guide.ts';

const vendors: VendorChoice[] = [
  { id: 7, name: 'Juniper & Oak' },
  { id: 9, name: 'Juno Ceramics' },
];

const meta = {
  title: 'Parts/Lists/VendorFilter',
  component: VendorFilter,
  tags: ['new'],
  parameters: {
    guide: {
      use: 'Above a list that may hold something of every vendor, to see that of one.',
      avoid: 'A page of one vendor needs none. A vendor that is saved with a form is a field of it.',
      right: {
        draw: () => (
          <VendorFilter
            value={7}
            vendor={{ id: 7, name: 'Juniper & Oak' }}
            onSearch={() => Promise.resolve({ is: 'found', options: vendors })}
            onSelect={() => undefined}
          />
        ),
        why: 'It shows by name what the list is narrowed to, and takes it off again.',
      },
      wrong: {
        draw: () => (
          <FilterSelect
            label="Vendor"
            options={[{ value: '7', label: 'Juniper & Oak' }]}
            value="7"
            onSelect={() => undefined}
          />
        ),
        why: 'A shop may have thousands of vendors, which no list of choices holds.',
      },
      keyboard: [
        ['Enter, Space', 'Open the panel.'],
        ['Arrow up, Arrow down, Enter', 'Choose a vendor that was found.'],
        ['Escape', 'Close the panel.'],
      ],
      reader: 'The button says “Vendor” and the name; the field in its panel is a combobox.',
    } satisfies Guide,
  },
  args: {
    value: null,
    vendor: null,
    onSearch: fn(() => Promise.resolve({ is: 'found' as const, options: vendors })),
    onSelect: fn(),
  },
} satisfies Meta<typeof VendorFilter>;

export default meta;
type Story = StoryObj<typeof VendorFilter>;

export const Unset: Story = {
  play: async ({ canvas, canvasElement, userEvent, args }) => {
    await userEvent.click(canvas.getByRole('button', { name: /^Vendor/ }));
    const body = within(canvasElement.ownerDocument.body);
    await userEvent.type(await body.findByRole('combobox', { name: /^Vendor/ }), 'jun');
    await userEvent.click(await body.findByRole('option', { name: 'Juno Ceramics' }));
    await expect(args.onSelect).toHaveBeenCalledWith(9);
  },
};

export const OfOneVendor: Story = {
  args: { value: 7, vendor: { id: 7, name: 'Juniper & Oak' } },
  play: async ({ canvas, canvasElement, userEvent, args }) => {
    await userEvent.click(canvas.getByRole('button', { name: /Juniper & Oak/ }));
    const body = within(canvasElement.ownerDocument.body);
    await userEvent.click(await body.findByRole('button', { name: 'Show all vendors' }));
    await expect(args.onSelect).toHaveBeenCalledWith(null);
  },
};

/** Its number replaces its name, and it can be removed. */
export const NameUnknown: Story = {
  args: { value: 7 },
  play: ({ canvas }) => expect(canvas.getByRole('button', { name: /Vendor 7/ })).toBeVisible(),
};
