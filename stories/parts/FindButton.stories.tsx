import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn } from 'storybook/test';
import { FindButton } from '@consignment/components/parts/FindButton';
import type { Guide } from '../../.storybook/guide.ts';

const meta = {
  title: 'Parts/Pages/FindButton',
  component: FindButton,
  tags: ['new'],
  parameters: {
    guide: {
      use: 'In the bar of an app, to open FindAnything. Pass the keys as this device writes them.',
      avoid: 'A list that is searched has a SearchBox above it. Other openers of dialogs are a Button.',
      right: {
        draw: () => <FindButton keys="⌘K" onNear={() => undefined} onClick={() => undefined} />,
        why: 'On a Mac it names the keys of a Mac, and people learn them by using the button.',
      },
      wrong: {
        draw: () => <FindButton keys="Ctrl K / ⌘K" onNear={() => undefined} onClick={() => undefined} />,
        why: 'One of the two does nothing on this keyboard, and the button takes the room of a page’s name.',
      },
      keyboard: [
        ['Enter or Space', 'Opens FindAnything.'],
        ['Ctrl + K or ⌘ + K', 'The same, from anywhere in the app.'],
      ],
      reader:
        '“Search, button, Control K, Meta K.” The small keys drawn on it are not read out a second time.',
    } satisfies Guide,
  },
  args: { keys: 'Ctrl K', onNear: fn(), onClick: fn() },
} satisfies Meta<typeof FindButton>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Ready: Story = {
  play: async ({ canvas, userEvent, args }) => {
    await userEvent.tab();
    await expect(args.onNear).toHaveBeenCalled();
    await userEvent.keyboard('{Enter}');
    await expect(args.onClick).toHaveBeenCalledOnce();
    await expect(canvas.getByRole('button', { name: 'Search' })).toHaveAttribute(
      'aria-keyshortcuts',
      'Control+K Meta+K',
    );
  },
};

/** The drawing stands for the word. */
export const SmallScreen: Story = {
  globals: { viewport: { value: 'phone', isRotated: false } },
  tags: ['narrow'],
  play: async ({ canvas }) => {
    const { width } = canvas.getByRole('button', { name: 'Search' }).getBoundingClientRect();
    await expect(width).toBeLessThan(60);
  },
};
