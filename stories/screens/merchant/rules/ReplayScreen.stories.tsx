import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, waitFor, within } from 'storybook/test';
import { ReplayScreen } from '@consignment/components/screens/merchant/rules/ReplayScreen';
import type { Outcome } from '../../../../packages/components/src/primitives/feedback/outcome.ts';
import { aDraft, aNamedDraft, anyDay, aReplay, someSearches } from '../../../fixtures/rule.ts';
import { aRulePreview } from '../../../fixtures/settings.ts';
import { done, refused } from '../../../primitives/answers.ts';

const meta = {
  title: 'Screens/Merchant/Rules/ReplayScreen',
  component: ReplayScreen,
  parameters: { frame: 'bare' },
  args: {
    drafts: [aNamedDraft()],
    onDrafts: fn(),
    period: { start: '2026-08-01', end: '2026-10-31' },
    onPeriod: fn(),
    replay: null,
    isChanged: false,
    currency: { books: 'GBP', shown: null },
    today: '2026-11-26',
    first: '2026-12-01',
    notice: anyDay,
    search: someSearches(),
    hrefOfRules: '/settings/rules',
    hrefOfVendor: (id) => `/vendors/${id}`,
    hrefOfOrder: (id) => `/orders/${id}`,
    onStart: fn(() => Promise.resolve<Outcome>(done)),
    onExport: fn(() => Promise.resolve<Outcome>(done)),
    onPreview: fn(() => Promise.resolve({ is: 'ready' as const, preview: aRulePreview() })),
    onSave: fn(() => Promise.resolve<Outcome>(done)),
  },
} satisfies Meta<typeof ReplayScreen>;

export default meta;
type Story = StoryObj<typeof ReplayScreen>;

export const Empty: Story = { args: { drafts: [] } };

/** A rule is drafted without days. */
export const Adding: Story = {
  args: { drafts: [] },
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Add a rule…' }));
    const dialog = within(await canvas.findByRole('dialog', { name: 'New rule' }));
    await expect(dialog.getByRole('button', { name: 'Add to the rules' })).toBeVisible();
    await expect(dialog.queryByLabelText(/^First day/)).toBeNull();
  },
};

export const Ready: Story = {
  play: async ({ canvas, userEvent, args }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Replay these days' }));
    await expect(args.onStart).toHaveBeenCalledOnce();
  },
};

/** Days out of order are said at the button. */
export const WrongDays: Story = {
  args: { period: { start: '2026-10-31', end: '2026-10-01' } },
  play: async ({ canvas, userEvent, args }) => {
    const button = canvas.getByRole('button', { name: 'Replay these days' });
    await expect(button).toHaveAccessibleDescription('The first day is after the last day.');
    await userEvent.click(button);
    await expect(args.onStart).not.toHaveBeenCalled();
  },
};

export const Refused: Story = {
  args: { onStart: fn(() => Promise.resolve<Outcome>(refused)) },
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Replay these days' }));
    await expect(await canvas.findByText('That did not work. Please try again.')).toBeVisible();
  },
};

export const Running: Story = {
  args: { replay: aReplay({ state: 'running', progress: 62, changed_lines: 0, lines: 0 }) },
  play: ({ canvas }) =>
    expect(canvas.getByRole('progressbar', { name: 'Replaying…' })).toHaveAttribute('aria-valuenow', '62'),
};

export const Done: Story = { args: { replay: aReplay() } };

/** The rules have changed since, so that they cannot be saved by these figures. */
export const Changed: Story = {
  args: { replay: aReplay(), isChanged: true },
  play: async ({ canvas }) => {
    await expect(canvas.getByText(/before your last change/)).toBeVisible();
    await expect(canvas.queryByRole('button', { name: /^Schedule/ })).toBeNull();
  },
};

export const Failed: Story = { args: { replay: aReplay({ state: 'failed', progress: 30 }) } };

/** From a day on, by the same review as any rule. */
export const Saving: Story = {
  args: { replay: aReplay() },
  play: async ({ canvas, userEvent, args }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Schedule this rule…' }));
    const asked = within(await canvas.findByRole('dialog', { name: 'Schedule this rule' }));
    await userEvent.click(asked.getByRole('button', { name: 'Review' }));
    const effect = within(await canvas.findByRole('dialog', { name: 'Effect of this change' }));
    await expect(effect.getByText(/From Dec 1, 2026/)).toBeVisible();
    await expect(args.onSave).not.toHaveBeenCalled();
  },
};

export const Saved: Story = {
  tags: ['no-picture'],
  args: { replay: aReplay(), drafts: [aNamedDraft({ from_day: '2026-11-26' })] },
  play: async ({ canvas, userEvent, args }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Schedule this rule…' }));
    await userEvent.click(await canvas.findByRole('button', { name: 'Review' }));
    const effect = within(await canvas.findByRole('dialog', { name: 'Effect of this change' }));
    await userEvent.type(effect.getByLabelText(/^Reason/), ' It pays. ');
    await userEvent.click(effect.getByRole('button', { name: 'Apply change' }));
    await waitFor(() => expect(args.onSave).toHaveBeenCalledWith([aDraft()], 'It pays.'));
  },
};

export const RightToLeft: Story = { args: { replay: aReplay() }, globals: { direction: 'rtl' } };
