import type { Meta, StoryObj } from '@storybook/react-vite';
import Trash2 from 'lucide-react/icons/trash-2';
import { expect, fn } from 'storybook/test';
import { IconButton } from '@consignment/components/primitives/actions/IconButton';
import { button } from '../../../packages/components/src/primitives/actions/Button.css.ts';
import { Matrix, variantNames } from '../Matrix.tsx';
import Scale from 'lucide-react/icons/scale';
import Undo2 from 'lucide-react/icons/undo-2';
import Wallet from 'lucide-react/icons/wallet';
import { Inline } from '@consignment/components/primitives/layout/Inline';
import { Text } from '@consignment/components/primitives/text/Text';
import type { Guide } from '../../../.storybook/guide.ts';

const meta = {
  title: 'Primitives/Actions/IconButton',
  component: IconButton,
  tags: ['stable'],
  parameters: {
    guide: {
      use: 'For acts that everybody knows by their drawing, where words would fill the row: close, clear, remove, more.',
      avoid:
        'Anything else is a Button with words. An act that cannot be undone is never a drawing alone beside harmless ones.',
      right: {
        draw: () => (
          <Inline space="small" align="center">
            <Text as="span">orders-march.csv</Text>
            <IconButton icon={Trash2} label="Remove orders-march.csv" onClick={() => undefined} />
          </Inline>
        ),
        why: 'The name says what it removes, and shows as a tooltip on hover and on focus.',
      },
      wrong: {
        draw: () => (
          <Inline space="small">
            <IconButton icon={Wallet} label="Pay" onClick={() => undefined} />
            <IconButton icon={Undo2} label="Reverse" onClick={() => undefined} />
            <IconButton icon={Scale} label="Settle" onClick={() => undefined} />
          </Inline>
        ),
        why: 'Three drawings that have to be guessed, and each of them moves money.',
      },
      keyboard: [
        ['Tab', 'Moves to the button and shows its name.'],
        ['Enter or Space', 'Presses it.'],
        ['Escape', 'Hides the name.'],
      ],
      reader: '“Remove orders-march.csv, button”.',
    } satisfies Guide,
  },

  args: { icon: Trash2, label: 'Delete account', onClick: fn() },
} satisfies Meta<typeof IconButton>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Ready: Story = {
  play: async ({ canvas, userEvent, args }) => {
    const control = canvas.getByRole('button', { name: 'Delete account' });
    await userEvent.tab();
    await expect(control).toHaveFocus();
    await userEvent.keyboard('{Enter}');
    await expect(args.onClick).toHaveBeenCalledOnce();
    await userEvent.keyboard(' ');
    await expect(args.onClick).toHaveBeenCalledTimes(2);
    await userEvent.click(control);
    await expect(args.onClick).toHaveBeenCalledTimes(3);
  },
};

export const Busy: Story = {
  args: { state: { is: 'busy', label: 'Deleting…' } },
  play: async ({ canvas, userEvent, args }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Deleting…' }));
    await expect(args.onClick).not.toHaveBeenCalled();
  },
};

export const Disabled: Story = {
  args: { state: { is: 'disabled', reason: 'The account has unpaid commissions.' } },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('button', { name: 'Delete account' })).toHaveAccessibleDescription(
      'Delete account: The account has unpaid commissions.',
    );
  },
};

/** Beside one that can be pressed, one that cannot is no louder: it has no ground and no frame either. */
export const DisabledBesideReady: Story = {
  render: () => (
    <Inline space="small">
      <IconButton icon={Trash2} label="Delete account" onClick={fn()} />
      <IconButton
        icon={Trash2}
        label="Delete shop"
        onClick={fn()}
        state={{ is: 'disabled', reason: 'The shop has unpaid commissions.' }}
      />
    </Inline>
  ),
  play: async ({ canvas }) => {
    const look = (name: string) => {
      const { backgroundColor, borderTopColor } = getComputedStyle(canvas.getByRole('button', { name }));
      return { backgroundColor, borderTopColor };
    };
    await expect(look('Delete shop')).toEqual(look('Delete account'));
  },
};

/** One that cannot be used is reached nevertheless, and says why. */
export const DisabledByKeyboard: Story = {
  args: Disabled.args,
  tags: ['no-picture'],
  play: async ({ canvas, userEvent, args }) => {
    await userEvent.tab();
    await expect(canvas.getByRole('button', { name: 'Delete account' })).toHaveFocus();
    await expect(canvas.getByRole('tooltip')).toBeVisible();
    await userEvent.keyboard('{Enter}');
    await userEvent.keyboard(' ');
    await expect(args.onClick).not.toHaveBeenCalled();
  },
};

export const Variants: Story = {
  render: () => (
    <Matrix
      rows={variantNames(button.classNames.variants.tone)}
      columns={variantNames(button.classNames.variants.size)}
      cell={(tone, size) => (
        <IconButton icon={Trash2} label={`Delete, ${tone}, ${size}`} tone={tone} size={size} onClick={fn()} />
      )}
    />
  ),
};
