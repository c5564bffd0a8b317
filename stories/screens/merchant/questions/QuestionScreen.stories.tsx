import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, within } from 'storybook/test';
import { QuestionScreen } from '@consignment/components/screens/merchant/questions/QuestionScreen';
import type { KnownOutcome } from '../../../../packages/components/src/primitives/feedback/outcome.ts';
import { aPaidLine } from '../../../fixtures/line-item.ts';
import { anOverridePreview } from '../../../fixtures/override-preview.ts';
import {
  aMessage,
  anAnswer,
  anOverride,
  aPart,
  aQuestion,
  aSubject,
  sends,
  showsPicture,
  takesFiles,
} from '../../../fixtures/question.ts';
import { done } from '../../../primitives/answers.ts';

const allowed = { allowed: true, why: null };

const acts = () => ({
  mayOverride: allowed,
  mayMove: allowed,
  isAskers: true,
  onPreview: fn(() => Promise.resolve(anOverridePreview({ commission_amount: '80.00' }))),
  onSearchVendors: fn(() =>
    Promise.resolve({ is: 'found' as const, options: [{ id: 4, name: 'Copperfold' }] }),
  ),
  onAct: fn(() => Promise.resolve<KnownOutcome>(done)),
});

const ownerMay = ['reply', 'settle', 'close', 'act'] as const;

const meta = {
  title: 'Screens/Merchant/Questions/QuestionScreen',
  component: QuestionScreen,
  args: {
    question: aQuestion({ allows: ownerMay }),
    subject: aSubject,
    shopName: 'Rookery Goods',
    currency: { books: 'GBP', shown: null },
    timeZone: 'Europe/London',
    hrefOfQuestions: '/questions',
    hrefOfVendor: '/vendors/7',
    hrefOfOrder: (id) => `/orders/${id}`,
    onUpload: takesFiles(),
    onFile: sends(),
    onPicture: showsPicture(),
    onReply: sends(),
    onEnd: sends(),
    onReopen: sends(),
    acts: acts(),
  },
} satisfies Meta<typeof QuestionScreen>;

export default meta;
type Story = StoryObj<typeof meta>;

export const ToAnswer: Story = {
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('link', { name: 'Juniper & Oak' })).toHaveAttribute('href', '/vendors/7');
    await expect(canvas.getByRole('button', { name: 'Send answer' })).toBeVisible();
    await expect(canvas.getByRole('button', { name: 'Set commission…' })).toBeVisible();
  },
};

export const Overdue: Story = {
  args: {
    question: aQuestion({ is_overdue: true, due_at: '2026-03-10T09:20:00Z', allows: ownerMay }),
  },
  play: ({ canvas }) => expect(canvas.getByText('Overdue')).toBeVisible(),
};

export const Settled: Story = {
  args: {
    question: aQuestion({
      state: 'settled',
      due_at: null,
      messages: [aMessage(), anAnswer, anOverride],
      allows: ['reopen'],
    }),
  },
  play: async ({ canvas }) => {
    await expect(canvas.getByText('to').parentElement).toHaveTextContent('£70.00 to £80.00');
    await expect(canvas.queryByRole('button', { name: 'Set commission…' })).toBeNull();
  },
};

/** A paid line stays as it is, and an item puts it right. */
export const PaidLine: Story = {
  args: {
    subject: { is: 'line', line: aPaidLine },
    acts: {
      ...acts(),
      mayOverride: {
        allowed: false,
        why: 'This commission has been paid and cannot be changed. Add a custom item to correct it.',
      },
      mayMove: { allowed: false, why: 'This commission has been paid and cannot be changed.' },
    },
  },
  play: async ({ canvas }) => {
    const card = within(canvas.getByRole('region', { name: 'Put it right' }));
    await expect(card.getByRole('button', { name: 'Set commission…' })).toHaveAttribute(
      'aria-disabled',
      'true',
    );
    await expect(card.getByRole('button', { name: 'Add custom item…' })).not.toHaveAttribute('aria-disabled');
  },
};

/** Support answers and makes no change. */
export const OfSupport: Story = {
  args: { question: aQuestion({ allows: ['reply', 'settle', 'close'] }) },
  play: ({ canvas }) => expect(canvas.queryByRole('region', { name: 'Put it right' })).toBeNull(),
};

export const OfASalesRep: Story = {
  args: {
    question: aQuestion({
      title: 'Commission of Ada Moss',
      vendor_name: null,
      sales_rep_name: 'Ada Moss',
      amount_asked: '8.23',
      messages: [aMessage({ side: 'rep', author: 'Ada Moss', text: 'Is it 7% since March?', files: [] })],
      allows: ownerMay,
    }),
    subject: { is: 'part', part: aPart() },
    hrefOfVendor: null,
  },
  play: async ({ canvas }) => {
    const card = within(canvas.getByRole('region', { name: 'Put it right' }));
    await expect(card.getAllByRole('button')).toHaveLength(1);
  },
};

/** The whole way: a percentage, its review, and only then the change. */
export const Reviewed: Story = {
  args: { acts: acts() },
  play: async ({ canvas, userEvent, args }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Set commission…' }));
    const dialog = within(await canvas.findByRole('dialog', { name: 'Set commission' }));
    await userEvent.type(dialog.getByLabelText('Amount or percentage'), '50%');
    await userEvent.click(dialog.getByRole('button', { name: 'Review' }));
    const review = within(await canvas.findByRole('dialog', { name: 'Review the change' }));
    await expect(review.getByText('£80.00').parentElement).toHaveTextContent('£70.00 to £80.00');
    await expect(args.acts.onAct).not.toHaveBeenCalled();
  },
};

export const RightToLeft: Story = { globals: { direction: 'rtl' } };
