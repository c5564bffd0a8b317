import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn } from 'storybook/test';
import { FindButton } from '@consignment/components/parts/pages/FindButton';
import { Card } from '@consignment/components/primitives/layout/Card';
import { Text } from '@consignment/components/primitives/text/Text';
import { TopNav } from '@consignment/components/primitives/navigation/TopNav';
import type { Guide } from '../../../.storybook/guide.ts';

const meta = {
  title: 'Parts/Pages/FindButton',
  component: FindButton,
  tags: ['new'],
  parameters: {
    guide: {
      use: 'In the bar of an app, to open FindAnything. Pass the keys as this device writes them.',
      avoid: 'A list that is searched has a SearchBox above it. Other openers of dialogs are a Button.',
      right: {
        draw: () => (
          <TopNav
            label="Main"
            brand="Rookery Market"
            entries={[]}
            tools={<FindButton keys="Ctrl K" onNear={() => undefined} onClick={() => undefined} />}
          />
        ),
        why: 'In the bar it is the same on every page, and so are its keys.',
      },
      wrong: {
        draw: () => (
          <Card
            title="Vendors"
            actions={<FindButton keys="Ctrl K" onNear={() => undefined} onClick={() => undefined} />}
          >
            <Text>Juniper & Oak, Lantern Loom, and 228 more</Text>
          </Card>
        ),
        why: 'Beside a list it promises to narrow it. It opens everything of the app instead, and the 230 vendors stay as they are.',
      },
      keyboard: [
        ['Enter or Space', 'Opens FindAnything.'],
        ['Ctrl + K or Command + K', 'The same, from anywhere in the app.'],
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

/** An icon replaces the word. */
export const SmallScreen: Story = {
  globals: { viewport: { value: 'phone', isRotated: false } },
  tags: ['narrow'],
  play: async ({ canvas }) => {
    const { width } = canvas.getByRole('button', { name: 'Search' }).getBoundingClientRect();
    await expect(width).toBeLessThan(60);
  },
};
