import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, waitFor, within } from 'storybook/test';
import type { RulesQuery } from '@consignment/components/screens/merchant/rules/RuleFilters';
import { RulesSettings } from '@consignment/components/screens/merchant/rules/RulesSettings';
import type { Outcome } from '../../../../packages/components/src/primitives/feedback/outcome.ts';
import { aTrace } from '../../../fixtures/line-item.ts';
import { aPageOf, controlsOf, failed, loading } from '../../../fixtures/list.ts';
import {
  aDraft,
  aNamedDraft,
  aRule,
  anyDay,
  percent,
  someRules,
  someSearches,
  twoWeeks,
} from '../../../fixtures/rule.ts';
import { aRulePreview } from '../../../fixtures/settings.ts';
import { done, refused } from '../../../primitives/answers.ts';

const query: RulesQuery = {
  search: '',
  sort: 'place',
  page: 1,
  place: 'all',
  kind: 'all',
  vendor: null,
  name: '',
  on: '',
};

const changes = () => ({
  onPreview: fn(() => Promise.resolve({ is: 'ready' as const, preview: aRulePreview() })),
  onSave: fn(() => Promise.resolve<Outcome>(done)),
  onRead: fn(() =>
    Promise.resolve({ is: 'read' as const, read: { rules: [aNamedDraft()], unchanged: 8, faults: [] } }),
  ),
});

const meta = {
  title: 'Screens/Merchant/Rules/RulesSettings',
  component: RulesSettings,
  args: {
    rules: aPageOf(someRules),
    controls: controlsOf(query),
    findings: { is: 'ready', value: [] },
    recalculation: null,
    filledIn: null,
    vendor: null,
    currency: { books: 'GBP', shown: null },
    today: '2026-11-26',
    first: '2026-12-01',
    notice: anyDay,
    search: someSearches(),
    hrefOfRule: (id) => `/settings/rules/${id}`,
    hrefOfSetting: () => '/settings/commissions',
    hrefOfReplay: '/settings/rules/replay',
    onFindWinner: fn(() =>
      Promise.resolve({
        is: 'found' as const,
        winner: { commission_amount: '36.00', reason: null, trace: aTrace({}, { quantity: 1, discount: 0 }) },
      }),
    ),
    onExport: fn(() => Promise.resolve<Outcome>(done)),
    changes: changes(),
  },
} satisfies Meta<typeof RulesSettings>;

export default meta;
type Story = StoryObj<typeof RulesSettings>;

export const FullPage: Story = {
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('link', { name: 'Lighting' })).toHaveAttribute(
      'href',
      '/settings/rules/42',
    );
    await expect(canvas.getByText('Up to £20.00: 60%, above: 50%')).toBeVisible();
    await expect(canvas.getAllByRole('link', { name: 'Change the setting' })[0]).toHaveAttribute(
      'href',
      '/settings/commissions',
    );
  },
};

export const WithFindings: Story = {
  args: {
    findings: {
      is: 'ready',
      value: [
        {
          rule: aRule({ id: 48, place: 'tag', name: 'sale' }),
          finding: 'always_beaten',
          detail: 'A rule for the product applies to each of its products on all of its days.',
        },
      ],
    },
  },
};

/** Another page has filled a new rule in: it is open, with its target, its value and its first day, and not saved. */
export const FilledIn: Story = {
  args: { filledIn: aNamedDraft() },
  play: async ({ canvas }) => {
    const dialog = within(await canvas.findByRole('dialog', { name: 'New rule' }));
    await expect(dialog.getByLabelText('First day')).toHaveValue(aNamedDraft().rule.from_day);
    await expect(dialog.getByRole('button', { name: 'Review' })).toBeVisible();
  },
};

/** Unpaid lines are priced again. */
export const Recalculating: Story = { args: { recalculation: { progress: 40, failure: null } } };

