import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, screen } from 'storybook/test';
import { Banner } from '@consignment/components/primitives/feedback/Banner';
import { Button } from '@consignment/components/primitives/actions/Button';
import { Dialog } from '@consignment/components/primitives/overlays/Dialog';
import { DialogActions } from '@consignment/components/primitives/overlays/DialogActions';
import { Stack } from '@consignment/components/primitives/layout/Stack';
import { Text } from '@consignment/components/primitives/text/Text';
import { DialogSketch } from '../../fixtures/dialog-sketch.tsx';
import type { Guide } from '../../../.storybook/guide.ts';

const lines = Array.from({ length: 40 }, (_, at) => `Line ${at + 1} of what is about to change`);

const meta = {
  title: 'Primitives/Overlays/DialogActions',
  component: DialogActions,
  tags: ['new'],
  parameters: {
    guide: {
      use: 'Last in every Dialog, around the buttons that end it: they stay in sight while the middle scrolls.',
      avoid:
        'The buttons at the end of a form on a page are in its FormActions. An action within a dialog stays beside its object.',
      right: {
        draw: () => (
          <DialogSketch
            title="Review this change"
            description="40 lines change from 30 % to 35 %."
            answers={['Cancel', 'Apply change']}
          />
        ),
        why: 'The way back comes first, the one that goes on last, and each says what it does.',
      },
      wrong: {
        draw: () => (
          <DialogSketch
            title="Review this change"
            description="40 lines change from 30 % to 35 %."
            answers={['No', 'Maybe later', 'Save as draft', 'Yes']}
          />
        ),
        why: 'Four answers to one question, and Yes makes sense only after the text was read again.',
      },
      keyboard: [
        ['Tab', 'Reaches the buttons after everything else in the dialog.'],
        ['Enter or Space', 'Presses the one that has focus.'],
      ],
      reader:
        '“Cancel, button. Apply change, button.” A notice above them, such as a RefusalBanner, is read out as it appears.',
    } satisfies Guide,
  },

  args: {
    children: (
      <>
        <Button label="Cancel" onClick={fn()} />
        <Button label="Apply change" tone="primary" onClick={fn()} />
      </>
    ),
  },
  render: (args) => (
    <Dialog isOpen onClose={fn()} title="Review this change">
      <Stack space="small">
        {lines.map((line) => (
          <Text key={line}>{line}</Text>
        ))}
      </Stack>
      <DialogActions {...args} />
    </Dialog>
  ),
} satisfies Meta<typeof DialogActions>;

export default meta;
type Story = StoryObj<typeof meta>;

/** The buttons are in sight with the first line of a dialog that is longer than the window. */
export const LongDialog: Story = {
  play: async () => {
    const apply = await screen.findByRole('button', { name: 'Apply change' });
    await expect(screen.getByText(lines[0] ?? '')).toBeVisible();
    await expect(apply.getBoundingClientRect().bottom).toBeLessThan(window.innerHeight);
    await expect(apply.getBoundingClientRect().top).toBeGreaterThan(0);
  },
};

/** The answer to a press is with the buttons, at any scroll position of the middle. */
export const WithNotice: Story = {
  args: {
    notice: (
      <Banner tone="critical" title="Something went wrong." announcement="assertive">
        <p>Nothing was changed.</p>
      </Banner>
    ),
  },
  play: async () => {
    const notice = await screen.findByText('Nothing was changed.');
    await expect(notice.getBoundingClientRect().bottom).toBeLessThan(window.innerHeight);
  },
};
