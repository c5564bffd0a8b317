import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, waitFor, within } from 'storybook/test';
import { RuleChangeDialog } from '@consignment/components/parts/commission/RuleChangeDialog';
import { StatTiles } from '@consignment/components/primitives/text/StatTiles';
import type { Guide } from '../../../.storybook/guide.ts';
import { aRulePreview, aVendorPreview } from '../../fixtures/settings.ts';
import { done, refused } from '../../primitives/answers.ts';
import { DialogSketch } from '../../fixtures/dialog-sketch.tsx';

const meta = {
  title: 'Parts/Commission/RuleChangeDialog',
  component: RuleChangeDialog,
  tags: ['stable'],
  parameters: {
    guide: {
      use: 'Before a change of commission rules is saved: what it does to what is due now, in all and for each vendor.',
      avoid:
        'One line’s commission is a SetCommissionDialog, which shows its own effect. Other questions are a ConfirmDialog.',
      right: {
        draw: () => (
          <DialogSketch
            title="Effect of this change"
            description="Nothing has been saved yet. Paid commissions never change."
            answers={['Cancel', 'Apply change']}
          >
            <StatTiles
              size="compact"
              tiles={[
                { label: 'Due now', value: '£9,316.20' },
                { label: 'Due after', value: '£10,868.90' },
                { label: 'Difference', value: '+£1,552.70' },
              ]}
            />
          </DialogSketch>
        ),
        why: 'The preview answers what the owner has to decide: £1,552.70 more for vendors, or not.',
      },
      wrong: {
        draw: () => (
          <DialogSketch
            title="Effect of this change"
            description="Products may move to other vendors."
            answers={['Cancel', 'Apply change']}
          />
        ),
        why: '`preview` is null although only the rate changes. The owner types 35 for 3.5, sees no amount, and owes ten times as much.',
      },
      keyboard: [
        [
          'Tab',
          'Goes through Why, Cancel, “Apply change” and Close, after “Show all vendors” where there are more than five; it stays in the dialog.',
        ],
        ['Escape', 'Closes it; nothing is changed.'],
      ],
      reader:
        '“Effect of this change, dialog, Nothing has been saved yet. Paid commissions never change.” Then the sentence, the three figures and “Vendors whose amount due will change, table”. A refusal is read out at once.',
    } satisfies Guide,
  },
  args: {
    vendor: null,
    preview: aRulePreview(),
    findsVendorsAgain: false,
    currency: { books: 'GBP', shown: null },
    onApply: fn(() => Promise.resolve(done)),
    onClose: fn(),
  },
} satisfies Meta<typeof RuleChangeDialog>;

export default meta;
type Story = StoryObj<typeof meta>;

/** Each vendor's due before and after, the largest difference first; applied only then. */
export const Default: Story = {
  play: async ({ canvas, userEvent, args }) => {
    const dialog = within(await canvas.findByRole('dialog', { name: 'Effect of this change' }));
    await expect(
      dialog.getByText('1,190 of 1,208 unpaid lines will change, affecting 3 vendors.'),
    ).toBeVisible();
    // A narrow screen draws the rows anew, without a header, so they are asked for each time.
    await waitFor(() =>
      expect(dialog.getAllByRole('row', { name: /£/ })[0]).toHaveTextContent(
        /Juniper & Oak.*£6,120\.00.*£7,140\.00.*\+£1,020\.00/,
      ),
    );
    await expect(args.onApply).not.toHaveBeenCalled();
    await userEvent.click(dialog.getByRole('button', { name: 'Apply change' }));
    await waitFor(() => expect(args.onClose).toHaveBeenCalledOnce());
    await expect(args.onApply).toHaveBeenCalledWith('');
  },
};

/** The reason goes with the change, to its history. */
export const WithReason: Story = {
  tags: ['no-picture'],
  play: async ({ canvas, userEvent, args }) => {
    await userEvent.type(await canvas.findByLabelText(/^Reason/), ' Agreed at the makers’ meeting. ');
    await userEvent.click(canvas.getByRole('button', { name: 'Apply change' }));
    await waitFor(() => expect(args.onApply).toHaveBeenCalledWith('Agreed at the makers’ meeting.'));
  },
};

