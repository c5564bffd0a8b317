import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, waitFor, within } from 'storybook/test';
import { MergeVendorDialog } from '@consignment/components/screens/merchant/vendors/settings/MergeVendorDialog';
import type { KnownOutcome } from '../../../../../packages/components/src/primitives/feedback/outcome.ts';
import { aProblem } from '../../../../fixtures/list.ts';
import { aMergeReview, someActions } from '../../../../fixtures/vendor-settings.ts';

const { onSearchVendors, onAskMerge } = someActions();
const detail =
  'After the merge, £500.00 would be due, not the £488.10 you reviewed. Nothing has been merged. Please review it again.';
const stale: KnownOutcome = {
  is: 'refused',
  problem: { code: 'stale', detail, errors: [{ detail, pointer: '/expected/due_after' }] },
};

const meta = {
  title: 'Screens/Merchant/Vendors/Settings/MergeVendorDialog',
  component: MergeVendorDialog,
  args: {
    vendor: { id: 7, name: 'Juniper & Oak' },
    currency: 'GBP',
    onSearchVendors,
    onAskMerge,
    onMerge: fn(() => Promise.resolve<KnownOutcome>({ is: 'done' })),
    onClose: fn(),
  },
} satisfies Meta<typeof MergeVendorDialog>;

export default meta;
type Story = StoryObj<typeof meta>;
type Play = NonNullable<Story['play']>;
type Context = Pick<Parameters<Play>[0], 'canvas' | 'userEvent'>;

async function choose({ canvas, userEvent }: Context) {
  await userEvent.type(await canvas.findByRole('combobox', { name: 'Vendor to keep' }), 'juni');
  await userEvent.click(await canvas.findByRole('option', { name: 'Juniper and Oak Ltd' }));
}

async function confirm({ canvas, userEvent }: Context) {
  await userEvent.click(await canvas.findByRole('button', { name: 'Merge into Juniper and Oak Ltd…' }));
  const question = within(await canvas.findByRole('alertdialog'));
  await userEvent.click(question.getByRole('button', { name: 'Merge vendors' }));
  return question;
}

/** Nothing can be merged before another vendor is chosen; the vendor itself is not among them. */
export const Choosing: Story = {
  play: async ({ canvas, userEvent, args }) => {
    await userEvent.type(await canvas.findByRole('combobox', { name: 'Vendor to keep' }), 'juni');
    await expect(await canvas.findByRole('option', { name: 'Juniper and Oak Ltd' })).toBeVisible();
    await expect(canvas.queryByRole('option', { name: 'Juniper & Oak' })).toBeNull();
    const merge = canvas.getByRole('button', { name: 'Merge…' });
    await expect(merge).toHaveAccessibleDescription('Choose the vendor to keep first.');
    await expect(args.onMerge).not.toHaveBeenCalled();
  },
};

/** Looked over, asked once more, and done. */
export const Merging: Story = {
  play: async ({ canvas, userEvent, args }) => {
    await choose({ canvas, userEvent });
    await expect(args.onAskMerge).toHaveBeenLastCalledWith(9);
    await expect(await canvas.findByText('£412.60 and £90.00 will become £488.10')).toBeVisible();
    await confirm({ canvas, userEvent });
    await waitFor(() => expect(args.onMerge).toHaveBeenCalledWith(aMergeReview()));
    await waitFor(() => expect(canvas.queryByRole('alertdialog')).toBeNull());
  },
};

export const Reviewed: Story = {
  play: async ({ canvas, userEvent }) => {
    await choose({ canvas, userEvent });
    await canvas.findByText('£412.60 and £90.00 will become £488.10');
  },
};

export const Loading: Story = {
  args: { onAskMerge: fn(() => new Promise<never>(() => undefined)) },
  play: async ({ canvas, userEvent }) => {
    await choose({ canvas, userEvent });
    await expect(await canvas.findByText('Loading the review…')).toBeInTheDocument();
  },
};

export const Failed: Story = {
  args: { onAskMerge: fn(() => Promise.resolve({ is: 'failed' as const, problem: aProblem })) },
  play: async ({ canvas, userEvent, args }) => {
    await choose({ canvas, userEvent });
    await userEvent.click(await canvas.findByRole('button', { name: 'Retry' }));
    await waitFor(() => expect(args.onAskMerge).toHaveBeenCalledTimes(2));
  },
};

/** While a payout of either is with PayPal. */
export const UnderWay: Story = {
  args: {
    onAskMerge: fn(() =>
      Promise.resolve({
        is: 'ready' as const,
        value: aMergeReview({
          refused: { detail: 'Invoice #1042 of Juniper & Oak is under way (Being checked).' },
        }),
      }),
    ),
  },
  play: async ({ canvas, userEvent, args }) => {
    await choose({ canvas, userEvent });
    await expect(await canvas.findByText('These vendors can’t be merged at the moment.')).toBeVisible();
    await userEvent.click(canvas.getByRole('button', { name: 'Merge into Juniper and Oak Ltd…' }));
    await expect(canvas.queryByRole('alertdialog')).toBeNull();
    await expect(args.onMerge).not.toHaveBeenCalled();
  },
};

/** Something was sold meanwhile: it is looked over again before it is asked again. */
export const Stale: Story = {
  args: { onMerge: fn(() => Promise.resolve(stale)) },
  play: async ({ canvas, userEvent, args }) => {
    await choose({ canvas, userEvent });
    await confirm({ canvas, userEvent });
    await expect(
      await canvas.findByText('The effect of the merge has changed since you reviewed it.'),
    ).toBeVisible();
    await expect(canvas.getByText(/Nothing has been merged. Please review it again/)).toBeVisible();
    await waitFor(() => expect(args.onAskMerge).toHaveBeenCalledTimes(2));
    await waitFor(() => expect(canvas.queryByRole('alertdialog')).toBeNull());
  },
};

export const Refused: Story = {
  args: { onMerge: fn(() => Promise.resolve<KnownOutcome>({ is: 'refused', problem: aProblem })) },
  play: async ({ canvas, userEvent }) => {
    await choose({ canvas, userEvent });
    const question = await confirm({ canvas, userEvent });
    await expect(await question.findByText(aProblem.detail)).toBeVisible();
  },
};

/** No answer came: asked again, it is done once. */
export const Unknown: Story = {
  args: { onMerge: fn(() => Promise.resolve<KnownOutcome>({ is: 'unknown', problem: aProblem })) },
  play: async ({ canvas, userEvent, args }) => {
    await choose({ canvas, userEvent });
    const question = await confirm({ canvas, userEvent });
    await userEvent.click(await question.findByRole('button', { name: 'Ask again' }));
    await waitFor(() => expect(args.onMerge).toHaveBeenCalledTimes(2));
  },
};

export const RightToLeft: Story = { globals: { direction: 'rtl' } };
