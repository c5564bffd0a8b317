import type { Meta, StoryObj } from '@storybook/react-vite';
import Download from 'lucide-react/icons/download';
import { expect, fn } from 'storybook/test';
import { Button } from '@consignment/components/primitives/actions/Button';
import { button } from '../../../packages/components/src/primitives/actions/Button.css.ts';
import { Matrix, variantNames } from '../Matrix.tsx';
import { Inline } from '@consignment/components/primitives/layout/Inline';
import type { Guide } from '../../../.storybook/guide.ts';

const meta = {
  title: 'Primitives/Actions/Button',
  component: Button,
  tags: ['stable'],
  parameters: {
    guide: {
      use: 'For an act on this page: paying, saving, opening a dialog. Its label is a verb with its object, the words that the person has in mind.',
      avoid:
        'A way to another page is a Link or a ButtonLink, sending a form is a SubmitButton, three or more acts on one thing are a Menu.',
      right: {
        draw: () => (
          <Inline space="small">
            <Button label="Download statement" onClick={() => undefined} />
            <Button label="Pay $1,204.50" tone="primary" onClick={() => undefined} />
          </Inline>
        ),
        why: 'One primary button, and its words say what is about to happen and how much it is.',
      },
      wrong: {
        draw: () => (
          <Inline space="small">
            <Button label="OK" tone="primary" onClick={() => undefined} />
            <Button label="Click here" tone="primary" onClick={() => undefined} />
          </Inline>
        ),
        why: 'Two first choices are no choice, and neither label makes sense without the page around it.',
      },
      keyboard: [
        ['Tab', 'Moves to the button, also where it cannot be used: its reason then shows beside it.'],
        ['Enter or Space', 'Presses it. While it is busy or cannot be used, nothing happens.'],
        ['Escape', 'Hides the reason.'],
      ],
      reader:
        '“Download statement, button”, “Pay $1,204.50, button”. One that cannot be used adds “dimmed” and its reason.',
    } satisfies Guide,
  },

  args: { label: 'Save changes', onClick: fn() },
} satisfies Meta<typeof Button>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Secondary: Story = {
  play: async ({ canvas, userEvent, args }) => {
    await userEvent.tab();
    await expect(canvas.getByRole('button', { name: 'Save changes' })).toHaveFocus();
    await userEvent.keyboard('{Enter}');
    await userEvent.keyboard(' ');
    await expect(args.onClick).toHaveBeenCalledTimes(2);
  },
};

export const Primary: Story = { args: { tone: 'primary' } };

export const WithIcon: Story = { args: { icon: Download, label: 'Export' } };

/** Its words say what is under way, and a press does nothing. */
export const Busy: Story = {
  args: { tone: 'primary', state: { is: 'busy', label: 'Saving…' } },
  play: async ({ canvas, userEvent, args }) => {
    const busy = canvas.getByRole('button', { name: 'Saving…' });
    await userEvent.click(busy);
    await expect(busy).toHaveAttribute('aria-busy', 'true');
    await expect(args.onClick).not.toHaveBeenCalled();
  },
};

/** It stays reachable by keyboard, so that everybody can learn the reason. */
export const Disabled: Story = {
  args: { tone: 'primary', label: 'Pay Now', state: { is: 'disabled', reason: 'Nothing is due.' } },
  play: async ({ canvas, userEvent, args }) => {
    const disabled = canvas.getByRole('button', { name: 'Pay Now' });
    await userEvent.tab();
    await expect(disabled).toHaveFocus();
    await expect(disabled).toHaveAccessibleDescription('Nothing is due.');
    await expect(canvas.getByRole('tooltip')).toBeVisible();
    await userEvent.keyboard('{Enter}');
    await expect(args.onClick).not.toHaveBeenCalled();
    await userEvent.keyboard('{Escape}');
    await expect(canvas.queryByRole('tooltip')).toBeNull();
  },
};

export const FullWidth: Story = { args: { tone: 'primary', width: 'full' } };

export const LongNames: Story = {
  args: { label: 'Send the statement of commissions earned between January and March to every vendor' },
};

export const Variants: Story = {
  render: () => (
    <Matrix
      rows={variantNames(button.classNames.variants.tone)}
      columns={variantNames(button.classNames.variants.size)}
      cell={(tone, size) => <Button label={`${tone}, ${size}`} tone={tone} size={size} onClick={fn()} />}
    />
  ),
};

export const Widths: Story = {
  render: () => (
    <Matrix
      rows={variantNames(button.classNames.variants.width)}
      columns={['button']}
      cell={(width) => <Button label={width} width={width} onClick={fn()} />}
    />
  ),
};