/** Nothing is applied. */
export const TakenBack: Story = {
  play: async ({ canvas, userEvent, args }) => {
    await userEvent.click(await canvas.findByRole('button', { name: 'Cancel' }));
    await expect(args.onClose).toHaveBeenCalledOnce();
    await expect(args.onApply).not.toHaveBeenCalled();
  },
};

/** Less is due, and a vendor with another currency reads it in that. */
export const LessIsDue: Story = {
  args: {
    preview: aRulePreview({
      changed_lines: 1,
      changed_vendors: 1,
      due_before: '12.00',
      due_after: '-3.50',
      owed_back_after: '3.50',
      vendors: [{ ...aVendorPreview(1, 'Juniper & Oak', 1, '12.00', '-3.50'), currency: 'EUR' }],
    }),
  },
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole('row', { name: /Juniper/ })).toHaveTextContent(/−€15\.50/);
    await expect(canvas.getByText('1 of 1,208 unpaid lines will change, affecting 1 vendor.')).toBeVisible();
    await expect(canvas.getByText('Due after', { selector: 'dt' }).parentElement).toHaveTextContent(
      /£0\.00£3\.50 owed back$/,
    );
  },
};

/** The rules of one vendor: what they do to what is due to that vendor, in its currency. */
export const OneVendor: Story = {
  args: {
    vendor: { currency: 'EUR' },
    preview: aRulePreview({
      unpaid_lines: 40,
      changed_lines: 38,
      changed_vendors: 1,
      due_before: '1058.94',
      due_after: '1195.53',
      vendors: [aVendorPreview(1, 'Juniper & Oak', 38, '1058.94', '1195.53')],
    }),
  },
  play: async ({ canvas }) => {
    const dialog = within(await canvas.findByRole('dialog', { name: 'Effect of this change' }));
    await expect(dialog.getByText('38 of 40 unpaid lines will change.')).toBeVisible();
    for (const amount of ['€1,058.94', '€1,195.53', '€136.59']) {
      await expect(dialog.getByText(amount)).toBeVisible();
    }
    await expect(dialog.queryByRole('table')).toBeNull();
  },
};

/** Nothing that is unpaid changes. */
export const NoEffect: Story = {
  args: {
    preview: aRulePreview({ changed_lines: 0, changed_vendors: 0, due_after: '9316.20', vendors: [] }),
  },
  play: ({ canvas }) =>
    waitFor(() => expect(canvas.getByText(/^None of the 1,208 unpaid lines will change\./)).toBeVisible()),
};

/** Nothing is unpaid. */
export const NothingUnpaid: Story = {
  args: {
    preview: aRulePreview({
      unpaid_lines: 0,
      changed_lines: 0,
      changed_vendors: 0,
      due_before: '0.00',
      due_after: '0.00',
      vendors: [],
    }),
  },
};

/** Which products move is known only afterwards. */
export const TrackingToo: Story = {
  args: { findsVendorsAgain: true },
  play: ({ canvas }) =>
    waitFor(() => expect(canvas.getByText(/the figures above don’t include those moves/)).toBeVisible()),
};

/** Nothing but the tracking changes. */
export const TrackingAlone: Story = { args: { preview: null, findsVendorsAgain: true } };

/** It stays open, and can be tried again. */
export const Refused: Story = {
  args: { onApply: fn(() => Promise.resolve(refused)) },
  play: async ({ canvas, userEvent, args }) => {
    await userEvent.click(await canvas.findByRole('button', { name: 'Apply change' }));
    await expect(await canvas.findByRole('alert')).toHaveTextContent(
      'There was an error saving. Please try again later.',
    );
    await expect(canvas.getByRole('button', { name: 'Retry' })).toBeVisible();
    await expect(args.onClose).not.toHaveBeenCalled();
  },
};

