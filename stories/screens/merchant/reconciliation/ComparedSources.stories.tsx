import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, waitFor, within } from 'storybook/test';
import { ComparedSources } from '@consignment/components/screens/merchant/reconciliation/ComparedSources';
import { aComparedFile, aReconciliation } from '../../../fixtures/reconciliation.ts';
import { done, refused } from '../../../primitives/answers.ts';

const meta = {
  title: 'Screens/Merchant/Reconciliation/ComparedSources',
  component: ComparedSources,
  tags: ['new'],
  args: {
    sources: aReconciliation(),
    timeZone: 'Europe/London',
    onRemove: fn(() => Promise.resolve(done)),
  },
} satisfies Meta<typeof ComparedSources>;

export default meta;
type Story = StoryObj<typeof ComparedSources>;

export const PlatformAndFiles: Story = {};

/** A difference that is set aside still differs. */
export const SomeAgree: Story = {
  args: {
    sources: {
      platform: {
        name: 'Shopify',
        read_at: '2026-11-27T02:00:12Z',
        orders: 263,
        compared: 263,
        open: 0,
        aside: 0,
      },
      files: [
        aComparedFile({ open: 0, compared: 1204 }),
        aComparedFile({ id: 8, name: 'november.csv', open: 0, aside: 1 }),
        aComparedFile({ id: 9, name: 'december.csv', open: 0, compared: null }),
      ],
    },
  },
  play: async ({ canvas }) => {
    const cells = canvas.getAllByText(/ match$/).map((cell) => cell.textContent);
    await expect(cells).toEqual(['263 of 263 match', '1,204 of 1,204 match']);
  },
};

/** Rows that were not read are named, so that they can be corrected. */
export const UnreadRows: Story = {
  args: {
    sources: {
      platform: null,
      files: [
        aComparedFile({
          problem_count: 3,
          problems: [
            { row: 14, detail: '“Lineitem quantity” is “two”. Write a whole number.' },
            { row: 90, detail: 'The row has no order name.' },
            { row: 0, detail: 'The file ends in the middle of a row.' },
          ],
        }),
      ],
    },
  },
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole('button', { name: '3 rows not read…' }));
    const dialog = await canvas.findByRole('dialog', { name: '3 rows not read' });
    await expect(within(dialog).getByText('Row 14')).toBeVisible();
    await expect(within(dialog).getByText('Whole file')).toBeVisible();
  },
};

export const TakingOut: Story = {
  args: { sources: { platform: null, files: [aComparedFile()] } },
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Remove…' }));
    await expect(await canvas.findByRole('alertdialog', { name: 'Remove this file?' })).toHaveTextContent(
      'orders_export.csv',
    );
  },
};

export const TakenOut: Story = {
  tags: ['no-picture'],
  args: TakingOut.args ?? {},
  play: async (context) => {
    await TakingOut.play?.(context);
    const { canvas, userEvent, args } = context;
    await userEvent.click(canvas.getByRole('button', { name: 'Remove' }));
    await expect(args.onRemove).toHaveBeenCalledWith(7);
    await waitFor(() => expect(canvas.queryByRole('alertdialog')).toBeNull());
  },
};

export const Refused: Story = {
  args: { ...TakingOut.args, onRemove: fn(() => Promise.resolve(refused)) },
  play: async (context) => {
    await TakingOut.play?.(context);
    const { canvas, userEvent } = context;
    await userEvent.click(canvas.getByRole('button', { name: 'Remove' }));
    await expect(await canvas.findByRole('alert')).toHaveTextContent('That did not work.');
  },
};

export const Empty: Story = { args: { sources: { platform: null, files: [] } } };

/** Its orders come with the first comparison. */
export const PlatformNotRead: Story = {
  args: {
    sources: {
      platform: { name: 'Shopify', read_at: null, orders: 0, compared: null, open: 0, aside: 0 },
      files: [],
    },
  },
  play: ({ canvas }) => expect(canvas.getByText('Not yet')).toBeVisible(),
};

export const LongNames: Story = {
  args: {
    sources: {
      platform: null,
      files: [
        aComparedFile({
          name: `${'orders-of-the-shop-'.repeat(8)}2026.csv`,
          by: 'Donaudampfschifffahrtsgesellschaft'.repeat(2),
          records: 1_204_339,
          problem_count: 12_040,
          open: 98_765,
          compared: 1_204_339,
        }),
      ],
    },
  },
};

export const RightToLeft: Story = { globals: { direction: 'rtl' } };

export const ViewOnly: Story = {
  args: { onRemove: null },
  play: ({ canvas }) => expect(canvas.queryByRole('button', { name: /^Remove/ })).toBeNull(),
};
