import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';
import { QuestionView } from '@consignment/components/parts/questions/QuestionView';
import { Banner } from '@consignment/components/primitives/feedback/Banner';
import { Button } from '@consignment/components/primitives/actions/Button';
import type { Guide } from '../../../.storybook/guide.ts';
import {
  aClosing,
  aMessage,
  anAnswerToVendor,
  anOverride,
  aQuestion,
  aSubject,
  sends,
  showsPicture,
  takesFiles,
} from '../../fixtures/question.ts';

const meta = {
  title: 'Parts/Questions/QuestionView',
  component: QuestionView,
  tags: ['new'],
  parameters: {
    frame: 'bare',
    guide: {
      use: 'For the page of one question in each of the apps: its thread, the line beside it, and the next message.',
      avoid: 'Many questions are a QuestionsPage; the shop has another list, with filters.',
      right: {
        draw: () => <Banner tone="neutral" title="This question is settled." />,
        why: 'Its outcome is at the end, where the reply would be.',
      },
      wrong: {
        draw: () => <Button label="Send reply" onClick={() => undefined} />,
        why: 'A field under a question that has ended invites words that are refused.',
      },
      keyboard: [['Tab', 'Goes through the files of the thread, the reply, and then the line.']],
      reader: '“Question 12, heading level 1. Folding table, #1001. With the shop.”',
    } satisfies Guide,
  },
  args: {
    question: aQuestion(),
    subject: aSubject,
    reader: 'asker',
    shopName: 'Rookery Goods',
    timeZone: 'Europe/London',
    hrefOfQuestions: '/questions',
    onUpload: takesFiles(),
    onFile: sends(),
    onPicture: showsPicture(),
    onReply: sends(),
    onEnd: sends(),
    onReopen: sends(),
  },
} satisfies Meta<typeof QuestionView>;

export default meta;
type Story = StoryObj<typeof meta>;

/** The vendor waits for the shop, and reads by when it answers. */
export const WithTheShop: Story = {
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('heading', { level: 1, name: 'Question 12' })).toBeVisible();
    await expect(canvas.getByText('Mar 17, 2026')).toBeVisible();
    await expect(canvas.getByRole('button', { name: 'Send reply' })).toBeVisible();
  },
};

export const Answered: Story = {
  args: {
    question: aQuestion({
      state: 'answered',
      due_at: null,
      closes_at: '2026-03-26T14:05:00Z',
      messages: [aMessage(), anAnswerToVendor],
    }),
  },
  play: ({ canvasElement }) =>
    expect(canvasElement).toHaveTextContent(/Closes on Mar 26, 2026 if there is no reply/),
};

export const Settled: Story = {
  args: {
    question: aQuestion({
      state: 'settled',
      due_at: null,
      messages: [aMessage(), anAnswerToVendor, { ...anOverride, author: null }],
      allows: ['reopen'],
    }),
  },
  play: async ({ canvas }) => {
    await expect(canvas.getByText('This question is settled.')).toBeVisible();
    await expect(canvas.queryByRole('button', { name: 'Send reply' })).toBeNull();
    await expect(canvas.getByRole('button', { name: 'Reopen' })).toBeVisible();
  },
};

export const Closed: Story = {
  args: {
    question: aQuestion({
      state: 'closed',
      due_at: null,
      messages: [aMessage({ files: [] }), anAnswerToVendor, aClosing],
      allows: ['reopen'],
    }),
  },
};

/** Of a person whose role only reads: what it does not include is not there. */
export const ViewOnly: Story = {
  args: { question: aQuestion({ allows: [] }) },
  play: async ({ canvas }) => {
    await expect(canvas.queryByRole('button', { name: 'Close question…' })).toBeNull();
    await expect(canvas.queryByLabelText('Message')).toBeNull();
  },
};

export const LongNames: Story = {
  args: {
    question: aQuestion({
      title:
        'Hand-dyed merino and silk travelling blanket with a herringbone border, in the colours of the marsh at dusk',
      vendor_name: 'Donaudampfschifffahrtsgesellschaft'.repeat(3),
      messages: [aMessage({ text: 'Donaudampfschifffahrtsgesellschaft'.repeat(6) })],
    }),
  },
};

export const PaleYellow: Story = { globals: { brand: 'yellow' } };
export const RightToLeft: Story = { globals: { direction: 'rtl' } };
