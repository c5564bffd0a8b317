import type { Meta, StoryObj } from '@storybook/react-vite';
import type { Override } from '@consignment/domain/commission/commission';
import { expect, fn, waitFor } from 'storybook/test';
import { SetCommissionDialog } from '@consignment/components/parts/commission/SetCommissionDialog';
import type { Guide } from '../../../.storybook/guide.ts';
import type { Outcome } from '../../../packages/components/src/primitives/feedback/outcome.ts';
import type { OverridePreview } from '../../../packages/components/src/parts/commission/override-preview.ts';
import { anOverridePreview } from '../../fixtures/override-preview.ts';
import { DialogSketch } from '../../fixtures/dialog-sketch.tsx';

const done: Outcome = { is: 'done' };

const meta = {
  title: 'Parts/Commission/SetCommissionDialog',
  component: SetCommissionDialog,
  tags: ['stable'],
  parameters: {
    guide: {
      use: 'To set the commission of one line by hand, as an amount or as a rate. It says what was understood, and what the line will earn.',
      avoid: 'The rate of a vendor is a setting of the vendor, that of a product type a SetTypeRateDialog.',
      right: {
        draw: () => (
          <DialogSketch
            title="Set Commission"
            description="Oak table, order #1001"
            answers={['Cancel', 'Save']}
          />
        ),
        why: '`what` names the one line: a damaged table, for which the vendor gets less.',
      },
      wrong: {
        draw: () => (
          <DialogSketch
            title="Set Commission"
            description="Juniper & Oak, 48 line items"
            answers={['Cancel', 'Save']}
          />
        ),
        why: 'A new rate is set as 48 overrides. Tomorrow’s orders take the old one again, and no change of a rule ever reaches these lines.',
      },
      keyboard: [
        ['Tab', 'Goes from the field to Cancel, Save and Close, and stays in the dialog.'],
        ['Enter', 'In the field: saves.'],
        ['Escape', 'Closes without saving.'],
      ],
      reader:
        '“Set Commission, dialog, Oak table, order #1001. Amount or percentage, optional, edit text.” While typing: “20%, instead of this line item’s usual rate. This line item will earn £12.50.”',
    } satisfies Guide,
  },
  args: {
    what: 'Oak table, order #1001',
    current: '',
    sold: null,
    currency: 'GBP',
    onPreview: fn(() => Promise.resolve(anOverridePreview())),
    onSave: fn((): Promise<Outcome> => Promise.resolve(done)),
    onClose: fn(),
  },
} satisfies Meta<typeof SetCommissionDialog>;

export default meta;
type Story = StoryObj<typeof meta>;

const nameOfField = /Amount or percentage/;

export const NoOverride: Story = {
  play: async ({ canvas }) => {
    await expect(await canvas.findByText('No override: the usual rate applies.')).toBeVisible();
  },
};

/** Without a % sign it is an amount, with or without the sign of its currency; another currency is not guessed at. */
export const AsAnAmount: Story = {
  play: async ({ canvas, userEvent, args }) => {
    await userEvent.type(await canvas.findByLabelText(nameOfField), '€12.5');
    await expect(canvas.queryByText(/will earn/)).toBeNull();
    await userEvent.clear(canvas.getByLabelText(nameOfField));
    await userEvent.type(canvas.getByLabelText(nameOfField), '$12.50');
    await expect(canvas.getByText('£12.50 for the whole line item, as entered.')).toBeVisible();
    await expect(await canvas.findByText('This line item will earn £12.50.')).toBeVisible();
    await expect(args.onPreview).toHaveBeenLastCalledWith({ kind: 'amount', amount: 1250 });
    await userEvent.click(canvas.getByRole('button', { name: 'Save' }));
    await expect(args.onSave).toHaveBeenCalledWith({ kind: 'amount', amount: 1250 });
    await waitFor(() => expect(args.onClose).toHaveBeenCalledOnce());
  },
};

