import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, screen, within } from 'storybook/test';
import { KeysDialog } from '@consignment/components/parts/pages/KeysDialog';
import { Text } from '@consignment/components/primitives/text/Text';
import type { Guide } from '../../../.storybook/guide.ts';

const meta = {
  title: 'Parts/Pages/KeysDialog',
  component: KeysDialog,
  tags: ['new'],
  parameters: {
    layout: 'fullscreen',
    guide: {
      use: 'To show what the keyboard does in an app. Open it with ?, from the menu of the account and from FindAnything.',
      avoid:
        'The keys of one component are in its own story. Where a key acts in one place, draw it there, as the bar of unsaved changes does.',
      right: {
        draw: () => <Text>Save your changes: Ctrl S</Text>,
        why: 'Each line says first what happens, and then the key. It lists only keys that work on every page or in every list of its kind.',
      },
      wrong: {
        draw: () => <Text>Press Ctrl K to search, ? for help, F6 to go to messages</Text>,
        why: 'A line at the foot of every page takes room for good, and is read once.',
      },
      keyboard: [
        ['?', 'Opens it, unless a field has the focus.'],
        ['Escape', 'Closes it and returns to where one was.'],
      ],
      reader: '“Keys, dialog. On every page, heading level 3. Search everything, Ctrl K.”',
    } satisfies Guide,
  },
  args: { command: 'Ctrl', onClose: fn() },
} satisfies Meta<typeof KeysDialog>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Ready: Story = {
  play: async ({ userEvent, args }) => {
    const sheet = within(await screen.findByRole('dialog', { name: 'Keys' }));
    await expect(sheet.getByText('Search everything').nextElementSibling).toHaveTextContent('Ctrl K');
    await userEvent.keyboard('{Escape}');
    await expect(args.onClose).toHaveBeenCalled();
  },
};

export const OnAMac: Story = {
  args: { command: '⌘' },
  play: async () => {
    await expect(await screen.findByText('⌘ K')).toBeVisible();
  },
};

export const SmallScreen: Story = {
  globals: { viewport: { value: 'phone', isRotated: false } },
  tags: ['no-picture'],
};

export const RightToLeft: Story = { globals: { direction: 'rtl' } };
