import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, waitFor, within } from 'storybook/test';
import { ImportCustomersDialog } from '@consignment/components/screens/portal/customers/ImportCustomersDialog';
import type { Reviewed } from '../../../../packages/components/src/screens/portal/customers/customer.ts';
import { done, pendingAnswer, refused } from '../../../primitives/answers.ts';
import { aFileWithProblems, aReview } from './customers.ts';

const read: Reviewed = { is: 'read', review: aReview };

/** For a file of customers. One alone is typed in an AddCustomerDialog. */
const meta = {
  title: 'Screens/Portal/ImportCustomersDialog',
  component: ImportCustomersDialog,
  parameters: { brand: 'defaults' },
  args: {
    onReview: fn((): Promise<Reviewed> => Promise.resolve(read)),
    onImport: fn(() => Promise.resolve(done)),
    onClose: fn(),
  },
} satisfies Meta<typeof ImportCustomersDialog>;

export default meta;
type Story = StoryObj<typeof meta>;
type Play = Parameters<NonNullable<Story['play']>>[0];

const file = new File(['First Name,Last Name,Email\n'], 'customers.csv', { type: 'text/csv' });

function dialogIn({ canvasElement }: Pick<Play, 'canvasElement'>) {
  const dialog = within(canvasElement.ownerDocument.body).getByRole('dialog', { name: 'Import Customers' });
  return within(dialog);
}

async function choose(play: Pick<Play, 'canvasElement' | 'userEvent'>) {
  const dialog = dialogIn(play);
  await play.userEvent.upload(dialog.getByLabelText('CSV file'), file);
  return dialog;
}

export const Default: Story = {
  play: async (play) => {
    const button = dialogIn(play).getByRole('button', { name: 'Import' });
    await expect(button).toHaveAttribute('aria-disabled', 'true');
  },
};

/** The effect of the file is shown before it is imported. */
export const LookedAt: Story = {
  play: async (play) => {
    const dialog = await choose(play);
    await expect(await dialog.findByRole('heading', { name: '3 new customers' })).toBeVisible();
    await expect(play.args.onImport).not.toHaveBeenCalled();
    await play.userEvent.click(dialog.getByRole('button', { name: 'Import 3 Customers' }));
    await expect(play.args.onImport).toHaveBeenCalledWith(file);
    await expect(play.args.onClose).toHaveBeenCalledOnce();
  },
};

/** Nothing can be imported while a row cannot be read. */
export const WithProblems: Story = {
  args: { onReview: fn((): Promise<Reviewed> => Promise.resolve({ is: 'read', review: aFileWithProblems })) },
  play: async (play) => {
    const dialog = await choose(play);
    await expect(await dialog.findByText('Nothing has been imported yet.')).toBeVisible();
    const button = dialog.getByRole('button', { name: 'Import' });
    await expect(button).toHaveAttribute('aria-disabled', 'true');
    await play.userEvent.click(button);
    await expect(play.args.onImport).not.toHaveBeenCalled();
  },
};

export const NothingNew: Story = {
  args: {
    onReview: fn((): Promise<Reviewed> =>
      Promise.resolve({ is: 'read', review: { ...aReview, customers: [] } }),
    ),
  },
  play: async (play) => {
    const dialog = await choose(play);
    await expect(await dialog.findByText('customers.csv')).toBeVisible();
    await waitFor(() =>
      expect(dialog.getByRole('button', { name: 'Import' })).toHaveAccessibleDescription(
        'There are no new customers in the file.',
      ),
    );
  },
};

const noCustomers = { detail: 'The file has no customers.', errors: [] };

/** A file that is no list of customers. */
export const NotRead: Story = {
  args: {
    onReview: fn((): Promise<Reviewed> => Promise.resolve({ is: 'refused', problem: noCustomers })),
  },
  play: async (play) => {
    const dialog = await choose(play);
    await expect(await dialog.findByText('The file has no customers.')).toBeVisible();
  },
};

export const Loading: Story = {
  args: { onReview: fn(() => new Promise<never>(() => undefined)) },
  play: async (play) => {
    const dialog = await choose(play);
    await expect(await dialog.findByText('Reading the file…')).toBeVisible();
    await expect(dialog.getByRole('button', { name: 'Import' })).toHaveAttribute('aria-disabled', 'true');
  },
};

let importing = pendingAnswer();

/** It cannot be closed while the answer is awaited, and stays with the reason when it is refused. */
export const Refused: Story = {
  args: { onImport: fn(() => importing.promise) },
  beforeEach: () => {
    importing = pendingAnswer();
  },
  play: async (play) => {
    const dialog = await choose(play);
    await play.userEvent.click(await dialog.findByRole('button', { name: 'Import 3 Customers' }));
    await expect(await dialog.findByRole('button', { name: 'Importing…' })).toBeVisible();
    await play.userEvent.keyboard('{Escape}');
    await expect(play.args.onClose).not.toHaveBeenCalled();
    importing.answer(refused);
    await expect(await dialog.findByRole('group', { name: 'There is a problem' })).toHaveTextContent(
      'That did not work. Please try again.',
    );
    await expect(dialog.getByRole('button', { name: 'Import 3 Customers' })).toBeVisible();
  },
};

export const SmallScreen: Story = {
  ...WithProblems,
  tags: ['no-picture'],
  globals: { viewport: { value: 'phone', isRotated: false } },
};

export const RightToLeft: Story = { globals: { direction: 'rtl' } };
