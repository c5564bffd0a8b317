import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn } from 'storybook/test';
import * as z from 'zod/mini';
import { ColorField } from '@consignment/components/primitives/fields/ColorField';
import { Form } from '../../../packages/components/src/primitives/forms/Form.tsx';
import { FormActions } from '../../../packages/components/src/primitives/forms/FormActions.tsx';
import { SubmitButton } from '../../../packages/components/src/primitives/forms/SubmitButton.tsx';
import { done } from '../answers.ts';
import { TextField } from '@consignment/components/primitives/fields/TextField';
import type { Guide } from '../../../.storybook/guide.ts';

type Args = { value: string; onSubmit: (values: { colour: string }) => Promise<typeof done> };

function OneColour({ value, onSubmit }: Args) {
  return (
    <Form
      label="Colours"
      schema={z.object({
        colour: z.string().check(z.regex(/^$|^#[\da-f]{6}$/i, { error: 'Enter # and six digits.' })),
      })}
      defaultValues={{ colour: value }}
      onSubmit={onSubmit}
    >
      <ColorField
        name="colour"
        label="Primary colour"
        hint="Buttons and links."
        fallback="#eb008c"
        isOptional
      />
      <FormActions>
        <SubmitButton label="Save" busyLabel="Saving…" />
      </FormActions>
    </Form>
  );
}

/** A shop's colour. For a choice among a few colours of ours take RadioCards. */
const meta = {
  title: 'Primitives/Forms/ColorField',
  component: OneColour,
  tags: ['stable'],
  parameters: {
    guide: {
      use: 'For a colour of the shop’s own, typed as hex from a style guide or picked by eye.',
      avoid:
        'One of a few colours that we provide is RadioCards. A colour is never the only way to say something.',
      right: {
        draw: () => <OneColour value="#2f5d50" onSubmit={() => Promise.resolve(done)} />,
        why: 'The typed and the picked colour are one value, and an empty field falls back to a default that is shown.',
      },
      wrong: {
        draw: () => <TextField name="colour" label="Primary colour" hint="RGB, HSL or a name." />,
        why: 'Nothing shows the colour, and an owner rarely knows which of the three spellings to use.',
      },
      keyboard: [
        ['Tab', 'Moves to the hex value, then to the swatch.'],
        ['Enter or Space', 'On the swatch: opens the system’s colour window.'],
      ],
      reader:
        '“Primary colour (optional), edit text, Buttons and links.”, then “Pick: Primary colour, colour well”.',
    } satisfies Guide,
  },

  subcomponents: { ColorField },
  args: { value: '#2f5d50', onSubmit: fn(() => Promise.resolve(done)) },
} satisfies Meta<typeof OneColour>;

export default meta;
type Story = StoryObj<typeof meta>;

/** The typed and the picked colour are one value. */
export const Filled: Story = {
  play: async ({ canvas, userEvent, args }) => {
    const text = canvas.getByRole('textbox', { name: /^Primary colour/ });
    const picker = canvas.getByLabelText('Pick: Primary colour');
    await expect(picker).toHaveValue('#2f5d50');
    await userEvent.clear(text);
    await expect(picker).toHaveValue('#eb008c');
    await userEvent.type(text, '#7101a5');
    await expect(picker).toHaveValue('#7101a5');
    await userEvent.click(canvas.getByRole('button', { name: 'Save' }));
    await expect(args.onSubmit).toHaveBeenCalledWith({ colour: '#7101a5' });
  },
};

/** The default applies, and is shown as an example. */
export const Empty: Story = {
  args: { value: '' },
  play: async ({ canvas }) => {
    await expect(canvas.getByLabelText('Pick: Primary colour')).toHaveValue('#eb008c');
  },
};

export const Refused: Story = {
  args: { value: 'pink' },
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Save' }));
    await expect(
      await canvas.findByRole('textbox', { name: /^Primary colour/, description: /Enter # and six digits/ }),
    ).toBeInvalid();
  },
};

export const RightToLeft: Story = { globals: { direction: 'rtl' } };
