import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, waitFor, within } from 'storybook/test';
import { ReconciliationScreen } from '@consignment/components/screens/merchant/reconciliation/ReconciliationScreen';
import type { ShownDifference } from '../../../../packages/components/src/screens/merchant/reconciliation/difference.ts';
import { aPageOf, failed, loading } from '../../../fixtures/list.ts';
import {
  aCancellation,
  aComparedFile,
  aDifference,
  aDifferenceOf,
  aReconciliation,
  aRun,
  differenceControls,
  noCounts,
  remediesOf,
  someCounts,
  someDifferences,
} from '../../../fixtures/reconciliation.ts';
import { done, pendingAnswer, refused } from '../../../primitives/answers.ts';

const ready = <Value,>(value: Value) => ({ is: 'ready', value }) as const;

const Screen = ReconciliationScreen<ShownDifference>;

const meta = {
  title: 'Screens/Merchant/Reconciliation/ReconciliationScreen',
  component: Screen,
  tags: ['new'],
  parameters: { frame: 'bare' },
  args: {
    reconciliation: ready(aReconciliation()),
    counts: ready(someCounts),
    differences: aPageOf(someDifferences),
    controls: differenceControls(),
    vendor: null,
    onSearchVendors: () => Promise.resolve({ is: 'found', options: [] }),
    timeZone: 'Europe/London',
    hrefOf: () => '/orders/1',
    hrefOfVendor: (id) => `/vendors/${id}`,
    remediesOf,
    onCheck: fn(() => Promise.resolve(done)),
    onCompare: fn(() => Promise.resolve(done)),
    onRemoveFile: fn(() => Promise.resolve(done)),
    onSetAside: fn(() => Promise.resolve(done)),
    onBringBack: fn(() => Promise.resolve(done)),
    onPreviewCancel: fn(() => Promise.resolve({ is: 'ready' as const, value: aCancellation() })),
    onCancelOrder: fn(() => Promise.resolve(done)),
    onExport: fn(() => Promise.resolve(done)),
  },
} satisfies Meta<typeof Screen>;

export default meta;
type Story = StoryObj<typeof Screen>;

/** One of each kind. */
export const FullPage: Story = {
  play: async ({ canvas, userEvent, args }) => {
    await expect(
      canvas.getByText(/^The line has a different price on the other side\. Import/),
    ).toBeVisible();
    await userEvent.click(canvas.getByRole('button', { name: 'Compare now' }));
    await expect(args.onCheck).toHaveBeenCalledOnce();
  },
};

export const OneRow: Story = { args: { differences: aPageOf([aDifference()]) } };

/** The cause and the remedy, which are the same for all rows, are above them. */
export const OneKind: Story = {
  args: {
    controls: differenceControls({ group: 'orders', kind: 'price_differs' }),
    differences: aPageOf([1, 2, 3, 4].map((id) => aDifference({ id, title: `#${1000 + id} · Oak table` }))),
  },
  play: async ({ canvas }) => {
    await expect(canvas.getAllByText('The line has a different price on the other side.')).toHaveLength(1);
  },
};

export const SettingAside: Story = {
  args: { differences: aPageOf([aDifference()]) },
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Set aside…' }));
    await expect(await canvas.findByRole('dialog', { name: 'Set aside' })).toHaveTextContent(
      'Price differs: #1001 · Oak table',
    );
  },
};

export const SetAside: Story = {
  tags: ['no-picture'],
  args: { differences: aPageOf([aDifference()]) },
  play: async (context) => {
    await SettingAside.play?.(context);
    const { canvas, userEvent, args } = context;
    const dialog = canvas.getByRole('dialog', { name: 'Set aside' });
    await userEvent.type(within(dialog).getByLabelText('Reason'), 'Agreed with the buyer.');
    await userEvent.click(within(dialog).getByRole('button', { name: 'Set aside' }));
    await waitFor(() =>
      expect(args.onSetAside).toHaveBeenCalledWith(
        expect.objectContaining({ id: 1 }),
        'Agreed with the buyer.',
      ),
    );
    await waitFor(() => expect(canvas.queryByRole('dialog')).toBeNull());
  },
};

