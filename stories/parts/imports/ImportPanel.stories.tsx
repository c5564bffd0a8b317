import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn } from 'storybook/test';
import { ImportPanel } from '@consignment/components/parts/imports/ImportPanel';
import type { Guide } from '../../../.storybook/guide.ts';
import { aCheck, aFinishedImport, anImport, someGapsInSum } from '../../fixtures/import-run.ts';
import { done } from '../../primitives/answers.ts';

const meta = {
  title: 'Parts/Imports/ImportPanel',
  component: ImportPanel,
  tags: ['stable'],
  parameters: {
    guide: {
      use: 'For one import of files from its check to its end: how far it is, what it has read, what it found, and the choice before anything is written.',
      avoid: 'Orders read from a connected shop are a SyncProgress, other long work a JobProgress.',
      right: {
        draw: () => (
          <ImportPanel
            run={aCheck()}
            currency="GBP"
            timeZone="Europe/London"
            hrefOfVendors="#vendors"
            onImport={() => Promise.resolve(done)}
            onCancel={() => Promise.resolve(done)}
          />
        ),
        why: 'The state of the run chooses title, words and buttons; nothing is imported before Import.',
      },
      wrong: {
        draw: () => (
          <ImportPanel
            run={anImport({ progress: 100, description: 'Finished' })}
            currency="GBP"
            timeZone="Europe/London"
            hrefOfVendors="#vendors"
            onImport={() => Promise.resolve(done)}
            onCancel={() => Promise.resolve(done)}
          />
        ),
        why: 'The run is at 100 % and its state is still `running`. It says “under way” and “Finished” at once, and the way to the vendors never comes.',
      },
      keyboard: [
        ['Tab', 'Goes to Import and Cancel after a check, or to “View vendors” at the end.'],
        ['Enter or Space', 'Presses the button.'],
      ],
      reader:
        '“Ready to import, region. Success: 561 orders: 532 new, 3 changed, 26 unchanged. Everything adds up.” While it runs, the progress is read out at each quarter.',
    } satisfies Guide,
  },
  args: {
    run: anImport(),
    currency: 'GBP',
    timeZone: 'Europe/London',
    hrefOfVendors: '/vendors',
    onImport: fn(() => Promise.resolve(done)),
    onCancel: fn(() => Promise.resolve(done)),
  },
} satisfies Meta<typeof ImportPanel>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Running: Story = {
  play: ({ canvas }) =>
    expect(canvas.getByRole('progressbar', { name: 'Reading orders' })).toHaveAttribute(
      'aria-valuenow',
      '62',
    ),
};

export const Waiting: Story = { args: { run: anImport({ state: 'waiting', progress: 0 }) } };

export const Checking: Story = {
  args: { run: anImport({ state: 'checking' }) },
  play: async ({ canvas, userEvent, args }) => {
    await expect(canvas.getByRole('progressbar', { name: 'Reading orders' })).toBeVisible();
    await expect(canvas.queryByRole('button', { name: 'Import' })).toBeNull();
    await expect(canvas.getByText('Rows left out')).toBeVisible();
    await userEvent.click(canvas.getByRole('button', { name: 'Cancel' }));
    await expect(args.onCancel).toHaveBeenCalledOnce();
  },
};

export const Checked: Story = {
  args: { run: aCheck() },
  play: async ({ canvas, userEvent, args }) => {
    await expect(canvas.getByRole('region', { name: 'Ready to import' })).toBeVisible();
    await expect(canvas.getByText(/^New vendors: Blue Kiln, Lantern & Loom\./)).toBeVisible();
    await userEvent.click(canvas.getByRole('button', { name: 'Import' }));
    await expect(args.onImport).toHaveBeenCalledOnce();
  },
};

/** The gaps of lines are shown with what they would be worth, before anything is imported. */
export const CheckedWithGaps: Story = {
  args: {
    run: aCheck({ gaps: someGapsInSum, counts: { ...aCheck().counts, skipped: 3, vendors_created: 64 } }),
  },
  play: async ({ canvas }) => {
    await expect(canvas.getByText('31 line items from 2 products have no vendor.')).toBeVisible();
    await expect(canvas.getByText(/sold for £1,240\.00.*would earn £558\.00/)).toBeVisible();
    await expect(canvas.getByText('4 line items have a SKU that does not match any product.')).toBeVisible();
    await expect(canvas.getByText(/3 rows will be left out/)).toBeVisible();
    await expect(canvas.getByText(/Lantern & Loom and 62 others\./)).toBeVisible();
  },
};

export const CheckFailed: Story = {
  args: { run: aCheck({ state: 'check_failed', problem: 'The orders file is empty.' }) },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('region', { name: 'These files cannot be imported' })).toBeVisible();
    await expect(canvas.getByText('Rows left out')).toBeVisible();
    await expect(canvas.queryByRole('button')).toBeNull();
  },
};

export const Done: Story = {
  args: { run: aFinishedImport },
  play: async ({ canvas }) => {
    await expect(canvas.getByText('All rows have been imported.')).toBeVisible();
    await expect(canvas.getByRole('link', { name: 'View vendors' })).toHaveAttribute('href', '/vendors');
  },
};

export const DoneWithSkippedRows: Story = {
  args: { run: { ...aFinishedImport, counts: { ...aFinishedImport.counts, skipped: 3 } } },
  play: ({ canvas }) => expect(canvas.getByText(/3 rows were not read/)).toBeVisible(),
};

/** Of a file of which nothing was read it is not said that its import has finished. */
export const NothingReadOfOneFile: Story = {
  args: {
    run: { ...aFinishedImport, counts: { ...aFinishedImport.counts, orders: 0, lines: 0, skipped: 3 } },
  },
  play: async ({ canvas }) => {
    await expect(canvas.getByText('Nothing in orders_export.csv was read.')).toBeVisible();
    await expect(canvas.queryByText('Import finished')).toBeNull();
    await expect(canvas.getByRole('region', { name: 'Import partly finished' })).toBeVisible();
  },
};

/** The gaps are shown after the import as well. */
export const DoneWithGaps: Story = {
  args: {
    run: {
      ...aFinishedImport,
      gaps: {
        no_vendor: { products: 1, lines: 1, sales: '18.00', commission: '0.00', unpriced_lines: 1 },
        unknown_sku: { skus: 2, lines: 5 },
      },
    },
  },
  play: async ({ canvas }) => {
    await expect(canvas.getByText('One line item from one product has no vendor.')).toBeVisible();
    await expect(
      canvas.getByText(/It was sold for £18\.00\. No commission is earned without a vendor/),
    ).toBeVisible();
    await expect(
      canvas.getByText('5 line items have SKUs that do not match any product (2 SKUs).'),
    ).toBeVisible();
  },
};

export const Failed: Story = {
  args: {
    run: anImport({
      state: 'failed',
      problem: 'The orders file has no column "Lineitem price". It looks like a products export.',
      finished_at: '2026-04-02T08:00:02Z',
    }),
  },
};

/** Before anything was read there is nothing that is kept. */
export const FailedAtOnce: Story = {
  args: {
    run: anImport({
      state: 'failed',
      problem: 'The orders file has no column "Lineitem price". It looks like a products export.',
      counts: { ...anImport().counts, products: 0, variants: 0, orders: 0, lines: 0, refunds: 0 },
      finished_at: '2026-04-02T08:00:02Z',
    }),
  },
  play: async ({ canvas }) => {
    await expect(canvas.getByText('Nothing has been imported.')).toBeVisible();
    await expect(canvas.queryByText(/is kept/)).toBeNull();
  },
};
