import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn } from 'storybook/test';
import { CommissionPlaces } from '@consignment/components/parts/commission/CommissionPlaces';
import { MoneyText } from '@consignment/components/parts/money/MoneyText';
import { IconButton } from '@consignment/components/primitives/actions/IconButton';
import { HelpMark, PencilMark } from '@consignment/components/primitives/tables/row-icons';
import { Stack } from '@consignment/components/primitives/layout/Stack';
import type { Guide } from '../../../.storybook/guide.ts';

const amount = (value: string) => <MoneyText amount={value} currency="GBP" />;
const why = <IconButton icon={HelpMark} size="small" label="Why this amount?" onClick={fn()} />;
const edit = <IconButton icon={PencilMark} size="small" label="Set Commission" onClick={fn()} />;

const meta = {
  title: 'Parts/Commission/CommissionPlaces',
  component: CommissionPlaces,
  tags: ['new'],
  parameters: {
    guide: {
      use: 'For an amount in a table that can have two buttons: why, and edit. It keeps their places on rows that lack one, so that amounts and buttons line up.',
      avoid:
        'The commission of a line item is a CommissionCell, which fills the places itself. A sum without buttons is a MoneyText.',
      right: {
        draw: () => (
          <Stack space="small" align="end">
            <CommissionPlaces amount={amount('70.00')} why={why} edit={edit} />
            <CommissionPlaces amount={amount('7.00')} why={null} edit={edit} />
          </Stack>
        ),
        why: 'Null keeps the place of the button that this row lacks.',
      },
      wrong: {
        draw: () => (
          <Stack space="small" align="end">
            <CommissionPlaces amount={amount('70.00')} why={why} edit={edit} />
            <CommissionPlaces amount={amount('7.00')} edit={edit} />
          </Stack>
        ),
        why: '`why` is left out on one row only. Its amount slides to the end, and £7.00 is below the pence of £70.00.',
      },
      keyboard: [
        ['Tab', 'Stops at why, then at edit.'],
        ['Enter or Space', 'Presses the button.'],
      ],
      reader: '“£70.00. Why this amount? button. Set Commission, button.” An empty place is silent.',
    } satisfies Guide,
  },
  args: { amount: amount('70.00'), why, edit },
} satisfies Meta<typeof CommissionPlaces>;

export default meta;
type Story = StoryObj<typeof meta>;

export const AllThree: Story = {};

/** A table in which no line can be changed keeps no room for it. */
export const WithoutEdit: Story = { args: { edit: undefined } };

export const WithoutButtons: Story = { args: { why: undefined, edit: undefined } };

export const WithNotes: Story = { args: { notes: ['Paid', 'Added by the shop'] } };

/** With or without its buttons, each amount ends at the same line, and so does each button. */
export const InLine: Story = {
  render: () => (
    <Stack space="small" align="end">
      <CommissionPlaces amount={amount('1234.50')} why={why} edit={edit} />
      <CommissionPlaces amount={amount('-35.00')} why={why} edit={null} notes={['Deducted for a refund']} />
      <CommissionPlaces amount={amount('7.00')} why={null} edit={edit} />
      <CommissionPlaces amount={amount('0.00')} why={null} edit={null} />
    </Stack>
  ),
  play: async ({ canvas }) => {
    const edges = (of: HTMLElement[]) =>
      new Set(of.map((element) => Math.round(element.getBoundingClientRect().right)));
    await expect(edges(canvas.getAllByText(/£/)).size).toBe(1);
    await expect(edges(canvas.getAllByRole('button', { name: 'Why this amount?' })).size).toBe(1);
    await expect(edges(canvas.getAllByRole('button', { name: 'Set Commission' })).size).toBe(1);
  },
};

export const RightToLeft: Story = {
  args: { notes: ['Deducted for a refund'] },
  globals: { direction: 'rtl' },
};
