import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn } from 'storybook/test';
import { Button } from '@consignment/components/primitives/actions/Button';
import { EmptyState } from '@consignment/components/primitives/feedback/EmptyState';
import type { Guide } from '../../../.storybook/guide.ts';

const meta = {
  title: 'Primitives/Feedback/EmptyState',
  component: EmptyState,
  tags: ['stable'],
  parameters: {
    guide: {
      use: 'Where a list has loaded and has nothing in it: say what will be here, and the one step that brings it.',
      avoid:
        'A list that could not be loaded is a FailedState, one that loads shows Skeletons. A page of one empty field needs no drawing.',
      right: {
        draw: () => (
          <EmptyState
            title="No payouts yet"
            detail="Vendors are paid from the page Vendors, once something is due."
            action={<Button label="See what is due" onClick={() => undefined} />}
          />
        ),
        why: 'Empty is a beginning: it says what belongs here and leads to it.',
      },
      wrong: {
        draw: () => <EmptyState title="No data" />,
        why: 'Nothing says whether this is good, broken, or a filter that finds nothing.',
      },
      keyboard: [['Tab', 'Reaches the action, where there is one.']],
      reader:
        '“No payouts yet. Vendors are paid from the page Vendors, once something is due. See what is due, button.” The drawing is hidden.',
    } satisfies Guide,
  },

  args: { title: 'No commissions due.' },
} satisfies Meta<typeof EmptyState>;

export default meta;
type Story = StoryObj<typeof meta>;

export const TitleOnly: Story = {
  play: async ({ canvas }) => {
    await expect(canvas.getByText('No commissions due.')).toBeVisible();
  },
};

export const WithDetailAndAction: Story = {
  args: {
    title: 'No orders yet',
    detail: 'Orders appear here as soon as the first import is done.',
    action: <Button label="Import orders" tone="primary" onClick={fn()} />,
  },
};
