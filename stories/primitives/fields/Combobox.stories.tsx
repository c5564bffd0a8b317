import type { Meta, StoryObj } from '@storybook/react-vite';
import { useState } from 'react';
import { expect, fn, waitFor } from 'storybook/test';
import { Button } from '@consignment/components/primitives/actions/Button';
import { Combobox, type ComboboxOption } from '@consignment/components/primitives/fields/Combobox';
import { Dialog } from '@consignment/components/primitives/overlays/Dialog';
import type { SearchAnswer } from '../../../packages/components/src/primitives/filters/use-remote-search.ts';
import type { Guide } from '../../../.storybook/guide.ts';

type Answer = SearchAnswer<ComboboxOption>;
type Search = (text: string, signal: AbortSignal) => Promise<Answer>;

const vendors: ComboboxOption[] = [
  { value: '4', label: 'Atelier Lune', detail: 'lune@atelier.example' },
  { value: '7', label: 'Juniper & Oak', detail: 'pay@juniperandoak.example' },
  { value: '9', label: 'Juno Ceramics', detail: 'hello@juno.example' },
];

const search: Search = (text) =>
  Promise.resolve({
    is: 'found',
    options: vendors.filter(({ label }) => label.toLowerCase().includes(text.toLowerCase())),
  });

const meta = {
  title: 'Primitives/Forms/Combobox',
  component: Combobox,
  tags: ['stable'],
  parameters: {
    guide: {
      use: 'For one of hundreds or thousands, such as a vendor or a product, found by typing a few characters of its name.',
      avoid:
        'Up to a few dozen known choices are a Select, up to five a RadioCards. Narrowing a list is a SearchBox.',
      right: {
        draw: () => (
          <Combobox
            name="vendor"
            label="Vendor"
            minimumCharacters={2}
            noneText="No vendor has this name."
            defaultOption={{ value: '7', label: 'Juniper & Oak' }}
            onSearch={search}
          />
        ),
        why: 'The server searches, and only a vendor from the list counts: a misspelt name cannot be saved.',
      },
      wrong: {
        draw: () => (
          <Combobox
            name="borne"
            label="Discounts are borne by"
            minimumCharacters={2}
            noneText="No such choice."
            onSearch={search}
          />
        ),
        why: 'There are three answers, and each has to be guessed before it can be seen. A Select shows them.',
      },
      keyboard: [
        ['Arrow down or Arrow up', 'Opens the list, then moves through the results and round its ends.'],
        ['Alt + Arrow down, Alt + Arrow up', 'Opens the list and leaves the choice alone; closes it.'],
        ['Enter', 'Takes the active result.'],
        ['Escape', 'Closes the list and keeps the text.'],
        ['Tab', 'Leaves the field and closes the list.'],
      ],
      reader:
        '“Vendor, combobox, collapsed, required”. While typing: “Searching…”, then “2 results. Use the arrow keys to choose.”',
    } satisfies Guide,
  },

  args: {
    name: 'vendor',
    label: 'Vendor',
    minimumCharacters: 2,
    noneText: 'No vendor has this name.',
    onSearch: fn<Search>(search),
    onChange: fn(),
  },
} satisfies Meta<typeof Combobox>;

export default meta;
type Story = StoryObj<typeof meta>;

/** The number of characters is stated, and nothing is asked before them. */
export const Default: Story = {
  play: async ({ canvas, userEvent, args }) => {
    const field = canvas.getByRole('combobox', { name: 'Vendor' });
    await expect(field).toHaveAccessibleDescription('Type at least 2 characters to search.');
    await userEvent.type(field, 'j');
    await expect(args.onSearch).not.toHaveBeenCalled();
    await expect(field).toHaveAttribute('aria-expanded', 'false');
  },
};

export const Open: Story = {
  play: async ({ canvas, userEvent }) => {
    const field = canvas.getByRole('combobox', { name: 'Vendor' });
    await userEvent.type(field, 'jun');
    await expect(await canvas.findByRole('option', { name: /Juniper & Oak/ })).toBeVisible();
    await expect(field).toHaveAttribute('aria-expanded', 'true');
    await expect(canvas.getByRole('status')).toHaveTextContent('2 results. Use the arrow keys to choose.');
  },
};

