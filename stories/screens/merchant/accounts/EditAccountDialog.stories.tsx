import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, waitFor, within } from 'storybook/test';
import { EditAccountDialog } from '@consignment/components/screens/merchant/accounts/EditAccountDialog';
import type { Outcome } from '../../../../packages/components/src/primitives/feedback/outcome.ts';
import { keptDrafts } from '../../../fixtures/drafts.tsx';
import { aNewAccount, anAccount, searchVendors } from '../../../fixtures/account.ts';
import { aProblem } from '../../../fixtures/list.ts';
import { done } from '../../../primitives/answers.ts';

/** For all that a shop may change of an account. A vendor that logs in itself changes its email and password there. */
const meta = {
  title: 'Screens/Merchant/Accounts/EditAccountDialog',
  component: EditAccountDialog,
  args: {
    account: anAccount(),
    timeZone: 'Europe/London',
    requiresVendor: false,
    hrefOfHistory: '/history?type=account&id=1',
    onSearchVendors: fn(searchVendors),
    onSave: fn(() => Promise.resolve(done)),
    onChangePassword: fn(() => Promise.resolve(done)),
    onSendReset: fn(() => Promise.resolve(done)),
    onDelete: fn(() => Promise.resolve(done)),
    onDirtyChange: fn(),
    onClose: fn(),
  },
} satisfies Meta<typeof EditAccountDialog>;

export default meta;
type Story = StoryObj<typeof meta>;

const refusedWith = (detail: string, pointer?: string): Outcome => ({
  is: 'refused',
  problem: { detail, errors: [{ detail, ...(pointer === undefined ? {} : { pointer }) }] },
});

/** Saving what was not changed closes it and sends nothing. */
export const Default: Story = {
  play: async ({ canvas, userEvent, args }) => {
    const dialog = await canvas.findByRole('dialog', { name: 'Marguerite Lowe Edit' });
    await expect(within(dialog).getByRole('checkbox', { name: 'Active' })).toBeChecked();
    await expect(within(dialog).getByPlaceholderText('type 3 characters to search...')).toBeVisible();
    await userEvent.click(within(dialog).getByRole('button', { name: 'Save' }));
    await waitFor(() => expect(args.onClose).toHaveBeenCalledWith(null));
    await expect(args.onSave).not.toHaveBeenCalled();
  },
};

const drafts = keptDrafts();

/** The vendors come back with all the rest. */
export const Restored: Story = {
  args: { account: aNewAccount },
  tags: ['no-picture'],
  decorators: [drafts.decorator],
  play: async ({ canvas, userEvent, args }) => {
    await userEvent.type(await canvas.findByRole('combobox', { name: /Add a vendor/ }), 'ju');
    await userEvent.click(await canvas.findByRole('option', { name: /Juno Glass/ }));
    await userEvent.click(canvas.getByRole('checkbox', { name: 'Active' }));
    await drafts.expectRestored(userEvent);
    await userEvent.click(canvas.getByRole('button', { name: 'Save' }));
    await waitFor(() =>
      expect(args.onSave).toHaveBeenCalledWith({ added: [5], removed: [], approved: true }),
    );
  },
};

/** Nothing is sent before Save; then the vendors and the status go together. By keyboard: two characters search. */
export const Approving: Story = {
  args: { account: aNewAccount },
  play: async ({ canvas, userEvent, args }) => {
    await expect(
      await canvas.findByText('This Account Currently is not associated with any vendors'),
    ).toBeVisible();
    const field = canvas.getByRole('combobox', { name: /Add a vendor/ });
    await userEvent.type(field, 'j');
    await expect(args.onSearchVendors).not.toHaveBeenCalled();
    await userEvent.type(field, 'u');
    await canvas.findByRole('option', { name: /Juno Glass/ });
    await userEvent.keyboard('{ArrowDown}{ArrowDown}{Enter}');
    await expect(canvas.getByText('Juno Glass added.')).toBeInTheDocument();
    await expect(field).toHaveFocus();
    await userEvent.click(canvas.getByRole('checkbox', { name: 'Active' }));
    await expect(args.onSave).not.toHaveBeenCalled();
    await userEvent.click(canvas.getByRole('button', { name: 'Save' }));
    await waitFor(() => expect(args.onClose).toHaveBeenCalledOnce());
    await expect(args.onSave).toHaveBeenCalledWith({ added: [5], removed: [], approved: true });
  },
};

