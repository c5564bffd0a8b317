import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn } from 'storybook/test';
import { RuleDialog } from '@consignment/components/screens/merchant/rules/RuleDialog';
import type { Answered } from '../../../../packages/components/src/primitives/feedback/outcome.ts';
import { keptDrafts } from '../../../fixtures/drafts.tsx';
import { aNamedDraft, anyDay, someSearches, twoWeeks } from '../../../fixtures/rule.ts';
import { done, pendingAnswer } from '../../../primitives/answers.ts';

const meta = {
  title: 'Screens/Merchant/Rules/RuleDialog',
  component: RuleDialog,
  args: {
    rule: null,
    days: { is: 'asked', first: '2026-12-01', notice: anyDay },
    books: 'GBP',
    search: someSearches(),
    onSubmit: fn(() => Promise.resolve<Answered>(done)),
    onClose: fn(),
  },
} satisfies Meta<typeof RuleDialog>;

export default meta;
type Story = StoryObj<typeof meta>;

export const New: Story = {};

/** Bands for a product type, from the first of a month. */
export const Drafted: Story = {
  tags: ['no-picture'],
  play: async ({ canvas, userEvent, args }) => {
    await userEvent.selectOptions(canvas.getByLabelText(/^For/), 'A product type');
    await userEvent.type(await canvas.findByRole('combobox', { name: /^Product type/ }), 'light');
    await userEvent.click(await canvas.findByRole('option', { name: 'Lighting' }));
    await userEvent.click(canvas.getByText('More'));
    await userEvent.click(await canvas.findByRole('radio', { name: 'By unit price' }));
    await userEvent.type(await canvas.findByLabelText('Up to a unit price of'), '20');
    const [first, second] = canvas.getAllByLabelText('Percentage');
    if (first === undefined || second === undefined) throw new Error('There are no two bands.');
    await userEvent.type(first, '60');
    await userEvent.type(second, '50%');
    await expect(await canvas.findByText('Up to £20.00: 60%, above: 50%')).toBeVisible();
    await userEvent.click(canvas.getByRole('button', { name: 'Review' }));
    await expect(args.onSubmit).toHaveBeenCalledWith(aNamedDraft());
    await expect(args.onClose).toHaveBeenCalledOnce();
  },
};

const ofType = keptDrafts();

/** The rule depends on its place, which clears the choices for another; a draft still comes back whole. */
export const Restored: Story = {
  tags: ['no-picture'],
  decorators: [ofType.decorator],
  play: async ({ canvas, userEvent }) => {
    await userEvent.selectOptions(canvas.getByLabelText(/^For/), 'One vendor’s product type');
    await userEvent.type(await canvas.findByRole('combobox', { name: /^Vendor/ }), 'a');
    await userEvent.click(await canvas.findByRole('option', { name: 'Juniper & Oak' }));
    await userEvent.type(await canvas.findByRole('combobox', { name: /^Product type/ }), 'light');
    await userEvent.click(await canvas.findByRole('option', { name: 'Lighting' }));
    await userEvent.type(canvas.getByLabelText('Percentage'), '55');
    await ofType.expectRestored(userEvent);
  },
};

/** Without lines and a value nothing is worked out. */
export const Incomplete: Story = {
  play: async ({ canvas, userEvent, args }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Review' }));
    await expect((await canvas.findAllByText('Choose which items the rule is for.'))[0]).toBeVisible();
    await expect(canvas.getAllByText('Enter a percentage.')[0]).toBeVisible();
    await expect(args.onSubmit).not.toHaveBeenCalled();
  },
};

/** Bands that do not ascend, a floor above the cap, and a last day before the first. */
export const Contradicting: Story = {
  args: {
    rule: aNamedDraft({
      steps: [
        { from: '0.00', kind: 'percent', value: '60' },
        { from: '50.01', kind: 'percent', value: '55' },
        { from: '20.01', kind: 'percent', value: '50' },
      ],
      floor: '5.00',
      cap: '2.00',
      bounds_per: 'unit',
    }),
  },
  play: async ({ canvas, userEvent, args }) => {
    await userEvent.type(canvas.getByLabelText(/^Last day/), '2026-11-01');
    await userEvent.click(canvas.getByRole('button', { name: 'Review' }));
    for (const text of [
      'This must be higher than in the previous band or tier.',
      'The maximum is less than the minimum.',
      'The last day is before the first.',
    ]) {
      await expect((await canvas.findAllByText(text))[0]).toBeVisible();
    }
    await expect(args.onSubmit).not.toHaveBeenCalled();
  },
};

/** The lines stay, and the value of before is what it begins with. */
export const Changed: Story = {
  args: { rule: aNamedDraft(), days: { is: 'asked', first: '2027-01-01', notice: twoWeeks } },
  play: async ({ canvas }) => {
    await expect(canvas.getByText('Product type: Lighting')).toBeVisible();
    await expect(canvas.queryByLabelText(/^For/)).toBeNull();
    await expect(canvas.getByText(/You give 14 days’ notice/)).toBeVisible();
  },
};

/** The server has the last word: a refusal is at its field. */
export const Refused: Story = {
  args: {
    rule: aNamedDraft(),
    onSubmit: fn(() =>
      Promise.resolve<Answered>({
        is: 'refused',
        problem: {
          code: 'notice_too_short',
          detail: 'Vendors have 14 days’ notice.',
          errors: [
            { detail: 'It can begin on December 15, 2026 or later.', pointer: '/rules/0/from_day' },
            { detail: 'A step must begin above the one before it.', pointer: '/rules/0/steps/1/from' },
          ],
        },
      }),
    ),
  },
  play: async ({ canvas, userEvent, args }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Review' }));
    await expect(
      await canvas.findByLabelText(/^First day/, { selector: '[aria-invalid="true"]' }),
    ).toHaveAccessibleDescription(/December 15/);
    await expect(canvas.getByLabelText('Up to a unit price of')).toHaveAccessibleDescription(
      /A step must begin/,
    );
    await expect(args.onClose).not.toHaveBeenCalled();
  },
};

export const WorkingOut: Story = {
  args: { rule: aNamedDraft(), onSubmit: fn(() => pendingAnswer<Answered>().promise) },
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Review' }));
    await expect(await canvas.findByRole('button', { name: 'Calculating…' })).toBeVisible();
  },
};

/** For a replay it has no days, and nothing is saved. */
export const WithoutDays: Story = {
  args: { days: { is: 'none', today: '2026-11-26' } },
  play: async ({ canvas, userEvent, args }) => {
    await expect(canvas.queryByLabelText(/^First day/)).toBeNull();
    await userEvent.selectOptions(canvas.getByLabelText(/^For/), 'The whole shop');
    await userEvent.type(canvas.getByLabelText('Percentage'), '42');
    await userEvent.click(canvas.getByRole('button', { name: 'Add to the rules' }));
    await expect(args.onSubmit).toHaveBeenCalledWith(
      aNamedDraft({
        place: 'global',
        name: null,
        from_day: '2026-11-26',
        measure: null,
        steps: [{ from: '0.00', kind: 'percent', value: '42' }],
      }),
    );
  },
};
