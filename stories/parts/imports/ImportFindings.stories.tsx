import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';
import { ImportFindings } from '@consignment/components/parts/imports/ImportFindings';
import type { Guide } from '../../../.storybook/guide.ts';
import { aFinishedImport, someGapsInSum, aCheck } from '../../fixtures/import-run.ts';

const meta = {
  title: 'Parts/Imports/ImportFindings',
  component: ImportFindings,
  tags: ['stable'],
  parameters: {
    guide: {
      use: 'For what a check or an import found in the files: rows that cannot be read, lines without a vendor, unknown SKUs, and what they are worth.',
      avoid:
        'Products and rows one by one are tables of the Import screen. A fault of the connection to the shop is a PlatformTrouble.',
      right: {
        draw: () => (
          <ImportFindings
            run={aCheck({ counts: { ...aFinishedImport.counts, skipped: 3 } })}
            currency="GBP"
            when="ahead"
          />
        ),
        why: 'Ahead of the import all can still be mended, and the words say so.',
      },
      wrong: {
        draw: () => (
          <ImportFindings
            run={aCheck({ counts: { ...aFinishedImport.counts, skipped: 3 } })}
            currency="GBP"
            when="past"
          />
        ),
        why: 'Nothing is imported yet, but `past` says that three rows were not read. The owner believes that the rest is in, and closes the page.',
      },
      keyboard: [],
      reader: '“Warning: 3 rows will be left out. They are listed below with the reasons.”',
    } satisfies Guide,
  },
  args: { run: { ...aFinishedImport, gaps: someGapsInSum }, currency: 'GBP', when: 'past' },
} satisfies Meta<typeof ImportFindings>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Past: Story = {};

export const Ahead: Story = {
  args: {
    when: 'ahead',
    run: { ...aFinishedImport, counts: { ...aFinishedImport.counts, orders: 0, skipped: 1 } },
  },
  play: async ({ canvas }) => {
    await expect(canvas.getByText('Nothing in orders_export.csv can be read.')).toBeVisible();
    await expect(canvas.getByText(/^One row will be left out/)).toBeVisible();
  },
};

/** Some lines have no rate, or no cost where it is needed. */
export const WorthOfSome: Story = {
  args: {
    run: {
      ...aFinishedImport,
      gaps: { ...someGapsInSum, no_vendor: { ...someGapsInSum.no_vendor, unpriced_lines: 3 } },
    },
  },
  play: ({ canvas }) =>
    expect(canvas.getByText(/would earn £558\.00 of that, excluding 3 line items/)).toBeVisible(),
};

export const Nothing: Story = {
  args: { run: aFinishedImport },
  play: ({ canvas }) => expect(canvas.queryByText(/./)).toBeNull(),
};