/** Disapproving and taking a vendor away. */
export const Disapproving: Story = {
  play: async ({ canvas, userEvent, args }) => {
    await userEvent.click(await canvas.findByRole('button', { name: 'Remove Saltmarsh Pottery' }));
    await expect(canvas.getByRole('button', { name: 'Remove Juniper & Oak' })).toHaveFocus();
    await userEvent.click(canvas.getByRole('checkbox', { name: 'Active' }));
    await userEvent.click(canvas.getByRole('button', { name: 'Save' }));
    await waitFor(() =>
      expect(args.onSave).toHaveBeenCalledWith({ added: [], removed: [2], approved: false }),
    );
  },
};

/** The switch for the shop whose accounts all have a vendor. */
export const NoVendorsSelected: Story = {
  args: { account: aNewAccount, requiresVendor: true },
  play: async ({ canvas, userEvent, args }) => {
    await userEvent.click(await canvas.findByRole('button', { name: 'Save' }));
    await waitFor(() => expect(canvas.getAllByText('No vendors selected.')).toHaveLength(2));
    await expect(canvas.getByRole('combobox')).toHaveAccessibleDescription(/No vendors selected\./);
    await expect(args.onSave).not.toHaveBeenCalled();
    await expect(args.onClose).not.toHaveBeenCalled();
  },
};

/** Both fields are needed, and alike, before anything is saved; what was typed is gone when the section closes. */
export const Password: Story = {
  play: async ({ canvas, userEvent, args }) => {
    const save = await canvas.findByRole('button', { name: 'Save' });
    await userEvent.click(canvas.getByRole('button', { name: 'change password' }));
    const submit = () => userEvent.click(canvas.getByRole('button', { name: 'Save' }));
    await expect(save).toBeDefined();
    await submit();
    await waitFor(() => expect(canvas.getByLabelText('New password')).toBeInvalid());
    await expect(canvas.getByLabelText('Confirm password')).toBeInvalid();
    await expect(canvas.getAllByText('Please fill out all fields.').length).toBeGreaterThan(1);
    await userEvent.type(canvas.getByLabelText('New password'), 'four-quiet-herons');
    await userEvent.type(canvas.getByLabelText('Confirm password'), 'four-quiet-swans');
    await submit();
    await expect(
      (await canvas.findAllByText('New and confirm passwords do not match.')).length,
    ).toBeGreaterThan(0);
    await expect(args.onChangePassword).not.toHaveBeenCalled();
    await expect(args.onSave).not.toHaveBeenCalled();
    await userEvent.click(canvas.getByRole('button', { name: 'close password change' }));
    await expect(canvas.queryByLabelText('New password')).toBeNull();
    await expect(args.onDirtyChange).toHaveBeenLastCalledWith(false);
    await userEvent.click(canvas.getByRole('button', { name: 'change password' }));
    await expect(canvas.getByLabelText('New password')).toHaveValue('');
    for (const label of ['New password', 'Confirm password']) {
      await userEvent.type(canvas.getByLabelText(label), 'four-quiet-herons');
    }
    await submit();
    await waitFor(() => expect(args.onClose).toHaveBeenCalledWith('password_changed'));
    await expect(args.onChangePassword).toHaveBeenCalledWith({
      new_password1: 'four-quiet-herons',
      new_password2: 'four-quiet-herons',
    });
  },
};

/** The password comes after the vendors: these are saved, which is said, and are not sent again. */
export const PasswordRefused: Story = {
  args: {
    onChangePassword: fn(() =>
      Promise.resolve(refusedWith('Your password cannot be a commonly used password.', '/new_password1')),
    ),
  },
  play: async ({ canvas, userEvent, args }) => {
    await userEvent.click(await canvas.findByRole('button', { name: 'Remove Juniper & Oak' }));
    await userEvent.click(canvas.getByRole('button', { name: 'change password' }));
    for (const label of ['New password', 'Confirm password']) {
      await userEvent.type(canvas.getByLabelText(label), 'password');
    }
    await userEvent.click(canvas.getByRole('button', { name: 'Save' }));
    await waitFor(() =>
      expect(canvas.getByLabelText('New password')).toHaveAccessibleDescription(
        /New password is not valid\. Your password cannot be a commonly used password\./,
      ),
    );
    await expect(canvas.getByText(/The account’s vendors and status have been saved/)).toBeVisible();
    await expect(canvas.getByLabelText('New password')).toHaveValue('password');
    await expect(args.onSave).toHaveBeenCalledOnce();
    await expect(args.onClose).not.toHaveBeenCalled();
  },
};

