import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn } from 'storybook/test';
import { MoveFindings } from '@consignment/components/screens/merchant/moves/MoveFindings';
import type { Outcome } from '../../../../packages/components/src/primitives/feedback/outcome.ts';
import { aMove, payoutsFile, whatWasFound } from '../../../fixtures/move.ts';
import { done, refused } from '../../../primitives/answers.ts';

const meta = {
  title: 'Screens/Merchant/Moves/MoveFindings',
  component: MoveFindings,
  tags: ['new'],
  args: {
    move: aMove(),
    hrefOfImport: '/import',
    next: { href: '?step=differences', step: 'differences' },
    hrefOfPayouts: '?step=differences&view=payouts',
    onCheck: fn(() => Promise.resolve<Outcome>(done)),
  },
} satisfies Meta<typeof MoveFindings>;

export default meta;
type Story = StoryObj<typeof MoveFindings>;

export const Checked: Story = {
  play: async ({ canvas, userEvent, args }) => {
    await expect(canvas.getByRole('heading', { name: '391 of 420 payouts match to the cent' })).toBeVisible();
    await expect(canvas.getByRole('link', { name: 'Continue to differences' })).toBeVisible();
    await userEvent.click(canvas.getByRole('button', { name: 'Check again' }));
    await expect(args.onCheck).toHaveBeenCalledOnce();
  },
};

export const AllEqual: Story = {
  args: { move: aMove({ found: whatWasFound({ equal: 420, open: 0, groups: 0, ours: '118204.50' }) }) },
};

/** Orders are missing: the way to mend it is named. */
export const OrdersMissing: Story = {
  args: { move: aMove({ found: whatWasFound({ matched_rows: 5198 }) }) },
  play: ({ canvas }) =>
    expect(canvas.getByRole('link', { name: 'Import these orders' })).toHaveAttribute('href', '/import'),
};

/** Figures of before are not gone on with. */
export const Outdated: Story = {
  args: { move: aMove({ is_current: false }) },
  play: async ({ canvas }) => {
    await expect(canvas.getByText(/have changed since this check/)).toBeVisible();
    await expect(canvas.queryByRole('link', { name: 'Continue to differences' })).toBeNull();
  },
};

export const NotYet: Story = {
  args: { move: aMove({ state: 'draft', found: null }), next: null },
  play: ({ canvas }) => expect(canvas.getByRole('button', { name: 'Check the old payouts' })).toBeVisible(),
};

export const NotYetReadable: Story = {
  args: { move: aMove({ state: 'draft', found: null, files: [payoutsFile] }), next: null },
  play: ({ canvas }) =>
    expect(canvas.getByRole('button', { name: 'Check the old payouts' })).toHaveAccessibleDescription(
      'Match the columns first.',
    ),
};

export const Refused: Story = {
  args: { onCheck: fn(() => Promise.resolve<Outcome>(refused)) },
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Check again' }));
    await expect(await canvas.findByText('That did not work. Please try again.')).toBeVisible();
  },
};

export const NoPayouts: Story = {
  args: {
    move: aMove({ found: whatWasFound({ payouts: 0, equal: 0, groups: 0, theirs: '0.00', ours: '0.00' }) }),
  },
};

export const ViewOnly: Story = {
  args: { onCheck: null },
  play: ({ canvas }) => expect(canvas.queryByRole('button')).toBeNull(),
};

export const RightToLeft: Story = { globals: { direction: 'rtl' } };
