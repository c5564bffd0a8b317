import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, waitFor } from 'storybook/test';
import { SetVendorDialog, type VendorChoice } from '@consignment/components/parts/people/SetVendorDialog';
import { Checkbox } from '@consignment/components/primitives/fields/Checkbox';
import type { Guide } from '../../../.storybook/guide.ts';
import type { Outcome } from '../../../packages/components/src/primitives/feedback/outcome.ts';
import type { SearchAnswer } from '../../../packages/components/src/primitives/filters/use-remote-search.ts';
import { aProblem } from '../../fixtures/list.ts';
import { DialogSketch } from '../../fixtures/dialog-sketch.tsx';

type Answer = SearchAnswer<VendorChoice>;
type Search = (text: string) => Promise<Answer>;

const vendors: VendorChoice[] = [
  { id: 4, name: 'Atelier Lune' },
  { id: 7, name: 'Juniper & Oak' },
  { id: 9, name: 'Juno Ceramics' },
];
const done: Outcome = { is: 'done' };

const meta = {
  title: 'Parts/People/SetVendorDialog',
  component: SetVendorDialog,
  tags: ['stable'],
  parameters: {
    guide: {
      use: 'To give one line item to another vendor, found by name. It says who will be owed the commission then.',
      avoid:
        'Moving all goods of a vendor is a merge. The vendors that a login sees are a setting of the account.',
      right: {
        draw: () => (
          <DialogSketch title="Set Vendor" description="Oak table, order #1001" answers={['Cancel', 'Save']}>
            <Checkbox name="back" label="Give the item back to the vendor found by tracking" />
          </DialogSketch>
        ),
        why: 'A person chose this vendor, so `isByHand` is true and the choice can be undone.',
      },
      wrong: {
        draw: () => (
          <DialogSketch
            title="Set Vendor"
            description="Oak table, order #1001"
            answers={['Cancel', 'Save']}
          />
        ),
        why: '`isByHand` is false for a line that was set by hand. It never follows tracking again, however often the product’s vendor is corrected.',
      },
      keyboard: [
        ['Arrow up, Arrow down', 'In the field: go through the vendors found.'],
        ['Enter', 'Takes the vendor; with the list closed, saves.'],
        ['Escape', 'Closes the open list first, then the dialog.'],
        ['Tab', 'Goes to Cancel, Save and Close, and stays in the dialog.'],
      ],
      reader:
        '“Set Vendor, dialog, Oak table, order #1001. Vendor, combobox.” After a choice: “Juniper & Oak will be owed the commission on this item.”',
    } satisfies Guide,
  },
  args: {
    what: 'Oak table, order #1001',
    current: null,
    isByHand: false,
    onSearch: fn<Search>((text) =>
      Promise.resolve({
        is: 'found',
        options: vendors.filter(({ name }) => name.toLowerCase().includes(text.toLowerCase())),
      }),
    ),
    onSave: fn((): Promise<Outcome> => Promise.resolve(done)),
    onClose: fn(),
  },
} satisfies Meta<typeof SetVendorDialog>;

export default meta;
type Story = StoryObj<typeof meta>;

export const NoVendor: Story = {
  play: async ({ canvas }) => {
    await expect(await canvas.findByPlaceholderText('type 3 characters to search...')).toBeVisible();
  },
};

/** The search starts at the first character. */
export const Searching: Story = {
  play: async ({ canvas, userEvent, args }) => {
    await userEvent.type(await canvas.findByRole('combobox', { name: 'Vendor' }), 'j');
    await expect(await canvas.findByRole('option', { name: 'Juno Ceramics' })).toBeVisible();
    await expect(args.onSearch).toHaveBeenLastCalledWith('j', expect.any(AbortSignal));
  },
};

