import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, waitFor, within } from 'storybook/test';
import { QuestionActDialog } from '../../../../packages/components/src/screens/merchant/questions/QuestionActDialog.tsx';
import type { KnownOutcome } from '../../../../packages/components/src/primitives/feedback/outcome.ts';
import { aProblem } from '../../../fixtures/list.ts';
import { anOverridePreview } from '../../../fixtures/override-preview.ts';
import { done, pendingAnswer, refused } from '../../../primitives/answers.ts';

const copperfold = { id: 4, name: 'Copperfold' };
const answers = (outcome: KnownOutcome) => fn(() => Promise.resolve(outcome));
const searches = () => fn(() => Promise.resolve({ is: 'found' as const, options: [copperfold] }));

const meta = {
  title: 'Screens/Merchant/Questions/QuestionActDialog',
  component: QuestionActDialog,
  args: {
    kind: 'override',
    line: {
      name: 'Folding table, #1001',
      payee: 'Juniper & Oak',
      commission: '70.00',
      isPayees: true,
      sold: null,
      share: null,
    },
    books: 'GBP',
    written: 'GBP',
    onPreview: fn(() => Promise.resolve(anOverridePreview({ commission_amount: '80.00' }))),
    onSearchVendors: searches(),
    onAct: answers(done),
    onClose: fn(),
  },
} satisfies Meta<typeof QuestionActDialog>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Override: Story = {
  play: async ({ canvas }) => {
    await canvas.findByRole('dialog', { name: 'Set commission' });
    await waitFor(() => expect(canvas.getByLabelText('Amount or percentage')).toHaveFocus());
  },
};

export const OverrideReviewed: Story = {
  args: { onAct: answers(done) },
  play: async ({ canvas, userEvent, args }) => {
    await userEvent.type(await canvas.findByLabelText('Amount or percentage'), '50%');
    await userEvent.click(canvas.getByRole('button', { name: 'Review' }));
    const review = await canvas.findByRole('dialog', { name: 'Review the change' });
    await expect(review).toHaveTextContent('Commission£70.00 to £80.00');
    await expect(review).toHaveTextContent('Difference+£10.00');
    await expect(args.onPreview).toHaveBeenCalledWith({ kind: 'percent', ppm: 500_000 });
    await expect(args.onAct).not.toHaveBeenCalled();
  },
};

/** The amount that was reviewed goes with it, so that a line that has changed meanwhile is refused. */
export const OverrideDone: Story = {
  ...OverrideReviewed,
  tags: ['no-picture'],
  args: { onAct: answers(done), onClose: fn() },
  play: async (context) => {
    await OverrideReviewed.play?.(context);
    const { canvas, userEvent, args } = context;
    await userEvent.type(canvas.getByLabelText(/^Message/), 'You are right.');
    await userEvent.click(canvas.getByRole('button', { name: 'Set commission' }));
    await waitFor(() => expect(args.onClose).toHaveBeenCalledOnce());
    await expect(args.onAct).toHaveBeenCalledWith(
      { do: 'override', override: { kind: 'percent', ppm: 500_000 } },
      '70.00',
      'You are right.',
    );
  },
};

export const CustomItemReviewed: Story = {
  args: { kind: 'custom_item' },
  play: async ({ canvas, userEvent }) => {
    await userEvent.type(await canvas.findByLabelText('Title'), 'Question 12: folding table');
    await userEvent.type(canvas.getByLabelText('Amount'), '10');
    await userEvent.click(canvas.getByRole('button', { name: 'Review' }));
    const review = within(await canvas.findByRole('dialog', { name: 'Review the change' }));
    await expect(review.getByText('£80.00').parentElement).toHaveTextContent('£70.00 to £80.00');
    await expect(review.getByText('Question 12: folding table')).toBeVisible();
  },
};

export const MoveReviewed: Story = {
  args: { kind: 'move', onSearchVendors: searches() },
  play: async ({ canvas, userEvent }) => {
    await userEvent.type(await canvas.findByRole('combobox', { name: 'Vendor' }), 'copper');
    await userEvent.click(await canvas.findByRole('option', { name: 'Copperfold' }));
    await userEvent.click(canvas.getByRole('button', { name: 'Review' }));
    const review = within(await canvas.findByRole('dialog', { name: 'Review the change' }));
    await expect(review.getByText('£0.00').parentElement).toHaveTextContent('£70.00 to £0.00');
    await expect(review.getByText(/but not that vendor’s name/)).toBeVisible();
  },
};