/** An order that was deleted on the other side. */
export const CancelingAnOrder: Story = {
  args: { differences: aPageOf([aDifferenceOf('order_missing_there')]) },
  play: async ({ canvas, userEvent, args }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Cancel the order…' }));
    await expect(await canvas.findByRole('alertdialog', { name: 'Cancel order #1007?' })).toHaveTextContent(
      'no longer be due',
    );
    await expect(args.onCancelOrder).not.toHaveBeenCalled();
  },
};

export const CanceledAnOrder: Story = {
  tags: ['no-picture'],
  args: CancelingAnOrder.args ?? {},
  play: async (context) => {
    await CancelingAnOrder.play?.(context);
    const { canvas, userEvent, args } = context;
    const dialog = canvas.getByRole('alertdialog', { name: 'Cancel order #1007?' });
    await userEvent.click(within(dialog).getByRole('button', { name: 'Cancel the order' }));
    await waitFor(() =>
      expect(args.onCancelOrder).toHaveBeenCalledWith(
        expect.objectContaining({ kind: 'order_missing_there' }),
      ),
    );
    await waitFor(() => expect(canvas.queryByRole('alertdialog')).toBeNull());
  },
};

export const PreviewRefused: Story = {
  tags: ['no-picture'],
  args: { ...CancelingAnOrder.args, onPreviewCancel: fn(() => Promise.resolve(refused)) },
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Cancel the order…' }));
    await expect(await canvas.findByText(/^That did not work/)).toBeVisible();
    await expect(canvas.queryByRole('alertdialog')).toBeNull();
  },
};

export const Aside: Story = {
  args: {
    controls: differenceControls({ state: 'aside' }),
    differences: aPageOf([
      aDifference({
        state: 'aside',
        aside: { reason: 'Agreed with the buyer on the phone.', by: 'Ada Marsh', at: '2026-11-25T10:00:00Z' },
      }),
      aDifferenceOf('total_off', {
        state: 'aside',
        aside: { reason: 'Ben looks at it.', by: null, at: '2026-11-25T10:00:00Z' },
      }),
    ]),
  },
  play: async ({ canvas, userEvent, args }) => {
    const [first] = canvas.getAllByRole('button', { name: 'Bring back' });
    if (first !== undefined) await userEvent.click(first);
    await expect(args.onBringBack).toHaveBeenCalledWith(expect.objectContaining({ id: 1 }));
  },
};

/** They disappeared on their own. */
export const Settled: Story = {
  args: {
    controls: differenceControls({ state: 'settled' }),
    differences: aPageOf(
      someDifferences
        .slice(0, 6)
        .map((one) => ({ ...one, state: 'settled', settled_at: '2026-11-26T02:00:40Z' })),
    ),
  },
  play: async ({ canvas }) => {
    await expect(canvas.getAllByText('Cleared on Nov 26, 2026')).toHaveLength(6);
    await expect(canvas.queryByRole('button', { name: 'Set aside…' })).toBeNull();
  },
};

export const Running: Story = {
  args: {
    reconciliation: ready(
      aReconciliation({ run: aRun({ state: 'running', step: 'orders', progress: 38, finished_at: null }) }),
    ),
  },
  play: ({ canvas }) =>
    expect(canvas.getByRole('progressbar', { name: 'Comparing orders…' })).toHaveAttribute(
      'aria-valuenow',
      '38',
    ),
};

export const Starting: Story = {
  args: { onCheck: fn(() => pendingAnswer().promise), differences: aPageOf([aDifference()]) },
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Compare now' }));
    await expect(await canvas.findByRole('button', { name: 'Starting…' })).toHaveAttribute(
      'aria-busy',
      'true',
    );
  },
};

export const Refused: Story = {
  args: { onCheck: fn(() => Promise.resolve(refused)), differences: aPageOf([aDifference()]) },
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Compare now' }));
    await expect(await canvas.findByText('That did not work. Please try again.')).toBeVisible();
  },
};

