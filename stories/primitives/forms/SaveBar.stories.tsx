import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, waitFor, type UserEventObject } from 'storybook/test';
import * as z from 'zod/mini';
import { Card } from '@consignment/components/primitives/layout/Card';
import { Form } from '@consignment/components/primitives/forms/Form';
import { FormSave } from '@consignment/components/primitives/forms/FormSave';
import { Page } from '@consignment/components/primitives/layout/Page';
import { Prose } from '@consignment/components/primitives/text/Prose';
import { SaveBar } from '@consignment/components/primitives/forms/SaveBar';
import { useSaveStatus } from '../../../packages/components/src/primitives/forms/save-bar-context.ts';
import { Stack } from '@consignment/components/primitives/layout/Stack';
import { TextArea } from '@consignment/components/primitives/fields/TextArea';
import { TextField } from '@consignment/components/primitives/fields/TextField';
import type { Answered } from '../../../packages/components/src/primitives/feedback/outcome.ts';
import { done, pendingAnswer, refused } from '../answers.ts';
import { Button } from '@consignment/components/primitives/actions/Button';
import { Inline } from '@consignment/components/primitives/layout/Inline';
import { Text } from '@consignment/components/primitives/text/Text';
import type { Guide } from '../../../.storybook/guide.ts';

const rows = Array.from({ length: 24 }, (_, at) => `Shelf ${at + 1} is free.`);
const schema = z.object({
  stall: z.string().check(z.minLength(1, { error: 'Enter a stall.' })),
  town: z.string().check(z.minLength(1, { error: 'Enter a town.' })),
  note: z.string(),
});
type Draft = z.output<typeof schema>;

type FormProps = { label: string; onSave: (draft: Draft) => Promise<Answered> };

/** Longer than a window. */
function LongForm({ label, onSave }: FormProps) {
  const { status, say } = useSaveStatus();
  return (
    <Card title={label}>
      <Form
        label={label}
        schema={schema}
        defaultValues={{ stall: 'B12', town: 'Rye', note: '' }}
        onSubmit={async (draft) => {
          const outcome = await onSave(draft);
          if (outcome.is === 'done') say(`${label} was changed.`);
          return outcome;
        }}
        onDirtyChange={fn()}
      >
        <TextField name="stall" label="Stall" autoComplete="off" />
        <TextField name="town" label="Town" autoComplete="off" />
        <Prose>
          {rows.map((row) => (
            <p key={row}>{row}</p>
          ))}
        </Prose>
        <TextArea name="note" label="Note" isOptional />
        <FormSave form={label} label="Save" busyLabel="Saving…" status={status} />
      </Form>
    </Card>
  );
}

type Props = { labels: readonly string[]; onSave: FormProps['onSave']; onNews: (text: string) => void };

function Forms({ labels, onSave, onNews }: Props) {
  return (
    <Page title="Market" width="medium">
      <SaveBar onNews={onNews}>
        <Stack space="large">
          {labels.map((label) => (
            <LongForm key={label} label={label} onSave={onSave} />
          ))}
        </Stack>
      </SaveBar>
    </Page>
  );
}

const meta = {
  title: 'Primitives/Forms/SaveBar',
  component: Forms,
  tags: ['new'],

  parameters: {
    guide: {
      use: 'Around the forms of a page that stay after their save, such as settings: one bar for all that is not saved yet.',
      avoid:
        'Forms in dialogs keep their own buttons. A form that is done with once it is sent has a SubmitButton.',
      right: {
        draw: () => (
          <Card>
            <Inline space="medium" align="center" justify="between">
              <Text as="span" weight="medium">
                Unsaved changes
              </Text>
              <Inline space="small">
                <Button label="Discard" onClick={() => undefined} />
                <Button label="Save" tone="primary" onClick={() => undefined} />
              </Inline>
            </Inline>
          </Card>
        ),
        why: 'It appears with the first change, stays in sight at any scroll position, and disappears once everything is saved.',
      },
      wrong: {
        draw: () => (
          <Card>
            <Stack space="medium">
              <TextField name="stall" label="Stall" autoComplete="off" />
              <Text tone="muted">Your changes are saved automatically.</Text>
            </Stack>
          </Card>
        ),
        why: 'A half-typed rate is in force already, and the person learns of it from the next payout.',
      },
      keyboard: [
        ['Ctrl + S, ⌘ + S', 'Saves all forms within it.'],
        ['Tab', 'Reaches Discard and Save after the page.'],
        [
          'Enter or Space',
          'Discards or saves. A form with an error gets the focus at its first wrong field.',
        ],
      ],
      reader:
        '“Unsaved changes”, politely, as it appears. Then “Unsaved changes, group. Discard, button. Save, button.” While it saves: “Saving…”',
    } satisfies Guide,
    frame: 'bare',
    docs: { story: { inline: false, height: '500px' } },
  },
  args: { labels: ['Place'], onSave: fn(() => Promise.resolve<Answered>(done)), onNews: fn() },
} satisfies Meta<typeof Forms>;