/** Arrow keys go round, Enter takes; the words may then be changed, which undoes the choice. */
export const ByKeyboard: Story = {
  play: async ({ canvas, userEvent, args }) => {
    await userEvent.tab();
    await userEvent.keyboard('jun');
    const field = canvas.getByRole('combobox', { name: 'Vendor' });
    const first = await canvas.findByRole('option', { name: /Juniper/ });
    await expect(field).not.toHaveAttribute('aria-activedescendant');
    await userEvent.keyboard('{ArrowDown}');
    await expect(field).toHaveAttribute('aria-activedescendant', first.id);
    await userEvent.keyboard('{ArrowUp}');
    await expect(canvas.getByRole('option', { name: /Juno/ })).toHaveAttribute('aria-selected', 'true');
    await userEvent.keyboard('{ArrowDown}{Enter}');
    await expect(field).toHaveValue('Juniper & Oak');
    await expect(field).toHaveFocus();
    await expect(args.onChange).toHaveBeenLastCalledWith(vendors[1]);
    await expect(canvas.queryByRole('option')).toBeNull();
    await userEvent.keyboard('{Backspace}');
    await expect(args.onChange).toHaveBeenLastCalledWith(null);
    await canvas.findByRole('option', { name: /Juniper/ });
    await userEvent.keyboard('{Escape}');
    await expect(field).toHaveAttribute('aria-expanded', 'false');
    await userEvent.keyboard('{Alt>}{ArrowDown}{/Alt}');
    await expect(field).toHaveAttribute('aria-expanded', 'true');
    await userEvent.tab();
    await expect(field).toHaveAttribute('aria-expanded', 'false');
  },
};

export const ByPointer: Story = {
  play: async ({ canvas, userEvent, args }) => {
    const field = canvas.getByRole('combobox', { name: 'Vendor' });
    await userEvent.type(field, 'jun');
    await userEvent.click(await canvas.findByRole('option', { name: /Juno/ }));
    await expect(field).toHaveValue('Juno Ceramics');
    await expect(field).toHaveFocus();
    await expect(args.onChange).toHaveBeenLastCalledWith(vendors[2]);
  },
};

export const Chosen: Story = { args: { defaultOption: vendors[1] } };

export const Searching: Story = {
  args: { onSearch: fn<Search>(() => Promise.withResolvers<Answer>().promise) },
  play: async ({ canvas, userEvent }) => {
    await userEvent.type(canvas.getByRole('combobox'), 'jun');
    await expect(canvas.getByRole('status')).toHaveTextContent('Searching…');
  },
};

export const NothingFound: Story = {
  play: async ({ canvas, userEvent }) => {
    await userEvent.type(canvas.getByRole('combobox'), 'zebra');
    await waitFor(() => expect(canvas.getByRole('status')).toHaveTextContent('No vendor has this name.'));
    await expect(canvas.getByRole('combobox')).toHaveAttribute('aria-expanded', 'false');
  },
};

/** Retry asks again and leaves what was typed. */
export const Failed: Story = {
  args: {
    onSearch: fn<Search>(() =>
      Promise.resolve({ is: 'failed', problem: { detail: 'The server did not answer.', errors: [] } }),
    ),
  },
  play: async ({ canvas, userEvent, args }) => {
    const field = canvas.getByRole('combobox');
    await userEvent.type(field, 'jun');
    const retry = await canvas.findByRole('button', { name: 'Retry' });
    await expect(canvas.getByRole('status')).toHaveTextContent('The server did not answer.');
    await userEvent.tab();
    await expect(retry).toHaveFocus();
    const asked = args.onSearch.mock.calls.length;
    await userEvent.keyboard('{Enter}');
    await expect(args.onSearch).toHaveBeenCalledTimes(asked + 1);
    await expect(field).toHaveValue('jun');
    await canvas.findByRole('button', { name: 'Retry' });
  },
};

/** A promise that is broken counts as a failure, in our words. */
export const Rejected: Story = {
  args: { onSearch: fn<Search>(() => Promise.reject(new TypeError('Failed to fetch'))) },
  beforeEach: () => {
    // It is reported as any uncaught error is, which would end the test.
    const ignore = (event: ErrorEvent) => event.preventDefault();
    window.addEventListener('error', ignore);
    return () => window.removeEventListener('error', ignore);
  },
  parameters: { test: { dangerouslyIgnoreUnhandledErrors: true } },
  play: async ({ canvas, userEvent }) => {
    await userEvent.type(canvas.getByRole('combobox'), 'ju');
    await waitFor(() =>
      expect(canvas.getByRole('status')).toHaveTextContent('The search didn’t work. Please try again.'),
    );
  },
};

type Question = { text: string; answer: (answer: Answer) => void };
const questions: Question[] = [];

