import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';
import { FieldHint } from '@consignment/components/primitives/forms/FieldHint';
import type { Guide } from '../../../.storybook/guide.ts';

const meta = {
  title: 'Primitives/Forms/FieldHint',
  component: FieldHint,
  tags: ['new'],
  parameters: {
    guide: {
      use: 'For building a new kind of field that is no Field: its control names the id in `aria-describedby`.',
      avoid: 'A field takes its hint as the prop `hint`. A sentence that belongs to no control is a Text.',
      right: {
        draw: () => <FieldHint id="guide-hint" text="As on the plan, such as B12." />,
        why: 'The hint shows the form of the answer before a person types.',
      },
      wrong: {
        draw: () => <FieldHint id="guide-order" text="Enter your market stall." />,
        why: 'It repeats the label, so it helps with nothing.',
      },
      keyboard: [],
      reader: '“Market stall, edit text. As on the plan, such as B12.”',
    } satisfies Guide,
  },
  args: { id: 'stall-hint', text: 'As on the plan, such as B12.' },
} satisfies Meta<typeof FieldHint>;

export default meta;
type Story = StoryObj<typeof meta>;

/** It describes the control that names it. */
export const Described: Story = {
  render: (args) => (
    <>
      <FieldHint {...args} />
      <button type="button" aria-describedby={args.id}>
        Choose a stall
      </button>
    </>
  ),
  play: ({ canvas }) =>
    expect(canvas.getByRole('button')).toHaveAccessibleDescription('As on the plan, such as B12.'),
};

/** A field without a hint has no empty line. */
export const Empty: Story = {
  tags: ['no-picture'],
  args: { text: undefined },
  play: ({ canvas }) => expect(canvas.queryByRole('paragraph')).toBeNull(),
};