export const Setting: Story = {
  args: { current: { id: 4, name: 'Atelier Lune' } },
  play: async ({ canvas, userEvent, args }) => {
    const field = await canvas.findByRole('combobox', { name: 'Vendor' });
    await expect(field).toHaveValue('Atelier Lune');
    await userEvent.clear(field);
    await userEvent.type(field, 'juni');
    await canvas.findByRole('option', { name: 'Juniper & Oak' });
    await userEvent.keyboard('{ArrowDown}{Enter}');
    await expect(
      canvas.getByText(/The amount owed to Atelier Lune .* will be owed to Juniper & Oak/),
    ).toBeVisible();
    await userEvent.click(canvas.getByRole('button', { name: 'Save' }));
    await expect(args.onSave).toHaveBeenCalledWith(7);
    await waitFor(() => expect(args.onClose).toHaveBeenCalledOnce());
  },
};

/** A vendor that was set by hand can be taken back, whatever the field says. */
export const GivingBack: Story = {
  args: { current: { id: 4, name: 'Atelier Lune' }, isByHand: true },
  play: async ({ canvas, userEvent, args }) => {
    await userEvent.clear(await canvas.findByRole('combobox', { name: 'Vendor' }));
    await userEvent.click(canvas.getByRole('checkbox', { name: /Give the item back/ }));
    await expect(canvas.getByText(/will go back to the vendor found by tracking/)).toBeVisible();
    await userEvent.click(canvas.getByRole('button', { name: 'Save' }));
    await expect(args.onSave).toHaveBeenCalledWith(null);
  },
};

/** Saved as it was, it keeps its vendor. */
export const Unchanged: Story = {
  args: { current: { id: 4, name: 'Atelier Lune' } },
  play: async ({ canvas, userEvent, args }) => {
    await userEvent.click(await canvas.findByRole('button', { name: 'Save' }));
    await expect(args.onSave).toHaveBeenCalledWith(4);
  },
};

/** Words alone are no choice. */
export const NotChosen: Story = {
  args: { current: { id: 4, name: 'Atelier Lune' } },
  play: async ({ canvas, userEvent, args }) => {
    const field = await canvas.findByRole('combobox', { name: 'Vendor' });
    await userEvent.type(field, 'x');
    await userEvent.tab();
    await userEvent.click(canvas.getByRole('button', { name: 'Save' }));
    await expect(await canvas.findByRole('group', { name: 'There is a problem' })).toHaveFocus();
    await expect(field).toHaveAccessibleDescription(/Choose a vendor from the list\./);
    await expect(args.onSave).not.toHaveBeenCalled();
    await userEvent.click(canvas.getByRole('link', { name: 'Choose a vendor from the list.' }));
    await expect(field).toHaveFocus();
  },
};

export const NothingFound: Story = {
  play: async ({ canvas, userEvent }) => {
    await userEvent.type(await canvas.findByRole('combobox'), 'zebra');
    await waitFor(() => expect(canvas.getAllByText('No vendor has this name.')[0]).toBeVisible());
  },
};

export const SearchFailed: Story = {
  args: { onSearch: fn<Search>(() => Promise.resolve({ is: 'failed', problem: aProblem })) },
  play: async ({ canvas, userEvent }) => {
    await userEvent.type(await canvas.findByRole('combobox'), 'j');
    await expect(await canvas.findByRole('button', { name: 'Retry' })).toBeVisible();
  },
};

/** It stays open, with the choice. */
export const Refused: Story = {
  args: {
    current: { id: 4, name: 'Atelier Lune' },
    onSave: fn(() => Promise.resolve<Outcome>({ is: 'refused', problem: aProblem })),
  },
  play: async ({ canvas, userEvent, args }) => {
    await userEvent.click(await canvas.findByRole('button', { name: 'Save' }));
    await expect(await canvas.findByText('The server did not answer.')).toBeVisible();
    await expect(canvas.getByRole('combobox')).toHaveValue('Atelier Lune');
    await expect(args.onClose).not.toHaveBeenCalled();
  },
};

export const RightToLeft: Story = {
  args: { current: { id: 4, name: 'Atelier Lune' } },
  globals: { direction: 'rtl' },
};