/** Text typed while an answer was awaited is one request; an old answer never shows. */
export const SlowAnswers: Story = {
  args: {
    minimumCharacters: 1,
    onSearch: fn<Search>((text) => {
      const { promise, resolve } = Promise.withResolvers<Answer>();
      questions.push({ text, answer: resolve });
      return promise;
    }),
  },
  beforeEach: () => {
    questions.length = 0;
  },
  play: async ({ canvas, userEvent }) => {
    await userEvent.type(canvas.getByRole('combobox'), 'juno');
    await expect(questions.map(({ text }) => text)).toEqual(['j']);
    questions[0]?.answer({ is: 'found', options: vendors });
    await waitFor(() => expect(questions.map(({ text }) => text)).toEqual(['j', 'juno']));
    await expect(canvas.queryByRole('option')).toBeNull();
    questions[1]?.answer({ is: 'found', options: vendors.slice(2) });
    await expect(await canvas.findByRole('option', { name: /Juno/ })).toBeVisible();
    await expect(canvas.getAllByRole('option')).toHaveLength(1);
  },
};

const signals: { text: string; signal: AbortSignal }[] = [];

/** A search that is no longer wanted is cancelled: after other words, and when the field is gone. */
export const LeftSearches: Story = {
  args: {
    minimumCharacters: 1,
    // As the network does it: what is cancelled rejects, the rest is never answered here.
    onSearch: fn<Search>((text, signal) => {
      signals.push({ text, signal });
      return new Promise<Answer>((_, reject) => {
        signal.addEventListener('abort', () => reject(new DOMException('Left.', 'AbortError')));
      });
    }),
  },
  render: function Leaving(args) {
    const [isShown, setIsShown] = useState(true);
    return (
      <>
        {isShown && <Combobox {...args} />}
        <Button label="Leave" onClick={() => setIsShown(false)} />
      </>
    );
  },
  beforeEach: () => {
    signals.length = 0;
  },
  play: async ({ canvas, userEvent }) => {
    const words = () => signals.map(({ text, signal }) => `${text}${signal.aborted ? ' left' : ''}`);
    await userEvent.type(canvas.getByRole('combobox'), 'juno');
    // Text typed meanwhile is one request.
    await waitFor(() => expect(words()).toEqual(['j left', 'juno']));
    await userEvent.click(canvas.getByRole('button', { name: 'Leave' }));
    await expect(words()).toEqual(['j left', 'juno left']);
  },
};

/** Escape closes the list, and only then the dialog. */
export const InADialog: Story = {
  render: function Opened(args) {
    const [isOpen, setIsOpen] = useState(true);
    return (
      <>
        <Button label="Set Vendor" onClick={() => setIsOpen(true)} />
        <Dialog isOpen={isOpen} onClose={() => setIsOpen(false)} title="Set Vendor">
          <Combobox {...args} />
        </Dialog>
      </>
    );
  },
  play: async ({ canvas, userEvent }) => {
    await userEvent.type(await canvas.findByRole('combobox'), 'jun');
    await canvas.findByRole('option', { name: /Juno/ });
    await userEvent.keyboard('{Escape}');
    await expect(canvas.queryByRole('option')).toBeNull();
    await expect(canvas.getByRole('dialog')).toBeVisible();
  },
};

/** The second Escape closes the dialog. */
export const InADialogTwiceEscaped: Story = {
  ...InADialog,
  tags: ['no-picture'],
  play: async (context) => {
    await InADialog.play?.(context);
    const { canvas, userEvent } = context;
    await userEvent.keyboard('{Escape}');
    await waitFor(() => expect(canvas.queryByRole('dialog')).toBeNull());
  },
};

export const Refused: Story = { args: { error: 'Choose a vendor from the list.' } };

export const Disabled: Story = { args: { isDisabled: true, defaultOption: vendors[0] } };

export const LongNames: Story = {
  args: {
    onSearch: fn<Search>(() =>
      Promise.resolve({
        is: 'found',
        options: [
          { value: '1', label: 'Donaudampfschifffahrtsgesellschaft'.repeat(4), detail: 'x'.repeat(90) },
        ],
      }),
    ),
  },
  play: async ({ canvas, userEvent }) => {
    await userEvent.type(canvas.getByRole('combobox'), 'do');
    await expect(await canvas.findByRole('option')).toBeVisible();
  },
};

export const RightToLeft: Story = { ...Open, globals: { direction: 'rtl' } };
