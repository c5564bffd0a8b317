import type { Meta, StoryObj } from '@storybook/react-vite';
import * as z from 'zod/mini';
import { expect, fn, waitFor } from 'storybook/test';
import { Button } from '@consignment/components/primitives/actions/Button';
import { Checkbox } from '@consignment/components/primitives/fields/Checkbox';
import { Form } from '@consignment/components/primitives/forms/Form';
import { FormActions } from '@consignment/components/primitives/forms/FormActions';
import { MoneyField } from '@consignment/components/primitives/fields/MoneyField';
import { PasswordField } from '@consignment/components/primitives/fields/PasswordField';
import { SubmitButton } from '@consignment/components/primitives/forms/SubmitButton';
import { TextArea } from '@consignment/components/primitives/fields/TextArea';
import { TextField } from '@consignment/components/primitives/fields/TextField';
import type { Outcome } from '../../../packages/components/src/primitives/feedback/outcome.ts';
import { done, pendingAnswer } from '../answers.ts';
import type { Guide } from '../../../.storybook/guide.ts';

const schema = z.object({
  email: z.email({ error: 'Enter an email address.' }),
  password: z.string().check(z.minLength(8, { error: 'Use at least 8 characters.' })),
  amount: z.string().check(z.regex(/^\d+(\.\d{2})?$/, { error: 'Enter an amount such as 12.50.' })),
  note: z.string(),
  agrees: z.literal(true, { error: 'Agree to the terms to go on.' }),
});

type Draft = { email: string; password: string; amount: string; note: string; agrees: boolean };
type Props = {
  onSubmit: (values: z.output<typeof schema>) => Promise<Outcome>;
  defaultValues?: Partial<Draft>;
};

function AccountForm({ onSubmit, defaultValues }: Props) {
  return (
    <Form
      label="Account"
      // A draft may be unticked, which the schema then refuses.
      schema={schema}
      defaultValues={{ email: '', password: '', amount: '', note: '', agrees: false, ...defaultValues }}
      onSubmit={onSubmit}
      fieldNames={{ login: 'email' }}
    >
      <TextField name="email" type="email" label="Email" autoComplete="email" />
      <PasswordField name="password" label="Password" purpose="new" hint="At least 8 characters." />
      <MoneyField name="amount" label="Opening balance" currency="$" />
      <TextArea name="note" label="Note" isOptional />
      <Checkbox name="agrees" label="I agree to the terms" isRequired />
      <FormActions>
        <SubmitButton label="Create account" busyLabel="Creating account…" />
        <Button label="Cancel" onClick={fn()} />
      </FormActions>
    </Form>
  );
}

const filled = {
  email: 'ana@example.com',
  password: 'correct horse',
  amount: '12.50',
  note: 'New',
  agrees: true,
};

const meta = {
  title: 'Primitives/Forms/Form',
  component: AccountForm,
  tags: ['stable'],
  parameters: {
    guide: {
      use: 'Around fields that are sent together. It shows the errors of the schema and of the server at their fields.',
      avoid:
        'A control that takes effect at once, such as a Switch or a FilterSelect, does not belong in it.',
      right: {
        draw: () => (
          <Form
            label="Note"
            schema={z.object({ note: z.string() })}
            defaultValues={{ note: '' }}
            onSubmit={() => Promise.resolve(done)}
          >
            <TextField name="note" label="Note for the vendor" autoComplete="off" />
            <FormActions>
              <SubmitButton label="Save note" busyLabel="Saving…" />
            </FormActions>
          </Form>
        ),
        why: 'One question, one button, and the button says what is saved.',
      },
      wrong: {
        draw: () => (
          <Form
            label="Note"
            schema={z.object({ note: z.string() })}
            defaultValues={{ note: '' }}
            onSubmit={() => Promise.resolve(done)}
          >
            <TextField name="note" label="Note*" placeholder="Required" autoComplete="off" />
            <FormActions>
              <Button label="Reset" onClick={() => undefined} />
              <SubmitButton label="Submit" busyLabel="Submitting…" />
            </FormActions>
          </Form>
        ),
        why: 'Reset throws away the typed text and is where people press Save. Fields that may be left empty say so; the others need no star.',
      },
      keyboard: [
        ['Tab', 'Moves through the fields and buttons in their order.'],
        ['Enter', 'In a field of one line: sends the form.'],
        ['Space', 'On the button: sends the form. If something is wrong, focus goes to the summary of it.'],
      ],
      reader:
        '“Note, form. Note for the vendor, edit text, required. Save note, button.” After a refused attempt the summary is read, with a link to each field.',
    } satisfies Guide,
  },

  args: { onSubmit: fn(() => Promise.resolve(done)) },
} satisfies Meta<typeof AccountForm>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Empty: Story = {};

