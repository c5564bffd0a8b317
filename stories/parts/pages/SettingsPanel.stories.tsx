import type { Meta, StoryObj } from '@storybook/react-vite';
import { useState, type ComponentProps } from 'react';
import { expect, fn, waitFor } from 'storybook/test';
import * as z from 'zod/mini';
import { SaveBar } from '@consignment/components/primitives/forms/SaveBar';
import { TextField } from '@consignment/components/primitives/fields/TextField';
import { SettingsPanel } from '@consignment/components/parts/pages/SettingsPanel';
import type { Guide } from '../../../.storybook/guide.ts';
import type { Outcome } from '../../../packages/components/src/primitives/feedback/outcome.ts';
import { done, pendingAnswer } from '../../primitives/answers.ts';

type Draft = { stall: string; shelf: string };
type Props = {
  saved?: Draft;
  onSave: (change: Partial<Draft>, seen: Partial<Draft>) => Promise<Outcome>;
  onDirtyChange: (isDirty: boolean) => void;
};

function StallPanel({ saved = { stall: 'B12', shelf: '' }, onSave, onDirtyChange }: Props) {
  return (
    <SettingsPanel
      title="Place"
      schema={z.object({ stall: z.string(), shelf: z.string() })}
      defaultValues={saved}
      toValues={(draft: Draft) => ({ stall: draft.stall.trim(), shelf: draft.shelf.trim() })}
      onSave={onSave}
      savedText={({ stall, shelf }) =>
        shelf === undefined && stall !== undefined ? `The stall is now ${stall}.` : 'The place was changed.'
      }
      undoOf={(former, seen) => () => onSave(former, seen)}
      onDirtyChange={onDirtyChange}
    >
      <TextField name="stall" label="Stall" />
      <TextField name="shelf" label="Shelf" isOptional />
    </SettingsPanel>
  );
}

const meta = {
  title: 'Parts/Pages/SettingsPanel',
  component: StallPanel,
  tags: ['stable'],
  parameters: {
    guide: {
      use: 'For one group of settings that belong together and are saved together. Only what was changed is sent.',
      avoid:
        'A list that is written as a whole is a dialog, such as a KeyValuesDialog. A setting that takes effect at once is a Switch.',
      right: {
        draw: () => <StallPanel onSave={() => Promise.resolve(done)} onDirtyChange={() => undefined} />,
        why: 'The title is the subject, and both fields are about it.',
      },
      wrong: {
        draw: () => (
          <SettingsPanel
            title="Settings"
            schema={z.object({ stall: z.string(), paypal: z.string() })}
            defaultValues={{ stall: 'B12', paypal: '' }}
            toValues={(draft: { stall: string; paypal: string }) => draft}
            onSave={() => Promise.resolve(done)}
            savedText="The settings were changed."
            undoOf={null}
            onDirtyChange={() => undefined}
          >
            <TextField name="stall" label="Stall" />
            <TextField name="paypal" label="PayPal email" isOptional />
          </SettingsPanel>
        ),
        why: 'Two subjects under one Save: a PayPal address with a slip in it holds back the new stall, and “Settings” says nothing about either.',
      },
      keyboard: [
        ['Tab', 'Goes through the fields to Save.'],
        ['Enter', 'In a line of text: saves.'],
      ],
      reader:
        '“Place, region. Place, form. Stall, edit text, B12.” Saved: “The stall is now B14.” is read out and the focus stays. An error moves it to “There is a problem”.',
    } satisfies Guide,
  },
  args: { onSave: fn(() => Promise.resolve(done)), onDirtyChange: fn() },
} satisfies Meta<typeof StallPanel>;

export default meta;
type Story = StoryObj<typeof meta>;

/** Only what was changed is sent; focus stays on the button. */
export const Saving: Story = {
  play: async ({ canvas, userEvent, args }) => {
    await userEvent.type(canvas.getByLabelText(/Shelf/), ' top ');
    await waitFor(() => expect(args.onDirtyChange).toHaveBeenLastCalledWith(true));
    const save = canvas.getByRole('button', { name: 'Save' });
    await userEvent.click(save);
    await expect(await canvas.findByText('The place was changed.')).toBeVisible();
    await expect(args.onSave).toHaveBeenCalledWith({ shelf: 'top' }, { shelf: '' });
    await waitFor(() => expect(args.onDirtyChange).toHaveBeenLastCalledWith(false));
    await expect(save).toHaveFocus();
  },
};

