import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';
import { QuestionsPage, type AskedQuery } from '@consignment/components/parts/questions/QuestionsPage';
import { EmptyState } from '@consignment/components/primitives/feedback/EmptyState';
import type { Guide } from '../../../.storybook/guide.ts';
import { aPageOf, controlsOf, failed, loading } from '../../fixtures/list.ts';
import { aListedQuestion, someQuestions } from '../../fixtures/question.ts';

const query: AskedQuery = { search: '', sort: '-changed_at', page: 1, state: 'all' };
const howTo = 'On Commissions, press the “?” beside an amount, then “Ask about this line”.';
const own = someQuestions.filter(({ vendor_name: vendor }) => vendor === 'Juniper & Oak');

const meta = {
  title: 'Parts/Questions/QuestionsPage',
  component: QuestionsPage,
  tags: ['new'],
  parameters: {
    frame: 'bare',
    guide: {
      use: 'For the questions of those who ask: a vendor’s in its portal, and those about the commissions of sales reps.',
      avoid: 'The shop reads all questions in another list, with the day on which an answer is due.',
      right: {
        draw: () => <EmptyState title="You haven’t asked any questions yet." detail={howTo} />,
        why: 'An empty list says where a question begins, which is beside its line.',
      },
      wrong: {
        draw: () => <EmptyState title="No questions." />,
        why: 'A vendor who came here to ask something does not find out how.',
      },
      keyboard: [['Enter', 'On a line opens its question.']],
      reader: '“Questions, heading level 1. Questions, table. Folding table, #1001, link.”',
    } satisfies Guide,
  },
  args: {
    questions: aPageOf(own),
    controls: controlsOf(query),
    timeZone: 'Europe/London',
    asker: null,
    howTo,
    hrefOfQuestion: (id) => `/questions/${id}`,
  },
} satisfies Meta<typeof QuestionsPage>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Ready: Story = {
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('link', { name: /^Folding table/ })).toHaveAttribute(
      'href',
      '/questions/12',
    );
    await expect(canvas.queryByText('Overdue')).toBeNull();
  },
};

export const OfSalesReps: Story = {
  args: {
    asker: 'Sales rep',
    questions: aPageOf(someQuestions.filter(({ sales_rep_name: rep }) => rep !== null)),
  },
};

export const Columns: Story = {
  tags: ['wide', 'no-picture'],
  args: { asker: 'Sales rep' },
  play: async ({ canvas }) => {
    const headers = canvas.getAllByRole('columnheader').map((header) => header.textContent);
    await expect(headers).toEqual(['Line', 'No.', 'Sales rep', 'About', 'Amount', 'Asked', 'State']);
  },
};

export const Filtering: Story = {
  tags: ['wide', 'no-picture'],
  play: async ({ canvas, userEvent, args }) => {
    await userEvent.selectOptions(canvas.getByLabelText('State'), 'Answered');
    await expect(args.controls.onQuery).toHaveBeenCalledWith({ state: 'answered' });
  },
};

export const Empty: Story = {
  args: { questions: aPageOf([]) },
  play: ({ canvas }) => expect(canvas.getByText('You haven’t asked any questions yet.')).toBeVisible(),
};

export const NothingFound: Story = {
  args: { questions: aPageOf([]), controls: controlsOf<AskedQuery>({ ...query, state: 'closed' }) },
  play: ({ canvas }) => expect(canvas.getByText('No matches found.')).toBeVisible(),
};

export const Loading: Story = { args: { questions: loading } };
export const Failed: Story = { args: { questions: failed() } };
export const OneRow: Story = { args: { questions: aPageOf(own.slice(0, 1)) } };

export const FullPage: Story = {
  args: {
    questions: aPageOf(
      Array.from({ length: 50 }, (_, at) => aListedQuestion({ id: 100 - at, number: 100 - at })),
      120,
    ),
  },
};

export const LongNames: Story = {
  args: {
    questions: aPageOf([
      aListedQuestion({
        title:
          'Hand-dyed merino and silk travelling blanket with a herringbone border, in the colours of the marsh at dusk',
        order_name: '#MARSH-AT-DUSK-2026-000001',
      }),
    ]),
  },
};

export const ZeroAndNegative: Story = {
  args: {
    questions: aPageOf([
      aListedQuestion({ amount_asked: '-35.00' }),
      aListedQuestion({ id: 13, amount_asked: '0.00' }),
    ]),
  },
};

const { order_name: order, amount_asked: amount, ...withoutHidden } = aListedQuestion();

/** Fields that the shop hides from its vendors do not come. */
export const Hidden: Story = {
  args: { questions: aPageOf([withoutHidden]) },
  play: async ({ canvas }) => {
    await expect(canvas.queryByText(String(order))).toBeNull();
    await expect(canvas.queryByText(`£${amount}`)).toBeNull();
  },
};

export const RightToLeft: Story = { globals: { direction: 'rtl' } };