/** With a % sign it is a percentage; the sign is never dropped, so 20% is not 20.00. */
export const AsAPercentage: Story = {
  args: { onPreview: fn(() => Promise.resolve(anOverridePreview({ commission_amount: '2.00' }))) },
  play: async ({ canvas, userEvent, args }) => {
    await userEvent.type(await canvas.findByLabelText(nameOfField), '20%');
    await expect(canvas.getByText('20%, instead of this line item’s usual rate.')).toBeVisible();
    await expect(await canvas.findByText('This line item will earn £2.00.')).toBeVisible();
    await expect(args.onPreview).toHaveBeenLastCalledWith({ kind: 'percent', ppm: 200_000 });
    await userEvent.keyboard('{Enter}');
    await expect(args.onSave).toHaveBeenCalledWith({ kind: 'percent', ppm: 200_000 });
  },
};

/** The switch says what a figure is, and takes away a sign that says otherwise; what it comes to is said before it is saved. */
export const Switched: Story = {
  args: {
    sold: 1180,
    onPreview: fn(() => Promise.resolve(anOverridePreview({ commission_amount: '6.49' }))),
  },
  play: async ({ canvas, userEvent, args }) => {
    await userEvent.type(await canvas.findByLabelText(nameOfField), '£55');
    await expect(canvas.getByRole('radio', { name: 'Amount in GBP' })).toBeChecked();
    await userEvent.click(canvas.getByRole('radio', { name: 'Percentage' }));
    await expect(canvas.getByLabelText(nameOfField)).toHaveValue('55');
    await expect(
      await canvas.findByText('55% of £11.80 = £6.49. This line item will earn £6.49.'),
    ).toBeVisible();
    await userEvent.click(canvas.getByRole('button', { name: 'Save' }));
    await expect(args.onSave).toHaveBeenCalledWith({ kind: 'percent', ppm: 550_000 });
  },
};

/** More than the line was sold for is asked about once more; another figure is a new question. */
export const AboveThePrice: Story = {
  args: {
    sold: 1180,
    onPreview: fn(() => Promise.resolve(anOverridePreview({ commission_amount: '80.00' }))),
  },
  play: async ({ canvas, userEvent, args }) => {
    await userEvent.type(await canvas.findByLabelText(nameOfField), '90');
    await userEvent.click(canvas.getByRole('button', { name: 'Save' }));
    await expect(
      await canvas.findByText('£90.00 is more than the £11.80 the line was sold for.'),
    ).toBeVisible();
    await userEvent.clear(canvas.getByLabelText(nameOfField));
    await userEvent.type(canvas.getByLabelText(nameOfField), '80');
    await expect(canvas.queryByText(/is more than/)).toBeNull();
    await userEvent.click(canvas.getByRole('button', { name: 'Save' }));
    await expect(args.onSave).not.toHaveBeenCalled();
    await userEvent.click(await canvas.findByRole('button', { name: 'Save anyway' }));
    await expect(args.onSave).toHaveBeenCalledWith({ kind: 'amount', amount: 8000 });
  },
};

/** An amount is never beside another text: not while its answer is awaited, and not after a late answer. */
export const LateAnswers: Story = {
  args: {
    onPreview: fn((override: Override | null) => {
      const { promise, resolve } = Promise.withResolvers<OverridePreview>();
      answers.set(override?.kind === 'percent' ? override.ppm : -1, resolve);
      return promise;
    }),
  },
  play: async ({ canvas, userEvent, args }) => {
    await userEvent.type(await canvas.findByLabelText(nameOfField), '2%');
    await userEvent.clear(canvas.getByLabelText(nameOfField));
    await userEvent.type(canvas.getByLabelText(nameOfField), '30%');
    const first = [...answers.values()][0];
    first?.(anOverridePreview({ commission_amount: '0.20' }));
    await waitFor(() => expect(args.onPreview).toHaveBeenLastCalledWith({ kind: 'percent', ppm: 300_000 }));
    await expect(canvas.queryByText(/will earn/)).toBeNull();
    answers.get(300_000)?.(anOverridePreview({ commission_amount: '3.00' }));
    await expect(await canvas.findByText('This line item will earn £3.00.')).toBeVisible();
    await userEvent.type(canvas.getByLabelText(nameOfField), '%');
    await expect(canvas.queryByText('This line item will earn £3.00.')).toBeNull();
  },
};

const answers = new Map<number, (answer: OverridePreview) => void>();

