import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, waitFor, within } from 'storybook/test';
import { RuleScreen } from '@consignment/components/screens/merchant/rules/RuleScreen';
import type {
  KnownOutcome,
  Outcome,
} from '../../../../packages/components/src/primitives/feedback/outcome.ts';
import { aDraft, aVersion, anyDay, someSearches, theFirst } from '../../../fixtures/rule.ts';
import { aRulePreview } from '../../../fixtures/settings.ts';
import { done, refused } from '../../../primitives/answers.ts';

const preview = { is: 'ready' as const, preview: aRulePreview() };

const changes = () => ({
  search: someSearches(),
  first: '2027-01-01',
  notice: anyDay,
  onPreview: fn(() => Promise.resolve(preview)),
  onSave: fn(() => Promise.resolve<Outcome>(done)),
  onPreviewTakeBack: fn(() => Promise.resolve(preview)),
  onTakeBack: fn(() => Promise.resolve<KnownOutcome>(done)),
});

const meta = {
  title: 'Screens/Merchant/Rules/RuleScreen',
  component: RuleScreen,
  parameters: { frame: 'bare' },
  args: {
    rule: aVersion(),
    versions: [aVersion(), theFirst],
    currency: { books: 'GBP', shown: null },
    timeZone: 'Europe/London',
    hrefOfRules: '/settings/rules',
    hrefOfRule: (id) => `/settings/rules/${id}`,
    changes: changes(),
  },
} satisfies Meta<typeof RuleScreen>;

export default meta;
type Story = StoryObj<typeof RuleScreen>;

export const InForce: Story = {};

export const Coming: Story = {
  args: { rule: aVersion({ state: 'coming', from_day: '2027-01-01', until_day: '2027-01-31', reason: '' }) },
};

/** A line was paid by it, so that it can be ended and not taken back. */
export const Paid: Story = {
  args: { rule: aVersion({ may_take_back: false }) },
  play: async ({ canvas, userEvent, args }) => {
    const button = canvas.getByRole('button', { name: 'Undo…' });
    await expect(button).toHaveAccessibleDescription(
      'Commissions have been paid under this rule. End the rule instead.',
    );
    await userEvent.click(button);
    await expect(args.changes?.onPreviewTakeBack).not.toHaveBeenCalled();
  },
};

export const TakenBack: Story = {
  args: {
    rule: aVersion({ state: 'taken_back', taken_back_at: '2026-11-25T08:00:00Z', may_take_back: false }),
  },
  play: async ({ canvas }) => {
    await expect(canvas.queryByRole('button', { name: 'Undo…' })).toBeNull();
    await expect(canvas.queryByRole('button', { name: 'End…' })).toBeNull();
  },
};

/** A version that ends the rule cannot be ended once more. */
export const Ended: Story = {
  args: { rule: aVersion({ measure: null, steps: [], kind: 'none', version: 3 }) },
  play: ({ canvas }) => expect(canvas.queryByRole('button', { name: 'End…' })).toBeNull(),
};

/** The effect first, then the question. */
export const TakingBack: Story = {
  args: { changes: changes() },
  play: async ({ canvas, userEvent, args }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Undo…' }));
    const dialog = within(await canvas.findByRole('alertdialog', { name: 'Undo version 2?' }));
    await expect(
      dialog.getByText('1,190 of 1,208 unpaid lines will change, affecting 3 vendors.'),
    ).toBeVisible();
    await expect(args.changes?.onTakeBack).not.toHaveBeenCalled();
  },
};

export const TookBack: Story = {
  tags: ['no-picture'],
  args: { changes: changes() },
  play: async ({ canvas, userEvent, args }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Undo…' }));
    const dialog = within(await canvas.findByRole('alertdialog'));
    await userEvent.type(dialog.getByLabelText(/^Reason/), 'A slip.');
    await userEvent.click(dialog.getByRole('button', { name: 'Undo version' }));
    await waitFor(() => expect(canvas.queryByRole('alertdialog')).toBeNull());
    await expect(args.changes?.onTakeBack).toHaveBeenCalledWith('A slip.');
  },
};

/** The effect is not known, so nothing is asked. */
export const EffectRefused: Story = {
  args: { changes: { ...changes(), onPreviewTakeBack: fn(() => Promise.resolve(refused)) } },
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Undo…' }));
    await expect(await canvas.findByText('That did not work. Please try again.')).toBeVisible();
  },
};

/** It ends on a day by a version without a value, whose effect is seen first. */
export const Ending: Story = {
  args: { changes: changes() },
  play: async ({ canvas, userEvent, args }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'End…' }));
    const asked = within(await canvas.findByRole('dialog', { name: 'End this rule' }));
    await userEvent.click(asked.getByRole('button', { name: 'Review' }));
    const effect = within(await canvas.findByRole('dialog', { name: 'Effect of this change' }));
    await expect(effect.getByText('Product type: Lighting')).toBeVisible();
    await expect(effect.getByText(/The vendors affected will see a notice today/)).toBeVisible();
    const ended = aDraft({ from_day: '2027-01-01', measure: null, steps: [] });
    await expect(args.changes?.onPreview).toHaveBeenCalledWith([ended]);
    await expect(args.changes?.onSave).not.toHaveBeenCalled();
  },
};

/** Of a person who may only read. */
export const ViewOnly: Story = {
  args: { changes: null },
  play: ({ canvas }) => expect(canvas.queryByRole('button')).toBeNull(),
};

export const LongNames: Story = {
  args: {
    rule: aVersion({
      place: 'variant',
      name: null,
      product: 7,
      variant: 71,
      product_title: 'Folding table with a very long name of its own '.repeat(3),
      variant_title: 'Donaudampfschifffahrtsgesellschaft'.repeat(2),
      reason: 'Agreed at the makers’ meeting. '.repeat(10),
    }),
  },
};

export const RightToLeft: Story = { globals: { direction: 'rtl' } };
