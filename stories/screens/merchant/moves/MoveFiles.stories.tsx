import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, mocked } from 'storybook/test';
import { MoveFiles } from '@consignment/components/screens/merchant/moves/MoveFiles';
import type { Outcome } from '../../../../packages/components/src/primitives/feedback/outcome.ts';
import { aMoveFile, commissionsFile, payoutsFile, vendorsFile } from '../../../fixtures/move.ts';
import { done, pendingAnswer, refused } from '../../../primitives/answers.ts';

const meta = {
  title: 'Screens/Merchant/Moves/MoveFiles',
  component: MoveFiles,
  tags: ['new'],
  args: {
    files: [],
    hrefOfColumns: '?step=columns',
    onUpload: fn(() => Promise.resolve<Outcome>(done)),
    onRemove: fn(() => Promise.resolve<Outcome>(done)),
  },
} satisfies Meta<typeof MoveFiles>;

export default meta;
type Story = StoryObj<typeof MoveFiles>;

const csv = (name: string) => new File(['Payment ID,Total\n'], name, { type: 'text/csv' });

/** A file goes under its own role as soon as it is chosen. */
export const Empty: Story = {
  play: async ({ canvas, userEvent, args }) => {
    await expect(canvas.queryByRole('link', { name: 'Continue to columns' })).toBeNull();
    const file = csv('payments.csv');
    await userEvent.upload(canvas.getByLabelText('Payouts'), file);
    await expect(args.onUpload).toHaveBeenCalledWith('payouts', file);
  },
};

export const Sending: Story = {
  play: async ({ canvas, userEvent, args }) => {
    mocked(args.onUpload ?? fn()).mockReturnValueOnce(pendingAnswer().promise);
    await userEvent.upload(canvas.getByLabelText('Commissions'), csv('sales.csv'));
    await expect(await canvas.findByText('Sending sales.csv…')).toBeVisible();
  },
};

/** The reason is at its file. */
export const Refused: Story = {
  play: async ({ canvas, userEvent, args }) => {
    mocked(args.onUpload ?? fn()).mockResolvedValueOnce(refused);
    await userEvent.upload(canvas.getByLabelText('Payouts'), csv('payments.csv'));
    await expect(await canvas.findByText('That did not work. Please try again.')).toBeVisible();
  },
};

export const WrongKind: Story = {
  tags: ['no-picture'],
  play: async ({ canvas, userEvent, args }) => {
    const user = userEvent.setup({ applyAccept: false });
    await user.upload(canvas.getByLabelText('Payouts'), new File(['x'], 'payments.xlsx'));
    await expect(canvas.getByText('Not a .csv file: payments.xlsx')).toBeVisible();
    await expect(args.onUpload).not.toHaveBeenCalled();
  },
};

/** Payouts alone cannot be worked out. */
export const PayoutsAlone: Story = {
  args: { files: [payoutsFile] },
  play: ({ canvas }) => expect(canvas.queryByRole('link', { name: 'Continue to columns' })).toBeNull(),
};

export const All: Story = {
  args: { files: [payoutsFile, commissionsFile, vendorsFile] },
  play: async ({ canvas, userEvent, args }) => {
    await expect(canvas.getByRole('link', { name: 'Continue to columns' })).toBeVisible();
    await userEvent.click(canvas.getByRole('button', { name: 'Remove vendors.csv' }));
    await expect(args.onRemove).toHaveBeenCalledWith('vendors');
  },
};

/** Of a person who only reads. */
export const ViewOnly: Story = {
  args: { files: [payoutsFile, commissionsFile], onUpload: null, onRemove: null },
  play: async ({ canvas }) => {
    await expect(canvas.getByText('sales-2025.csv')).toBeVisible();
    await expect(canvas.queryByRole('button')).toBeNull();
  },
};

export const LongNames: Story = {
  args: { files: [aMoveFile({ role: 'payouts', name: `${'payments-of-the-year-'.repeat(8)}.csv` })] },
};

export const RightToLeft: Story = {
  args: { files: [payoutsFile, commissionsFile] },
  globals: { direction: 'rtl' },
};
