import type { Meta, StoryObj } from '@storybook/react-vite';
import Ellipsis from 'lucide-react/icons/ellipsis';
import Trash2 from 'lucide-react/icons/trash-2';
import { expect, fn, screen, waitFor } from 'storybook/test';
import { Dialog } from '@consignment/components/primitives/overlays/Dialog';
import { Menu } from '@consignment/components/primitives/actions/Menu';
import { item } from '../../../packages/components/src/primitives/actions/Menu.css.ts';
import { variantNames } from '../Matrix.tsx';
import type { Guide } from '../../../.storybook/guide.ts';

const onDelete = fn();
const onPay = fn();

const meta = {
  title: 'Primitives/Actions/Menu',
  component: Menu,
  tags: ['stable'],
  parameters: {
    guide: {
      use: 'For three or more acts on one thing that are needed now and then, behind one button that names the thing or says Actions.',
      avoid: 'One choice among values is a Select. The act that most people come for is a Button in sight.',
      right: {
        draw: () => (
          <Menu
            label="Actions"
            items={[
              { label: 'Open in the shop', href: '#shop' },
              { label: 'Export lines', onSelect: () => undefined },
              { label: 'Delete payout', onSelect: () => undefined, tone: 'critical', icon: Trash2 },
            ]}
          />
        ),
        why: 'Verbs, the rare and the dangerous one last. Deleting asks again in a dialog.',
      },
      wrong: {
        draw: () => <Menu label="Pay" items={[{ label: 'Pay now', onSelect: () => undefined }]} />,
        why: 'A menu of one is a button that takes two presses, and hides the verb of the page.',
      },
      keyboard: [
        ['Enter, Space or Arrow down', 'Opens the menu at its first item.'],
        ['Arrow down, Arrow up', 'Moves through the items and round the ends; Home and End go to the ends.'],
        ['Enter or Space', 'Takes the item. One that cannot be used says why and does nothing.'],
        ['Escape', 'Closes it; focus returns to the button.'],
      ],
      reader: '“Actions, menu button, collapsed”. Opened: “Actions, menu. Open in the shop, menu item.”',
    } satisfies Guide,
  },

  args: {
    label: 'Actions',
    items: [
      { label: 'Open in the shop', href: '#shop' },
      { label: 'Pay Now', onSelect: onPay, state: { is: 'disabled', reason: 'Nothing is due.' } },
      { label: 'Delete payout', onSelect: onDelete, tone: 'critical', icon: Trash2 },
    ],
  },
  beforeEach: () => {
    onDelete.mockClear();
    onPay.mockClear();
  },
} satisfies Meta<typeof Menu>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Closed: Story = {};

export const Open: Story = {
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Actions' }));
    await expect(await screen.findByRole('menuitem', { name: 'Open in the shop' })).toHaveAttribute(
      'href',
      '#shop',
    );
    await expect(screen.getByRole('menuitem', { name: 'Pay Now Nothing is due.' })).toHaveAttribute(
      'aria-disabled',
      'true',
    );
  },
};

/** Arrow keys move, Enter chooses, Escape returns to the button (APG menu button). */
export const ByKeyboard: Story = {
  play: async ({ canvas, userEvent }) => {
    const button = canvas.getByRole('button', { name: 'Actions' });
    button.focus();
    await userEvent.keyboard('{Enter}');
    await waitFor(() => expect(screen.getByRole('menuitem', { name: 'Open in the shop' })).toHaveFocus());
    await userEvent.keyboard('{Escape}');
    await waitFor(() => expect(button).toHaveFocus());
    await userEvent.keyboard('{ArrowDown}');
    await waitFor(() => expect(screen.getByRole('menuitem', { name: 'Open in the shop' })).toHaveFocus());
    await userEvent.keyboard('{ArrowDown}{Enter}');
    await expect(onDelete).toHaveBeenCalledOnce();
    await expect(onPay).not.toHaveBeenCalled();
    await waitFor(() => expect(button).toHaveFocus());
  },
};

/** A menu that a dialog opens lies above the dialog. */
export const InADialog: Story = {
  render: (args) => (
    <Dialog isOpen onClose={fn()} title="Payout">
      <Menu {...args} />
    </Dialog>
  ),
  play: async ({ canvasElement, userEvent }) => {
    await userEvent.click(await screen.findByRole('button', { name: 'Actions' }));
    const menuItem = await screen.findByRole('menuitem', { name: 'Delete payout' });
    await waitFor(async () => {
      const { left, top, width, height } = menuItem.getBoundingClientRect();
      const hit = canvasElement.ownerDocument.elementFromPoint(left + width / 2, top + height / 2);
      await expect(menuItem).toContainElement(hit as HTMLElement | null);
    });
  },
};

export const IconOnly: Story = {
  args: { shape: 'icon', icon: Ellipsis, label: 'More actions', tone: 'quiet' },
};

/** One item of each tone that the recipe has. */
export const Variants: Story = {
  args: {
    items: variantNames(item.classNames.variants.tone).map((tone) => ({
      label: `Tone: ${tone}`,
      tone,
      onSelect: fn(),
    })),
  },
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Actions' }));
    await expect((await screen.findAllByRole('menuitem')).length).toBeGreaterThan(1);
  },
};
