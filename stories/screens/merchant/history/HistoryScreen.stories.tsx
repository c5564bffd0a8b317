import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn } from 'storybook/test';
import {
  HistoryScreen,
  type HistoryQuery,
} from '@consignment/components/screens/merchant/history/HistoryScreen';
import { anEntry, someEntries } from '../../../fixtures/history.ts';
import { aPageOf, aQuery, controlsOf, failed, loading } from '../../../fixtures/list.ts';
import { done, refused } from '../../../primitives/answers.ts';

const query: HistoryQuery = {
  ...aQuery,
  sort: '-seq',
  from: '',
  to: '',
  group: 'all',
  person: null,
  about: null,
};

const meta = {
  title: 'Screens/Merchant/History/HistoryScreen',
  component: HistoryScreen,
  parameters: { frame: 'bare' },
  args: {
    entries: aPageOf(someEntries, 417),
    people: [
      { id: 3, name: 'Imogen Vale' },
      { id: 5, name: 'Kai Lund' },
    ],
    controls: controlsOf(query),
    currency: { books: 'GBP', shown: null },
    timeZone: 'Europe/London',
    hrefOfObject: ({ object }) => (object.type === 'payout' ? `/payouts/${object.id}` : null),
    onExport: fn(() => Promise.resolve(done)),
  },
} satisfies Meta<typeof HistoryScreen>;

export default meta;
type Story = StoryObj<typeof meta>;

export const FullPage: Story = {
  play: async ({ canvas, userEvent, args }) => {
    await expect(canvas.getAllByRole('link', { name: 'Payout #1042' })[0]).toHaveAttribute(
      'href',
      '/payouts/12',
    );
    await userEvent.type(canvas.getByRole('searchbox', { name: 'Search the history' }), 'rate{Enter}');
    await expect(args.controls.onQuery).toHaveBeenCalledWith({ search: 'rate' });
  },
};

export const Filters: Story = {
  tags: ['wide'],
  play: async ({ canvas, userEvent, args }) => {
    await userEvent.selectOptions(canvas.getByLabelText('About'), 'Commission rules');
    await expect(args.controls.onQuery).toHaveBeenCalledWith({ group: 'rules' });
    await userEvent.selectOptions(canvas.getByLabelText('Who'), 'Kai Lund');
    await expect(args.controls.onQuery).toHaveBeenCalledWith({ person: 5 });
    await userEvent.click(canvas.getByRole('button', { name: 'Export' }));
    await expect(args.onExport).toHaveBeenCalledOnce();
  },
};

/** A former member has no name any more, and is still a filter. */
export const OfOneThing: Story = {
  tags: ['wide'],
  args: {
    entries: aPageOf([anEntry()]),
    controls: controlsOf<HistoryQuery>({ ...query, person: 9, about: { type: 'payout', id: '12' } }),
  },
  play: async ({ canvas }) => {
    await expect(canvas.getByText('Showing only: Payout 12')).toBeVisible();
    await expect(canvas.getByRole('link', { name: 'Show the whole shop’s history' })).toBeVisible();
    await expect(canvas.getByLabelText('Who')).toHaveDisplayValue('A former member');
  },
};

export const Refused: Story = {
  tags: ['wide'],
  args: { onExport: fn(() => Promise.resolve(refused)) },
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Export' }));
    await expect(await canvas.findByText('That did not work. Please try again.')).toBeVisible();
  },
};

export const LongNames: Story = {
  args: {
    entries: aPageOf([
      anEntry({
        by: { kind: 'person', id: 3, name: 'Donaudampfschifffahrtsgesellschaft'.repeat(2) },
        vendor_name: 'Donaudampfschifffahrtsgesellschaft'.repeat(2),
        reason: 'After a long talk about glaze. '.repeat(8),
      }),
    ]),
  },
};

/** Work of the server alone, and a change that was stopped by the link of a mail: each in words. */
export const WithoutAPerson: Story = {
  args: {
    entries: aPageOf([
      anEntry({
        seq: 3,
        by: { kind: 'job', id: null, name: 'schedule of pay runs' },
        event: 'pay_run.drafted',
        object: { type: 'payment_run', id: '31' },
        object_name: 'No. 12',
        vendor_id: null,
        vendor_name: '',
        before: {},
        after: { vendor_count: 48, amount: '1284.50', currency: 'GBP' },
        address: '',
        device: '',
      }),
      anEntry({
        seq: 2,
        by: { kind: 'job', id: null, name: 'statements' },
        event: 'statement.issued',
        object: { type: 'statement', id: '7' },
        object_name: 'No. 3',
        before: {},
        after: {},
        address: '',
        device: '',
      }),
      anEntry({
        seq: 1,
        by: { kind: 'job', id: null, name: 'link of a mail' },
        event: 'vendor.bank_details_stopped',
        object: { type: 'vendor', id: '1' },
        object_name: 'Juniper & Oak',
        before: { bank_details: 'IBAN GB33 •••• 5555' },
        after: { bank_details: 'IBAN DE89 •••• 3000' },
        address: '',
        device: '',
      }),
    ]),
  },
  play: async ({ canvasElement }) => {
    await expect(canvasElement).toHaveTextContent(
      'Pay run No. 12: drafted a pay run (vendors 48, amount £1,284.50)',
    );
    await expect(canvasElement).toHaveTextContent('The server');
    await expect(canvasElement).toHaveTextContent('Automatic: schedule of pay runs');
    await expect(canvasElement).toHaveTextContent('Statement No. 3 · Juniper & Oak: issued a statement');
    await expect(canvasElement).not.toHaveTextContent('statements issued');
    await expect(canvasElement).toHaveTextContent(
      'Juniper & Oak: bank details IBAN GB33 •••• 5555 to IBAN DE89 •••• 3000',
    );
  },
};

/** Of a version that has more events than this one. */
export const UnknownEvent: Story = {
  args: {
    entries: aPageOf([
      anEntry({
        event: 'parcel.weighed',
        object: { type: 'parcel', id: '8' },
        before: {},
        after: { grams: 250 },
      }),
    ]),
  },
  play: async ({ canvas }) => {
    await expect(canvas.getByText('parcel 8')).toBeVisible();
  },
};

export const Empty: Story = { args: { entries: aPageOf([]), people: [] } };

export const Loading: Story = { args: { entries: loading, people: [] } };

export const Failed: Story = { args: { entries: failed(), people: [] } };

export const RightToLeft: Story = { globals: { direction: 'rtl' } };
