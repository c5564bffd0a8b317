import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';
import { QuestionSubject } from '@consignment/components/parts/questions/QuestionSubject';
import { MoneyText } from '@consignment/components/parts/money/MoneyText';
import { DescriptionList } from '@consignment/components/primitives/text/DescriptionList';
import type { Guide } from '../../../.storybook/guide.ts';
import { aBlockedLine, aLineItem, aPaidLine } from '../../fixtures/line-item.ts';
import { aListedQuestion, aPart, aSubject } from '../../fixtures/question.ts';

const money = (amount: string) => <MoneyText amount={amount} currency="GBP" />;

const meta = {
  title: 'Parts/Questions/QuestionSubject',
  component: QuestionSubject,
  tags: ['new'],
  parameters: {
    guide: {
      use: 'Beside the thread of a question, for the line that it is about: as it was when it was asked, and as it is now.',
      avoid: 'The lines of an order are LineItems, those of a vendor the commissions tab.',
      right: {
        draw: () => (
          <DescriptionList
            items={[
              { term: 'When asked', description: money('70.00') },
              { term: 'Now', description: money('80.00') },
            ]}
          />
        ),
        why: 'Both amounts are there, so that people see whether anything has changed since.',
      },
      wrong: {
        draw: () => <DescriptionList items={[{ term: 'Commission', description: money('80.00') }]} />,
        why: 'The words of the question are about another amount, and no longer make sense.',
      },
      keyboard: [['Tab', 'Stops at the order and at “Why this amount?”.']],
      reader:
        '“The line, region. When asked, £70.00. Now, £80.00, Why this amount? #1001, Folding table, button.”',
    } satisfies Guide,
  },
  args: {
    subject: aSubject,
    question: aListedQuestion(),
    reader: 'shop',
    hrefOfOrder: (id) => `/orders/${id}`,
  },
} satisfies Meta<typeof QuestionSubject>;

export default meta;
type Story = StoryObj<typeof meta>;

export const OfTheShop: Story = {
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('link', { name: '#1001' })).toHaveAttribute('href', '/orders/901');
    await expect(canvas.getByRole('button', { name: /^Why this amount\?/ })).toBeVisible();
  },
};

export const Changed: Story = {
  args: { question: aListedQuestion({ amount_asked: '64.00' }) },
  play: async ({ canvas }) => {
    await expect(canvas.getByText('£64.00')).toBeVisible();
    await expect(canvas.getByText('£70.00')).toBeVisible();
  },
};

/** Orders have no pages in the portal. */
export const OfTheAsker: StoryObj<typeof QuestionSubject> = {
  args: { reader: 'asker' },
  render: ({ subject, question, reader }) => (
    <QuestionSubject subject={subject} question={question} reader={reader} />
  ),
  play: ({ canvas }) => expect(canvas.queryByRole('link')).toBeNull(),
};

export const Paid: Story = { args: { subject: { is: 'line', line: aPaidLine } } };
export const Blocked: Story = { args: { subject: { is: 'line', line: aBlockedLine } } };

/** The shop hides what its vendors earn and its orders. */
export const Hidden: Story = {
  args: {
    reader: 'asker',
    subject: {
      is: 'line',
      line: { ...aLineItem(), commission_amount: undefined, commission_trace: undefined, order: null },
    },
    question: { title: 'Folding table', currency: 'GBP' },
  },
  play: ({ canvas }) => expect(canvas.queryByText('When asked')).toBeNull(),
};

export const OfASalesRep: Story = {
  args: {
    subject: { is: 'part', part: aPart() },
    question: aListedQuestion({ title: 'Commission of Ada Moss', amount_asked: '8.23' }),
  },
  play: ({ canvas }) => expect(canvas.getByText('5%')).toBeVisible(),
};

/** Paid, and waiting for the payment of the order. */
export const OfASalesRepPaid: Story = {
  args: { subject: { is: 'part', part: aPart({ paid: true, commission_state: 'pending' }) } },
};

export const Gone: Story = {
  args: { subject: { is: 'gone' } },
  play: ({ canvas }) => expect(canvas.getByText('This line no longer exists.')).toBeVisible(),
};

/** Another vendor has it, and is not named. */
export const NoLongerYours: Story = {
  args: { subject: { is: 'gone' }, reader: 'asker' },
  play: ({ canvas }) => expect(canvas.getByText('This line is no longer yours.')).toBeVisible(),
};

export const RightToLeft: Story = { globals: { direction: 'rtl' } };
