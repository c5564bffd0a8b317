import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';
import { Field } from '@consignment/components/primitives/fields/Field';
import { InputField } from '@consignment/components/primitives/fields/InputField';
import { useField } from '../../../packages/components/src/primitives/fields/use-field.ts';
import { box, input } from '../../../packages/components/src/primitives/fields/Field.css.ts';
import { variantNames } from '../Matrix.tsx';
import { Stack } from '@consignment/components/primitives/layout/Stack';
import type { Guide } from '../../../.storybook/guide.ts';

const parts = {
  control: {
    id: 'colour',
    name: 'colour',
    disabled: false,
    'aria-required': true,
    'aria-invalid': undefined,
    'aria-describedby': 'colour-hint',
  },
  error: null,
  hintId: 'colour-hint',
  errorId: 'colour-error',
  isInForm: false,
};

const meta = {
  title: 'Primitives/Forms/Field',
  component: Field,
  tags: ['stable'],
  parameters: {
    guide: {
      use: 'For building a new kind of field: label, hint, control and error in the order in which they are read.',
      avoid: 'Screens take the fields that are made of it: TextField, Select, DateField and the others.',
      right: {
        draw: () => (
          <InputField
            name="stall"
            label="Market stall"
            hint="As on the plan, such as B12."
            type="text"
            content="text"
          />
        ),
        why: 'The label stays in sight while typing, and the hint says the form of the answer beforehand.',
      },
      wrong: {
        draw: () => (
          <InputField
            name="stall"
            label="Stall"
            placeholder="Enter your market stall here, as on the plan"
            type="text"
            content="text"
          />
        ),
        why: 'The question is in the field, so it is gone as soon as it is answered, and faint until then.',
      },
      keyboard: [['Tab', 'Moves to the control; label, hint and error take no focus.']],
      reader:
        '“Market stall, edit text, required. As on the plan, such as B12.” An error follows the hint, and the field is announced as invalid.',
    } satisfies Guide,
  },

  args: { label: 'Primary colour', hint: 'As #eb008c.', parts, children: null },
} satisfies Meta<typeof Field>;

export default meta;
type Story = StoryObj<typeof meta>;

/** A new kind of field: take the parts from useField, spread `control`, and the rest is done. */
function ColourField() {
  const props = {
    name: 'colour',
    label: 'Primary colour',
    hint: 'As #eb008c.',
    error: 'Enter seven characters.',
  };
  const own = useField(props);
  return (
    <Field {...props} parts={own}>
      <span className={box()}>
        <input {...own.control} type="text" className={input} />
      </span>
    </Field>
  );
}

export const NewKindOfField: Story = {
  render: () => <ColourField />,
  play: async ({ canvas, userEvent }) => {
    const field = canvas.getByLabelText('Primary colour');
    await expect(field).toHaveAccessibleDescription('As #eb008c. Enter seven characters.');
    await userEvent.tab();
    await expect(field).toHaveFocus();
  },
};

export const Variants: Story = {
  render: () => (
    <Stack space="medium">
      {variantNames(box.classNames.variants.width).map((width) => (
        <InputField
          key={width}
          name={width}
          label={width}
          type="text"
          content={width === 'figure' ? 'figure' : 'text'}
        />
      ))}
    </Stack>
  ),
};