/** The order is not paid yet, or the line earns nothing whatever is set: both are said before it is saved. */
export const NotEarnedYet: Story = {
  args: {
    onPreview: fn((override: Override | null) =>
      Promise.resolve(
        override?.kind === 'percent'
          ? anOverridePreview({
              commission_amount: '0.00',
              commission_state: 'blocked',
              commission_reason: 'no_cost',
            })
          : anOverridePreview({
              commission_amount: '4.50',
              commission_state: 'pending',
              commission_reason: 'awaiting_payment',
            }),
      ),
    ),
  },
  play: async ({ canvas, userEvent }) => {
    await userEvent.type(await canvas.findByLabelText(nameOfField), '4.50');
    await canvas.findByText('This line item will earn £4.50 once its order is paid in full.');
    await userEvent.type(canvas.getByLabelText(nameOfField), '%');
    await canvas.findByText(/^This line item will earn nothing\. This commission is based on the cost/);
  },
};

/** It can be saved anyway. */
export const PreviewFailed: Story = {
  args: { onPreview: fn(() => Promise.reject(new Error('The connection is gone.'))) },
  beforeEach: () => {
    // It is reported as any uncaught error is, which would end the test.
    const ignore = (event: ErrorEvent) => event.preventDefault();
    window.addEventListener('error', ignore);
    return () => window.removeEventListener('error', ignore);
  },
  parameters: { test: { dangerouslyIgnoreUnhandledErrors: true } },
  play: async ({ canvas, userEvent }) => {
    await userEvent.type(await canvas.findByLabelText(nameOfField), '5');
    await canvas.findByText('The commission on this line item could not be calculated at the moment.');
    await expect(canvas.getByRole('button', { name: 'Save' })).toBeEnabled();
  },
};

/** A currency without decimals. */
export const WithoutDecimals: Story = {
  args: {
    currency: 'JPY',
    onPreview: fn(() => Promise.resolve(anOverridePreview({ commission_amount: '1255' }))),
  },
  play: async ({ canvas, userEvent }) => {
    await userEvent.type(await canvas.findByLabelText(nameOfField), '10%');
    await canvas.findByText('This line item will earn ¥1,255.');
  },
};

/** Emptied, it clears the override. */
export const Clearing: Story = {
  args: { current: '15%' },
  play: async ({ canvas, userEvent, args }) => {
    const field = await canvas.findByLabelText(nameOfField);
    await expect(field).toHaveValue('15%');
    await userEvent.clear(field);
    await userEvent.click(canvas.getByRole('button', { name: 'Save' }));
    await expect(args.onSave).toHaveBeenCalledWith(null);
  },
};

/** An input that cannot be read is refused at the field, and nothing is saved. */
export const NotACommission: Story = {
  play: async ({ canvas, userEvent, args }) => {
    await userEvent.type(await canvas.findByLabelText(nameOfField), '120%');
    await userEvent.click(canvas.getByRole('button', { name: 'Save' }));
    await expect(await canvas.findByRole('group', { name: 'There is a problem' })).toHaveFocus();
    await expect(canvas.getByLabelText(nameOfField)).toHaveAccessibleDescription(
      /A percentage cannot be more than 100\./,
    );
    await expect(args.onSave).not.toHaveBeenCalled();
  },
};

/** It stays open, with what was typed. */
export const Refused: Story = {
  args: {
    onSave: fn(() =>
      Promise.resolve<Outcome>({
        is: 'refused',
        problem: {
          detail: 'This line item is already paid.',
          errors: [{ detail: 'This line item is already paid.' }],
        },
      }),
    ),
  },
  play: async ({ canvas, userEvent, args }) => {
    await userEvent.type(await canvas.findByLabelText(nameOfField), '9');
    await userEvent.click(canvas.getByRole('button', { name: 'Save' }));
    await expect(await canvas.findByText('This line item is already paid.')).toBeVisible();
    await expect(canvas.getByLabelText(nameOfField)).toHaveValue('9');
    await expect(args.onClose).not.toHaveBeenCalled();
  },
};

export const Saving: Story = {
  args: { current: '9.00', onSave: fn(() => Promise.withResolvers<Outcome>().promise) },
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(await canvas.findByRole('button', { name: 'Save' }));
    await expect(await canvas.findByRole('button', { name: 'Saving…' })).toBeVisible();
  },
};

export const LongNames: Story = {
  args: { what: `${'Donaudampfschifffahrtsgesellschaft'.repeat(3)}, order #1001`, current: '12.50' },
};

export const RightToLeft: Story = { args: { current: '20%' }, globals: { direction: 'rtl' } };