/** Saved values are not sent again. How far it is scrolled by then is chance. */
export const PasswordRefusedTwice: Story = {
  ...PasswordRefused,
  tags: ['no-picture'],
  play: async (context) => {
    await PasswordRefused.play?.(context);
    const { canvas, userEvent, args } = context;
    await userEvent.click(canvas.getByRole('button', { name: 'Save' }));
    await waitFor(() => expect(args.onChangePassword).toHaveBeenCalledTimes(2));
    await expect(args.onSave).toHaveBeenCalledOnce();
    await expect(args.onClose).not.toHaveBeenCalled();
  },
};

/** A login that serves other shops too keeps its password: the shop reads why. */
export const SharedLogin: Story = {
  args: {
    onChangePassword: fn(() =>
      Promise.resolve(
        refusedWith(
          'This login is not only for your shop’s vendors, so you can’t set its password. The account holder can use “Forgot your Password?”.',
          '/id',
        ),
      ),
    ),
  },
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(await canvas.findByRole('button', { name: 'change password' }));
    for (const label of ['New password', 'Confirm password']) {
      await userEvent.type(canvas.getByLabelText(label), 'four-quiet-herons');
    }
    await userEvent.click(canvas.getByRole('button', { name: 'Save' }));
    await waitFor(() =>
      expect(canvas.getByLabelText('New password')).toHaveAccessibleDescription(/you can’t set its password/),
    );
  },
};

/** A save that failed leaves everything as it was chosen. */
export const Refused: Story = {
  args: { onSave: fn(() => Promise.resolve<Outcome>({ is: 'refused', problem: aProblem })) },
  play: async ({ canvas, userEvent, args }) => {
    await userEvent.click(await canvas.findByRole('button', { name: 'Remove Juniper & Oak' }));
    await userEvent.click(canvas.getByRole('button', { name: 'Save' }));
    await expect(await canvas.findByText('The server did not answer.')).toBeVisible();
    await expect(canvas.queryByText('Juniper & Oak')).toBeNull();
    await expect(args.onClose).not.toHaveBeenCalled();
  },
};

/** Deleting asks first, with what stays; the answer No changes nothing. */
export const Deleting: Story = {
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(await canvas.findByRole('button', { name: 'Delete Account' }));
    const question = within(
      await canvas.findByRole('alertdialog', { name: 'Delete Marguerite Lowe’s account?' }),
    );
    await expect(question.getByText('Juniper & Oak and Saltmarsh Pottery')).toBeVisible();
  },
};

/** Kept first, then deleted. */
export const Deleted: Story = {
  ...Deleting,
  tags: ['no-picture'],
  play: async (context) => {
    await Deleting.play?.(context);
    const { canvas, userEvent, args } = context;
    const question = within(
      await canvas.findByRole('alertdialog', { name: 'Delete Marguerite Lowe’s account?' }),
    );
    await userEvent.click(question.getByRole('button', { name: 'Keep it' }));
    await expect(args.onDelete).not.toHaveBeenCalled();
    await userEvent.click(canvas.getByRole('button', { name: 'Delete Account' }));
    const again = within(await canvas.findByRole('alertdialog'));
    await userEvent.click(again.getByRole('button', { name: 'Delete Account' }));
    await waitFor(() => expect(args.onClose).toHaveBeenCalledWith('deleted'));
  },
};

/** Closing with changes asks first. */
export const LeavingWithChanges: Story = {
  play: async ({ canvas, userEvent, args }) => {
    await userEvent.click(await canvas.findByRole('checkbox', { name: 'Active' }));
    await expect(args.onDirtyChange).toHaveBeenLastCalledWith(true);
    await userEvent.click(canvas.getByRole('button', { name: 'Cancel' }));
    await userEvent.click(await canvas.findByRole('button', { name: 'Leave without saving' }));
    await expect(args.onClose).toHaveBeenCalledOnce();
    await expect(args.onSave).not.toHaveBeenCalled();
  },
};

export const LongNames: Story = {
  args: {
    account: anAccount({
      vendor_signup_name: 'Wolfeschlegelsteinhausenbergerdorff'.repeat(3),
      vendor_signup_user_email: `${'maren.holt.'.repeat(8)}@example.com`,
      vendors: [{ id: 1, name: 'Donaudampfschifffahrtsgesellschaft'.repeat(3) }],
      donate: true,
    }),
  },
};

export const RightToLeft: Story = { globals: { direction: 'rtl' } };
