import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn } from 'storybook/test';
import { Button } from '@consignment/components/primitives/actions/Button';
import { SelectionBar } from '@consignment/components/screens/merchant/vendors/SelectionBar';
import { done, pendingAnswer, refused } from '../../../primitives/answers.ts';

const meta = {
  title: 'Screens/Merchant/Vendors/SelectionBar',
  component: SelectionBar,
  args: {
    summary: '3 line items selected: £210.00',
    isEverything: false,
    canSelectAll: true,
    onSelectAll: fn(() => Promise.resolve(done)),
    onUndo: fn(),
    onClear: fn(),
    action: <Button label="Add Payout for 3 Orders" tone="primary" onClick={fn()} />,
  },
} satisfies Meta<typeof SelectionBar>;

export default meta;
type Story = StoryObj<typeof meta>;

const offer = 'Select all unpaid items within current date range.';

/** Only the empty status is there, for screen readers. */
export const NothingSelected: Story = {
  tags: ['no-picture'],
  args: { summary: null, action: null },
  play: async ({ canvas }) => {
    await expect(canvas.queryByRole('button')).toBeNull();
    await expect(canvas.getByRole('status')).toBeEmptyDOMElement();
  },
};

export const SelectingAll: Story = {
  tags: ['no-picture'],
  play: async ({ canvas, userEvent, args }) => {
    await userEvent.click(canvas.getByRole('button', { name: offer }));
    await expect(args.onSelectAll).toHaveBeenCalledOnce();
  },
};

export const Some: Story = {
  play: async ({ canvas, userEvent, args }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Clear selection' }));
    await expect(args.onClear).toHaveBeenCalledOnce();
  },
};

export const Everything: Story = {
  args: { summary: '214 line items selected: £8,310.40', isEverything: true },
  play: async ({ canvas, userEvent, args }) => {
    await expect(canvas.getByRole('status')).toHaveTextContent(
      'All unpaid items: 214 line items selected: £8,310.40',
    );
    await userEvent.click(canvas.getByRole('button', { name: 'Undo' }));
    await expect(args.onUndo).toHaveBeenCalledOnce();
  },
};

export const Looking: Story = {
  args: { onSelectAll: fn(() => pendingAnswer().promise) },
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole('button', { name: offer }));
    await expect(await canvas.findByRole('button', { name: 'Loading all unpaid items…' })).toBeVisible();
  },
};

export const Refused: Story = {
  args: { onSelectAll: fn(() => Promise.resolve(refused)) },
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole('button', { name: offer }));
    await expect(await canvas.findByRole('alert')).toHaveTextContent('That did not work. Please try again.');
  },
};
