import type { Meta, StoryObj } from '@storybook/react-vite';
import { useState } from 'react';
import { expect, fn, screen, waitFor } from 'storybook/test';
import { Button } from '@consignment/components/primitives/actions/Button';
import { Dialog } from '@consignment/components/primitives/overlays/Dialog';
import { MoreActions } from '@consignment/components/primitives/actions/MoreActions';
import { Text } from '@consignment/components/primitives/text/Text';
import type { Guide } from '../../../.storybook/guide.ts';

const meta = {
  title: 'Primitives/Actions/MoreActions',
  component: MoreActions,
  tags: ['new'],
  parameters: {
    guide: {
      use: 'In the line of a Toolbar or of the title of a Page, around the buttons that are needed less often: they are in line where there is room.',
      avoid: 'Acts that are behind a button everywhere are a Menu. The primary act of a list is never in it.',
      right: {
        draw: () => (
          <MoreActions>
            <Button label="Export" onClick={() => undefined} />
            <Button label="Add Custom Item" onClick={() => undefined} />
          </MoreActions>
        ),
        why: 'Two rare acts give way on a phone and are one press away.',
      },
      wrong: {
        draw: () => (
          <MoreActions>
            <Button label="Pay all vendors" tone="primary" onClick={() => undefined} />
          </MoreActions>
        ),
        why: 'On a phone the one verb of the page is gone behind three dots.',
      },
      keyboard: [
        ['Tab', 'Moves through the buttons, or to More where they are behind it.'],
        ['Enter or Space', 'On More: shows them. On one of them: presses it.'],
        ['Escape', 'Hides them again; focus returns to More.'],
      ],
      reader:
        'On a phone: “More, button, collapsed”, then “Export, button. Add Custom Item, button.” Elsewhere only the two.',
    } satisfies Guide,
  },

  args: {
    children: (
      <>
        <Button label="Export" onClick={fn()} />
        <Button label="Add Custom Item" onClick={fn()} />
      </>
    ),
  },
} satisfies Meta<typeof MoreActions>;

export default meta;
type Story = StoryObj<typeof meta>;

/** They are in the line where there is room. */
export const Wide: Story = {
  tags: ['wide'],
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('button', { name: 'Add Custom Item' })).toBeVisible();
    await expect(canvas.queryByRole('button', { name: 'More' })).toBeNull();
  },
};

/** One that opens a dialog leaves nothing above it. */
export const OpensDialog: Story = {
  tags: ['narrow', 'no-picture'],
  globals: { viewport: { value: 'phone', isRotated: false } },
  render: function Opening() {
    const [isOpen, setIsOpen] = useState(false);
    return (
      <>
        <MoreActions>
          <Button label="Add Custom Item" onClick={() => setIsOpen(true)} />
        </MoreActions>
        <Dialog isOpen={isOpen} onClose={() => setIsOpen(false)} title="Add Custom Item">
          <Text>A form.</Text>
        </Dialog>
      </>
    );
  },
  play: async ({ canvas, canvasElement, userEvent }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'More' }));
    await userEvent.click(canvas.getByRole('button', { name: 'Add Custom Item' }));
    await screen.findByRole('dialog', { name: 'Add Custom Item' });
    await waitFor(() => expect(canvasElement.querySelector(':popover-open')).toBeNull());
  },
};

/** Behind a button on a phone, at the foot of the window; the keys reach them, and Escape leads back. */
export const SmallScreen: Story = {
  globals: { viewport: { value: 'phone', isRotated: false } },
  tags: ['narrow'],
  play: async ({ canvas, userEvent }) => {
    const more = canvas.getByRole('button', { name: 'More' });
    await expect(canvas.queryByRole('button', { name: 'Add Custom Item' })).toBeNull();
    await userEvent.tab();
    await expect(more).toHaveFocus();
    await userEvent.keyboard('{Enter}');
    const add = canvas.getByRole('button', { name: 'Add Custom Item' });
    await waitFor(() => expect(add).toBeVisible());
    await userEvent.tab();
    await userEvent.tab();
    await expect(add).toHaveFocus();
    await expect(add.getBoundingClientRect().bottom).toBeGreaterThan(window.innerHeight - 80);
  },
};
