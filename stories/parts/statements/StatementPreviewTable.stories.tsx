import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';
import { StatementPreviewTable } from '@consignment/components/parts/statements/StatementPreviewTable';
import type { Guide } from '../../../.storybook/guide.ts';
import { aPreview, aPreviewed, noPreview, october, somePreviewed } from '../../fixtures/statement-preview.ts';

const meta = {
  title: 'Parts/Statements/StatementPreviewTable',
  component: StatementPreviewTable,
  tags: ['new'],
  parameters: {
    guide: {
      use: 'Before statements are issued, to look at those whose sums or circumstances are unusual.',
      avoid: 'Issued statements are a ListView, whose rows lead to a page; these have none yet.',
      right: {
        draw: () => (
          <StatementPreviewTable
            preview={aPreview({ statements: [aPreviewed({ oddities: ['below_zero'] })] })}
            period={october}
            payees="vendors"
          />
        ),
        why: 'The badge names the reason to look, and the column of periods is left out where all are as asked.',
      },
      wrong: {
        draw: () => (
          <StatementPreviewTable
            preview={aPreview({ statements: [aPreviewed()] })}
            period={{ first_day: '2025-10-02', last_day: '2025-10-31' }}
            payees="vendors"
          />
        ),
        why: 'The period is not the one that was asked for, so every row seems to have another.',
      },
      keyboard: [],
      reader: '“Statements to issue, table, 4 rows.”',
    } satisfies Guide,
  },
  args: { preview: aPreview(), period: october, payees: 'vendors' },
} satisfies Meta<typeof StatementPreviewTable>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Ready: Story = {
  play: async ({ canvas }) => {
    await expect(canvas.getByText('Below zero')).toBeVisible();
    await expect(canvas.getByText('Sep 1 – Oct 31, 2025')).toBeVisible();
  },
};

export const Columns: Story = {
  tags: ['wide', 'no-picture'],
  play: async ({ canvas }) => {
    const headers = canvas.getAllByRole('columnheader').map((header) => header.textContent);
    await expect(headers).toEqual(['Vendor', 'Period', 'Opening', 'Adjustments', 'Closing', 'To check']);
  },
};

/** Only those that deserve a look. */
export const ToLookAt: Story = {
  play: async ({ canvas, userEvent }) => {
    await userEvent.selectOptions(canvas.getByLabelText('Show'), 'To check (3)');
    await expect(canvas.queryByText('Juniper & Oak')).toBeNull();
    await expect(canvas.getAllByRole('rowheader')).toHaveLength(3);
  },
};

/** Columns in which no row has anything are left out. */
export const OneRow: Story = {
  args: { preview: aPreview({ statements: [aPreviewed()] }) },
  play: async ({ canvas }) => {
    await expect(canvas.queryByText('To check')).toBeNull();
    await expect(canvas.queryByText('Adjustments')).toBeNull();
  },
};

export const OfSalesReps: Story = {
  args: {
    payees: 'sales_reps',
    preview: aPreview({
      statements: [aPreviewed({ vendor: null, sales_rep: 3, payee_name: 'Jasper Quill' })],
    }),
  },
};

export const Empty: Story = {
  args: { preview: noPreview },
  play: ({ canvas }) => expect(canvas.getByText('There is nothing to issue for this period.')).toBeVisible(),
};

export const FullPage: Story = {
  args: { preview: aPreview({ statements: somePreviewed(230) }) },
  play: async ({ canvas, userEvent }) => {
    await expect(canvas.getByText('Showing 1 to 100 of 230')).toBeVisible();
    await userEvent.click(canvas.getByRole('button', { name: 'Next' }));
    await expect(canvas.getByText('Showing 101 to 200 of 230')).toBeVisible();
  },
};

export const LongNames: Story = {
  args: {
    preview: aPreview({
      statements: [
        aPreviewed({
          payee_name: 'Donaudampfschifffahrtsgesellschaft'.repeat(3),
          oddities: ['first', 'below_zero', 'adjusted', 'hidden', 'no_address', 'payout_in_question'],
        }),
      ],
    }),
  },
};

export const ZeroAndNegative: Story = {
  args: {
    preview: aPreview({
      statements: [
        aPreviewed({ opening: '0.00', closing: '0.00' }),
        aPreviewed({ vendor: 2, payee_name: 'Copperfold', opening: '-12.00', closing: '-47.00' }),
      ],
    }),
  },
};
