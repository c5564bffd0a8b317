import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, waitFor, within } from 'storybook/test';
import { EditCustomersDialog } from '@consignment/components/screens/merchant/vendors/settings/EditCustomersDialog';
import type { Customer } from '../../../../../packages/components/src/screens/merchant/vendors/settings/customers.ts';
import type { Outcome } from '../../../../../packages/components/src/primitives/feedback/outcome.ts';
import type { SearchAnswer } from '../../../../../packages/components/src/primitives/filters/use-remote-search.ts';
import { keptDrafts } from '../../../../fixtures/drafts.tsx';
import { aProblem, failed, loading } from '../../../../fixtures/list.ts';
import { someActions, someCustomers } from '../../../../fixtures/vendor-settings.ts';
import { done } from '../../../../primitives/answers.ts';

type Search = (text: string, signal: AbortSignal) => Promise<SearchAnswer<Customer>>;

const meta = {
  title: 'Screens/Merchant/Vendors/Settings/EditCustomersDialog',
  component: EditCustomersDialog,
  args: {
    vendorName: 'Juniper & Oak',
    customers: { is: 'ready', value: someCustomers(2) },
    onSearch: fn(someActions().onSearchCustomers),
    onSave: fn(() => Promise.resolve(done)),
    onDirtyChange: fn(),
    onClose: fn(),
  },
} satisfies Meta<typeof EditCustomersDialog>;

export default meta;
type Story = StoryObj<typeof meta>;

/** Nothing to save yet, and nothing is asked before three characters. */
export const Default: Story = {
  play: async ({ canvas }) => {
    await canvas.findByRole('combobox', { name: /Add a customer/ });
    await expect(canvas.queryByText(/^Will be (added|removed)/)).toBeNull();
  },
};

export const NothingChosen: Story = {
  play: async ({ canvas, userEvent, args }) => {
    await userEvent.type(await canvas.findByRole('combobox', { name: /Add a customer/ }), 'zo');
    await expect(args.onSearch).not.toHaveBeenCalled();
    await userEvent.click(canvas.getByRole('button', { name: 'Save' }));
    await expect(args.onSave).not.toHaveBeenCalled();
    await expect(canvas.getByText('Add or remove a customer first.')).toBeVisible();
  },
};

const drafts = keptDrafts();

export const Restored: Story = {
  tags: ['no-picture'],
  decorators: [drafts.decorator],
  play: async ({ canvas, userEvent, args }) => {
    await userEvent.type(await canvas.findByRole('combobox', { name: /Add a customer/ }), 'zor');
    await userEvent.click(await canvas.findByRole('option', { name: /Zora Quill/ }));
    await drafts.expectRestored(userEvent);
    await userEvent.click(canvas.getByRole('button', { name: 'Save' }));
    await expect(args.onSave).toHaveBeenCalledWith({ added: [4], removed: [] });
  },
};

/** By keyboard alone: the results are announced, the field is empty again after each choice. */
export const Adding: Story = {
  play: async ({ canvas, userEvent, args }) => {
    const field = await canvas.findByRole('combobox', { name: /Add a customer/ });
    await userEvent.type(field, 'zor');
    await expect(await canvas.findByText('1 result. Use the arrow keys to choose.')).toBeInTheDocument();
    await userEvent.keyboard('{ArrowDown}{Enter}');
    await expect(field).toHaveValue('');
    await expect(field).toHaveFocus();
    await expect(canvas.getByText('Zora Quill added.')).toBeInTheDocument();
    await expect(
      within(canvas.getByRole('list', { name: 'Will be added (1)' })).getByText('Zora Quill'),
    ).toBeVisible();
    await userEvent.click(canvas.getByRole('button', { name: 'Save' }));
    await waitFor(() => expect(args.onClose).toHaveBeenCalledOnce());
    await expect(args.onSave).toHaveBeenCalledWith({ added: [4], removed: [] });
  },
};

/** A removed customer can be kept after all. */
export const Removing: Story = {
  play: async ({ canvas, userEvent, args }) => {
    await userEvent.click(await canvas.findByRole('button', { name: 'Remove Zoë Marsh' }));
    await userEvent.click(canvas.getByRole('button', { name: 'Remove Kai Lund' }));
    await expect(canvas.getByRole('combobox')).toHaveFocus();
    await expect(canvas.getByText('This vendor has no customers.')).toBeVisible();
    await userEvent.click(canvas.getByRole('button', { name: 'Keep Kai Lund' }));
    await userEvent.click(canvas.getByRole('button', { name: 'Save' }));
    await waitFor(() => expect(args.onSave).toHaveBeenCalledWith({ added: [], removed: [1] }));
  },
};

/** A customer who is chosen already is not added twice. */
export const ChosenAlready: Story = {
  tags: ['no-picture'],
  play: async ({ canvas, userEvent }) => {
    await userEvent.type(await canvas.findByRole('combobox'), 'zoë');
    await userEvent.click(await canvas.findByRole('option', { name: /already chosen/ }));
    await expect(canvas.getByText('Zoë Marsh is already chosen.')).toBeInTheDocument();
    await expect(canvas.getAllByRole('listitem')).toHaveLength(2);
  },
};

export const Empty: Story = { args: { customers: { is: 'ready', value: [] } } };

export const Loading: Story = { args: { customers: loading } };

export const Failed: Story = {
  args: { customers: failed() },
  play: async ({ canvas }) => expect(await canvas.findByRole('button', { name: 'Retry' })).toBeVisible(),
};

const searchFailed: SearchAnswer<Customer> = { is: 'failed', problem: aProblem };

export const SearchFailed: Story = {
  args: { onSearch: fn<Search>(() => Promise.resolve(searchFailed)) },
  play: async ({ canvas, userEvent }) => {
    await userEvent.type(await canvas.findByRole('combobox'), 'zor');
    await expect(await canvas.findByRole('button', { name: 'Retry' })).toBeVisible();
  },
};

/** It stays open, with what was chosen. */
export const Refused: Story = {
  args: { onSave: fn(() => Promise.resolve<Outcome>({ is: 'refused', problem: aProblem })) },
  play: async ({ canvas, userEvent, args }) => {
    await userEvent.click(await canvas.findByRole('button', { name: 'Remove Zoë Marsh' }));
    await userEvent.click(canvas.getByRole('button', { name: 'Save' }));
    await expect(await canvas.findByText('The server did not answer.')).toBeVisible();
    await expect(canvas.getByRole('list', { name: 'Will be removed (1)' })).toBeVisible();
    await expect(args.onClose).not.toHaveBeenCalled();
  },
};

/** Closing with changes asks first. */
export const LeavingWithChanges: Story = {
  play: async ({ canvas, userEvent, args }) => {
    await userEvent.click(await canvas.findByRole('button', { name: 'Remove Zoë Marsh' }));
    await expect(args.onDirtyChange).toHaveBeenLastCalledWith(true);
    await userEvent.keyboard('{Escape}');
    await userEvent.click(await canvas.findByRole('button', { name: 'Leave without saving' }));
    await expect(args.onClose).toHaveBeenCalledOnce();
    await expect(args.onDirtyChange).toHaveBeenLastCalledWith(false);
  },
};

export const FullPage: Story = { args: { customers: { is: 'ready', value: someCustomers(120) } } };

export const RightToLeft: Story = { globals: { direction: 'rtl' } };