const manyVendors = Array.from({ length: 60 }, (_, index) =>
  aVendorPreview(index + 1, `Vendor ${index + 1}`, 4, '100.00', `${200 - index}.00`),
);

/** The five that change most, then all; the buttons stay in sight. */
export const AllVendors: Story = {
  args: { preview: aRulePreview({ changed_vendors: 31, vendors: manyVendors.slice(0, 31) }) },
  play: async ({ canvas, userEvent }) => {
    const dialog = within(await canvas.findByRole('dialog', { name: 'Effect of this change' }));
    await waitFor(() => expect(dialog.getAllByRole('row', { name: /£/ })).toHaveLength(5));
    await expect(
      dialog.getByText(
        'These are the 5 largest differences. The differences for 26 other vendors are smaller.',
      ),
    ).toBeInTheDocument();
    await userEvent.click(dialog.getByRole('button', { name: 'Show all 31 vendors' }));
    await waitFor(() => expect(dialog.getAllByRole('row', { name: /£/ })).toHaveLength(31));
    await expect(dialog.getByRole('button', { name: 'Show fewer' })).toHaveFocus();
    await expect(isInWindow(dialog.getByRole('button', { name: 'Apply change' }))).toBe(true);
  },
};

function isInWindow(element: HTMLElement): boolean {
  const { top, bottom } = element.getBoundingClientRect();
  return top >= 0 && bottom <= window.innerHeight;
}

/** More vendors than are drawn. */
export const ManyVendors: Story = {
  args: { preview: aRulePreview({ changed_vendors: 230, vendors: manyVendors }) },
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(await canvas.findByRole('button', { name: 'Show the 50 largest' }));
    await expect(
      canvas.getByText(
        'These are the 50 largest differences. The differences for 180 other vendors are smaller.',
      ),
    ).toBeInTheDocument();
  },
};

export const LongNames: Story = {
  args: {
    preview: aRulePreview({
      vendors: [
        aVendorPreview(1, 'Donaudampfschifffahrtsgesellschaft '.repeat(4), 9, '90000000.00', '120000000.00'),
      ],
    }),
  },
};

const dated = {
  rules: [
    {
      name: 'Product type: Lighting',
      value: 'Up to £20.00: 60%, above: 50%',
      days: 'From Dec 1, 2026',
    },
  ],
  notice: 'The vendors affected will see a notice today.',
};

/** A rule with days: what it is, from when, and that vendors read of it. */
export const WithDays: Story = {
  args: { reviewed: dated },
  play: async ({ canvas }) => {
    const dialog = within(await canvas.findByRole('dialog', { name: 'Effect of this change' }));
    await expect(dialog.getByText('Product type: Lighting')).toBeVisible();
    await expect(dialog.getByText(/From Dec 1, 2026/)).toBeVisible();
    await expect(dialog.getByText('The vendors affected will see a notice today.')).toBeVisible();
  },
};

/** Nothing that is unpaid is of its days. */
export const WithDaysAhead: Story = {
  args: {
    reviewed: dated,
    preview: aRulePreview({ changed_lines: 0, changed_vendors: 0, due_after: '9316.20', vendors: [] }),
  },
  play: ({ canvas }) =>
    waitFor(() =>
      expect(canvas.getByText(/The change will apply to orders on the days above\./)).toBeVisible(),
    ),
};

/** As many as a file can hold. */
export const ManyRules: Story = {
  args: {
    reviewed: {
      ...dated,
      rules: Array.from({ length: 240 }, (_, at) => ({
        name: `Tag: market ${at + 1}`,
        value: `${30 + (at % 20)}%`,
        days: 'From Dec 1, 2026',
      })),
    },
  },
  play: ({ canvas }) => waitFor(() => expect(canvas.getByText('And 235 more rules.')).toBeVisible()),
};

export const RightToLeft: Story = { globals: { direction: 'rtl' } };
