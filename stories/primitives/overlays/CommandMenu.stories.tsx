import type { Meta, StoryObj } from '@storybook/react-vite';
import { useState } from 'react';
import { expect, fn, screen, waitFor, within } from 'storybook/test';
import FileText from 'lucide-react/icons/file-text';
import Users from 'lucide-react/icons/users';
import { Button } from '@consignment/components/primitives/actions/Button';
import { CommandMenu, type Command } from '@consignment/components/primitives/overlays/CommandMenu';
import type { SearchAnswer } from '../../../packages/components/src/primitives/filters/use-remote-search.ts';
import { aProblem } from '../../fixtures/list.ts';
import { DialogSketch } from '../../fixtures/dialog-sketch.tsx';
import { Stack } from '@consignment/components/primitives/layout/Stack';
import { Text } from '@consignment/components/primitives/text/Text';
import type { Guide } from '../../../.storybook/guide.ts';

type Answer = SearchAnswer<Command>;
type Search = (text: string, signal: AbortSignal) => Promise<Answer>;

const pages: Command[] = ['Dashboard', 'People', 'Settings'].map((label) => ({
  id: `page-${label}`,
  label,
  icon: FileText,
}));

const people: Command[] = [
  { id: 'ana', label: 'Ana Lopes', detail: 'ana@lopes.example', icon: Users },
  { id: 'anders', label: 'Anders Holm', detail: 'anders@holm.example', icon: Users },
];

const has = (text: string) => (command: Command) => command.label.toLowerCase().includes(text.toLowerCase());

const found: Search = (text) => Promise.resolve({ is: 'found', options: people.filter(has(text)) });
const never: Search = () => new Promise(() => undefined);
const failing: Search = () => Promise.resolve({ is: 'failed', problem: aProblem });

const meta = {
  title: 'Primitives/Overlays/CommandMenu',
  component: CommandMenu,
  tags: ['new'],

  args: {
    label: 'Find anything',
    placeholder: 'Search pages and people…',
    groupsOf: (text) => [{ label: 'Go to', commands: pages.filter(has(text)) }],
    searches: [{ label: 'People', onSearch: fn<Search>(found) }],
    firstSearch: (text) => (text.startsWith('@') ? 'People' : null),
    onChoose: fn(),
    onClose: fn(),
  },
  parameters: {
    guide: {
      use: 'For reaching any page, vendor or order of the app from one field, by keyboard first. One in an app, behind its own shortcut.',
      avoid: 'A value for a form is a Combobox, narrowing a list a SearchBox, acts on one thing a Menu.',
      right: {
        draw: () => (
          <DialogSketch title="Find anything" description="Search pages and people…">
            <Stack space="xsmall">
              <Text size="small" tone="muted">
                Go to
              </Text>
              <Text>Vendors</Text>
              <Text size="small" tone="muted">
                People
              </Text>
              <Text>Ana Lopes, ana@lopes.example</Text>
            </Stack>
          </DialogSketch>
        ),
        why: 'Groups say what each result is, and a detail distinguishes two of one name.',
      },
      wrong: {
        draw: () => (
          <DialogSketch title="Find anything" description="Type a command…">
            <Stack space="xsmall">
              <Text>Ana</Text>
              <Text>Ana</Text>
              <Text>Delete account</Text>
            </Stack>
          </DialogSketch>
        ),
        why: 'Two results look alike, and what cannot be undone is one Enter away from a page.',
      },
      keyboard: [
        [
          'Arrow down or Arrow up',
          'Moves through the results of all groups; the first is active from the start.',
        ],
        ['Enter', 'Opens the active one.'],
        ['Escape', 'Closes it, and focus returns to where it was.'],
      ],
      reader:
        '“Find anything, dialog. Find anything, combobox.” After a pause in typing: “Searching…”, then how many were found.',
    } satisfies Guide,
    layout: 'fullscreen',
  },
} satisfies Meta<typeof CommandMenu>;

export default meta;
type Story = StoryObj<typeof meta>;

const field = () => screen.findByRole('combobox', { name: 'Find anything' });
const option = (name: RegExp | string) => screen.findByRole('option', { name });

/** Nothing is typed: what is there at once, the first of it active. Nothing is asked before two characters. */
export const Empty: Story = {
  play: async ({ userEvent, args }) => {
    await expect(await field()).toHaveFocus();
    await expect(await option('Dashboard')).toHaveAttribute('aria-selected', 'true');
    await userEvent.keyboard('a');
    await expect(args.searches[0]?.onSearch).not.toHaveBeenCalled();
  },
};

/** Arrow keys go round over all groups, and Enter takes what is active. */
export const ByKeyboard: Story = {
  play: async ({ userEvent, args }) => {
    const words = await field();
    await userEvent.keyboard('{ArrowUp}');
    const settings = await option('Settings');
    await expect(words).toHaveAttribute('aria-activedescendant', settings.id);
    await userEvent.keyboard('{ArrowDown}');
    await expect(await option('Dashboard')).toHaveAttribute('aria-selected', 'true');
    await userEvent.keyboard('an');
    await option(/Anders Holm/);
    await userEvent.keyboard('{ArrowDown}{Enter}');
    await expect(args.onChoose).toHaveBeenCalledWith(people[1]);
    await userEvent.keyboard('{Escape}');
    await expect(args.onClose).toHaveBeenCalled();
  },
};

