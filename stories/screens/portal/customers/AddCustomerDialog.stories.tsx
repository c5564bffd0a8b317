import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, within } from 'storybook/test';
import { AddCustomerDialog } from '@consignment/components/screens/portal/customers/AddCustomerDialog';
import { customerTexts } from '../../../../packages/components/src/screens/portal/customers/customer.ts';
import type { Outcome } from '../../../../packages/components/src/primitives/feedback/outcome.ts';
import { done } from '../../../primitives/answers.ts';

/** For one customer. Several at once come from a file. */
const meta = {
  title: 'Screens/Portal/AddCustomerDialog',
  component: AddCustomerDialog,
  parameters: { brand: 'defaults' },
  args: { onAdd: fn(() => Promise.resolve(done)), onClose: fn() },
} satisfies Meta<typeof AddCustomerDialog>;

export default meta;
type Story = StoryObj<typeof meta>;

const dialogIn = (canvasElement: HTMLElement) =>
  within(canvasElement.ownerDocument.body).getByRole('dialog', { name: 'Add Customer' });

export const Default: Story = {};

export const Filled: Story = {
  play: async ({ canvasElement, userEvent, args }) => {
    const dialog = within(dialogIn(canvasElement));
    await userEvent.type(dialog.getByLabelText('First Name'), ' Zoë ');
    await userEvent.type(dialog.getByLabelText(/^Last Name/), 'Marsh');
    await userEvent.type(dialog.getByLabelText('Email'), 'zoe@example.com{Enter}');
    await expect(args.onAdd).toHaveBeenCalledWith({
      first_name: 'Zoë',
      last_name: 'Marsh',
      email: 'zoe@example.com',
    });
    await expect(args.onClose).toHaveBeenCalledOnce();
  },
};

/** Nothing is sent while something is missing. */
export const NotFilled: Story = {
  play: async ({ canvasElement, userEvent, args }) => {
    const dialog = within(dialogIn(canvasElement));
    await userEvent.click(dialog.getByRole('button', { name: 'Add Customer' }));
    await expect(await dialog.findByRole('group', { name: 'There is a problem' })).toHaveFocus();
    await expect(dialog.getByLabelText('First Name')).toBeInvalid();
    await expect(args.onAdd).not.toHaveBeenCalled();
  },
};

const exists: Outcome = {
  is: 'refused',
  problem: {
    detail: customerTexts.alreadyThere,
    errors: [{ detail: customerTexts.alreadyThere, pointer: '/email' }],
  },
};

/** The shop has this customer; what was typed stays. */
export const Refused: Story = {
  args: { onAdd: fn(() => Promise.resolve(exists)) },
  play: async ({ canvasElement, userEvent, args }) => {
    const dialog = within(dialogIn(canvasElement));
    await userEvent.type(dialog.getByLabelText('First Name'), 'Zoë');
    await userEvent.type(dialog.getByLabelText('Email'), 'zoe@example.com{Enter}');
    await expect(await dialog.findAllByText('Email already exists. Contact store owner.')).toHaveLength(2);
    await expect(dialog.getByLabelText('Email')).toHaveValue('zoe@example.com');
    await expect(args.onClose).not.toHaveBeenCalled();
  },
};

export const SmallScreen: Story = {
  tags: ['no-picture'],
  globals: { viewport: { value: 'phone', isRotated: false } },
};

export const RightToLeft: Story = { globals: { direction: 'rtl' } };
