import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn } from 'storybook/test';
import { DraftNotice } from '@consignment/components/primitives/forms/DraftNotice';
import { Banner } from '@consignment/components/primitives/feedback/Banner';
import type { Guide } from '../../../.storybook/guide.ts';

const meta = {
  title: 'Primitives/Forms/DraftNotice',
  component: DraftNotice,
  tags: ['stable'],
  parameters: {
    guide: {
      use: 'A Form shows it when a reload would have lost its typed text, with the offer to fill it in again.',
      avoid: 'Never place it by hand. Changes that wait on this page are what a SaveBar shows.',
      right: {
        draw: () => (
          <DraftNotice from="5 minutes ago" onRestore={() => undefined} onDiscard={() => undefined} />
        ),
        why: 'It says how old the draft is and changes nothing before it is asked to.',
      },
      wrong: {
        draw: () => <Banner tone="positive" title="We restored your draft." />,
        why: 'Old text now replaces the saved values, and there is no way back to them.',
      },
      keyboard: [
        ['Tab', 'Moves to Restore, then to Discard.'],
        ['Enter or Space', 'Fills the form with the draft, or throws the draft away.'],
      ],
      reader:
        'As it appears, politely: “You have unsaved changes from 5 minutes ago. Restore, button. Discard, button.”',
    } satisfies Guide,
  },

  args: { from: '5 minutes ago', onRestore: fn(), onDiscard: fn() },
} satisfies Meta<typeof DraftNotice>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {
  play: async ({ canvas, userEvent, args }) => {
    await expect(canvas.getByRole('status')).toHaveTextContent(
      'You have unsaved changes from 5 minutes ago.',
    );
    await userEvent.tab();
    await userEvent.keyboard('{Enter}');
    await expect(args.onRestore).toHaveBeenCalledOnce();
    await userEvent.tab();
    await userEvent.keyboard('{Enter}');
    await expect(args.onDiscard).toHaveBeenCalledOnce();
  },
};

export const RightToLeft: Story = { globals: { direction: 'rtl' } };
