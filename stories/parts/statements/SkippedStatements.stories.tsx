import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';
import { SkippedStatements } from '@consignment/components/parts/statements/SkippedStatements';
import type { Guide } from '../../../.storybook/guide.ts';
import { manySkipped, someSkipped } from '../../fixtures/statement-preview.ts';

const meta = {
  title: 'Parts/Statements/SkippedStatements',
  component: SkippedStatements,
  tags: ['new'],
  parameters: {
    guide: {
      use: 'Below the statements that would be issued, and below the result of a run, for those who get none and why.',
      avoid: 'Payees with nothing to state are not listed one by one where the server leaves them out.',
      right: {
        draw: () => <SkippedStatements kind="leftOut" skipped={someSkipped} payees="vendors" />,
        why: 'Each reason is a sentence, which says whether there is something to do.',
      },
      wrong: {
        draw: () => <SkippedStatements kind="skipped" skipped={someSkipped} payees="sales_reps" />,
        why: 'Vendors under the head of sales reps: `payees` has to be the one of the list.',
      },
      keyboard: [],
      reader: '“Left out: 2, heading level 2.”',
    } satisfies Guide,
  },
  args: { kind: 'leftOut', skipped: someSkipped, payees: 'vendors' },
} satisfies Meta<typeof SkippedStatements>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Two: Story = {
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('heading', { name: 'Left out: 2' })).toBeVisible();
    await expect(canvas.getByText('A statement already covers this period.')).toBeVisible();
  },
};

export const AfterARun: Story = { args: { kind: 'skipped', skipped: someSkipped.slice(0, 1) } };

/** A reason that many have is said once. */
export const OneReason: Story = {
  args: { skipped: manySkipped },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('heading', { name: 'Left out: 22' })).toBeVisible();
    await expect(canvas.getAllByRole('rowheader')).toHaveLength(1);
  },
};

/** The names run on as in a sentence, and none is broken into its characters. */
export const SmallScreen: Story = {
  ...OneReason,
  globals: { viewport: { value: 'phone', isRotated: false } },
  tags: ['no-picture'],
  play: async ({ canvas }) => {
    const first = canvas.getByText(manySkipped[0]?.payee_name ?? '');
    const lineHeight = Number.parseFloat(getComputedStyle(first).lineHeight);
    await expect(first.getBoundingClientRect().height).toBeLessThan(2.5 * lineHeight);
  },
};

export const None: Story = {
  args: { skipped: [] },
  play: ({ canvasElement }) => expect(canvasElement).toHaveTextContent(/^$/),
};

export const LongNames: Story = {
  args: {
    skipped: someSkipped.map((one) => ({
      ...one,
      payee_name: 'Donaudampfschifffahrtsgesellschaft'.repeat(3),
      reason: `${one.reason} `.repeat(6),
    })),
  },
};
