import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, waitFor } from 'storybook/test';
import { SetTypeRateDialog } from '@consignment/components/parts/commission/SetTypeRateDialog';
import { Text } from '@consignment/components/primitives/text/Text';
import type { Guide } from '../../../.storybook/guide.ts';
import type { Outcome } from '../../../packages/components/src/primitives/feedback/outcome.ts';
import { someRateDates } from '../../fixtures/rates.ts';
import { DialogSketch } from '../../fixtures/dialog-sketch.tsx';

const meta = {
  title: 'Parts/Commission/SetTypeRateDialog',
  component: SetTypeRateDialog,
  tags: ['stable'],
  parameters: {
    guide: {
      use: 'To set what a vendor earns of a product type: a percentage, or an amount for each unit. Empty goes back to the usual rate.',
      avoid:
        'One line is a SetCommissionDialog. A rate for all types is a setting of the vendor or of the shop.',
      right: {
        draw: () => (
          <DialogSketch title="Set Commission" description="Lighting" answers={['Cancel', 'Save']}>
            <Text tone="muted">Default: the vendor’s or the shop’s usual rate applies.</Text>
          </DialogSketch>
        ),
        why: 'No rate was ever set, so `current.rate` is null and the dialog says which one holds.',
      },
      wrong: {
        draw: () => (
          <DialogSketch title="Set Commission" description="Lighting" answers={['Cancel', 'Save']}>
            <Text tone="muted">The vendor earns 0% of sales of this type.</Text>
          </DialogSketch>
        ),
        why: 'The missing rate was passed as “0”. One press of Save, and nothing of this type earns a penny.',
      },
      keyboard: [
        ['Tab', 'Goes from the field to Cancel, Save and Close, and stays in the dialog.'],
        ['Enter', 'In the field: saves, or shows the effect first.'],
        ['Escape', 'Closes without saving.'],
      ],
      reader:
        '“Set Commission, dialog, Lighting. Commission rate, optional, edit text.” While typing: “The vendor earns 35% of sales of this type.”',
    } satisfies Guide,
  },
  args: {
    productType: 'Lighting',
    current: { rate: '35', isPercentage: true },
    currency: 'GBP',
    dates: someRateDates(),
    onSave: fn(() => Promise.resolve<Outcome>({ is: 'done' })),
    onClose: fn(),
  },
} satisfies Meta<typeof SetTypeRateDialog>;

export default meta;
type Story = StoryObj<typeof meta>;

const rate = /^Commission rate/;

/** A figure alone stays what the rate was before: a percentage here. */
export const Percentage: Story = {
  play: async ({ canvas, userEvent, args }) => {
    const field = await canvas.findByLabelText(rate);
    await expect(field).toHaveValue('35%');
    await userEvent.clear(field);
    await userEvent.type(field, '40');
    await expect(canvas.getByText('The vendor earns 40% of sales of this type.')).toBeVisible();
    await userEvent.keyboard('{Enter}');
    await expect(args.onSave).toHaveBeenCalledWith({ rate: '40', isPercentage: true }, null);
    await waitFor(() => expect(args.onClose).toHaveBeenCalledOnce());
  },
};

/** The sign of the currency makes it an amount. */
export const Amount: Story = {
  play: async ({ canvas, userEvent, args }) => {
    const field = await canvas.findByLabelText(rate);
    await userEvent.clear(field);
    await userEvent.type(field, '£7.25');
    await expect(canvas.getByText('The vendor earns £7.25 for each unit of this type sold.')).toBeVisible();
    await userEvent.click(canvas.getByRole('button', { name: 'Save' }));
    await expect(args.onSave).toHaveBeenCalledWith({ rate: '7.25', isPercentage: false }, null);
  },
};

/** The switch makes of the same figure an amount a unit. */
export const Switched: Story = {
  play: async ({ canvas, userEvent, args }) => {
    await userEvent.click(await canvas.findByRole('radio', { name: 'Amount in GBP' }));
    await expect(canvas.getByText('The vendor earns £35.00 for each unit of this type sold.')).toBeVisible();
    await userEvent.click(canvas.getByRole('button', { name: 'Save' }));
    await expect(args.onSave).toHaveBeenCalledWith({ rate: '35.00', isPercentage: false }, null);
  },
};

/** A percentage that cannot be read is not read as an amount. */
export const NotAPercentage: Story = {
  tags: ['no-picture'],
  play: async ({ canvas, userEvent }) => {
    const field = await canvas.findByLabelText(rate);
    await userEvent.clear(field);
    await userEvent.type(field, '1,500');
    await expect(canvas.getByRole('radio', { name: 'Percentage' })).toBeChecked();
    await expect(canvas.queryByText(/Read as|The vendor earns/)).toBeNull();
  },
};

/** Emptied, the usual rate applies again. */
export const Default: Story = {};

/** Saved without a figure, the rate of the vendor holds again. */
export const Cleared: Story = {
  play: async ({ canvas, userEvent, args }) => {
    await userEvent.clear(await canvas.findByLabelText(rate));
    await expect(canvas.getByText(/^Default: /)).toBeVisible();
    await userEvent.click(canvas.getByRole('button', { name: 'Save' }));
    await expect(args.onSave).toHaveBeenCalledWith({ rate: null, isPercentage: true }, null);
  },
};

/** An input that cannot be read is refused at the field, and nothing is saved. */
export const NotARate: Story = {
  play: async ({ canvas, userEvent, args }) => {
    const field = await canvas.findByLabelText(rate);
    await userEvent.clear(field);
    await userEvent.type(field, '120');
    await userEvent.click(canvas.getByRole('button', { name: 'Save' }));
    await waitFor(() => expect(field).toHaveAccessibleDescription(/A percentage cannot be more than 100\./));
    await expect(args.onSave).not.toHaveBeenCalled();
  },
};

/** It stays open with what was typed, and the reason at its field. */
export const Refused: Story = {
  args: {
    onSave: fn(() =>
      Promise.resolve<Outcome>({
        is: 'refused',
        problem: {
          detail: 'This amount is too large.',
          errors: [{ detail: 'This amount is too large.', pointer: '/commission_rate' }],
        },
      }),
    ),
  },
  play: async ({ canvas, userEvent, args }) => {
    await userEvent.click(await canvas.findByRole('button', { name: 'Save' }));
    await waitFor(() =>
      expect(canvas.getByLabelText(rate)).toHaveAccessibleDescription(/This amount is too large\./),
    );
    await expect(canvas.getByLabelText(rate)).toHaveValue('35%');
    await expect(args.onClose).not.toHaveBeenCalled();
  },
};

export const LongNames: Story = { args: { productType: 'Donaudampfschifffahrtsgesellschaft'.repeat(7) } };

export const RightToLeft: Story = { globals: { direction: 'rtl' } };

/** The same rate from a day on. */
export const FromADate: Story = {
  play: async ({ canvas, userEvent, args }) => {
    const field = await canvas.findByLabelText(rate);
    await userEvent.clear(field);
    await userEvent.type(field, '25');
    await userEvent.click(canvas.getByRole('radio', { name: 'From a date' }));
    await userEvent.click(canvas.getByRole('button', { name: 'Save' }));
    await expect(args.onSave).toHaveBeenCalledWith({ rate: '25', isPercentage: true }, '2027-01-01');
  },
};