export default meta;
type Story = StoryObj<typeof meta>;
type Context = Parameters<NonNullable<Story['play']>>[0];
type Canvas = Context['canvas'];

const barOf = (canvas: Canvas) => canvas.queryByRole('group', { name: 'Unsaved changes' });

async function type(canvas: Canvas, userEvent: UserEventObject, text = 'By the door') {
  await userEvent.type(canvas.getByLabelText(/^Note/), text);
  await waitFor(() => expect(barOf(canvas)).toBeVisible());
}

/** There is nothing to save, and nothing is in the way. */
export const Clean: Story = {
  play: ({ canvas }) => expect(barOf(canvas)).toBeNull(),
};

/** In sight from the first line to the last, and gone after the save, which is announced once. */
export const Changed: Story = {
  play: async ({ canvas, userEvent, args }) => {
    await type(canvas, userEvent);
    await expect(canvas.getByText('Unsaved changes')).toBeVisible();
    const save = canvas.getByRole('button', { name: 'Save' });
    for (const top of [0, document.documentElement.scrollHeight]) {
      window.scrollTo(0, top);
      const { top: from, bottom } = save.getBoundingClientRect();
      await expect(from).toBeGreaterThan(0);
      await expect(bottom).toBeLessThanOrEqual(window.innerHeight);
    }
    window.scrollTo(0, 0);
    await userEvent.click(save);
    await waitFor(() => expect(barOf(canvas)).toBeNull());
    await expect(args.onNews).toHaveBeenCalledOnce();
    await expect(args.onNews).toHaveBeenCalledWith('Place was changed.', undefined);
    await expect(window.scrollY).toBe(0);
    await expect(canvas.getByLabelText(/^Note/)).toHaveFocus();
  },
};

/** The field that is typed in stays in sight when the bar comes where it was. */
export const TypingAtTheFoot: Story = {
  tags: ['no-picture'],
  play: async ({ canvas, userEvent }) => {
    const note = canvas.getByLabelText(/^Note/);
    note.scrollIntoView({ block: 'end' });
    await type(canvas, userEvent);
    await waitFor(() => {
      const top = barOf(canvas)?.getBoundingClientRect().top ?? 0;
      return expect(note.getBoundingClientRect().bottom).toBeLessThanOrEqual(top);
    });
  },
};

/** By keys: the bar comes after the fields; Enter in a field saves too. */
export const ByKeyboard: Story = {
  play: async ({ canvas, userEvent, args }) => {
    await type(canvas, userEvent);
    await userEvent.tab();
    await expect(canvas.getByRole('button', { name: 'Discard' })).toHaveFocus();
    await userEvent.tab();
    await expect(canvas.getByRole('button', { name: 'Save' })).toHaveFocus();
    await userEvent.keyboard('{Enter}');
    await waitFor(() => expect(args.onSave).toHaveBeenCalledTimes(1));
    await userEvent.type(canvas.getByLabelText('Stall'), '3{Enter}');
    await waitFor(() => expect(args.onSave).toHaveBeenCalledTimes(2));
    await userEvent.type(canvas.getByLabelText('Stall'), '4');
    await waitFor(() => expect(barOf(canvas)).toBeVisible());
    await userEvent.keyboard('{Control>}s{/Control}');
    await waitFor(() => expect(args.onSave).toHaveBeenCalledTimes(3));
    await expect(args.onSave).toHaveBeenLastCalledWith({ stall: 'B1234', town: 'Rye', note: 'By the door' });
    await waitFor(() => expect(barOf(canvas)).toBeNull());
    await expect(canvas.getByLabelText('Stall')).toHaveFocus();
  },
};

export const Saving: Story = {
  args: { onSave: fn(() => pendingAnswer<Answered>().promise) },
  play: async ({ canvas, userEvent, args }) => {
    await type(canvas, userEvent);
    await userEvent.click(canvas.getByRole('button', { name: 'Save' }));
    const busy = await canvas.findByRole('button', { name: 'Saving…' });
    await userEvent.click(busy);
    await userEvent.keyboard('{Control>}s{/Control}');
    await expect(args.onSave).toHaveBeenCalledOnce();
  },
};