/** The file is taken on the page itself. */
export const ComparingAFile: Story = {
  args: { differences: aPageOf([]), counts: ready(noCounts) },
  play: async ({ canvas, userEvent, args }) => {
    const file = new File(['Name\n#1001\n'], 'orders_export.csv', { type: 'text/csv' });
    await userEvent.upload(canvas.getByLabelText('Orders export', { selector: 'input' }), file);
    await userEvent.click(await canvas.findByRole('button', { name: 'Compare' }));
    await waitFor(() =>
      expect(args.onCompare).toHaveBeenCalledWith({ role: 'orders', file, dateOrder: null }),
    );
  },
};

export const EverythingAgrees: Story = {
  args: {
    differences: aPageOf([]),
    counts: ready(noCounts),
    reconciliation: ready(
      aReconciliation({
        run: aRun({ found: 0, settled: 4 }),
        platform: null,
        files: [aComparedFile({ records: 263, compared: 263, open: 0 })],
        agrees_since: '2026-11-20T02:00:40Z',
      }),
    ),
  },
  play: async ({ canvas }) => {
    await expect(canvas.getByText('263 of 263 match.')).toBeVisible();
    await expect(canvas.getByText(/^Everything has matched since Nov 20, 2026\./)).toBeVisible();
  },
};

/** Without another side there is nothing to count. */
export const BooksAgree: Story = {
  args: {
    differences: aPageOf([]),
    counts: ready(noCounts),
    reconciliation: ready(
      aReconciliation({ platform: null, files: [], agrees_since: '2026-11-20T02:00:40Z' }),
    ),
  },
  play: ({ canvas }) => expect(canvas.getByText('Everything has matched since Nov 20, 2026.')).toBeVisible(),
};

/** Before the first comparison, without a platform. */
export const Empty: Story = {
  args: {
    differences: aPageOf([]),
    counts: ready(noCounts),
    reconciliation: ready({ run: null, files: [], platform: null, checked_at: null, agrees_since: null }),
  },
  play: ({ canvas }) => expect(canvas.getByText('Nothing has been compared yet.')).toBeVisible(),
};

export const NothingFound: Story = {
  args: {
    controls: differenceControls({ search: 'teapot' }),
    differences: aPageOf([]),
  },
  play: ({ canvas }) => expect(canvas.getByText('No matches found.')).toBeVisible(),
};

export const OfOneVendor: Story = {
  args: {
    controls: differenceControls({ vendor: 1 }),
    vendor: { id: 1, name: 'Northern Oak' },
    differences: aPageOf([aDifference()]),
  },
  play: ({ canvas }) => expect(canvas.getByRole('button', { name: /^Vendor.*Northern Oak/ })).toBeVisible(),
};

export const Loading: Story = { args: { reconciliation: loading, counts: loading, differences: loading } };

export const Failed: Story = {
  args: { reconciliation: failed(), counts: failed(), differences: failed() },
};

export const LongNames: Story = {
  args: {
    differences: aPageOf([
      aDifference({
        title: `#1001 · ${'Donaudampfschifffahrtsgesellschaft'.repeat(3)}`,
        file: `${'orders-of-the-shop-'.repeat(8)}2026.csv`,
        vendor: { id: 1, name: 'Hand-thrown stoneware and porcelain of the northern islands, a cooperative' },
        amount: '98765432.10',
        facts: [{ field: 'price', form: 'money', here: '98765432.10', there: '0.01' }],
      }),
    ]),
  },
};

export const RightToLeft: Story = {
  globals: { direction: 'rtl' },
  args: { differences: aPageOf(someDifferences.slice(0, 4)) },
};

/** Of a person who only reads. */
export const ViewOnly: Story = {
  args: {
    onCheck: null,
    onCompare: null,
    onRemoveFile: null,
    onSetAside: null,
    onBringBack: null,
    onExport: null,
    remediesOf: () => [],
    differences: aPageOf(someDifferences.slice(0, 4)),
  },
  play: async ({ canvas }) => {
    await expect(canvas.queryByRole('button', { name: /Compare|Set aside|Remove|Export/ })).toBeNull();
  },
};