/** A second save sends what has changed since the first. */
export const SavingAgain: Story = {
  play: async ({ canvas, userEvent, args }) => {
    const save = canvas.getByRole('button', { name: 'Save' });
    await userEvent.type(canvas.getByLabelText(/Shelf/), 'top');
    await userEvent.click(save);
    await canvas.findByText('The place was changed.');
    await userEvent.type(canvas.getByLabelText('Stall'), '3');
    await waitFor(() => expect(canvas.queryByText('The place was changed.')).toBeNull());
    await userEvent.click(save);
    await canvas.findByText('The stall is now B123.');
    await expect(args.onSave).toHaveBeenLastCalledWith({ stall: 'B123' }, { stall: 'B12' });
  },
};

type Undo = Parameters<ComponentProps<typeof SaveBar>['onNews']>[1];
const news = fn<(text: string, undo: Undo) => void>();

/** Undo sends the former values, with the saved ones as seen, and shows them; what was typed meanwhile stays. */
export const Undone: Story = {
  render: (args) => (
    <SaveBar onNews={news}>
      <StallPanel {...args} />
    </SaveBar>
  ),
  play: async ({ canvas, userEvent, args }) => {
    news.mockClear();
    const stall = canvas.getByLabelText('Stall');
    await userEvent.type(stall, '3');
    await userEvent.click(await canvas.findByRole('button', { name: 'Save' }));
    await waitFor(() => expect(news).toHaveBeenLastCalledWith('The stall is now B123.', expect.anything()));
    await userEvent.type(canvas.getByLabelText(/Shelf/), 'top');
    const undo = news.mock.lastCall?.[1];
    await expect(await undo?.()).toEqual({ is: 'done' });
    await expect(args.onSave).toHaveBeenLastCalledWith({ stall: 'B12' }, { stall: 'B123' });
    await waitFor(() => expect(stall).toHaveValue('B12'));
    await expect(canvas.getByLabelText(/Shelf/)).toHaveValue('top');
    await userEvent.click(await canvas.findByRole('button', { name: 'Save' }));
    await waitFor(() => expect(args.onSave).toHaveBeenLastCalledWith({ shelf: 'top' }, { shelf: '' }));
  },
};

/** An undo that is refused leaves the field as it was saved. */
export const UndoRefused: Story = {
  tags: ['no-picture'],
  args: {
    onSave: fn((change: Partial<Draft>) => Promise.resolve(change.stall === 'B12' ? stale : done)),
  },
  render: (args) => (
    <SaveBar onNews={news}>
      <StallPanel {...args} />
    </SaveBar>
  ),
  play: async ({ canvas, userEvent }) => {
    news.mockClear();
    const stall = canvas.getByLabelText('Stall');
    await userEvent.type(stall, '3');
    await userEvent.click(await canvas.findByRole('button', { name: 'Save' }));
    await waitFor(() => expect(news).toHaveBeenLastCalledWith('The stall is now B123.', expect.anything()));
    await expect(await news.mock.lastCall?.[1]?.()).toEqual(stale);
    await expect(stall).toHaveValue('B123');
  },
};

/** Nothing is sent. */
export const Unchanged: Story = {
  play: async ({ canvas, userEvent, args }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Save' }));
    await expect(await canvas.findByText('Nothing has changed.')).toBeVisible();
    await expect(args.onSave).not.toHaveBeenCalled();
  },
};

const pending = pendingAnswer();

/** Text typed while the answer is awaited stays, and counts as not saved. */
export const TypingMeanwhile: Story = {
  args: { onSave: fn(() => pending.promise) },
  play: async ({ canvas, userEvent, args }) => {
    const shelf = canvas.getByLabelText(/Shelf/);
    await userEvent.type(shelf, 'top');
    await userEvent.click(canvas.getByRole('button', { name: 'Save' }));
    await userEvent.type(shelf, ' left');
    pending.answer(done);
    await canvas.findByRole('button', { name: 'Save' });
    await expect(shelf).toHaveValue('top left');
    await waitFor(() => expect(args.onDirtyChange).toHaveBeenLastCalledWith(true));
  },
};