/** The line is another vendor's by now: its amount is not what the asker earns. */
export const MovedBack: Story = {
  args: {
    kind: 'move',
    line: {
      name: 'Folding table, #1001',
      payee: 'Juniper & Oak',
      commission: '70.00',
      isPayees: false,
      sold: null,
      share: null,
    },
    onSearchVendors: searches(),
  },
  play: async ({ canvas, userEvent }) => {
    await userEvent.type(await canvas.findByRole('combobox', { name: 'Vendor' }), 'copper');
    await userEvent.click(await canvas.findByRole('option', { name: 'Copperfold' }));
    await userEvent.click(canvas.getByRole('button', { name: 'Review' }));
    const review = within(await canvas.findByRole('dialog', { name: 'Review the change' }));
    await expect(review.getByText(/not the name of any other vendor/)).toBeVisible();
    await expect(review.queryByText(/£70\.00/)).toBeNull();
  },
};

/** The choice is there again. */
export const BackFromTheReview: Story = {
  tags: ['no-picture'],
  args: { kind: 'move', onSearchVendors: searches(), onAct: answers(done) },
  play: async (context) => {
    await MoveReviewed.play?.(context);
    const { canvas, userEvent, args } = context;
    await userEvent.click(canvas.getByRole('button', { name: 'Back' }));
    await expect(await canvas.findByRole('combobox', { name: 'Vendor' })).toHaveValue('Copperfold');
    await userEvent.click(canvas.getByRole('button', { name: 'Review' }));
    await userEvent.click(await canvas.findByRole('button', { name: 'Move to another vendor' }));
    await waitFor(() =>
      expect(args.onAct).toHaveBeenCalledWith({ do: 'move', vendor: copperfold }, '70.00', ''),
    );
  },
};

/** A sales rep's share is a percentage, and its amount is worked out with the change. */
export const ShareReviewed: Story = {
  args: {
    line: {
      name: 'Commission of Ada Moss, #1001',
      payee: 'Ada Moss',
      commission: '8.23',
      isPayees: true,
      sold: null,
      share: '5',
    },
  },
  play: async ({ canvas, userEvent, args }) => {
    await userEvent.type(await canvas.findByLabelText('Commission %'), '7');
    await userEvent.click(canvas.getByRole('button', { name: 'Review' }));
    const review = within(await canvas.findByRole('dialog', { name: 'Review the change' }));
    await expect(review.getByText('7%').parentElement).toHaveTextContent('5% to 7%');
    await expect(args.onPreview).not.toHaveBeenCalled();
  },
};

export const Incomplete: Story = {
  args: { kind: 'custom_item', onAct: answers(done) },
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(await canvas.findByRole('button', { name: 'Review' }));
    await expect(canvas.getAllByText('Enter a title.')[0]).toBeVisible();
    await expect(canvas.getAllByText('Enter an amount.')[0]).toBeVisible();
  },
};

/** The effect could not be worked out: nothing can be reviewed. */
export const NotWorkedOut: Story = {
  args: { onPreview: fn(() => Promise.resolve({ is: 'refused' as const, problem: aProblem })) },
  play: async ({ canvas, userEvent }) => {
    await userEvent.type(await canvas.findByLabelText('Amount or percentage'), '50%');
    await userEvent.click(canvas.getByRole('button', { name: 'Review' }));
    await expect(await canvas.findByText('The server did not answer.')).toBeVisible();
  },
};

export const Sending: Story = {
  ...OverrideReviewed,
  args: { onAct: fn(() => pendingAnswer<KnownOutcome>().promise) },
  play: async (context) => {
    await OverrideReviewed.play?.(context);
    const { canvas, userEvent } = context;
    await userEvent.click(canvas.getByRole('button', { name: 'Set commission' }));
    await expect(await canvas.findByRole('button', { name: 'Saving…' })).toHaveAttribute('aria-busy', 'true');
  },
};

export const Refused: Story = {
  ...OverrideReviewed,
  args: { onAct: answers(refused), onClose: fn() },
  play: async (context) => {
    await OverrideReviewed.play?.(context);
    const { canvas, userEvent, args } = context;
    await userEvent.click(canvas.getByRole('button', { name: 'Set commission' }));
    await expect(await canvas.findByText('That did not work. Please try again.')).toBeVisible();
    await expect(args.onClose).not.toHaveBeenCalled();
  },
};

/** No answer came: it can be asked again, and is done once. */
export const Unknown: Story = {
  ...OverrideReviewed,
  args: { onAct: answers({ is: 'unknown', problem: aProblem }) },
  play: async (context) => {
    await OverrideReviewed.play?.(context);
    const { canvas, userEvent } = context;
    await userEvent.click(canvas.getByRole('button', { name: 'Set commission' }));
    await expect(await canvas.findByRole('button', { name: 'Ask again' })).toBeVisible();
  },
};

export const RightToLeft: Story = { ...OverrideReviewed, globals: { direction: 'rtl' } };
