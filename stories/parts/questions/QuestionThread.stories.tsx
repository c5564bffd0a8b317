import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, within } from 'storybook/test';
import { QuestionThread, type PictureAnswer } from '@consignment/components/parts/questions/QuestionThread';
import { DescriptionList } from '@consignment/components/primitives/text/DescriptionList';
import type { Guide } from '../../../.storybook/guide.ts';
import { aProblem } from '../../fixtures/list.ts';
import {
  aClosing,
  aMessage,
  aMove,
  anAnswer,
  anAnswerToVendor,
  anItem,
  anOverride,
  sends,
  showsPicture,
} from '../../fixtures/question.ts';

const meta = {
  title: 'Parts/Questions/QuestionThread',
  component: QuestionThread,
  tags: ['new'],
  parameters: {
    guide: {
      use: 'For all that was said and done about a line, the earliest first, on the page of its question.',
      avoid: 'The acts of the whole shop are its history. The dates of one order are an OrderTimeline.',
      right: {
        draw: () => (
          <DescriptionList
            items={[{ term: 'The commission was set by hand.', description: '£70.00 to £80.00' }]}
          />
        ),
        why: 'A change is shown with both amounts, so that each side sees the outcome of the question.',
      },
      wrong: {
        draw: () => <DescriptionList items={[{ term: 'Done', description: 'Mar 12, 2026' }]} />,
        why: 'Something was done, and the vendor has to look for it in the next payout.',
      },
      keyboard: [['Tab', 'Stops at each file of a message.']],
      reader:
        '“List, 3 items. Maren Holt, Mar 12, 2026 at 9:20am, We agreed on 50% …, View agreement.png (184 kB), button.”',
    } satisfies Guide,
  },
  args: {
    messages: [aMessage(), anAnswerToVendor, { ...anOverride, author: null }],
    reader: 'asker',
    currency: 'GBP',
    timeZone: 'Europe/London',
    shopName: 'Rookery Goods',
    onFile: sends(),
    onPicture: showsPicture(),
  },
} satisfies Meta<typeof QuestionThread>;

export default meta;
type Story = StoryObj<typeof meta>;

/** Of the shop the vendor reads its name alone, and what the line came to. */
export const OfTheAsker: Story = {
  play: async ({ canvas }) => {
    await expect(canvas.getAllByRole('listitem').length).toBeGreaterThanOrEqual(3);
    await expect(canvas.getByText('Rookery Goods')).toBeVisible();
    await expect(canvas.getByText('£80.00').parentElement).toHaveTextContent('£70.00 to £80.00');
  },
};

export const OfTheShop: Story = {
  args: { reader: 'shop', messages: [aMessage(), anAnswer, anOverride] },
  play: ({ canvas }) => expect(canvas.getByText('Imogen Vale')).toBeVisible(),
};

/** The shop reads which vendor has the line since. */
export const Moved: Story = {
  args: { reader: 'shop', messages: [aMessage({ files: [] }), aMove] },
  play: ({ canvas }) => expect(canvas.getByText('Copperfold')).toBeVisible(),
};

export const WithAnItem: Story = {
  args: { messages: [aMessage({ files: [] }), anItem] },
  play: ({ canvas }) => expect(canvas.getByText('£10.00')).toBeVisible(),
};

export const ClosedByItself: Story = {
  args: { messages: [aMessage({ files: [] }), anAnswerToVendor, aClosing] },
  play: ({ canvas }) =>
    expect(canvas.getByText(/Closed automatically because there was no reply\./)).toBeVisible(),
};

/** Of two questions about one line, one ends with a merge of the vendors that asked them. */
export const ClosedByMerge: Story = {
  tags: ['no-picture'],
  args: {
    messages: [
      aMessage({ files: [] }),
      { ...aClosing, text: 'The vendors were merged, and question 9 is about this line too.' },
    ],
  },
  play: async ({ canvas }) => {
    await expect(canvas.getByText(/^Closed\. The vendors were merged, and question 9 is/)).toBeVisible();
    await expect(canvas.queryByText('N/A')).toBeNull();
  },
};

export const Reopened: Story = {
  args: {
    messages: [
      aMessage({ files: [] }),
      aMessage({
        id: 2,
        kind: 'state',
        side: 'shop',
        author: null,
        state: 'settled',
        text: 'As agreed on the phone.',
        files: [],
      }),
      aMessage({ id: 3, kind: 'state', state: 'open', text: 'The amount is still the old one.', files: [] }),
    ],
  },
  play: ({ canvas }) => expect(canvas.getByText(/Reopened\./)).toBeVisible(),
};

/** Amounts that the shop hides from its vendors are left out. */
export const WithoutAmounts: Story = {
  args: {
    messages: [
      aMessage({ files: [] }),
      aMessage({
        id: 3,
        side: 'shop',
        kind: 'act',
        text: '',
        act: { do: 'override', set_to: null, vendor_name: null },
        files: [],
      }),
    ],
  },
  play: ({ canvas }) => expect(canvas.queryByText('to')).toBeNull(),
};

/** A picture is looked at beside the words. */
export const PictureViewed: Story = {
  play: async ({ canvas, userEvent, args }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'View agreement.png (184 kB)' }));
    const dialog = within(await canvas.findByRole('dialog', { name: 'agreement.png' }));
    await expect(dialog.getByRole('img', { name: 'agreement.png' })).toBeVisible();
    await expect(args.onFile).not.toHaveBeenCalled();
  },
};

export const FileSaved: Story = {
  args: {
    messages: [
      aMessage({ files: [{ id: 6, name: 'receipt.pdf', content_type: 'application/pdf', size: 12_000 }] }),
    ],
    onFile: sends(),
  },
  play: async ({ canvas, userEvent, args }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Save receipt.pdf (12 kB)' }));
    await expect(args.onFile).toHaveBeenCalledOnce();
  },
};

export const PictureFailed: Story = {
  args: { onPicture: fn(() => Promise.resolve<PictureAnswer>({ is: 'refused', problem: aProblem })) },
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole('button', { name: /^View agreement\.png/ }));
    await expect(await canvas.findByText('The server did not answer.')).toBeVisible();
  },
};

/** Words stay words, whatever they look like. */
export const OddText: Story = {
  args: {
    messages: [
      aMessage({
        text:
          '<b>50%</b> =SUM(A1:A9)\n\u202Etxet desrever\n' + 'Donaudampfschifffahrtsgesellschaft'.repeat(6),
        files: [
          { id: 1, name: `${'shelf-'.repeat(18)}.png`, content_type: 'image/png', size: 5_242_880 },
          { id: 2, name: 'receipt.pdf', content_type: 'application/pdf', size: 12 },
        ],
      }),
    ],
  },
  play: ({ canvas }) => expect(canvas.getByText(/<b>50%<\/b>/)).toBeVisible(),
};

export const RightToLeft: Story = { globals: { direction: 'rtl' } };