/** A draft is reviewed with its days and the notice, and saved only then. */
export const Reviewing: Story = {
  args: { changes: changes(), notice: twoWeeks, first: '2027-01-01' },
  play: async ({ canvas, userEvent, args }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'New rule…' }));
    const draft = within(await canvas.findByRole('dialog', { name: 'New rule' }));
    await userEvent.selectOptions(draft.getByLabelText(/^For/), 'The whole shop');
    await userEvent.type(draft.getByLabelText('Percentage'), '42');
    await userEvent.click(draft.getByRole('button', { name: 'Review' }));
    const effect = within(await canvas.findByRole('dialog', { name: 'Effect of this change' }));
    await expect(effect.getByText(/From Jan 1, 2027/)).toBeVisible();
    await expect(effect.getByText('The vendors affected will see a notice today.')).toBeVisible();
    await expect(args.changes?.onSave).not.toHaveBeenCalled();
  },
};

export const Saved: Story = {
  tags: ['no-picture'],
  args: { changes: changes() },
  play: async ({ canvas, userEvent, args }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'New rule…' }));
    const draft = within(await canvas.findByRole('dialog', { name: 'New rule' }));
    await userEvent.selectOptions(draft.getByLabelText(/^For/), 'The whole shop');
    await userEvent.type(draft.getByLabelText('Percentage'), '42');
    await userEvent.click(draft.getByRole('button', { name: 'Review' }));
    await userEvent.click(await canvas.findByRole('button', { name: 'Apply change' }));
    await waitFor(() => expect(canvas.queryByRole('dialog')).toBeNull());
    await expect(args.changes?.onSave).toHaveBeenCalledWith(
      [aDraft({ place: 'global', name: null, ...percent('42') })],
      '',
    );
  },
};

/** A save that fails stays in the review. */
export const NotSaved: Story = {
  args: { changes: { ...changes(), onSave: fn(() => Promise.resolve<Outcome>(refused)) } },
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'New rule…' }));
    const draft = within(await canvas.findByRole('dialog', { name: 'New rule' }));
    await userEvent.selectOptions(draft.getByLabelText(/^For/), 'The whole shop');
    await userEvent.type(draft.getByLabelText('Percentage'), '42');
    await userEvent.click(draft.getByRole('button', { name: 'Review' }));
    await userEvent.click(await canvas.findByRole('button', { name: 'Apply change' }));
    await expect(await canvas.findByText('That did not work. Please try again.')).toBeVisible();
    await expect(canvas.getByRole('button', { name: 'Retry' })).toBeVisible();
  },
};

export const Empty: Story = { args: { rules: aPageOf([]) } };

export const NothingFound: Story = {
  args: { rules: aPageOf([]), controls: controlsOf<RulesQuery>({ ...query, place: 'variant' }) },
  play: ({ canvas }) => expect(canvas.getByText('No matches found.')).toBeVisible(),
};

export const Loading: Story = { args: { rules: loading, findings: loading } };

export const Failed: Story = { args: { rules: failed(), findings: failed() } };

export const LongNames: Story = {
  args: {
    rules: aPageOf([
      aRule({
        place: 'vendor_product_type',
        vendor: 1,
        vendor_name: 'Donaudampfschifffahrtsgesellschaft'.repeat(2),
        name: 'Lamps, lanterns and everything else that gives light '.repeat(2),
        steps: [
          { from: '0.00', kind: 'percent', value: '60' },
          { from: '20.01', kind: 'percent', value: '55.5' },
          { from: '100.01', kind: 'unit_amount', value: '48.25' },
          { from: '1000.01', kind: 'none', value: null },
        ],
        floor: '1.00',
        cap: '400.00',
        bounds_per: 'line',
      }),
    ]),
  },
};

export const RightToLeft: Story = { globals: { direction: 'rtl' } };

/** Of a person who may only read: nothing is drafted, and settings lead nowhere. */
export const ViewOnly: Story = {
  args: { changes: null, hrefOfSetting: () => null, hrefOfReplay: null },
  play: async ({ canvas }) => {
    await expect(canvas.queryByRole('button', { name: 'New rule…' })).toBeNull();
    await expect(canvas.queryByRole('link', { name: 'Replay' })).toBeNull();
    await expect(canvas.queryByRole('link', { name: 'Change the setting' })).toBeNull();
  },
};
