import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn } from 'storybook/test';
import {
  QuestionsScreen,
  type QuestionsQuery,
} from '@consignment/components/screens/merchant/questions/QuestionsScreen';
import { aPageOf, controlsOf, failed, loading } from '../../../fixtures/list.ts';
import { aListedQuestion, sends, someQuestions } from '../../../fixtures/question.ts';

const query: QuestionsQuery = { search: '', sort: '-changed_at', page: 1, state: 'all', vendor: null };

const vendors = [
  { id: 4, name: 'Copperfold' },
  { id: 7, name: 'Juniper & Oak' },
];

const searchVendors = () =>
  fn((text: string) =>
    Promise.resolve({
      is: 'found' as const,
      options: vendors.filter(({ name }) => name.toLowerCase().includes(text.toLowerCase())),
    }),
  );

const meta = {
  title: 'Screens/Merchant/Questions/QuestionsScreen',
  component: QuestionsScreen,
  args: {
    questions: aPageOf(someQuestions),
    controls: controlsOf(query),
    vendor: null,
    timeZone: 'Europe/London',
    onSearchVendors: searchVendors(),
    hrefOfQuestion: (id) => `/questions/${id}`,
    hrefOfSettings: '/settings/questions',
    onExport: sends(),
  },
} satisfies Meta<typeof QuestionsScreen>;

export default meta;
type Story = StoryObj<typeof QuestionsScreen>;

export const FullPage: Story = {
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('link', { name: /^Stoneware jug/ })).toHaveAttribute(
      'href',
      '/questions/11',
    );
    // Once as a badge, and once in the filter.
    await expect(canvas.getAllByText('Overdue').length).toBeGreaterThan(1);
    await expect(canvas.getByText('Ada Moss')).toBeVisible();
  },
};

export const Columns: Story = {
  tags: ['wide', 'no-picture'],
  play: async ({ canvas, userEvent, args }) => {
    const headers = canvas.getAllByRole('columnheader').map((header) => header.textContent);
    await expect(headers).toEqual(['Line', 'No.', 'From', 'About', 'Amount', 'Asked', 'Answer due', 'State']);
    await userEvent.click(canvas.getByRole('button', { name: 'Answer due' }));
    await expect(args.controls.onQuery).toHaveBeenCalledWith({ sort: 'due_at' });
  },
};

export const Filtering: Story = {
  tags: ['wide', 'no-picture'],
  play: async ({ canvas, userEvent, args }) => {
    await userEvent.selectOptions(canvas.getByLabelText('State'), 'Overdue');
    await expect(args.controls.onQuery).toHaveBeenCalledWith({ state: 'overdue' });
  },
};

/** A vendor is found by name, and the list follows it at once. */
export const OfOneVendor: Story = {
  tags: ['wide'],
  args: { onSearchVendors: searchVendors() },
  play: async ({ canvas, userEvent, args }) => {
    await userEvent.click(canvas.getByRole('button', { name: /^Vendor/ }));
    await userEvent.type(await canvas.findByRole('combobox', { name: /^Vendor/ }), 'copper');
    await userEvent.click(await canvas.findByRole('option', { name: 'Copperfold' }));
    await expect(args.controls.onQuery).toHaveBeenCalledWith({ vendor: 4 });
  },
};

export const AllVendorsAgain: Story = {
  tags: ['wide', 'no-picture'],
  args: {
    controls: controlsOf<QuestionsQuery>({ ...query, vendor: 4 }),
    vendor: { id: 4, name: 'Copperfold' },
  },
  play: async ({ canvas, userEvent, args }) => {
    await userEvent.click(canvas.getByRole('button', { name: /^Vendor.*Copperfold/ }));
    await userEvent.click(await canvas.findByRole('button', { name: 'Show all vendors' }));
    await expect(args.controls.onQuery).toHaveBeenCalledWith({ vendor: null });
  },
};

export const Empty: Story = {
  args: { questions: aPageOf([]) },
  play: ({ canvas }) => expect(canvas.getByText('There are no questions.')).toBeVisible(),
};

export const NothingFound: Story = {
  args: { questions: aPageOf([]), controls: controlsOf<QuestionsQuery>({ ...query, state: 'overdue' }) },
  play: ({ canvas }) => expect(canvas.getByText('No matches found.')).toBeVisible(),
};

export const Loading: Story = { args: { questions: loading } };
export const Failed: Story = { args: { questions: failed() } };
export const OneRow: Story = { args: { questions: aPageOf(someQuestions.slice(0, 1)) } };

export const LongNames: Story = {
  args: {
    questions: aPageOf([
      aListedQuestion({
        title:
          'Hand-dyed merino and silk travelling blanket with a herringbone border, in the colours of the marsh at dusk',
        vendor_name: 'Donaudampfschifffahrtsgesellschaft'.repeat(3),
      }),
    ]),
  },
};

/** Of a person whose role only reads: what it does not include is not there. */
export const ViewOnly: Story = {
  args: { hrefOfSettings: null, onExport: null },
  play: async ({ canvas }) => {
    await expect(canvas.queryByRole('button', { name: 'Export' })).toBeNull();
    await expect(canvas.queryByRole('link', { name: 'Settings' })).toBeNull();
  },
};

export const RightToLeft: Story = { globals: { direction: 'rtl' } };
