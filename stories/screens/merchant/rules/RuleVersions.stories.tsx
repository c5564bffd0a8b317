import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';
import { RuleVersions } from '@consignment/components/screens/merchant/rules/RuleVersions';
import { aVersion, theFirst } from '../../../fixtures/rule.ts';

const meta = {
  title: 'Screens/Merchant/Rules/RuleVersions',
  component: RuleVersions,
  args: {
    versions: [aVersion(), theFirst],
    current: 42,
    books: 'GBP',
    timeZone: 'Europe/London',
    hrefOfRule: (id) => `/settings/rules/${id}`,
  },
} satisfies Meta<typeof RuleVersions>;

export default meta;
type Story = StoryObj<typeof meta>;

/** From which value to which, by whom, when and why. */
export const Two: Story = {
  play: async ({ canvas }) => {
    await expect(canvas.getByText('Up to £20.00: 60%, above: 50%')).toBeVisible();
    await expect(canvas.getByText('Before: 55%')).toBeVisible();
    await expect(canvas.getByRole('link', { name: 'Version 1' })).toHaveAttribute(
      'href',
      '/settings/rules/17',
    );
    await expect(canvas.queryByRole('link', { name: 'Version 2' })).toBeNull();
  },
};

export const One: Story = { args: { versions: [theFirst], current: 17 } };

/** It was ended, and one was taken back. */
export const Ended: Story = {
  args: {
    versions: [
      aVersion({
        id: 60,
        version: 4,
        measure: null,
        steps: [],
        kind: 'none',
        state: 'coming',
        from_day: '2027-02-01',
        reason: 'The market is over.',
      }),
      aVersion({ id: 55, version: 3, state: 'taken_back', taken_back_at: '2026-11-25T08:00:00Z' }),
      aVersion(),
      theFirst,
    ],
    current: 60,
  },
};

export const LongNames: Story = {
  args: {
    versions: [
      aVersion({
        made_by: 'Donaudampfschifffahrtsgesellschaft'.repeat(2),
        reason: 'Agreed at the makers’ meeting in the long hall. '.repeat(8),
      }),
    ],
  },
};

export const RightToLeft: Story = { globals: { direction: 'rtl' } };
