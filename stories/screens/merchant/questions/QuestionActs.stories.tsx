import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn } from 'storybook/test';
import { QuestionActs } from '../../../../packages/components/src/screens/merchant/questions/QuestionActs.tsx';
import type { KnownOutcome } from '../../../../packages/components/src/primitives/feedback/outcome.ts';
import { anOverridePreview } from '../../../fixtures/override-preview.ts';
import { aListedQuestion, aPart, aSubject } from '../../../fixtures/question.ts';
import { done } from '../../../primitives/answers.ts';

const meta = {
  title: 'Screens/Merchant/Questions/QuestionActs',
  component: QuestionActs,
  args: {
    question: aListedQuestion(),
    subject: aSubject,
    mayOverride: { allowed: true, why: null },
    mayMove: { allowed: true, why: null },
    isAskers: true,
    books: 'GBP',
    written: 'GBP',
    onPreview: fn(() => Promise.resolve(anOverridePreview({ commission_amount: '80.00' }))),
    onSearchVendors: fn(() => Promise.resolve({ is: 'found' as const, options: [] })),
    onAct: fn(() => Promise.resolve<KnownOutcome>(done)),
  },
} satisfies Meta<typeof QuestionActs>;

export default meta;
type Story = StoryObj<typeof meta>;

export const OfALine: Story = {
  play: ({ canvas }) => expect(canvas.getAllByRole('button')).toHaveLength(3),
};

export const Opened: Story = {
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Move to another vendor…' }));
    await expect(await canvas.findByRole('dialog', { name: 'Move to another vendor' })).toBeVisible();
  },
};

/** The reason can be read without a pointer too: it is above the buttons. */
export const OfAPaidLine: Story = {
  args: {
    mayOverride: {
      allowed: false,
      why: 'This commission has been paid and cannot be changed. Add a custom item to correct it.',
    },
    mayMove: { allowed: false, why: null },
  },
  play: async ({ canvas }) => {
    await expect(canvas.getAllByText(/has been paid and cannot be changed/)[0]).toBeVisible();
    await expect(canvas.getByRole('button', { name: 'Move to another vendor…' })).toHaveAttribute(
      'aria-disabled',
      'true',
    );
  },
};

export const OfASalesRep: Story = {
  args: {
    question: aListedQuestion({ vendor_name: null, sales_rep_name: 'Ada Moss' }),
    subject: { is: 'part', part: aPart() },
  },
  play: ({ canvas }) => expect(canvas.getAllByRole('button')).toHaveLength(1),
};

/** An item makes up for a line that is gone. */
export const OfALineThatIsGone: Story = {
  args: { subject: { is: 'gone' } },
  play: async ({ canvas }) => {
    await expect(canvas.getAllByRole('button')).toHaveLength(1);
    await expect(canvas.getByRole('button', { name: 'Add custom item…' })).toBeVisible();
  },
};