/** The bar says in short what the summary says at the top of the form. */
export const Refused: Story = {
  args: { onSave: fn(() => Promise.resolve<Answered>(refused)) },
  play: async ({ canvas, userEvent }) => {
    await type(canvas, userEvent);
    await userEvent.click(canvas.getByRole('button', { name: 'Save' }));
    await waitFor(() => expect(canvas.getByRole('group', { name: 'There is a problem' })).toHaveFocus());
    await expect(barOf(canvas)).toHaveTextContent('Not saved yet');
    await expect(canvas.getByLabelText(/^Note/)).toHaveValue('By the door');
  },
};

/** The first field that is wrong has focus, and the bar counts them until they are right. */
export const Invalid: Story = {
  play: async ({ canvas, userEvent, args }) => {
    await userEvent.clear(canvas.getByLabelText('Stall'));
    await userEvent.clear(canvas.getByLabelText('Town'));
    await type(canvas, userEvent);
    await userEvent.click(canvas.getByRole('button', { name: 'Save' }));
    await waitFor(() => expect(canvas.getByLabelText('Stall')).toHaveFocus());
    await expect(barOf(canvas)).toHaveTextContent('2 fields need attention');
    await expect(args.onSave).not.toHaveBeenCalled();
    await userEvent.type(canvas.getByLabelText('Stall'), 'A1');
    await waitFor(() => expect(barOf(canvas)).toHaveTextContent('1 field needs attention'));
  },
};

/** The saved values are in the fields again, and the typed ones are a press away. */
export const Discarded: Story = {
  play: async ({ canvas, userEvent, args }) => {
    await userEvent.type(canvas.getByLabelText('Stall'), '3');
    await type(canvas, userEvent);
    await userEvent.click(canvas.getByRole('button', { name: 'Discard' }));
    await expect(canvas.getByLabelText('Stall')).toHaveValue('B12');
    await expect(canvas.getByLabelText(/^Note/)).toHaveValue('');
    await userEvent.click(await canvas.findByRole('button', { name: 'Undo' }));
    await expect(canvas.getByLabelText('Stall')).toHaveValue('B123');
    await expect(canvas.getByLabelText(/^Note/)).toHaveValue('By the door');
    await canvas.findByText('Unsaved changes');
    await userEvent.click(canvas.getByRole('button', { name: 'Discard' }));
    await canvas.findByText('Changes discarded');
    await expect(args.onSave).not.toHaveBeenCalled();
  },
};

/** Two forms, one bar: each is saved separately, and the second waits while the first is wrong. */
export const SeveralForms: Story = {
  args: { labels: ['Place', 'Opening hours'] },
  play: async ({ canvas, userEvent }) => {
    const [place, hours] = canvas.getAllByLabelText('Stall');
    if (place === undefined || hours === undefined) throw new Error('There are two forms.');
    await userEvent.clear(place);
    await userEvent.type(hours, '7');
    await canvas.findByText('Unsaved changes in Place and Opening hours');
  },
};

export const SeveralFormsSaved: Story = {
  ...SeveralForms,
  tags: ['no-picture'],
  play: async (context) => {
    await SeveralForms.play?.(context);
    const { canvas, userEvent, args } = context;
    const [place] = canvas.getAllByLabelText('Stall');
    if (place === undefined) throw new Error('There is no form.');
    await userEvent.click(canvas.getByRole('button', { name: 'Save' }));
    await waitFor(() => expect(place).toHaveFocus());
    await expect(args.onSave).not.toHaveBeenCalled();
    await userEvent.type(place, 'A1');
    await userEvent.click(canvas.getByRole('button', { name: 'Save' }));
    await waitFor(() => expect(args.onSave).toHaveBeenCalledTimes(2));
    await waitFor(() => expect(barOf(canvas)).toBeNull());
  },
};

export const Narrow: Story = {
  tags: ['narrow'],
  globals: { viewport: { value: 'phone', isRotated: false } },
  play: ({ canvas, userEvent }) => type(canvas, userEvent),
};

export const LongNames: Story = {
  args: { labels: ['Donaudampfschifffahrtsgesellschaftskapitän', 'Rindfleischetikettierungsgesetz'] },
  play: async ({ canvas, userEvent }) => {
    for (const note of canvas.getAllByLabelText(/^Note/)) await userEvent.type(note, 'x');
    await waitFor(() => expect(barOf(canvas)).toBeVisible());
  },
};

export const RightToLeft: Story = {
  globals: { direction: 'rtl' },
  play: ({ canvas, userEvent }) => type(canvas, userEvent),
};
