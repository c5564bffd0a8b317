import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, waitFor } from 'storybook/test';
import * as z from 'zod/mini';
import { Form } from '@consignment/components/primitives/forms/Form';
import { FormSave } from '@consignment/components/primitives/forms/FormSave';
import { SaveBar } from '@consignment/components/primitives/forms/SaveBar';
import { useSaveStatus } from '../../../packages/components/src/primitives/forms/save-bar-context.ts';
import { TextField } from '@consignment/components/primitives/fields/TextField';
import type { Outcome } from '../../../packages/components/src/primitives/feedback/outcome.ts';
import { done } from '../answers.ts';
import { Button } from '@consignment/components/primitives/actions/Button';
import { Inline } from '@consignment/components/primitives/layout/Inline';
import type { Guide } from '../../../.storybook/guide.ts';

type Props = { onSave: () => Promise<Outcome>; again?: { label: string; busyLabel: string } };

function StallForm({ onSave, again }: Props) {
  const { status, say } = useSaveStatus();
  return (
    <Form
      label="Place"
      schema={z.object({ stall: z.string() })}
      defaultValues={{ stall: 'B12' }}
      onSubmit={async () => {
        const outcome = await onSave();
        if (outcome.is === 'done') say('The stall was changed.');
        return outcome;
      }}
      onDirtyChange={fn()}
    >
      <TextField name="stall" label="Stall" autoComplete="off" />
      <FormSave form="Place" label="Save" busyLabel="Saving…" status={status} {...(again && { again })} />
    </Form>
  );
}

const meta = {
  title: 'Primitives/Forms/FormSave',
  component: StallForm,
  tags: ['new'],
  parameters: {
    guide: {
      use: 'Last among the fields of a Form that stays after it was saved, such as one of the settings.',
      avoid: 'A form that is done with once it is sent has a SubmitButton. One act on the page is a Button.',
      right: {
        draw: () => <StallForm onSave={() => Promise.resolve(done)} />,
        why: 'It says what became of the last save, and leaves the work to the bar where a SaveBar is around.',
      },
      wrong: {
        draw: () => (
          <Inline space="small">
            <Button label="Save" tone="primary" onClick={() => undefined} />
            <Button label="Save and close" onClick={() => undefined} />
            <Button label="Apply" onClick={() => undefined} />
          </Inline>
        ),
        why: 'Three ways to save one form: each has to be weighed, and two of them differ by nothing that matters.',
      },
      keyboard: [
        ['Tab', 'Moves to the button after the last field.'],
        ['Enter or Space', 'Saves the form. If something is wrong, focus goes there.'],
      ],
      reader: '“Save, button”; while it is sent “Saving…”, then the result, such as “The stall was changed.”',
    } satisfies Guide,
  },

  args: { onSave: fn(() => Promise.resolve(done)) },
} satisfies Meta<typeof StallForm>;

export default meta;
type Story = StoryObj<typeof meta>;

/** Without a bar it is a button, and says beside it what became of the save. */
export const Alone: Story = {
  play: async ({ canvas, userEvent, args }) => {
    await userEvent.type(canvas.getByLabelText('Stall'), '3');
    await userEvent.tab();
    await expect(canvas.getByRole('button', { name: 'Save' })).toHaveFocus();
    await userEvent.keyboard('{Enter}');
    await expect(await canvas.findByText('The stall was changed.')).toBeVisible();
    await expect(args.onSave).toHaveBeenCalledOnce();
  },
};

const onNews = fn();

/** A save that also does something for what has not changed keeps a button for that, until there is a change. */
export const AgainWithinABar: Story = {
  args: { again: { label: 'Check the stall', busyLabel: 'Checking…' } },
  render: (args) => (
    <SaveBar onNews={onNews}>
      <StallForm {...args} />
    </SaveBar>
  ),
  play: async ({ canvas, userEvent, args }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Check the stall' }));
    await waitFor(() => expect(onNews).toHaveBeenCalledWith('The stall was changed.', undefined));
    await expect(args.onSave).toHaveBeenCalledOnce();
    await userEvent.type(canvas.getByLabelText('Stall'), '3');
    await canvas.findByRole('button', { name: 'Save' });
    await expect(canvas.queryByRole('button', { name: 'Check the stall' })).toBeNull();
  },
};