/** Nothing is sent; every error is at its field and in the summary, which takes focus. */
export const Incomplete: Story = {
  play: async ({ canvas, userEvent, args }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Create account' }));
    const summary = await canvas.findByRole('group', { name: 'There is a problem' });
    await waitFor(() => expect(summary).toHaveFocus());
    await expect(args.onSubmit).not.toHaveBeenCalled();
    await expect(canvas.getByLabelText('Email')).toHaveAccessibleDescription('Enter an email address.');
    await userEvent.click(canvas.getByRole('link', { name: 'Agree to the terms to go on.' }));
    await expect(canvas.getByRole('checkbox')).toHaveFocus();
    await userEvent.keyboard(' ');
    await waitFor(() =>
      expect(canvas.queryByRole('link', { name: 'Agree to the terms to go on.' })).toBeNull(),
    );
  },
};

/** Sent as values of the schema, once, however often it is pressed. */
export const Sending: Story = {
  args: { defaultValues: filled },
  play: async ({ canvas, userEvent, args }) => {
    const { promise } = pendingAnswer();
    (args.onSubmit as ReturnType<typeof fn>).mockReturnValueOnce(promise);
    await userEvent.dblClick(canvas.getByRole('button', { name: 'Create account' }));
    await canvas.findByRole('button', { name: 'Creating account…' });
    await userEvent.type(canvas.getByLabelText('Email'), '{Enter}');
    await expect(args.onSubmit).toHaveBeenCalledOnce();
    await expect(args.onSubmit).toHaveBeenCalledWith(filled);
    await expect(canvas.getByRole('status')).toHaveTextContent('Creating account…');
  },
};

export const Answered: Story = {
  args: { defaultValues: filled },
  tags: ['no-picture'],
  play: async ({ canvas, userEvent, args }) => {
    const { promise, answer } = pendingAnswer();
    (args.onSubmit as ReturnType<typeof fn>).mockReturnValueOnce(promise);
    await userEvent.click(canvas.getByRole('button', { name: 'Create account' }));
    const busy = await canvas.findByRole('button', { name: 'Creating account…' });
    answer(done);
    await waitFor(() => expect(busy).not.toHaveAttribute('aria-busy'));
  },
};

/** Errors go to the fields that the pointers mean, the rest to the summary; what was typed stays. */
export const Refused: Story = {
  args: {
    defaultValues: filled,
    onSubmit: fn(() =>
      Promise.resolve<Outcome>({
        is: 'refused',
        problem: {
          detail: 'This email is taken.',
          errors: [
            { detail: 'This email is taken.', pointer: '/login' },
            { detail: 'The amount is above the limit.', pointer: '/amount' },
            { detail: 'The shop is closed for new vendors.', pointer: '/shop' },
          ],
        },
      }),
    ),
  },
  play: async ({ canvas, userEvent, args }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Create account' }));
    const summary = await canvas.findByRole('group', { name: 'There is a problem' });
    await waitFor(() => expect(summary).toHaveFocus());
    await expect(summary).toHaveTextContent('The shop is closed for new vendors.');
    await expect(canvas.getByLabelText('Email')).toHaveAccessibleDescription('This email is taken.');
    await expect(canvas.getByLabelText('Opening balance')).toHaveAccessibleDescription(
      '$ The amount is above the limit.',
    );
    await expect(canvas.getByLabelText('Password')).toHaveValue('correct horse');
    await userEvent.click(canvas.getByRole('button', { name: 'Create account' }));
    await waitFor(() => expect(args.onSubmit).toHaveBeenCalledTimes(2));
  },
};