/** Typed values stay; the words are the specification's, the reason follows. */
export const Failed: Story = {
  args: {
    onSave: fn(() =>
      Promise.resolve<Outcome>({
        is: 'refused',
        problem: { detail: 'The server did not answer.', errors: [{ detail: 'The server did not answer.' }] },
      }),
    ),
  },
  play: async ({ canvas, userEvent, args }) => {
    await userEvent.type(canvas.getByLabelText(/Shelf/), 'top');
    await userEvent.click(canvas.getByRole('button', { name: 'Save' }));
    const summary = await canvas.findByRole('group', { name: 'There is a problem' });
    await expect(summary).toHaveFocus();
    await expect(summary).toHaveTextContent('There was an error saving. Please try again later.');
    await expect(summary).toHaveTextContent('The server did not answer.');
    await expect(canvas.getByLabelText(/Shelf/)).toHaveValue('top');
    await expect(args.onDirtyChange).toHaveBeenLastCalledWith(true);
  },
};

/** One field was at fault: its words are there and in the summary. */
export const Refused: Story = {
  args: {
    onSave: fn(() => {
      const detail = 'This shelf is taken.';
      return Promise.resolve<Outcome>({
        is: 'refused',
        problem: { detail, errors: [{ detail, pointer: '/shelf' }] },
      });
    }),
  },
  play: async ({ canvas, userEvent }) => {
    await userEvent.type(canvas.getByLabelText(/Shelf/), 'top');
    await userEvent.click(canvas.getByRole('button', { name: 'Save' }));
    await canvas.findByRole('group', { name: 'There is a problem' });
    await expect(canvas.getByLabelText(/Shelf/)).toHaveAccessibleDescription('This shelf is taken.');
  },
};

/** As the server answers the second of two people. */
const stale: Outcome = {
  is: 'refused',
  problem: {
    code: 'stale',
    detail: 'Someone else has changed this. It is now C7.',
    errors: [{ detail: 'Someone else has changed this. It is now C7.', pointer: '/stall' }],
  },
};

/** With a page around it that loads again what is saved before a save is refused. */
function StallPage(props: Props) {
  const [saved, setSaved] = useState({ stall: 'B12', shelf: '' });
  return (
    <StallPanel
      {...props}
      saved={saved}
      onSave={async (change, seen) => {
        const outcome = await props.onSave(change, seen);
        if (outcome.is === 'refused') setSaved({ stall: 'C7', shelf: 'left' });
        return outcome;
      }}
    />
  );
}

/** Somebody else has saved: what was typed stays, and is saved over theirs only when the person says so. */
export const SavingOverTheirs: Story = {
  args: {
    onSave: fn((_change: Partial<Draft>, seen: Partial<Draft>) =>
      Promise.resolve(seen.stall === 'C7' ? done : stale),
    ),
  },
  render: (args) => <StallPage {...args} />,
  play: async ({ canvas, userEvent, args }) => {
    const stall = canvas.getByLabelText('Stall');
    await userEvent.type(stall, '3');
    await userEvent.click(canvas.getByRole('button', { name: 'Save' }));
    await canvas.findByText(/Someone else saved these settings/);
    await expect(stall).toHaveValue('B123');
    await expect(stall).toHaveAccessibleDescription('Someone else has changed this. It is now C7.');
    await userEvent.click(canvas.getByRole('button', { name: 'Save mine over theirs' }));
    await expect(await canvas.findByText('The stall is now B123.')).toBeVisible();
    await expect(args.onSave).toHaveBeenLastCalledWith({ stall: 'B123' }, { stall: 'C7' });
  },
};

/** Or they look at theirs, and what was typed is given up. */
export const ShowingTheirs: Story = {
  args: { onSave: fn(() => Promise.resolve(stale)) },
  render: (args) => <StallPage {...args} />,
  play: async ({ canvas, userEvent, args }) => {
    await userEvent.type(canvas.getByLabelText('Stall'), '3');
    await userEvent.click(canvas.getByRole('button', { name: 'Save' }));
    await userEvent.click(await canvas.findByRole('button', { name: 'Show theirs' }));
    await expect(canvas.getByLabelText('Stall')).toHaveValue('C7');
    await expect(canvas.getByLabelText('Stall')).toHaveFocus();
    await expect(canvas.getByLabelText(/Shelf/)).toHaveValue('left');
    await expect(canvas.getByText('You’re now seeing the saved settings.')).toBeVisible();
    await waitFor(() => expect(args.onDirtyChange).toHaveBeenLastCalledWith(false));
    await expect(canvas.queryByText(/Someone else/)).toBeNull();
  },
};
