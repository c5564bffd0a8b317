import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, within } from 'storybook/test';
import { RecoveryCodesDialog } from '@consignment/components/parts/signing-in/RecoveryCodesDialog';
import { Banner } from '@consignment/components/primitives/feedback/Banner';
import type { Outcome } from '../../../packages/components/src/primitives/feedback/outcome.ts';
import type { Guide } from '../../../.storybook/guide.ts';
import { someCodes } from '../../fixtures/security.ts';
import { done, refused } from '../../primitives/answers.ts';

const meta = {
  title: 'Parts/Signing in/RecoveryCodesDialog',
  component: RecoveryCodesDialog,
  tags: ['new'],
  parameters: {
    guide: {
      use: 'After the first second factor, and after new codes were made: it shows them this once. Mount it to open it.',
      avoid: 'The RecoveryCodesCard shows how many are left. A secret of another kind has its own dialog.',
      right: {
        draw: () => (
          <Banner
            tone="caution"
            title="These codes won’t be shown again. Keep them somewhere separate from your password."
          />
        ),
        why: 'The person knows before the dialog is closed that there is no way back.',
      },
      wrong: {
        draw: () => <Banner tone="caution" title="Important!" />,
        why: 'It says neither what is important nor what to do.',
      },
      keyboard: [
        ['Tab', 'Goes through Copy, Export and the button that closes.'],
        ['Escape', 'Closes the dialog.'],
      ],
      reader: '“Your recovery codes, dialog. Recovery codes, list, 10 items. Copy, button.”',
    } satisfies Guide,
  },
  args: {
    codes: someCodes,
    onCopy: fn(() => Promise.resolve<Outcome>(done)),
    onDownload: fn(),
    onClose: fn(),
  },
} satisfies Meta<typeof RecoveryCodesDialog>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Shown: Story = {
  play: async ({ canvas, userEvent, args }) => {
    const dialog = within(await canvas.findByRole('dialog', { name: 'Your recovery codes' }));
    await expect(dialog.getAllByRole('listitem')).toHaveLength(10);
    await userEvent.click(dialog.getByRole('button', { name: 'Export' }));
    await expect(args.onDownload).toHaveBeenCalledWith(someCodes);
  },
};

export const Copied: Story = {
  play: async ({ canvas, userEvent, args }) => {
    await userEvent.click(await canvas.findByRole('button', { name: 'Copy' }));
    await expect(args.onCopy).toHaveBeenCalledWith(someCodes.join('\n'));
    await expect(await canvas.findByText('Copied.')).toBeVisible();
  },
};

export const CopyRefused: Story = {
  args: { onCopy: fn(() => Promise.resolve<Outcome>(refused)) },
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(await canvas.findByRole('button', { name: 'Copy' }));
    await expect(await canvas.findByText(/^The codes could not be copied/)).toBeVisible();
  },
};