/** The commands that are there at once come first, then those that were found; their number is said. */
export const Results: Story = {
  play: async ({ userEvent }) => {
    await userEvent.type(await field(), 'an');
    const group = within(await screen.findByRole('group', { name: 'People' }));
    await expect(group.getAllByRole('option')).toHaveLength(2);
    await waitFor(() => expect(screen.getByRole('status')).toHaveTextContent('2 results.'));
  },
};

/** A search that knows what is meant comes before everything. */
export const FirstSearch: Story = {
  args: {
    searches: [{ label: 'People', onSearch: () => Promise.resolve({ is: 'found', options: people }) }],
  },
  play: async ({ userEvent }) => {
    await userEvent.type(await field(), '@an');
    await expect(await option(/Ana Lopes/)).toHaveAttribute('aria-selected', 'true');
  },
};

export const Loading: Story = {
  args: { searches: [{ label: 'People', onSearch: never }] },
  play: async ({ userEvent }) => {
    await userEvent.type(await field(), 'zed');
    await expect(await screen.findByText('Searching…', { selector: 'p' })).toBeVisible();
    await expect(screen.getByRole('status')).toHaveTextContent('Searching…');
    await expect(await field()).toHaveAttribute('aria-expanded', 'false');
  },
};

/** The results of before stay while the next search is under way, as far as they have the words. */
export const StaysWhileSearching: Story = {
  args: {
    searches: [
      {
        label: 'People',
        onSearch: (text, signal) => (text === 'an' ? found(text, signal) : never(text, signal)),
      },
    ],
  },
  play: async ({ userEvent }) => {
    await userEvent.type(await field(), 'an');
    await option(/Anders Holm/);
    await userEvent.keyboard('a');
    await expect(await option(/Ana Lopes/)).toBeVisible();
    await expect(screen.queryByRole('option', { name: /Anders Holm/ })).toBeNull();
  },
};

export const NothingFound: Story = {
  play: async ({ userEvent }) => {
    await userEvent.type(await field(), 'zeppelin');
    const { parentElement: message } = await screen.findByText(/^Nothing found for/);
    await expect(message).toHaveTextContent('Nothing found for “zeppelin”.');
  },
};

/** One line below the others, which still work. */
export const Failed: Story = {
  args: { searches: [{ label: 'People', onSearch: fn<Search>(failing) }] },
  play: async ({ userEvent, args }) => {
    await userEvent.type(await field(), 'da');
    await expect(await screen.findByText('People: the search didn’t work.')).toBeVisible();
    await expect(await option('Dashboard')).toHaveAttribute('aria-selected', 'true');
    await userEvent.click(screen.getByRole('button', { name: 'Retry' }));
    await waitFor(() => expect(args.searches[0]?.onSearch).toHaveBeenCalledTimes(2));
    await screen.findByText('People: the search didn’t work.');
  },
};

const long: Command = {
  id: 'long',
  label: 'The Honourable Company of Weavers, Spinners, Dyers and Bookbinders of Upper and Lower Rookery',
  detail: 'the.honourable.company.of.weavers@rookery.example',
  icon: Users,
};

const longNames = [{ label: 'Go to', commands: [long, ...pages] }];

export const LongNames: Story = { args: { groupsOf: () => longNames } };

export const RightToLeft: Story = { ...Results, globals: { direction: 'rtl' } };

/** The whole window, with a way out that needs no key. */
export const Phone: Story = {
  globals: { viewport: { value: 'phone', isRotated: false } },
  tags: ['narrow'],
  args: { groupsOf: () => longNames },
  play: async ({ userEvent, args }) => {
    await userEvent.click(await screen.findByRole('button', { name: 'Close' }));
    await expect(args.onClose).toHaveBeenCalled();
  },
};

/** Focus goes back to what opened it. */
export const Opened: Story = {
  render: function Opened(args) {
    const [isOpen, setIsOpen] = useState(false);
    return (
      <>
        <Button label="Search" onClick={() => setIsOpen(true)} />
        {isOpen && <CommandMenu {...args} onClose={() => setIsOpen(false)} />}
      </>
    );
  },
  play: async ({ canvas, userEvent }) => {
    const opener = canvas.getByRole('button', { name: 'Search' });
    await userEvent.click(opener);
    await field();
  },
};

/** The focus returns to the button that opened it. */
export const ClosedAgain: Story = {
  ...Opened,
  tags: ['no-picture'],
  play: async (context) => {
    await Opened.play?.(context);
    const { canvas, userEvent } = context;
    await userEvent.keyboard('{Escape}');
    await waitFor(() => expect(canvas.getByRole('button', { name: 'Search' })).toHaveFocus());
  },
};
